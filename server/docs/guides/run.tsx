import { Calls } from '../../dashboard/ui/calls.js';
import { Code } from '../../dashboard/ui/parts.js';
import type { Guide } from './guide.js';
import { ORIGIN } from './origin.js';

const OUTPUTS = '/api/v1/deidentify/text/proprietary/outputs';

export const files: Guide = {
  id: 'files',
  title: 'Files',
  body: (prefix) => (
    <>
      <h1>Files</h1>
      <p class="lead">Send a file as a form; the response is a file in the same format.</p>
      <Calls
        id="file"
        call={{
          origin: ORIGIN,
          method: 'post',
          path: `${prefix}${OUTPUTS}/txt`,
          form: { file: 'notes.txt', fields: { masking_type: 'redact', level: '2' } },
        }}
      />
      <ul class="plain-list">
        <li>
          Each format has its endpoint: <code>…/outputs/csv</code> (also .xlsx, .xls), <code>/docx</code>,{' '}
          <code>/pdf</code>, <code>/txt</code>, and those of other installed formats.
        </li>
        <li>One person gets one substitute in all sheets, pages and comments of a file.</li>
        <li>
          Word and Excel files are changed in place, including comments, headers, hidden sheets and properties. In PDF
          files, terms are removed from the page content itself. Before a file is returned, it is checked for remaining
          terms.
        </li>
        <li>
          <code>X-Deid-Report</code> contains the number of replaced terms by type, how many of them are masked because
          they are too uncertain for an invented value, and warnings about parts that were not read, such as pictures
          and macros. Read the warnings before you pass a file on.
        </li>
        <li>
          A file that cannot be read completely is refused (422); you never get half a file, or the original. The error
          code shows the reason, such as a password.
        </li>
        <li>
          .doc files are not accepted: save them as .docx. Scans in PDF files are read by text recognition, in English
          only so far.
        </li>
      </ul>
    </>
  ),
};

export const limits: Guide = {
  id: 'limits',
  title: 'Limits',
  body: (prefix) => (
    <>
      <h1>Limits</h1>
      <p class="lead">
        A plan limits the requests and tokens of each of its keys. Limits are exact, over any number of processes.
      </p>
      <ul class="plain-list">
        <li>Requests per minute: in any 60 seconds. Requests and tokens per month: in a calendar month, UTC.</li>
        <li>
          One token is four characters (code points) of text, rounded up; for files of all their text. Tokens are
          charged only for finished work, also if the client did not wait for it.
        </li>
        <li>
          Every response shows what is left: <code>RateLimit-Policy</code> names the limits, <code>RateLimit</code> what
          remains (r) and when more comes (t, in seconds).
        </li>
        <li>
          At a limit the answer is 429 with <code>Retry-After</code>. Wait for that time; earlier requests are refused
          as well.
        </li>
        <li>
          Larger inputs than the service accepts get 413, whatever the plan: texts above 1,000,000 characters and files
          above 50 MiB, unless operators have set other limits.
        </li>
      </ul>
      <p>The usage of a key (this request is not charged):</p>
      <Calls id="usage" call={{ origin: ORIGIN, method: 'get', path: `${prefix}/api/v1/usage` }} />
      <h2>A client that behaves</h2>
      <p>
        Send at most as many concurrent requests as the plan allows. After 429 and 503, wait for the time in
        Retry-After, and double the delay each time. Do not repeat requests after 400, 401, 403, 413, 415 and 422,
        because they will fail again. Calls for texts and files have no side effects, so repeating one only counts as
        another request.
      </p>
    </>
  ),
};

const PROXY = `upstream deidkit {
  server 127.0.0.1:3000;
  keepalive 32;
  keepalive_timeout 60s;
}

server {
  listen 443 ssl;
  http2 on;
  server_name deid.example.org;
  ssl_certificate     /etc/ssl/deid.example.org.pem;
  ssl_certificate_key /etc/ssl/deid.example.org.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  add_header Strict-Transport-Security "max-age=31536000" always;

  client_max_body_size 51m;
  client_header_timeout 10s;
  client_body_timeout 30s;

  location / {
    proxy_pass http://deidkit;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Without these two lines nginx would buffer large bodies and responses in files.
    proxy_request_buffering off;
    proxy_buffering off;
    proxy_read_timeout 150s;
    proxy_send_timeout 30s;
    proxy_next_upstream off;
  }
}`;

export const goingLive: Guide = {
  id: 'going-live',
  title: 'Going live',
  body: (prefix) => (
    <>
      <h1>Going live</h1>
      <p class="lead">Before you process real data.</p>
      <h2>Measure</h2>
      <p>
        De-identification by software is never complete. Label a few hundred of your own texts, measure (
        <code>npm run bench:accuracy -- FOLDER</code>), choose the level by the cost of a miss, and have a person review
        the results where the law requires it.
      </p>
      <h2>Put TLS in front</h2>
      <p>
        The service speaks plain HTTP and is reachable from its own machine only, unless HOST is set. Put a proxy with
        TLS in front of it. The headers are important: they make cookies Secure, let forms be accepted, and, with{' '}
        <code>DEIDKIT_TRUSTED_PROXIES</code>, let wrong passwords be counted by the address of whoever types them.
        Bodies must not be written to disk, and requests not be repeated.
      </p>
      <Code id="proxy" label="settings of nginx" text={PROXY} />
      <h2>Keys</h2>
      <ul class="plain-list">
        <li>
          Create one key for each system, named after it, with an expiry date and only the endpoints that it needs.
        </li>
        <li>Keep keys in a secret store, never in source code, tickets, chats or screenshots.</li>
        <li>Rotate keys with an overlap, during which both keys work.</li>
        <li>Revoke a key at once if somebody else may have it: it is refused everywhere within 10 seconds.</li>
      </ul>
      <h2>Data</h2>
      <ul class="plain-list">
        <li>
          The folder of the service contains accounts, plans, hashes of keys, counters and the audit log, but no text;
          files of jobs are encrypted. Back up <code>deidkit.db</code> and <code>pepper</code>, separately.
        </li>
        <li>
          Several machines share accounts, keys and limits through Postgres (<code>DEIDKIT_DATABASE_URL</code>) and, for
          many requests, Redis or Valkey (<code>DEIDKIT_REDIS_URL</code>); each needs the same <code>pepper</code>.
        </li>
        <li>No log line, metric or error contains a piece of a text, a file name or a key.</li>
        <li>
          <code>deidkit audit verify</code> verifies that no entry of the audit log was changed. Each new head is in the
          log of the service: kept elsewhere, it shows with <code>--head</code> whether the end was cut off.
        </li>
      </ul>
      <h2>Watch</h2>
      <p>
        <a href="/healthz">/healthz</a> shows that the process runs, <a href="/readyz">/readyz</a> that it accepts work.
        Neither needs a key. Responses have <code>X-Request-Id</code>, which identifies the line in the log.
      </p>
      <p>
        All error codes are listed under <a href={`${prefix}/docs/errors`}>Errors</a>.
      </p>
    </>
  ),
};

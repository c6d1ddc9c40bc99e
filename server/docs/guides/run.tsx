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
      <p class="lead">A file goes in as a form, and comes back as a file of the same kind.</p>
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
          Each kind has its endpoint: <code>…/outputs/csv</code> (also .xlsx, .xls), <code>/docx</code>,{' '}
          <code>/pdf</code>, <code>/txt</code>, and whatever other formats are installed.
        </li>
        <li>All of a file is one text: one person is one substitute in every sheet, page and comment.</li>
        <li>
          Word and Excel files are changed in place, their comments, headers, hidden sheets and properties too. In PDF
          files the terms leave the page content itself. Before it is returned a file is searched for terms that were
          left.
        </li>
        <li>
          <code>X-Deid-Report</code> counts what was replaced, by type, and warns of what was not read, such as pictures
          and macros. Look at the warnings before you pass a file on.
        </li>
        <li>
          A file that cannot be read whole is refused (422): never half a file, never the original. Macros, pictures and
          passwords are told by their own codes.
        </li>
        <li>.doc is not taken: save it as .docx. A scan in a PDF needs character recognition, in English for now.</li>
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
        A plan says how much each of its keys may ask. Limits hold exactly, over any number of processes.
      </p>
      <ul class="plain-list">
        <li>
          Requests a minute: in any 60 seconds, not by the clock. Requests and tokens a month: calendar month, UTC.
        </li>
        <li>
          One token is four characters (code points) of text, rounded up; for files over all their text. Tokens are
          charged only for what was served.
        </li>
        <li>
          Every answer says what is left: <code>RateLimit-Policy</code> names the limits, <code>RateLimit</code> what
          remains (r) and when more comes (t, in seconds).
        </li>
        <li>
          At a limit the answer is 429 with <code>Retry-After</code>. Wait as long as it says: asking again before
          changes nothing.
        </li>
        <li>
          Too large is 413, whatever the plan: a text of 1,000,000 characters, a file of 50 MiB, unless operators have
          set others.
        </li>
      </ul>
      <p>What a key has used, free of charge:</p>
      <Calls id="usage" call={{ origin: ORIGIN, method: 'get', path: `${prefix}/api/v1/usage` }} />
      <h2>A client that behaves</h2>
      <p>
        Send at most as many requests at a time as the plan allows; after 429 and 503 wait for Retry-After, then double
        the wait each time; give up on 400, 401, 403, 413, 415 and 422: they stay. All calls are pure, so sending one
        again changes nothing but the count.
      </p>
    </>
  ),
};

const PROXY = `server {
  listen 443 ssl;
  server_name deid.example.org;
  client_max_body_size 64m;
  location / {
    proxy_pass http://127.0.0.1:3000;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-For $remote_addr;
  }
}`;

export const goingLive: Guide = {
  id: 'going-live',
  title: 'Going live',
  body: (prefix) => (
    <>
      <h1>Going live</h1>
      <p class="lead">What to settle before real data comes.</p>
      <h2>Measure</h2>
      <p>
        De-identification by software is never complete. Label a few hundred of your own texts, measure (
        <code>npm run bench:accuracy -- FOLDER</code>), choose the level by what a miss costs, and keep a person in the
        loop where the law asks for one.
      </p>
      <h2>Put TLS in front</h2>
      <p>
        The service speaks plain HTTP and listens to its own machine only, unless HOST says otherwise. A proxy brings
        TLS. The three headers matter: they make cookies Secure, forms accepted, and keep the playground closed to
        strangers.
      </p>
      <Code id="proxy" label="settings of nginx" text={PROXY} />
      <h2>Keys</h2>
      <ul class="plain-list">
        <li>One key for each system, named after it; an end; only the endpoints that it needs.</li>
        <li>Keys in a secret store, never in source code, tickets, chats or screenshots.</li>
        <li>Rotate with an overlap: both keys work until the new one is everywhere.</li>
        <li>A key that somebody else may have is revoked at once: it is refused everywhere within 10 seconds.</li>
      </ul>
      <h2>Data</h2>
      <ul class="plain-list">
        <li>
          The folder of the service holds accounts, plans, hashes of keys, counters and the audit log; no text, and
          files of jobs only encrypted. Back up <code>deidkit.db</code> and <code>pepper</code>, apart from each other.
        </li>
        <li>
          Several machines share accounts, keys and limits through Postgres (<code>DEIDKIT_DATABASE_URL</code>) and, for
          many requests, Redis or Valkey (<code>DEIDKIT_REDIS_URL</code>); each has the same <code>pepper</code>.
        </li>
        <li>No log line, metric or error holds a piece of a text, a file name or a key.</li>
        <li>
          <code>deidkit audit verify</code> checks that the audit log is as it was written. Note its head elsewhere now
          and then.
        </li>
      </ul>
      <h2>Watch</h2>
      <p>
        <a href="/healthz">/healthz</a> says that the process lives, <a href="/readyz">/readyz</a> that it can work.
        Both need no key. Answers carry <code>X-Request-Id</code>, which names the line of the log.
      </p>
      <p>
        Every code an operator may meet stands under <a href={`${prefix}/docs/errors`}>Errors</a>.
      </p>
    </>
  ),
};

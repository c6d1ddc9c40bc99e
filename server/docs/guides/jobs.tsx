import { Calls } from '../../dashboard/ui/calls.js';
import { Code } from '../../dashboard/ui/parts.js';
import { JOB } from '../../openapi/example.js';
import { API } from '../../openapi/operation.js';
import type { Guide } from './guide.js';
import { ORIGIN } from './origin.js';

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isGenuine(header, body, secret) {
  const [, time, signature] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (time === undefined || Math.abs(Date.now() / 1000 - time) > 300) return false;
  const wanted = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  return timingSafeEqual(wanted, Buffer.from(signature, 'hex'));
}`;

export const jobs: Guide = {
  id: 'jobs',
  title: 'Jobs',
  body: (prefix) => (
    <>
      <h1>Jobs</h1>
      <p class="lead">
        Files that are too large, or too many, to wait for: send them, ask how far they are, fetch them.
      </p>
      <h2>Send</h2>
      <Calls
        id="send"
        call={{
          origin: ORIGIN,
          method: 'post',
          path: `${prefix}${API}/jobs`,
          form: { file: 'patients.csv', fields: { compliance_mode: 'HIPAA' } },
          answer: 'json',
        }}
      />
      <ul class="plain-list">
        <li>
          One address for all kinds of files, with the fields of the file endpoints. The name of the file says its kind.
        </li>
        <li>
          The answer is 202 with <code>Location</code>, as soon as the file has arrived. All that can be wrong with the
          form is told then, with the codes of the file endpoints.
        </li>
        <li>
          A table or a text may have gigabytes: it is read and written piece by piece. 100 MiB are the default limit;
          plans and <code>DEIDKIT_MAX_JOB</code> set others. Word, Excel and PDF files over 256 MiB are refused in any
          case.
        </li>
      </ul>
      <h2>Many files</h2>
      <p>
        A <code>.zip</code> of up to 2,000 files of these kinds is one job: each is worked on by its own format, and its
        result is an archive of the new files. Names of files may hold persons, so the new ones are{' '}
        <code>deid_0001.csv</code> and so on, by their places in the archive. A file that cannot be processed does not
        hold up the others: <code>report.files</code>, and <code>report.json</code> in the archive, say which and why.
        All files of a job get the same substitutes for the same terms; numbers such as <code>[PERSON_1]</code> begin
        anew in each.
      </p>
      <h2>Send again</h2>
      <p>
        A request that got no answer can be sent again without making a second job, if both carry the same header{' '}
        <code>Idempotency-Key</code>: a UUID of yours, for example. Within 24 hours the same form is answered with the
        same job; another form under the key with 422, and with 409 while the first is still on its way.
      </p>
      <h2>Be told</h2>
      <p>
        Name a <code>webhook_url</code> (https) and a <code>webhook_secret</code> in the form, and the service posts{' '}
        <code>{'{"id":"job_…","state":"done"}'}</code> there when the job has ended; nothing else, no name, no content.
        Answer with 2xx within 10 seconds; otherwise it is tried again 7 times, later each time. The header{' '}
        <code>Deidkit-Signature: t=…,v1=…</code> holds the time, in seconds, and the HMAC-SHA-256 of <code>t.body</code>{' '}
        under your secret, as hex. Check it, and refuse old times:
      </p>
      <Code id="verify" label="a check of the signature" text={VERIFY} />
      <h2>Ask</h2>
      <Calls id="ask" call={{ origin: ORIGIN, method: 'get', path: `${prefix}${API}/jobs/${JOB}` }} />
      <ul class="plain-list">
        <li>
          <code>state</code> is <code>waiting</code>, <code>running</code>, <code>done</code> or <code>failed</code>;{' '}
          <code>progress</code> is the share of the file that has been read. Ask every few seconds: each answer counts
          as a request.
        </li>
        <li>
          A failed job says why in <code>error</code>, costs no tokens, and leaves no file. Tokens are charged when a
          job is done; if there are not enough left by then it fails.
        </li>
        <li>Jobs of one key wait for each other; those of different keys take turns.</li>
        <li>If the process that works on a job dies, another one begins again. What is charged is charged once.</li>
      </ul>
      <h2>Fetch</h2>
      <Calls
        id="fetch"
        call={{
          origin: ORIGIN,
          method: 'get',
          path: `${prefix}${API}/jobs/${JOB}/result`,
          answer: { file: 'deid_patients.csv' },
        }}
      />
      <p>
        Whole or not at all, with the headers of the file endpoints, as often as you like. Fetching does not remove it:
        a download may break off.
      </p>
      <h2>Remove</h2>
      <Calls
        id="remove"
        call={{ origin: ORIGIN, method: 'delete', path: `${prefix}${API}/jobs/${JOB}`, answer: 'none' }}
      />
      <p>
        Cancels a job that is not done, and removes all there is of it. Otherwise it is removed 24 hours after it has
        ended. The file that was sent is removed when it has been worked on. In the dashboard owners and developers do
        the same on the page Jobs; the audit log says who.
      </p>
      <p>
        Files are kept encrypted (AES-256-GCM), and so are their names and the fields of the form. No queue, log or
        metric holds more of a job than its id.
      </p>
    </>
  ),
};

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
        For files that are too large, or too many, to wait for: send them, request their state, download the results.
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
          One address for all formats, with the fields of the file endpoints. The extension of the file name determines
          the format, or the field <code>format</code>: <code>format=txt</code> reads any text as plain text.
        </li>
        <li>
          The answer is 202 with <code>Location</code>, as soon as the file has arrived. Mistakes in the form are
          reported at this point, with the codes of the file endpoints.
        </li>
        <li>
          Tables and texts may have gigabytes: they are processed piece by piece. The default limit is 100 MiB; plans
          and <code>DEIDKIT_MAX_JOB</code> set others. Word, Excel and PDF files above 256 MiB are always refused.
        </li>
      </ul>
      <h2>Many files</h2>
      <p>
        A <code>.zip</code> with up to 2,000 files of these formats is one job. Each file is processed by its format,
        and the result is an archive of the new files. File names may contain names of persons, so the new ones are{' '}
        <code>deid_0001.csv</code> and so on, by their position in the archive. Files of other formats are refused one
        by one, unless the field <code>format</code> says how to read them: <code>format=txt</code> as plain text. If a
        file cannot be processed, the others still are: <code>report.files</code>, and <code>report.json</code> in the
        archive, name the file by its position and the reason. All files of a job get the same substitutes for the same
        terms; numbers such as <code>[PERSON_1]</code> start again in each file.
      </p>
      <h2>Retry safely</h2>
      <p>
        A request without a response can be repeated without creating a second job, if both requests have the same
        header <code>Idempotency-Key</code>, for example a UUID. Within 24 hours the same form gets the same job. A
        different form with the same key gets 422; while the first request is in progress, a repetition gets 409.
      </p>
      <h2>Webhooks</h2>
      <p>
        If the form has a <code>webhook_url</code> (https) and a <code>webhook_secret</code>, the service posts{' '}
        <code>{'{"id":"job_…","state":"done"}'}</code> there when the job has ended, and nothing else: no name, no
        content. Answer with 2xx within 10 seconds; otherwise the call is repeated up to 7 times, with increasing
        delays. The header <code>Deidkit-Signature: t=…,v1=…</code> contains the time, in seconds, and the HMAC-SHA-256
        of <code>t.body</code> with your secret, as hex. Verify it, and reject old times:
      </p>
      <Code id="verify" label="verification of the signature" text={VERIFY} />
      <h2>Request the state</h2>
      <Calls id="ask" call={{ origin: ORIGIN, method: 'get', path: `${prefix}${API}/jobs/${JOB}` }} />
      <ul class="plain-list">
        <li>
          <code>state</code> is <code>waiting</code>, <code>running</code>, <code>done</code> or <code>failed</code>;{' '}
          <code>progress</code> is the share of the file that has been read. Request it every few seconds at most,
          because each response counts as a request.
        </li>
        <li>
          A failed job has the reason in <code>error</code>, costs no tokens, and leaves no file. Tokens are charged
          when a job is done; if there are not enough left by then, it fails. A job that is removed while it runs costs
          the tokens of the text that was searched until then.
        </li>
        <li>Keys take turns, so that many jobs of one key do not delay those of others.</li>
        <li>
          A job belongs to the key that sent it and to the keys that replace it by rotation. For all others it does not
          exist: 404. A key of a plan that names the operation <code>allJobs</code> sees, fetches and deletes the jobs
          of all keys of its kind, live or test.
        </li>
        <li>If the process that works on a job dies, another process starts it again. Nothing is charged twice.</li>
      </ul>
      <h2>Download the result</h2>
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
        The complete file or an error, with the headers of the file endpoints, as often as you like. A download does not
        delete the result, because the connection may break.
      </p>
      <h2>Cancel or delete</h2>
      <Calls
        id="remove"
        call={{ origin: ORIGIN, method: 'delete', path: `${prefix}${API}/jobs/${JOB}`, answer: 'none' }}
      />
      <p>
        Cancels a job that has not ended, and deletes all its data. Otherwise jobs are deleted 24 hours after their end.
        The input file is deleted as soon as it has been processed. Owners and developers can do the same in the
        dashboard, on the page Jobs; the audit log records who did it.
      </p>
      <p>
        Files are stored encrypted (AES-256-GCM), and so are their names and the fields of the form. Queues, logs and
        metrics contain only the id of a job.
      </p>
    </>
  ),
};

import { createHmac } from 'node:crypto';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { JobRow } from '../../store/job-tables.js';
import type { Jobs } from '../jobs.js';
import type { JobRequest } from '../request.js';
import type { Webhook } from '../webhook-rules.js';
import { placeOf } from './process.js';

/** Number of webhooks sent at a time. */
const BATCH_SIZE = 8;
const ANSWER_MS = 10_000;
/** Time after which another process may send a webhook whose sender has died. */
const CLAIM_TIMEOUT_MS = 60_000;
const TRIES = 8;

/** Signature of a message: HMAC-SHA-256 over time and body, as hex. */
const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/** Sends the webhooks of finished jobs; retries with increasing delays. */
export async function sendWebhooks(jobs: Jobs, now: number): Promise<void> {
  const due = await jobs.table.webhooksDue(now, BATCH_SIZE);
  await Promise.all(due.map((row) => sendWebhook(jobs, row, now)));
}

async function sendWebhook(jobs: Jobs, row: JobRow, now: number): Promise<void> {
  if (!(await jobs.table.claimWebhook(row, now + CLAIM_TIMEOUT_MS))) return;
  const { webhook } = jobs.secret.unseal<JobRequest>(row.request, placeOf(row.id, 'request'));
  const delivered = webhook !== undefined && (await post(jobs, webhook, row, now));
  const tries = row.webhook_tries + 1;
  if (delivered) await jobs.table.recordWebhook(row.id, 'sent', now);
  else if (tries >= TRIES) await jobs.table.recordWebhook(row.id, 'failed', now);
  else await jobs.table.recordWebhook(row.id, 'waiting', now + jobs.settings.webhookPauseMs * 4 ** row.webhook_tries);
}

/** True if the receiver confirmed. Redirects are not followed, and the response body is not read. */
function post(
  { rules }: Jobs,
  { url: address, secret }: Webhook,
  { id, state }: JobRow,
  now: number,
): Promise<boolean> {
  const url = rules.read(address);
  if (typeof url === 'string') return Promise.resolve(false);
  const body = JSON.stringify({ id, state });
  const seconds = Math.floor(now / 1_000);
  const lookup = rules.lookupFor(url);
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(lookup === undefined ? {} : { lookup }),
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'deidkit',
          'Deidkit-Signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
        },
      },
      ({ statusCode = 0 }) => {
        resolve(statusCode >= 200 && statusCode < 300);
        request.destroy();
      },
    );
    request.once('error', () => resolve(false)).end(body);
  });
}

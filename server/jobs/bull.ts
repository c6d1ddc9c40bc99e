import type { ConnectionOptions } from 'bullmq';
import { DeidError } from '../../core/index.js';
import { storeReason } from '../store/reasons.js';
import type { JobQueue } from './jobs.js';

const NAME = 'deidkit-jobs';
/** Only the id of a job is in the queue, and nothing remains after delivery. */
const OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
/**
 * Practically unlimited redelivery after a process died. The number of attempts is counted in the job's row instead.
 */
const MAX_STALLED = 1_000_000;

/**
 * A job queue over Redis with BullMQ: free workers on any machine are notified at once. A message only says that there
 * is work; the table decides which job is next, so that keys take turns.
 * @param url of Redis
 * @param leaseMs time after which a delivery to a dead process goes to another process
 * @param onFault called when Redis is unavailable
 */
export async function openBullQueue(
  url: string,
  leaseMs: number,
  onFault: (error: unknown) => void,
): Promise<JobQueue> {
  const { Queue, Worker } = await import('bullmq');
  const { Redis } = await import('ioredis');
  // Without a connection, adding fails immediately: the job is in the table and is announced again later.
  const teller = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: true });
  teller.on('error', () => undefined);
  try {
    await teller.connect();
  } catch (error) {
    teller.disconnect();
    throw new DeidError('setting_invalid', ['DEIDKIT_REDIS_URL', storeReason(error) ?? 'it does not answer']);
  }
  const queue = new Queue(NAME, { connection: teller as ConnectionOptions });
  queue.on('error', onFault);
  const ends: (() => Promise<unknown>)[] = [];
  return {
    brings: true,
    async add(id) {
      await queue.add('job', {}, { ...OPTIONS, jobId: id });
    },
    serve({ atOnce, takeOne }) {
      if (atOnce === 0) return;
      const ear = new Redis(url, { maxRetriesPerRequest: null });
      ear.on('error', () => undefined);
      const worker = new Worker(NAME, takeOne, {
        connection: ear as ConnectionOptions,
        concurrency: atOnce,
        lockDuration: leaseMs,
        stalledInterval: leaseMs,
        maxStalledCount: MAX_STALLED,
      });
      worker.on('error', onFault);
      ends.push(async () => {
        await worker.close(true);
        ear.disconnect();
      });
    },
    async close() {
      for (const end of ends.splice(0)) await end().catch(() => undefined);
      await queue.close().catch(() => undefined);
      teller.disconnect();
    },
  };
}

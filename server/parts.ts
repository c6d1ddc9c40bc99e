import type { Engine } from '../core/index.js';
import { createEngine } from '../lib/engine/create-engine.js';
import { type KeyRing, openKeyRing } from './access/open.js';
import type { ServiceLog } from './base/logging.js';
import { type Jobs, openJobs } from './jobs/jobs.js';
import type { Settings } from './settings.js';
import { threadedWork } from './work/threads.js';
import type { Work } from './work/work.js';

/** What a process of the service runs on; ended in the reverse order. */
export interface Parts {
  readonly engine: Engine;
  readonly keys: KeyRing;
  readonly jobs: Jobs;
  readonly work: Work;
}

const FLUSH_MS = 1_000;

export async function openParts(settings: Settings, log: ServiceLog): Promise<Parts> {
  const { config, threads, blobDir, redisUrl } = settings;
  const fault = (error: unknown): void => log.fault(error);
  const engine = await createEngine(config);
  const keys = await openKeyRing(settings);
  const queue = redisUrl === undefined ? undefined : await openQueue(redisUrl, settings, fault);
  const stores = { db: () => keys.store.db, hash: keys.hash, folder: blobDir, queue };
  return {
    engine,
    keys,
    jobs: openJobs(stores, settings.jobs),
    work: await threadedWork(engine, config, threads, fault),
  };
}

/** Loaded only where it is used. */
const openQueue = async (url: string, { jobs }: Settings, onFault: (error: unknown) => void) =>
  (await import('./jobs/bull.js')).openBullQueue(url, jobs.leaseMs, onFault);

/** Usage reaches the store each second: a killed process loses no more than that. */
export function flushRegularly({ store }: KeyRing, clock: () => number, log: ServiceLog): () => void {
  let busy = false;
  const flush = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    // What cannot be written stays in memory and is tried again; requests are refused by the counters meanwhile.
    await store.flush(clock()).catch((error: unknown) => log.fault(error));
    busy = false;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return () => clearInterval(timer);
}

/** @param givenUp nobody waits any more for what is in work */
export async function endParts({ engine, work, keys, jobs }: Parts, givenUp = false): Promise<void> {
  await work.close(givenUp);
  await jobs.queue.close();
  await keys.close();
  await engine.close();
}

import { readFile } from 'node:fs/promises';
import { DeidError, type Engine, isDeidError } from '../core/index.js';
import { withAutoModel } from '../lib/engine/auto-model.js';
import { loadConfig } from '../lib/engine/config-file.js';
import { engineOf } from '../lib/engine/create-engine.js';
import { configurationHash, settingsInForce, signingKey } from '../lib/index.js';
import { type KeyRing, openKeyRing } from './access/open.js';
import type { ServiceLog } from './base/service-log.js';
import type { SigningKey } from './create-service.js';
import { type Jobs, openJobs } from './jobs/jobs.js';
import { HTTP_SERVICES } from './services.js';
import type { Settings } from './settings.js';
import { loadedThreads } from './work/threads.js';
import type { Work } from './work/work.js';

/** The parts of a service process, closed in reverse order. */
export interface Parts {
  readonly engine: Engine;
  readonly keys: KeyRing;
  readonly jobs: Jobs;
  readonly work: Work;
  /** The log that a plugin provides, else that of the process. */
  readonly log: ServiceLog;
  /** What signs evidence, if there is a key. */
  readonly evidence?: SigningKey;
}

const FLUSH_MS = 1_000;

export async function openParts(settings: Settings, own: ServiceLog): Promise<Parts> {
  const { config, threads, blobDir, redisUrl } = settings;
  const evidence = settings.signingKey === undefined ? undefined : await openSigningKey(settings.signingKey, config);
  const loaded = withAutoModel(await loadConfig(config));
  const engine = await engineOf(loaded);
  const log = engine.provided(HTTP_SERVICES.log) ?? own;
  const fault = (error: unknown): void => log.fault(error);
  const keys = await openKeyRing(settings);
  keys.audit.watch((head) => log.audit?.(head));
  const queue = redisUrl === undefined ? undefined : await openQueue(redisUrl, settings, fault);
  const stores = { db: () => keys.store.db, hash: keys.hash, folder: blobDir, queue };
  return {
    engine,
    keys,
    log,
    jobs: openJobs(stores, settings.jobs),
    work: loadedThreads(engine, loaded, threads, fault),
    ...(evidence !== undefined && { evidence }),
  };
}

/** Reads the key before anything is opened. Throws DeidError `setting_invalid`, without the path and the key. */
async function openSigningKey(path: string, config: string | undefined): Promise<SigningKey> {
  try {
    const key = signingKey(await readFile(path, 'utf8'));
    return { key, configuration: configurationHash(await settingsInForce(config)) };
  } catch (error) {
    if (isDeidError(error) && error.code !== 'validation_failed') throw error;
    const why = 'it must name a file with a private key for Ed25519 (PEM): openssl genpkey -algorithm ed25519';
    throw new DeidError('setting_invalid', ['DEIDKIT_SIGNING_KEY', why]);
  }
}

/** Loaded only if needed. */
const openQueue = async (url: string, { jobs }: Settings, onFault: (error: unknown) => void) =>
  (await import('./jobs/bull.js')).openBullQueue(url, jobs.leaseMs, onFault);

/** Writes the data that the store and a plugin's quota store buffer in memory. */
export async function flush({ keys: { store }, engine }: Parts, now: number): Promise<void> {
  await store.flush(now);
  await engine.provided(HTTP_SERVICES.quotaStore)?.settle(now);
}

/** Writes usage to the store each second, the maximum that a killed process can lose. */
export function flushRegularly(parts: Parts, clock: () => number): () => void {
  let busy = false;
  const next = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    // Failed writes stay in memory and are retried. Meanwhile the counters refuse requests.
    await flush(parts, clock()).catch((error: unknown) => parts.log.fault(error));
    busy = false;
  };
  const timer = setInterval(() => void next(), FLUSH_MS).unref();
  return () => clearInterval(timer);
}

/** @param givenUp true to stop unfinished work instead of waiting for it */
export async function endParts({ engine, work, keys, jobs }: Parts, givenUp = false): Promise<void> {
  await work.close(givenUp);
  await jobs.queue.close();
  await keys.close();
  await engine.close();
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../../core/index.js';
import { createEngine } from '../../../lib/engine/create-engine.js';
import { type KeyRing, openKeyRing } from '../../../server/access/open.js';
import { appOf, type createApp } from '../../../server/app.js';
import { createLog } from '../../../server/base/logging.js';
import { createService, type SigningKey } from '../../../server/create-service.js';
import { trustedProxy } from '../../../server/http/client-address.js';
import { answerClientErrors } from '../../../server/http/client-error.js';
import { deferContinue } from '../../../server/http/continue.js';
import { type Jobs, openJobs } from '../../../server/jobs/jobs.js';
import { startJobRunner } from '../../../server/jobs/run/runner.js';
import type { JobSettings } from '../../../server/jobs/settings.js';
import type { CreateKeyOptions } from '../../../server/keys/create.js';
import { memorySecrets } from '../../../server/keys/memory-secrets.js';
import type { ServiceLimits } from '../../../server/limits/service-limits.js';
import type { Lifecycle, Service } from '../../../server/service/service.js';
import { callMemories } from '../../../server/store/call-memories.js';
import type { PlanRow } from '../../../server/store/schema.js';
import { UNLIMITED } from '../../../server/store/seeds.js';
import type { StoreSettings } from '../../../server/store/store-settings.js';
import type { Work } from '../../../server/work/work.js';

/** The configuration of the engine that tests of the service use. */
export const CONFIG = {
  plugins: [
    { use: new URL('./parts-plugin.js', import.meta.url).href },
    { use: 'deidkit/plugins/txt' },
    { use: 'deidkit/plugins/csv' },
    { use: 'deidkit/plugins/office' },
    { use: 'deidkit/plugins/pdf' },
  ],
};

export const makeEngine = (): Promise<Engine> => createEngine(CONFIG);

/** A directory that is gone after the test. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'deidkit-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export { UNLIMITED };

/** A service on a port of its own, with a store of its own. */
export interface TestService {
  readonly url: string;
  readonly port: number;
  /** A key of the plan `standard`, or of the one that was asked for. */
  readonly key: string;
  readonly keys: KeyRing;
  readonly dataDir: string;
  readonly app: ReturnType<typeof createApp>;
  readonly jobs: Jobs;
  /** What its requests share. */
  readonly service: Service;
  /** What has been logged. */
  readonly lines: string[];
  readonly lifecycle: Lifecycle;
  readonly server: Server;
  /** Makes a plan from `unlimited` and a key of it. */
  keyOf(plan: Partial<PlanRow>, options?: CreateKeyOptions): Promise<string>;
  /** Sends a request with the standard key. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Posts JSON with the standard key, or another. */
  post(path: string, body: unknown, key?: string): Promise<Response>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  readonly work?: (engine: Engine) => Work | Promise<Work>;
  /** Default: {@link makeEngine}. */
  readonly engine?: () => Promise<Engine>;
  readonly limits?: Partial<ServiceLimits>;
  readonly clock?: () => number;
  readonly requestTimeout?: number;
  /** Where they differ from the defaults. */
  readonly jobs?: Partial<JobSettings>;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[];
  /** True: it restores originals, and has the audit log for it. */
  readonly restores?: boolean;
  /** True for the guardrail of LiteLLM. */
  readonly litellm?: boolean;
  /** Options of the operator for it. */
  readonly guardrailOptions?: Readonly<Record<string, unknown>>;
  /** What signs evidence. */
  readonly evidence?: SigningKey;
  /** Plan of the service's own key; default `standard`. */
  readonly plan?: string;
  /** Where it keeps things, beside a directory of its own. */
  readonly stores?: Omit<StoreSettings, 'dataDir'>;
}

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const directory = temporaryDirectory();
  const engine = await (options.engine ?? makeEngine)();
  const keys = await openKeyRing({ ...options.stores, dataDir: directory.path }, options.clock);
  const { key } = await keys.admin.create({ plan: options.plan ?? 'standard' });
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const lifecycle = { draining: false };
  const { store, verifier } = keys;
  const work = await options.work?.(engine);
  const jobs = openJobs({ db: () => store.db, hash: keys.hash, folder: join(directory.path, 'jobs') }, options.jobs);
  const made = createService({
    engine,
    jobs,
    ...(work === undefined ? {} : { work }),
    access: {
      keys: verifier,
      quotas: store.quotas,
      places: store.places,
      usage: store.usage,
      requests: store.requests,
      ...(options.restores === true && { audit: keys.audit }),
    },
    ...(options.evidence !== undefined && { evidence: options.evidence }),
    memories: memorySecrets(keys.hash),
    ...(options.litellm === true && { callMemories: callMemories(store.db, keys.hash) }),
    ...(options.guardrailOptions !== undefined && { guardrailOptions: options.guardrailOptions }),
    log,
    lifecycle,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    trustedProxies: (options.trustedProxies ?? []).flatMap((given) => {
      const proxy = trustedProxy(given);
      return proxy === undefined ? [] : [proxy];
    }),
    clock: keys.clock,
  });
  const app = appOf(made, store.ping, keys);
  const runner = startJobRunner(made, jobs);
  const { requestTimeout = 0 } = options;
  const timeouts = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 50 };
  const handle = app.callback();
  const server = createServer({ ...timeouts, requireHostHeader: false }, handle);
  deferContinue(server, handle);
  answerClientErrors(server, log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A run of other tests only must not wait for a service that one of the files started.
  server.unref();
  const port = portOf(server);
  const url = `http://127.0.0.1:${port}`;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { 'X-API-Key': key, ...init.headers } });
  return {
    app,
    service: made,
    url,
    port,
    key,
    keys,
    dataDir: directory.path,
    jobs,
    lines,
    lifecycle,
    server,
    call,
    post: (path, body, with_ = key) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', 'X-API-Key': with_ },
      }),
    async keyOf(plan, keyOptions) {
      const row = { ...UNLIMITED, id: `plan${Math.random()}`, ...plan };
      await store.db.insertInto('plans').values(row).execute();
      return (await keys.admin.create({ ...keyOptions, plan: row.id })).key;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await runner.stop();
      await work?.close();
      await keys.close();
      await engine.close();
      directory.remove();
    },
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** The paths of the specification. */
export const PATHS = {
  analyze: '/api/v1/analyze/text/proprietary',
  outputs: '/api/v1/deidentify/text/proprietary/outputs',
  general: '/api/v1/deidentify/text',
  txt: '/api/v1/deidentify/text/proprietary/outputs/txt',
  mock: '/api/v1/deidentify/text/proprietary/outputs/mock',
} as const;

/** A form with a file. */
export function form(
  content: string | Uint8Array,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const data = new FormData();
  data.set('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), name);
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

/** A problem, as tests read it. */
export interface ProblemBody {
  readonly status: number;
  readonly error: string;
  readonly detail: string;
  readonly instance: string;
  readonly type: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
}

/** Reads an answer that must be a problem. */
export async function problem(response: Response): Promise<ProblemBody> {
  const type = response.headers.get('content-type');
  if (type !== 'application/problem+json') throw new Error(`a ${response.status} of ${type}`);
  return JSON.parse(await response.text());
}

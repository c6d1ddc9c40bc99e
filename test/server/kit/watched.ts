import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { openKeyRing } from '../../../server/access/open.js';
import { freePort } from './port.js';
import { type ServiceProcess, startProcess } from './process.js';
import { temporaryDirectory } from './service.js';
import { type StoreServer, startStores } from './stores.js';

/** A place that could contain a trace, and its content. */
export type Place = readonly [name: string, content: Buffer];

/** Spellings in which a text may occur, including those of databases and logs. */
function formsOf(trace: string): readonly Buffer[] {
  const bytes = Buffer.from(trace);
  // Three of them, by what stands before it; of each, those letters that say nothing of what stands beside it.
  const base64 = [0, 1, 2].map((before) => {
    const letters = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return letters.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
  return [
    bytes,
    Buffer.from(trace.toLowerCase()),
    Buffer.from(trace, 'utf16le'),
    Buffer.from(bytes.toString('hex')),
    ...base64.map((text) => Buffer.from(text)),
  ];
}

/** The places that hold one of the texts, as `place: text`. */
export const found = (places: readonly Place[], traces: readonly string[]): readonly string[] =>
  traces.flatMap((trace) => {
    const forms = formsOf(trace);
    return places
      .filter(([, content]) => forms.some((form) => content.includes(form)))
      .map(([name]) => `${name}: ${trace}`);
  });

const filesIn = (folder: string): readonly Place[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))]);

/** All rows of all tables of a Postgres. */
async function rowsIn(url: string): Promise<readonly Place[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  const places: Place[] = [];
  for (const { tablename } of tables) {
    const { rows } = await client.query(`select t::text as row from "${tablename}" t`);
    places.push([`table ${tablename}`, Buffer.from(JSON.stringify(rows))]);
  }
  await client.end();
  return places;
}

/** Records every command sent to a Redis, so that data deleted before the end is seen as well. */
async function listenTo(url: string): Promise<{ readonly said: string[]; close(): void }> {
  const client = new Redis(url);
  const monitor = await client.monitor();
  const said: string[] = [];
  monitor.on('monitor', (_time: string, args: readonly string[]) => void said.push(args.join(' ')));
  return {
    said,
    close() {
      monitor.disconnect();
      client.disconnect();
    },
  };
}

/** A service as it runs, and where it may leave something. */
export interface Watched {
  readonly service: ServiceProcess;
  readonly key: string;
  readonly metricsUrl: string;
  places(): Promise<readonly Place[]>;
  close(): Promise<void>;
}

type Stores = readonly (readonly [setting: string, server: StoreServer])[];

export async function watched(stores: Stores): Promise<Watched> {
  const data = temporaryDirectory();
  const temporary = temporaryDirectory();
  const settings = Object.fromEntries(stores.map(([setting, { url }]) => [setting, url]));
  const { DEIDKIT_DATABASE_URL: databaseUrl, DEIDKIT_REDIS_URL: redisUrl } = settings;
  const ring = await openKeyRing({ dataDir: data.path, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const { key } = await ring.admin.create({ plan: 'unlimited' });
  await ring.close();
  const redis = redisUrl === undefined ? undefined : await listenTo(redisUrl);
  const metricsPort = await freePort();
  const service = await startProcess(data.path, {
    ...settings,
    TMPDIR: temporary.path,
    DEIDKIT_METRICS_PORT: String(metricsPort),
    DEIDKIT_MAX_FILE: '1',
    DEIDKIT_THREADS: '2',
    DEIDKIT_FILE_SECONDS: '5',
    DEIDKIT_WEBHOOK_HOSTS: '127.0.0.1',
  });
  return {
    service,
    key,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    places: async () => [
      ['log', Buffer.from(service.logged().toLowerCase())],
      ['terminal', Buffer.from(service.said().toLowerCase())],
      ...filesIn(data.path),
      ...filesIn(temporary.path),
      ...(databaseUrl === undefined ? [] : await rowsIn(databaseUrl)),
      ...(redis === undefined ? [] : [['Redis', Buffer.from(redis.said.join('\n'))] as const]),
    ],
    async close() {
      await service.end('SIGKILL');
      redis?.close();
      for (const [, server] of stores) await server.stop();
      for (const folder of [data, temporary]) folder.remove();
    },
  };
}

/** What a service may stand on, and words that are found there when it has been used. */
export const WATCHED_KINDS: readonly {
  readonly name: string;
  readonly found: readonly string[];
  stores(test: Mocha.Context): Promise<Stores>;
}[] = [
  { name: 'SQLite', found: ['log: deidentifytext', 'deidkit.db: deidentifyText'], stores: async () => [] },
  {
    name: 'Postgres and Redis',
    found: ['log: deidentifytext', 'table requests: deidentifyText', 'Redis: deidkit:'],
    async stores(test) {
      const servers = await startStores(test, ['postgres', 'redis']);
      return servers.map((server, i) => [i === 0 ? 'DEIDKIT_DATABASE_URL' : 'DEIDKIT_REDIS_URL', server]);
    },
  },
];

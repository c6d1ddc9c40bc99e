import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listening } from './port.js';

/** A server of a store, for one file of tests. */
export interface StoreServer {
  /** Connection string, as settings take it. */
  readonly url: string;
  readonly port: number;
  /** Ends it and removes what it has written. */
  stop(): Promise<void>;
}

/** How long a server may take to start where the machine is busy, in milliseconds. */
const STARTS_MS = 120_000;
const DEBIAN = '/usr/lib/postgresql';

/** A store that the tests can start. */
export type StoreName = 'postgres' | 'redis';

/** Servers that run. They end with the tests at the latest, and none keeps the process of the tests alive. */
const RUNNING = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of RUNNING) server.kill('SIGKILL');
});

/**
 * Starts the stores, in this order. If the machine lacks one of them, none is started and the tests are left out, but not where
 * everything must run.
 */
export async function startStores(test: Mocha.Context, names: readonly StoreName[]): Promise<StoreServer[]> {
  const lacking = names.flatMap((name) => STORES[name].lacks() ?? []);
  if (lacking.length > 0) return leaveOut(test, lacking.join('; '));
  test.timeout(STARTS_MS);
  const started: StoreServer[] = [];
  try {
    for (const name of names) started.push(await STORES[name].start());
    return started;
  } catch (error) {
    for (const server of started) await server.stop();
    throw error;
  }
}

export const startPostgres = (test: Mocha.Context): Promise<StoreServer> => startOne(test, 'postgres');
export const startRedis = (test: Mocha.Context): Promise<StoreServer> => startOne(test, 'redis');

async function startOne(test: Mocha.Context, name: StoreName): Promise<StoreServer> {
  const [server] = await startStores(test, [name]);
  if (server === undefined) throw new Error('no store was started');
  return server;
}

/** Folder of the newest Postgres of this machine, or that of DEIDKIT_TEST_POSTGRES, where an empty word says that there is none. */
function postgresFolder(): string | undefined {
  const named = process.env.DEIDKIT_TEST_POSTGRES;
  if (named === '') return undefined;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
  return [named, ...folders].find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
}

/** What there must be to start a Postgres, if it is missing. */
function postgresLacks(): string | undefined {
  if (postgresFolder() === undefined)
    return 'no Postgres here (apt-get install postgresql, or name its folder in DEIDKIT_TEST_POSTGRES)';
  const isAsRoot = process.getuid?.() === 0;
  if (isAsRoot && spawnSync('id', ['-u', 'postgres']).status !== 0)
    return 'Postgres does not run as root, and there is no user postgres (useradd --system postgres)';
  return undefined;
}

/** Starts a Postgres with an empty database. */
async function launchPostgres(): Promise<StoreServer> {
  const folder = postgresFolder() ?? '';
  const directory = mkdtempSync(join(tmpdir(), 'deidkit-postgres-'));
  const who = user();
  if (who !== undefined) chownSync(directory, who.uid, who.gid);
  const data = join(directory, 'data');
  const options = { ...who, cwd: directory, stdio: 'ignore' } as const;
  execFileSync(join(folder, 'initdb'), ['-D', data, '-U', 'deidkit', '-A', 'trust', '-E', 'UTF8', '-N'], options);
  const port = await freePort();
  // Fast instead of safe against a power cut; a killed service loses nothing by it.
  const settings = ['-c', 'fsync=off', '-c', `unix_socket_directories=${directory}`, '-c', 'max_connections=60'];
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  return serverOf(`postgres://deidkit@127.0.0.1:${port}/postgres`, port, server, directory, async () => {
    await listening(port, STARTS_MS);
    await answering(folder, port);
  });
}

/** A server that is ready; one that does not get ready is ended. */
async function serverOf(
  url: string,
  port: number,
  server: ChildProcess,
  directory: string,
  ready: () => Promise<void>,
): Promise<StoreServer> {
  RUNNING.add(server);
  server.unref();
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.ref();
    // Ends at once, whoever is still connected.
    server.kill(server.spawnfile.endsWith('postgres') ? 'SIGQUIT' : 'SIGKILL');
    await ended;
    RUNNING.delete(server);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, port, stop };
}

/** Postgres listens before it answers. */
async function answering(folder: string, port: number): Promise<void> {
  for (const until = performance.now() + STARTS_MS; performance.now() < until; ) {
    const { status } = spawnSync(join(folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    });
    if (status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the Postgres of a test does not answer');
}

/** Postgres refuses to run as root: then it runs as the user that its package has made. */
function user(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const redisProgram = (): string | undefined =>
  ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Starts a Redis with nothing in it. */
async function launchRedis(): Promise<StoreServer> {
  const directory = mkdtempSync(join(tmpdir(), 'deidkit-redis-'));
  chmodSync(directory, 0o700);
  const port = await freePort();
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    directory,
  ];
  const server = spawn(redisProgram() ?? '', settings, { stdio: 'ignore' });
  return serverOf(`redis://127.0.0.1:${port}/0`, port, server, directory, () => listening(port, STARTS_MS));
}

const STORES: Readonly<Record<StoreName, { lacks(): string | undefined; start(): Promise<StoreServer> }>> = {
  postgres: { lacks: postgresLacks, start: launchPostgres },
  redis: {
    lacks: () => (redisProgram() === undefined ? 'no Redis here (apt-get install redis-server)' : undefined),
    start: launchRedis,
  },
};

function leaveOut(test: Mocha.Context, why: string): never {
  const words = `${why}: this store is not tested`;
  if (process.env.CI === 'true') throw new Error(words);
  console.log(`      ${words}`);
  return test.skip();
}

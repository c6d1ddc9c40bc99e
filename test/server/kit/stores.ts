import { execFileSync, spawn, spawnSync } from 'node:child_process';
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

/** Folder of the newest Postgres of this machine. */
function postgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin'));
  return [process.env.DEIDKIT_TEST_POSTGRES, ...folders].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
}

/** Starts a Postgres with an empty database; where there is none the tests are left out, but not where everything must run. */
export async function startPostgres(test: Mocha.Context): Promise<StoreServer> {
  const folder = postgresFolder();
  if (folder === undefined)
    return leaveOut(test, 'no Postgres here (apt-get install postgresql, or name its folder in DEIDKIT_TEST_POSTGRES)');
  test.timeout(STARTS_MS);
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
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await listening(port);
  await answering(folder, port);
  return {
    url: `postgres://deidkit@127.0.0.1:${port}/postgres`,
    port,
    async stop() {
      // Ends at once, whoever is still connected.
      server.kill('SIGQUIT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Postgres listens before it answers. */
async function answering(folder: string, port: number): Promise<void> {
  for (let i = 0; i < 200; i++) {
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

/** Starts a Redis with nothing in it; as {@link startPostgres} where there is none. */
export async function startRedis(test: Mocha.Context): Promise<StoreServer> {
  const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (program === undefined) return leaveOut(test, 'no Redis here (apt-get install redis-server)');
  test.timeout(STARTS_MS);
  const directory = mkdtempSync(join(tmpdir(), 'deidkit-redis-'));
  chmodSync(directory, 0o700);
  const port = await freePort();
  const options = [
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
  const server = spawn(program, options, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await listening(port);
  return {
    url: `redis://127.0.0.1:${port}/0`,
    port,
    async stop() {
      server.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function leaveOut(test: Mocha.Context, why: string): never {
  const words = `${why}: this store is not tested`;
  if (process.env.CI === 'true') throw new Error(words);
  console.log(`      ${words}`);
  return test.skip();
}

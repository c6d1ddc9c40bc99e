import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONFIG } from './service.js';

const CHILD = fileURLToPath(new URL('./child.js', import.meta.url));
const WORKER = fileURLToPath(new URL('./worker-child.js', import.meta.url));
// The greeting comes in pieces; its last line is one of these two.
const LISTENS = /listens on (\S+)\n(?:.*\n)*?(?:curl .*|Keys are made .*|The first key .*)\n/;
const WORKS = /works on jobs, (\d+) at a time\n/;

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** What it has said to people so far. */
  readonly said: () => string;
  /** What it has logged so far. */
  readonly logged: () => string;
  /** Sends a signal and waits for the end. Gives the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a service on a port that is free, with the engine of the tests. */
export const startProcess = (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> => start([CHILD], LISTENS, dataDir, environment);

/** The same, as if it were started on a terminal. */
export const startOnTerminal = (dataDir: string): Promise<ServiceProcess> =>
  start([CHILD, 'terminal'], LISTENS, dataDir, {});

/** Starts a process that works on its jobs; it has no address. */
export const startWorkerProcess = (
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> => start([WORKER], WORKS, dataDir, environment);

function start(
  program: readonly string[],
  ready: RegExp,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> {
  const config = join(dataDir, 'config.json');
  writeFileSync(config, JSON.stringify(CONFIG));
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DEIDKIT_DATA_DIR: dataDir, DEIDKIT_CONFIG: config, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(child.stdout);
  const logged = collect(child.stderr);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const running = (url: string): ServiceProcess => ({
    url,
    said,
    logged,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = ready.exec(said())?.[1];
      if (url !== undefined) resolve(running(url));
    });
    void ended.then((code) => reject(new Error(`the service ended with ${code}: ${logged()}`)));
  });
}

function collect(stream: NonNullable<ChildProcess['stdout']>): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

/** The key that a terminal shows. */
export const keyIn = (said: string): string => /deid_live_\w+/.exec(said)?.[0] ?? '';

/** The key of the first start where there is no terminal. */
export const firstKeyIn = (dataDir: string): string => readFileSync(join(dataDir, 'first-key'), 'utf8').trim();

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cpuOfProcess, NO_RECOGNIZERS, urlOf } from '../service.js';
import type { Outcome, Sending } from './sender.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

/** What is sent to a service. */
export interface BenchRequest {
  readonly key: string;
  readonly path: string;
  /** Left out: a GET. */
  readonly body?: unknown;
}

/** Sends requests from a thread of its own. */
export async function sendTo(
  server: Server,
  request: BenchRequest,
  how: Omit<Sending, 'port' | 'request'>,
): Promise<Outcome> {
  const sending: Sending = { ...how, port: Number(new URL(server.url).port), request: requestOf(request) };
  const thread = new Worker(new URL('./sender.js', import.meta.url), { workerData: sending });
  const [outcome] = await once(thread, 'message');
  return outcome;
}

function requestOf({ key, path, body }: BenchRequest): Buffer {
  const content = body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
  const kind = body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${content.length}\r\n`;
  const method = body === undefined ? 'GET' : 'POST';
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: bench\r\nX-API-Key: ${key}\r\n${kind}\r\n`),
    content,
  ]);
}

/** A server in a process of its own. */
export class Server {
  readonly #process: ChildProcess;
  readonly url: string;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.url = url;
  }

  static async start(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Server> {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const server = new Server(child, await urlOf(child));
    child.stdout?.resume();
    return server;
  }

  /** CPU seconds that it has used. */
  get cpu(): number {
    return cpuOfProcess(this.#process.pid ?? 0);
  }

  /** Resident memory, in MB. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#process.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
  }

  /** True while it says that it can do its work. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
    return answer?.status === 200;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    this.#process.kill();
    await once(this.#process, 'exit');
  }
}

/** A folder with a store, and services on it. */
export class Place {
  readonly #folder = mkdtempSync(join(tmpdir(), 'deidkit-load-'));
  readonly #env: NodeJS.ProcessEnv = { ...process.env, PORT: '0', DEIDKIT_DATA_DIR: this.#folder };

  /** The key of a plan. @param limits as `deidkit plans create` takes them; left out, there are none */
  key(plan = 'unlimited', ...limits: readonly string[]): string {
    if (limits.length > 0) this.#run('plans', 'create', plan, ...limits);
    return /deid_live_\w+/.exec(this.#run('keys', 'create', '--plan', plan))?.[0] ?? '';
  }

  /** A new key with its id. */
  madeKey(): { readonly id: string; readonly key: string } {
    return JSON.parse(this.#run('keys', 'create', '--plan', 'unlimited', '--json'));
  }

  /** The code for the first account. */
  setUpCode(): string {
    return JSON.parse(this.#run('welcome', '--json')).setUpCode;
  }

  /** The service with the default engine, or without anything that finds: then a request is all shell. */
  async service(finds: boolean): Promise<Server> {
    const config = join(this.#folder, 'no-recognizers.json');
    writeFileSync(config, JSON.stringify({ plugins: NO_RECOGNIZERS }));
    const server = await Server.start([MAIN, 'serve'], finds ? this.#env : { ...this.#env, DEIDKIT_CONFIG: config });
    while (!(await server.isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
    return server;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(...args: readonly string[]): string {
    return execFileSync(process.execPath, [MAIN, ...args], {
      env: this.#env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }
}

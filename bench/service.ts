import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../core/index.js';
import { createEngine } from '../lib/index.js';
import { cpuSeconds, median } from './cpu.js';

const MAIN = fileURLToPath(new URL('../cli/main.js', import.meta.url));
const CONNECTIONS = 8;
const ROUNDS = 3;
/** Ticks of a second in `/proc`: 100 on every Linux that Node runs on. */
const TICK = 0.01;
const PATH = '/api/v1/deidentify/text';

/** Program of a server of bare `node:http` that only parses and sends back JSON. */
export const ECHO = `require('node:http').createServer((q, r) => {
  const chunks = [];
  q.on('data', (c) => chunks.push(c)).on('end', () => r.end(JSON.stringify(JSON.parse(Buffer.concat(chunks)))));
}).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port); })`;

/** CPU seconds of a process, all of its threads and the kernel's work for it included. */
export function cpuOfProcess(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK;
}

/** The address that a server says when it listens. */
export async function urlOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of server.stdout ?? []) {
    said += piece;
    const url = /http:\/\/\S+/.exec(said)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('the server did not start');
}

/** Microseconds of CPU that a server spends on one request, client not included; median of some rounds after a warm-up. */
async function perRequest(server: ChildProcess, key: string, body: Buffer, requests: number): Promise<number> {
  const url = await urlOf(server);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': body.length };
  const one = async (): Promise<void> => {
    const sent = request(url + PATH, { agent, method: 'POST', headers }).end(body);
    const [answer] = await once(sent, 'response');
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    await once(answer.resume(), 'end');
  };
  const all = async (count: number): Promise<void> => {
    let left = count;
    const client = async (): Promise<void> => {
      while (left-- > 0) await one();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
  };
  await all(requests / 4);
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const from = cpuOfProcess(server.pid ?? 0);
    await all(requests);
    rounds.push(((cpuOfProcess(server.pid ?? 0) - from) / requests) * 1e6);
  }
  agent.destroy();
  return median(rounds);
}

/** Plugins without a recognizer: with them a request is all shell. */
export const NO_RECOGNIZERS = ['transformers', 'surrogates', 'policies', 'general'].map((name) => ({
  use: `deidkit/plugins/${name}`,
}));

const startIn =
  (env: NodeJS.ProcessEnv) =>
  (...args: string[]): ChildProcess =>
    spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });

/** Microseconds of CPU that the engine needs for the text by itself, in a loop. */
function engineAlone(engine: Engine, text: string, requests: number): number {
  for (let i = 0; i < requests / 4; i++) engine.deidentify(text, { mode: 'MASKED' });
  const from = cpuSeconds();
  for (let i = 0; i < requests; i++) engine.deidentify(text, { mode: 'MASKED' });
  return ((cpuSeconds() - from) / requests) * 1e6;
}

/**
 * What a request costs beyond the engine's time on its text: HTTP, JSON, key, limits, log. It is measured on an engine without
 * recognizers, because an engine at work between two system calls is slower than in a loop, which is no cost of the
 * service. A server of bare `node:http` that only parses and sends back the same body stands beside it, to tell a slow machine
 * from a slow service.
 */
export async function measureService(engine: Engine, text: string, requests: number): Promise<Record<string, number>> {
  const directory = mkdtempSync(join(tmpdir(), 'deidkit-bench-'));
  const env = { ...process.env, PORT: '0', DEIDKIT_DATA_DIR: directory };
  const bare = join(directory, 'no-recognizers.json');
  writeFileSync(bare, JSON.stringify({ plugins: NO_RECOGNIZERS }));
  const body = Buffer.from(JSON.stringify({ text, compliance_mode: 'MASKED' }));
  const args = [MAIN, 'keys', 'create', '--plan', 'unlimited'];
  const key = /deid_live_\w+/.exec(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))?.[0] ?? '';
  const start = startIn(env);
  const servers = [
    () => start(MAIN, 'serve'),
    () => startIn({ ...env, DEIDKIT_CONFIG: bare })(MAIN, 'serve'),
    () => start('-e', ECHO),
  ];
  try {
    const costs: number[] = [];
    for (const open of servers) costs.push(await measureOne(open(), key, body, requests));
    const [whole = 0, shell = 0, echo = 0] = costs;
    const empty = await createEngine({ plugins: NO_RECOGNIZERS });
    return {
      'whole request, default engine': whole,
      'default engine alone, in a loop': engineAlone(engine, text, requests),
      'service shell (engine without recognizers)': shell - engineAlone(empty, text, requests),
      'bare node:http echo': echo,
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measureOne(server: ChildProcess, key: string, body: Buffer, requests: number): Promise<number> {
  try {
    return await perRequest(server, key, body, requests);
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

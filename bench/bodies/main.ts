// Sends bodies of 8 MB that are designed to block a server, and requests /healthz all the time.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { BODY_SHAPES } from '../../test/server/kit/body-shapes.js';
import type { Sent } from './sender.js';

const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));
/** Milliseconds between two questions. */
const EVERY = 5;

const { values } = parseArgs({
  options: {
    plan: { type: 'string', default: 'standard' },
    bytes: { type: 'string', default: '8000000' },
    only: { type: 'string', default: '' },
  },
});

/** Requests /healthz until it is stopped; returns the longest response time in milliseconds. */
function watch(url: string): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let longest = 0;
  let stopped = false;
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const from = performance.now();
      const done = (): void => {
        longest = Math.max(longest, performance.now() - from);
        resolve();
      };
      get(`${url}/healthz`, { agent }, (answer) => answer.resume().once('end', done)).once('error', done);
    });
  const asked = (async () => {
    while (!stopped) {
      await ask();
      await pause(EVERY);
    }
  })();
  return async () => {
    stopped = true;
    await asked;
    agent.destroy();
    return longest;
  };
}

/** Resident memory of a process, and the most it has been since the last call. */
const memory = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'deidkit-bodies-'));
  const env = { ...process.env, PORT: '0', DEIDKIT_DATA_DIR: directory };
  const args = [MAIN, 'keys', 'create', '--plan', values.plan];
  const key = /deid_live_\w+/.exec(execFileSync(process.execPath, args, { env, encoding: 'utf8' }))?.[0] ?? '';
  const server = spawn(process.execPath, [MAIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const url = await new Promise<string>((resolve) =>
    server.stdout.on(
      'data',
      (said) => /http:\/\/\S+/.exec(String(said)) && resolve(/http:\/\/\S+/.exec(String(said))?.[0] ?? ''),
    ),
  );
  const sender = new Worker(new URL('./sender.js', import.meta.url), { workerData: { url, key } });
  const send = (index: number): Promise<Sent> =>
    new Promise((resolve) => {
      sender.once('message', resolve);
      sender.postMessage({ index, bytes: Number(values.bytes) });
    });
  try {
    await pause(3_000);
    const idle = watch(url);
    await pause(2_000);
    console.log(`${(await idle()).toFixed(0).padStart(7)} ms  with nothing to do`);
    for (const [index, shape] of BODY_SHAPES.entries()) {
      if (!shape.name.includes(values.only)) continue;
      const stop = watch(url);
      const { answer, ms } = await send(index);
      await pause(50);
      const longest = await stop();
      const facts = [
        `${longest.toFixed(0).padStart(7)} ms`,
        `${ms.toFixed(0).padStart(6)} ms`,
        `${memory(server.pid ?? 0)
          .toFixed(0)
          .padStart(5)} MB`,
      ];
      console.log(`${facts.join('  ')}  ${answer.padEnd(30)} ${answer === shape.answer ? ' ' : '*'} ${shape.name}`);
    }
  } finally {
    await sender.terminate();
    server.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

await main();

// npm run bench [-- --short] [--csv MEGABYTES]: speed, latency, start-up and memory of the default engine, beside other tools.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseConfig } from '../core/hosting.js';
import type { Engine } from '../core/index.js';
import { createEngine } from '../lib/index.js';
import { cpuOf, cpuSeconds, median, quantile } from './cpu.js';
import { densePages } from './dense.js';
import { measureHostile } from './hostile.js';
import { longTables } from './long-tables.js';
import { oneAfterAnother } from './naive.js';
import { loadPeers } from './peers.js';
import { measureService } from './service.js';
import { printTable } from './table.js';
import { mixedText, proseText } from './texts.js';

const short = process.argv.includes('--short');
const started = cpuSeconds();
const engine = await createEngine();
const startCpu = cpuSeconds() - started;
/** The default engine without the name model, which costs as much as all rules together and more. */
const config = parseConfig(JSON.parse(readFileSync('plugins.config.json', 'utf8')));
const rules = await createEngine({
  ...config,
  plugins: (config.plugins ?? []).filter(({ use }) => !/\/(?:ner|neural)$/.test(use)),
});
const records = mixedText(short ? 1 : 5);
const megabytes = records.reduce((sum, r) => sum + r.length, 0) / 1e6;

console.log(
  `deidkit benchmark: ${records.length} records of mixed English text, ${megabytes.toFixed(1)} MB, Node ${process.version}\n`,
);
throughput();
onPages();
latency('rules alone', rules);
latency('default engine', engine);
console.log('');
measureHostile(engine, short);
startUp();
await service(engine);
longTables(csvMegabytes());
await peers();
await Promise.all([engine.close(), rules.close()]);

function throughput(): void {
  const naive = oneAfterAnother(rules.recognizers);
  const analyze = (of: Engine): number => cpuOf(() => records.forEach((r) => void of.analyze(r)), short ? 3 : 5);
  // First, while its expressions are the only ones compiled; it is so slow that a fifth of the texts has to do.
  const sample = records.filter((_, i) => i % 5 === 0);
  const one = 5 * cpuOf(() => sample.forEach((r) => void naive.run(r)), 3);
  const costs: (readonly [string, number])[] = [
    ['analyze, rules alone, level 2', analyze(rules)],
    ['analyze, default engine (rules and name model), level 2', analyze(engine)],
    ['transform, rules alone', cpuOf(() => records.forEach((r) => void rules.deidentify(r, { seed: 'bench' })), 3)],
    [`the same ${naive.count} patterns, one after another`, one],
  ];
  printTable(
    ['throughput', 'MB per CPU second', 'ratio'],
    costs.map(([what, seconds]) => [what, (megabytes / seconds).toFixed(1), (one / seconds).toFixed(1)]),
  );
  console.log('');
}

/** The same engines on pages full of names and numbers, and on running text: at first reading, and once V8 has compiled what they need. */
function onPages(): void {
  const kinds: (readonly [string, readonly string[]])[] = [
    ['dense pages of 500 characters', densePages(short ? 100 : 400)],
    ['prose', proseText(short ? 60 : 240)],
  ];
  const rows = kinds.flatMap(([what, texts]) => {
    const size = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
    return [['rules alone', rules] as const, ['default engine', engine] as const].map(([name, of]) => {
      const read = (): void => texts.forEach((text) => void of.analyze(text));
      const from = cpuSeconds();
      read();
      const first = cpuSeconds() - from;
      return [`${what}, ${name}`, (size / first).toFixed(2), (size / cpuOf(read, short ? 3 : 5)).toFixed(2)];
    });
  });
  printTable(['MB per CPU second', 'at first', 'warm'], rows);
  console.log('');
}

function latency(name: string, of: Engine): void {
  const texts = records.map((r) => r.slice(0, 500)).filter((r) => r.length === 500);
  const times: number[] = [];
  for (let round = 0; round < (short ? 2 : 10); round++)
    for (const text of texts) {
      const from = performance.now();
      of.analyze(text);
      times.push((performance.now() - from) * 1000);
    }
  console.log(
    `500 characters, ${name}: p50 ${quantile(times, 0.5).toFixed(1)} us, p99 ${quantile(times, 0.99).toFixed(1)} us (wall clock, ${times.length} calls)`,
  );
}

function startUp(): void {
  const script = (body: string): number => {
    const code = `const t=process.cpuUsage();${body};const u=process.cpuUsage();console.log((u.user+u.system)/1000, process.memoryUsage().rss/1048576)`;
    const runs = Array.from({ length: 3 }, () =>
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).split(' ').map(Number),
    );
    return median(runs.map(([ms]) => ms ?? 0));
  };
  const bare = script('');
  const ours = script(
    "const {createEngine}=await import('deidkit');const e=await createEngine();e.analyze('Call Mary at 415-555-0132')",
  );
  console.log(
    `\nstart-up: ${(ours - bare).toFixed(0)} ms CPU over a bare node until the first text is analysed (this process: ${(startCpu * 1000).toFixed(0)} ms for the engine)`,
  );
  console.log(`memory: ${(process.memoryUsage().rss / 1048576).toFixed(0)} MB resident after the runs above`);
}

async function service(of: Engine): Promise<void> {
  if (process.platform !== 'linux') return;
  const text = records.find((r) => r.length >= 500)?.slice(0, 500) ?? '';
  const costs = Object.entries(await measureService(of, text, short ? 4000 : 20_000));
  console.log('');
  printTable(
    ['one request of 500 characters', 'us CPU'],
    costs.map(([what, cost]) => [what, cost.toFixed(0)]),
  );
}

function csvMegabytes(): number {
  const at = process.argv.indexOf('--csv');
  return at < 0 ? (short ? 4 : 50) : Number(process.argv[at + 1]);
}

async function peers(): Promise<void> {
  const others = await loadPeers();
  if (others.length === 0) {
    console.log("\nother tools: not installed; 'npm run bench:peers' installs them into bench/peers");
    return;
  }
  const sample = records.slice(0, short ? 60 : 300);
  const size = sample.reduce((sum, r) => sum + r.length, 0) / 1e6;
  const rows: string[][] = [];
  const redact = (of: Engine): number =>
    size / cpuOf(() => sample.forEach((r) => void of.deidentify(r, { mode: 'REDACT' })), 3);
  const ours = redact(rules);
  const whole = redact(engine);
  rows.push(['deidkit, rules alone (redact)', ours.toFixed(2), '1.0']);
  rows.push(['deidkit, default engine (redact)', whole.toFixed(2), (ours / whole).toFixed(1)]);
  for (const { name, run } of others) {
    for (const text of sample.slice(0, 5)) await run(text);
    const from = cpuSeconds();
    for (const text of sample) await run(text);
    const speed = size / (cpuSeconds() - from);
    rows.push([name, speed.toFixed(2), (ours / speed).toFixed(1)]);
  }
  console.log('');
  printTable(['same texts, same run', 'MB per CPU second', 'rules alone are times faster'], rows);
}

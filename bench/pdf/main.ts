// npm run bench:pdf -- FOLDER [redact|transform] [every Nth file]: PDFs through the adapter, judged by poppler, mupdf and qpdf.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Outcome, Task } from './child.js';
import { changedPixels, mupdfText, popplerRawText, popplerText, unpacked } from './judges.js';
import { left, lost, pickWords } from './words.js';

const LIMIT_MS = 60_000;
const SUBSTITUTES: Readonly<Record<string, string>> = { redact: '*****', transform: 'Xylo Example' };
const [folder = '.', mode = 'redact', step = '1'] = process.argv.slice(2);
const out = join(tmpdir(), `bench-pdf-${mode}`);

/** One document, judged. */
interface Judged {
  readonly name: string;
  readonly outcome: Outcome;
  readonly hits: number;
  readonly leftPoppler: number;
  readonly leftMupdf: number;
  readonly leftStrings: number;
  readonly pixels: number | undefined;
  readonly lost: readonly [number, number];
  readonly lostAsDrawn: readonly [number, number];
  readonly pictured: boolean;
}

let child: ChildProcess | undefined;

async function send(task: Task): Promise<Outcome> {
  child ??= fork(fileURLToPath(new URL('./child.js', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const one = child;
  return new Promise((resolve) => {
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      one.removeAllListeners();
      resolve(outcome);
    };
    const failed = (error: string): void => {
      child = undefined;
      one.kill('SIGKILL');
      end({ error, cpu: 0, rss: 0 });
    };
    const timer = setTimeout(() => failed('timeout'), LIMIT_MS);
    one.once('message', end);
    one.once('exit', () => failed('exit'));
    one.send(task);
  });
}

const STRING = /\((?:[^()\\]|\\.){1,10000}\)/gs;

const pagesOf = (value: unknown): number[] => (Array.isArray(value) ? value.map((page) => Number(page) - 1) : []);

async function judge(name: string): Promise<Judged | undefined> {
  const input = join(folder, name);
  const before = popplerText(input);
  const words = pickWords(before);
  if (words.length === 0) return undefined;
  const output = join(out, name);
  const outcome = await send({ input, output, words, substitute: SUBSTITUTES[mode] ?? '*****' });
  const none = { name, outcome, hits: left(before, words), leftPoppler: 0, leftMupdf: 0, leftStrings: 0 };
  if (outcome.error !== undefined)
    return { ...none, pixels: undefined, lost: [0, 0], lostAsDrawn: [0, 0], pictured: false };
  const after = popplerText(output);
  const strings = [...unpacked(output).matchAll(STRING)].map(([string]) => string.slice(1, -1)).join('\n');
  const pictures = new Set(pagesOf(outcome.report?.format.pagesReplacedByPictures));
  return {
    ...none,
    leftPoppler: left(after, words),
    leftMupdf: left(mupdfText(output), words),
    leftStrings: left(strings, words),
    pixels: changedPixels(input, output, words, pictures),
    lost: pictures.size > 0 ? [0, 0] : lost(before, after, words),
    lostAsDrawn: pictures.size > 0 ? [0, 0] : lost(popplerRawText(input), popplerRawText(output), words),
    pictured: pictures.size > 0,
  };
}

const percent = (part: number, all: number): string =>
  `${part}/${all} (${all === 0 ? '-' : ((100 * part) / all).toFixed(2)} %)`;

function table(all: readonly Judged[]): void {
  const files = all.filter(({ outcome }) => outcome.error === undefined);
  const compared = files.filter(({ pixels }) => pixels !== undefined);
  const within = (most: number): string =>
    percent(compared.filter(({ pixels = 1 }) => pixels <= most).length, compared.length);
  const sum = (of: (one: Judged) => number): number => files.reduce((total, one) => total + of(one), 0);
  const clean = files.filter((one) => one.leftPoppler + one.leftMupdf + one.leftStrings === 0);
  const cpu = files.map(({ outcome }) => outcome.cpu).sort((a, b) => a - b);
  const pages = sum(({ outcome }) => Number(outcome.report?.format.pages ?? 0));
  const rows: readonly (readonly [string, string])[] = [
    ['documents with text', String(all.length)],
    ['returned', percent(files.length, all.length)],
    ['of them with no word left (poppler, mupdf, strings)', percent(clean.length, files.length)],
    [
      'words left: poppler, mupdf, strings',
      `${sum((o) => o.leftPoppler)}, ${sum((o) => o.leftMupdf)}, ${sum((o) => o.leftStrings)} of ${sum((o) => o.hits)}`,
    ],
    ['with pages that became pictures', percent(files.filter(({ pictured }) => pictured).length, files.length)],
    ['identical outside of boxes, 50 dpi, 3 pages', within(0)],
    ['changed in at most 0.1 % of pixels', within(0.001)],
    ['changed in more than 1 %', percent(compared.filter(({ pixels = 0 }) => pixels > 0.01).length, compared.length)],
    [
      'other words lost',
      percent(
        sum(({ lost: [missing] }) => missing),
        sum(({ lost: [, words] }) => words),
      ),
    ],
    [
      'other words lost, read in the order of drawing',
      percent(
        sum(({ lostAsDrawn: [missing] }) => missing),
        sum(({ lostAsDrawn: [, words] }) => words),
      ),
    ],
    [
      'CPU seconds a document: median, p95, most',
      [0.5, 0.95, 1].map((q) => (cpu[Math.ceil(q * cpu.length) - 1] ?? 0).toFixed(2)).join(', '),
    ],
    ['pages a CPU second', (pages / sum(({ outcome }) => outcome.cpu)).toFixed(1)],
    [
      'memory of the process, most',
      `${Math.round(Math.max(0, ...files.map(({ outcome }) => outcome.rss)) / 2 ** 20)} MiB`,
    ],
  ];
  for (const [what, value] of rows) console.log(`${what.padEnd(54)}${value}`);
}

function details(all: readonly Judged[]): void {
  for (const { name, outcome, pixels = 0, leftPoppler, leftMupdf, leftStrings } of all) {
    if (outcome.error !== undefined) console.log(`refused  ${name}: ${outcome.error}`);
    else if (leftPoppler + leftMupdf + leftStrings > 0)
      console.log(`left     ${name}: ${leftPoppler}, ${leftMupdf}, ${leftStrings}`);
    else if (pixels > 0.01) console.log(`changed  ${name}: ${(100 * pixels).toFixed(2)} %`);
  }
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const judged: Judged[] = [];
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
for (const [index, name] of names.entries()) {
  if (index % Number(step) !== 0) continue;
  const one = await judge(name);
  if (one === undefined) continue;
  judged.push(one);
  if (process.env.BENCH_KEEP === undefined && one.outcome.error === undefined) rmSync(join(out, name), { force: true });
}
child?.kill();
details(judged);
console.log(`\n${mode}, ${folder}: outputs in ${out} if BENCH_KEEP is set\n`);
table(judged);

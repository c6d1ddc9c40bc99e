// npm run bench:pdf -- FOLDER [redact|transform|place|untouched] [every Nth file]: PDFs through the adapter, judged by poppler,
// mupdf and qpdf. npm run bench:pdf -- book [pages] [dense], -- scans [pages]: documents made here, for speed, memory and recognition.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBook } from './book-run.js';
import { type Judged, judge } from './judge.js';
import { details, print, table } from './report.js';
import { Runner } from './run.js';
import { measureScans } from './scans.js';
import { MODES } from './substitute.js';

const [what = '.', ...rest] = process.argv.slice(2);
const out = join(tmpdir(), `bench-pdf-${process.pid}`);
mkdirSync(out, { recursive: true });
try {
  if (what === 'book') print(await measureBook(Number(rest[0] ?? 350), out, rest[1] === 'dense'));
  else if (what === 'scans') print(await measureScans(Number(rest[0] ?? 4), out));
  else await measureFolder(what, rest);
} finally {
  if (process.env.BENCH_KEEP === undefined) rmSync(out, { recursive: true, force: true });
  else console.log(`outputs in ${out}`);
}

async function measureFolder(folder: string, [given = 'redact', step = '1']: readonly string[]): Promise<void> {
  const mode = MODES.find((one) => one === given) ?? 'redact';
  const runner = new Runner();
  const job = { folder, out, mode, runner, ocr: process.env.BENCH_OCR !== 'off' };
  const judged: Judged[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
  for (const [index, name] of names.entries()) {
    const one = index % Number(step) === 0 ? await judge(name, job) : undefined;
    if (one === undefined) continue;
    judged.push(one);
    if (process.env.BENCH_KEEP === undefined) rmSync(join(out, name), { force: true });
  }
  runner.close();
  details(judged);
  console.log(`\n${mode}, ${folder}\n`);
  print(table(judged));
}

// npm run bench:files -- FOLDER [--kind docx]... [--every N] [--from N] [--office N]: every file of a folder through the adapter of its kind.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from '../table.js';
import { isInstalled, openOfficeJudge, pagesOf } from './judges.js';
import { largeWorkbook } from './large-sheet.js';
import type { Measured, Message, Task } from './measured.js';
import { printReport } from './report.js';

const HANG_MS = 60_000;
const KINDS = ['docx', 'xlsx', 'xls', 'csv', 'pdf'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', multiple: true },
    /** Only every n-th file. */
    every: { type: 'string', default: '1' },
    /** Where those begin. */
    from: { type: 'string', default: '0' },
    /** LibreOffice looks at every n-th of the office files measured; 0: at none. */
    office: { type: 'string', default: '10' },
    /** Measures workbooks made for it, with a sheet of so many megabytes, and no folder. */
    large: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined && values.large === undefined) {
  console.error(
    'usage: npm run bench:files -- FOLDER [--kind docx|xlsx|xls|csv|pdf]... [--every N] [--from N] [--office N]\n       npm run bench:files -- --large 57',
  );
  process.exit(2);
}
const kinds = folder === undefined ? [] : (values.kind ?? KINDS);
const drafts = mkdtempSync(join(tmpdir(), 'deidkit-files-'));
const withOffice = Number(values.office) > 0 && isInstalled('soffice') && isInstalled('pdftotext');
const office = withOffice ? openOfficeJudge() : undefined;
let child: ChildProcess | undefined;

const all: Measured[] = [];
try {
  if (values.large !== undefined) await measureLarge(Number(values.large) * 1e6);
  const paths =
    folder === undefined
      ? []
      : readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((name) => join(folder, name));
  for (const kind of kinds) {
    const files = paths
      .filter((path) => extname(path).toLowerCase() === `.${kind}`)
      .filter((_, i) => (i - Number(values.from)) % Number(values.every) === 0);
    for (const [i, path] of files.entries()) {
      const judged = withOffice && kind !== 'csv' && kind !== 'pdf' && i % Number(values.office) === 0;
      all.push(await one(path, kind, judged));
    }
    console.error(`${kind}: ${files.length} files`);
  }
} finally {
  child?.kill('SIGKILL');
  office?.close();
  rmSync(drafts, { recursive: true, force: true });
}
if (folder !== undefined) printReport(all, { withOffice, withPdfText: isInstalled('pdftotext') });

async function measureLarge(bytes: number): Promise<void> {
  const rows: string[][] = [];
  for (const kind of ['goods', 'people', 'register'] as const) {
    const path = join(drafts, `${kind}.xlsx`);
    writeFileSync(path, largeWorkbook(kind, bytes));
    // Each in a process of its own, whose memory nothing has grown before.
    child?.kill('SIGKILL');
    child = undefined;
    const { done } = await inChild({ path, kind: 'xlsx', onlyCost: true });
    const cost =
      done.result.is === 'output'
        ? [String(done.replaced), (done.cpu ?? 0).toFixed(1), ((done.peak ?? 0) / 2 ** 20).toFixed(0)]
        : [done.result.is, '-', '-'];
    rows.push([kind, `${(bytes / 1e6).toFixed(0)} MB`, ...cost]);
  }
  printTable(['workbook of', 'sheet part', 'terms replaced', 'CPU s', 'peak MB'], rows);
}

async function one(path: string, kind: string, judged: boolean): Promise<Measured> {
  const draft = join(drafts, `masked.${kind}`);
  rmSync(draft, { force: true });
  const { done, sought } = await inChild({ path, kind, ...(judged && { keepAt: draft }) });
  if (judged && done.result.is === 'output') await judge(done, draft, sought);
  return done;
}

async function judge(done: Measured, draft: string, sought: readonly string[]): Promise<void> {
  const before = await office?.textOf(done.path);
  const after = await office?.textOf(draft);
  // A single word may be what the office program itself writes, such as the name of a month in a field.
  const left = sought.filter((term) => term.includes(' ') && holdsWords(after, term)).length;
  done.office = {
    opened: before !== undefined,
    opens: after !== undefined,
    pages: [pagesOf(before), pagesOf(after)],
    left,
  };
}

/** Whether a text holds a term as whole words: `Latin America` does not stand in `Latin American`. */
function holdsWords(text: string | undefined, term: string): boolean {
  const isLetter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);
  for (let at = text?.indexOf(term) ?? -1; at >= 0; at = text?.indexOf(term, at + 1) ?? -1) {
    if (!isLetter(text?.charAt(at - 1)) && !isLetter(text?.charAt(at + term.length))) return true;
  }
  return false;
}

async function started(): Promise<ChildProcess> {
  if (child !== undefined) return child;
  const fresh = fork(new URL('child.js', import.meta.url), { execArgv: ['--max-old-space-size=4000'] });
  await new Promise<void>((resolve) => fresh.once('message', () => resolve()));
  child = fresh;
  return fresh;
}

/** Measures a file in the child; one that does not answer in time, or ends, is replaced. */
async function inChild(task: Task): Promise<{ done: Measured; sought: readonly string[] }> {
  const worker = await started();
  let phase = 'start';
  let soFar: { done: Measured; sought: readonly string[] } | undefined;
  const answer = await new Promise<{ done: Measured; sought: readonly string[] } | 'hung' | 'crashed'>((resolve) => {
    let timer = setTimeout(() => resolve('hung'), task.onlyCost ? 5 * HANG_MS : HANG_MS);
    worker.on('message', (message: Message) => {
      if ('done' in message) return resolve(message);
      if ('soFar' in message) soFar = { done: message.soFar, sought: message.sought };
      else phase = message.phase;
      clearTimeout(timer);
      timer = setTimeout(() => resolve('hung'), task.onlyCost ? 5 * HANG_MS : HANG_MS);
    });
    worker.once('exit', () => resolve('crashed'));
    worker.send(task);
  });
  worker.removeAllListeners();
  if (typeof answer !== 'string') return answer;
  worker.kill('SIGKILL');
  child = undefined;
  if (soFar !== undefined) return { ...soFar, done: { ...soFar.done, notCompared: `SheetJS ${answer}` } };
  return { done: { path: task.path, kind: task.kind, size: 0, result: { is: answer, during: phase } }, sought: [] };
}

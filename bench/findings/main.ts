// npm run bench:findings -- [FOLDER_OR_FILE ...] [--level N] [--domain NAME] [--config FILE] [--engine DIR] [--golden FILE] [--update] [--show TEXT]
// Keeps a golden list of all findings on labelled texts, and prints what has changed against it, by recognizer and type.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Level } from '../../core/index.js';
import { type Corpus, readCorpora } from '../accuracy/corpus.js';
import { printTable } from '../table.js';
import { type Change, changesBetween, tally } from './compare.js';
import { hashOf, keep, type Run, readRun, writeRun } from './golden.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: '2' },
    domain: { type: 'string', default: 'General' },
    /** Configuration of the engine, such as one in which a recognizer is switched off. */
    config: { type: 'string' },
    /** Root of another built checkout whose engine shall read the texts. */
    engine: { type: 'string', default: '.' },
    /** File of the golden list: written if it is missing, left as it is if not. Positions and hashes only. */
    golden: { type: 'string' },
    /** Write the golden list anew after the comparison. */
    update: { type: 'boolean', default: false },
    /** Also print the places that have changed where recognizer and type contain this. */
    show: { type: 'string' },
  },
});
const LEVELS: Readonly<Record<string, Level>> = { 1: 1, 2: 2, 3: 3 };
const level = LEVELS[values.level];
if (level === undefined) {
  console.error('--level is 1, 2 or 3');
  process.exit(2);
}
const golden = values.golden ?? join(tmpdir(), 'deidkit-findings', `level-${level}-${values.domain}.json`);
const corpora = (positionals.length === 0 ? ['bench/accuracy/languages'] : positionals).flatMap(readCorpora);
const before = readRun(golden);
const after = await readAll(corpora, level);
const findings = [...after.values()].reduce((sum, text) => sum + text.findings.length, 0);
console.log(`${after.size} texts, ${findings} findings, level ${level}, domain ${values.domain}`);
if (before !== undefined) report(before, after);
if (before === undefined || values.update) {
  writeRun(golden, after);
  console.log('the golden list is written');
}

async function readAll(from: readonly Corpus[], at: Level): Promise<Run> {
  const library: typeof import('../../lib/index.js') = await import(
    pathToFileURL(resolve(values.engine, 'dist/lib/index.js')).href
  );
  const engine = await library.createEngine(values.config);
  const run: Run = new Map();
  for (const corpus of from)
    corpus.documents.forEach((document, i) => {
      const { findings } = engine.analyze(document.text, { level: at, domain: values.domain });
      run.set(`${corpus.name}#${i}`, {
        hash: hashOf(document.text),
        findings: keep(corpus, document, findings, engine.entityTypes),
      });
    });
  await engine.close();
  return run;
}

function report(old: Run, now: Run): void {
  const { changes, incomparable } = changesBetween(old, now);
  if (incomparable > 0) console.log(`${incomparable} texts are not those of the golden list: left out`);
  const header = ['recognizer and type', 'new: right', 'wrong', 'open', 'gone: right', 'wrong', 'open'];
  printTable(header, [...tally(changes), sumOf(tally(changes))]);
  if (values.show !== undefined) for (const change of changes) show(change, values.show);
}

function sumOf(rows: readonly (readonly string[])[]): string[] {
  const sums = [1, 2, 3, 4, 5, 6].map((column) => rows.reduce((sum, row) => sum + Number(row[column]), 0));
  return ['all', ...sums.map(String)];
}

/** One line for a change, with the text around it: on the console only, the golden list never holds any. */
function show({ text, sign, finding }: Change, wanted: string): void {
  const key = `${finding.recognizer} ${finding.type}`;
  if (!key.includes(wanted)) return;
  const [name, number] = text.split('#');
  const whole = corpora.find((c) => c.name === name)?.documents[Number(number)]?.text ?? '';
  const { start, end } = finding;
  const around = `${whole.slice(Math.max(0, start - 40), start)}[${whole.slice(start, end)}]${whole.slice(end, end + 30)}`;
  console.log(`${sign} ${finding.verdict.padEnd(5)} ${text} ${key}: ${around.replaceAll(/\s+/g, ' ')}`);
}

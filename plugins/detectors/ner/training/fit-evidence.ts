// npm run fit:evidence -- [FOLDER_OR_FILE ...]: fits what each kind of evidence weighs on labelled texts, and writes it beside the plugin.
// The texts must be none that the model was trained on: there nearly all that it reads is right, whatever speaks against it.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine, type EntityType, type LedgerEntry } from '../../../../core/index.js';
import ner from '../index.js';
import { cut, type Example } from '../trainer/examples.js';
import { parseExamples } from './examples.js';
import { fitWeights, type Sample } from './fit-weights.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'plugins/detectors/ner/evidence.json' },
    /** Texts of each file at most, taken at equal distances: the run is the same every time. */
    texts: { type: 'string', default: '2000' },
  },
});

const LABELS = { PERSON: 'PERSON', LOCATION: 'LOCATION', ADDRESS: 'LOCATION', ORGANIZATION: 'ORGANIZATION' };
/** In code units. */
const LONGEST = 1500;

interface Kind {
  readonly reason: string;
  /** Weights that stand where the texts say nothing; what they say moves them. */
  readonly prior?: Readonly<Record<EntityType, number>>;
  readonly weights: Readonly<Record<EntityType, number>>;
}

const { kinds }: { kinds: Readonly<Record<string, Kind>> } = JSON.parse(readFileSync(values.out, 'utf8'));
const paths = positionals.length === 0 ? ['bench/accuracy/languages'] : positionals;
const corpora = paths.flatMap((path) => readCorpora(path, Number(values.texts)));
const samples = await readings(corpora.flatMap(({ examples }) => examples));
const priors = Object.fromEntries(Object.entries(kinds).map(([code, { prior, weights }]) => [code, prior ?? weights]));
const fitted = fitWeights(samples, priors);
const out = {
  about: {
    command: 'npm run fit:evidence',
    method:
      'logistic, with the calibrated score of the model as offset; a normal prior of deviation 0.5 around each starting weight',
    corpora: corpora.map(({ name, examples }) => ({ name, texts: examples.length })),
    readings: samples.length,
  },
  kinds: Object.fromEntries(
    Object.entries(kinds).map(([code, { reason, prior, weights }]) => [
      code,
      { reason, prior: prior ?? weights, ...fitted[code] },
    ]),
  ),
};
writeFileSync(values.out, `${JSON.stringify(out, undefined, 2)}\n`);
console.table(
  Object.entries(out.kinds).flatMap(([code, { weights, seen, right }]) =>
    Object.keys(weights ?? {}).map((type) => ({
      code,
      type,
      weight: weights?.[type],
      seen: seen?.[type],
      right: right?.[type],
    })),
  ),
);

function readCorpora(path: string, most: number): { name: string; examples: Example[] }[] {
  const isFolder = statSync(path).isDirectory();
  const files = isFolder ? readdirSync(path).filter((file) => file.endsWith('.jsonl')) : [''];
  return files.sort().map((file) => {
    const all = parseExamples(readFileSync(join(path, file), 'utf8'), LABELS).flatMap((e) => cut(e, LONGEST));
    const step = Math.max(1, all.length / most);
    const examples = Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]);
    return { name: basename(join(path, file), '.jsonl'), examples: examples.filter((one) => one !== undefined) };
  });
}

/** All that the model reads in the texts, found or not, with its evidence, and whether anything to be hidden stands there. */
async function readings(examples: readonly Example[]): Promise<Sample[]> {
  await using engine = await Engine.create({ plugins: [ner] });
  const samples: Sample[] = [];
  for (const { text, spans } of examples) {
    const { findings, explanation } = engine.analyze(text, { level: 3, explain: true });
    const found = findings.map((finding, i) => ({ ...finding, ledger: explanation?.ledgers[i] ?? [] }));
    for (const { type, start, end, ledger } of [...found, ...(explanation?.rejected ?? [])]) {
      const isRight = spans.some((span) => span.start < end && start < span.end);
      samples.push({ type, score: scoreBefore(ledger), codes: ledger.flatMap(({ code }) => code ?? []), isRight });
    }
  }
  return samples;
}

/** What the model itself says: the first step. */
function scoreBefore([first]: readonly LedgerEntry[]): number {
  return first?.by ?? 0;
}

// npm run train:names -- --data FOLDER: trains the model that the package ships. Needs 'npm ci --prefix plugins/detectors/ner/training/lists' once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Random } from '../../../../core/index.js';
import { append, makeRandom } from '../../../../kit/index.js';
import { readModel } from '../tagger/model.js';
import { Tagger } from '../tagger/tagger.js';
import type { Weights } from '../trainer/adagrad.js';
import { train } from '../trainer/crf.js';
import { cut, type Example } from '../trainer/examples.js';
import { countFeatures, keepUseful } from '../trainer/keep-useful.js';
import { MeanWeights } from '../trainer/mean-weights.js';
import { writeModel } from '../trainer/write-model.js';
import { augment } from './augment.js';
import { buildLexicon } from './build-lexicon.js';
import { type LabelMap, parseExamples } from './examples.js';
import { countTemplates, Generator } from './generate.js';
import { laidOut } from './noise.js';
import { readScriptNames } from './script-names.js';
import { readLists } from './sources.js';
import POOLS from './templates/pools.json' with { type: 'json' };

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string', default: 'plugins/detectors/ner/model/default.bin' },
    epochs: { type: 'string', default: '7' },
    generated: { type: 'string', default: '17000' },
    foreign: { type: 'string', default: '15500' },
    detailed: { type: 'string', default: '2000' },
    natasha: { type: 'string' },
    relabelled: { type: 'string' },
    seed: { type: 'string', default: 'deidkit' },
    rows: { type: 'string', default: '577000' },
    runs: { type: 'string', default: '4' },
  },
});

const { data } = values;
if (data === undefined) {
  console.error(
    'usage: npm run train:names -- --data FOLDER [--out FILE] [--epochs N] [--generated N] [--foreign N] [--detailed N] [--runs N] [--seed TEXT] [--natasha FOLDER] [--relabelled FOLDER]',
  );
  process.exit(2);
}

const TYPES = ['PERSON', 'LOCATION', 'ORGANIZATION'];
const LABELS: LabelMap = { PERSON: 'PERSON', LOCATION: 'LOCATION', ADDRESS: 'LOCATION', ORGANIZATION: 'ORGANIZATION' };
/** Share of each corpus that an epoch sees: machine-labelled text counts less, small clean corpora more than once. */
const SHARE: Readonly<Record<string, number>> = {
  'lifebench-silver': 0.7,
  'presidio-synth': 2,
  'gum-ccby': 2,
  wikigold: 2,
  'meddocan-es': 0.4,
  'ler-de': 0.5,
  litbank: 0.5,
};

/** Trainings whose weights are averaged, each over its epochs from the fourth on. The first one has the seed of the command. */
const ALL_RUNS = [
  { seed: values.seed, dropout: 0.1 },
  { seed: values.seed, dropout: 0.25 },
  { seed: 'two', dropout: 0.25 },
  { seed: 'two', dropout: 0.1 },
  { seed: 'three', dropout: 0.25 },
];
const RUNS = ALL_RUNS.slice(0, Number(values.runs));
const FIRST_AVERAGED = 3;
/** Half of what the least weight in the file is worth. */
const LEAST_WEIGHT = 0.016;

const started = Date.now();
const say = (text: string): void => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const lists = await readLists(join(data, 'gazetteers'));
const scripts = new Map([['ru', await readScriptNames('ru', values.natasha)]]);
const lexicon = buildLexicon(lists, values.seed, scripts);
say(`lexicon: ${lexicon.hash.length} words`);
// What the accurate model has labelled (npm run train:relabel) takes the place of the corpus of the same name.
const relabelled = values.relabelled === undefined ? [] : readCorpora(values.relabelled);
const corpora = readCorpora(join(data, 'train')).map((one) => relabelled.find(({ name }) => name === one.name) ?? one);
const templates = fileURLToPath(new URL('../../../../../plugins/detectors/ner/training/templates', import.meta.url));
const counted = countTemplates(templates);
say(
  `${corpora.reduce((n, c) => n + c.examples.length, 0)} examples of ${corpora.length} corpora, ${counted} templates`,
);
const dev = readCorpora(join(data, 'dev'));

const model = pack(trained());
writeFileSync(values.out, model);
say(`${values.out}: ${(model.length / 1e6).toFixed(2)} MB`);
report();

interface TrainingCorpus {
  readonly name: string;
  readonly examples: readonly Example[];
}

function readCorpora(folder: string): TrainingCorpus[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({
      name: basename(file, '.jsonl'),
      examples: parseExamples(readFileSync(join(folder, file), 'utf8'), LABELS).flatMap((e) => cut(e, 1500)),
    }));
}

/** The mean of all runs' later epochs. */
function trained(): Weights {
  const epochs = Number(values.epochs);
  const mean = new MeanWeights(RUNS.length * Math.max(1, epochs - FIRST_AVERAGED));
  RUNS.forEach((run, number) => {
    train(epochExamples, lexicon, {
      types: TYPES,
      ...run,
      epochs,
      blind: 0.25,
      rate: 0.1,
      afterEpoch: (epoch, weights) => {
        say(`run ${number + 1}, epoch ${epoch + 1}`);
        if (epoch >= Math.min(FIRST_AVERAGED, epochs - 1)) mean.add(weights);
      },
    });
  });
  if (mean.weights === undefined) throw new Error('no epoch was trained');
  return mean.weights;
}

function epochExamples(_epoch: number, random: Random): Example[] {
  const generator = new Generator(lists, templates, random, scripts);
  const real = corpora.flatMap(({ name, examples }) => sample(examples, SHARE[name] ?? 1, random));
  const varied = real.map((example) => augment(example, generator, random));
  const made = Array.from({ length: Number(values.generated) }, () => generator.example(true));
  const foreign = Array.from({ length: Number(values.foreign) }, () => generator.foreign());
  const detailed = Array.from({ length: Number(values.detailed) }, (_, i) =>
    i % 2 === 0 ? generator.detailed() : generator.foreignDetailed(),
  );
  return [...varied, ...made, ...foreign, ...detailed].map((example) => laidOut(example, random));
}

function sample(examples: readonly Example[], share: number, random: Random): Example[] {
  const out: Example[] = [];
  for (let whole = 1; whole <= share; whole++) append(out, examples);
  const rest = share % 1;
  if (rest > 0)
    append(
      out,
      examples.filter(() => random.int(1000) < rest * 1000),
    );
  return out;
}

function pack(trained: Weights): Uint8Array {
  const card = {
    name: 'deidkit names',
    languages: POOLS.languagesOfModel.split('|'),
    date: dayOf(process.env.SOURCE_DATE_EPOCH),
    seed: values.seed,
    epochs: Number(values.epochs),
    runs: RUNS,
    trainedOn: corpora.map((c) => ({ name: c.name, examples: c.examples.length })),
    templates: counted,
  };
  const random = makeRandom('count');
  const counts = countFeatures(epochExamples(0, random), lexicon, random);
  return writeModel(keepUseful(trained, counts, Number(values.rows)), lexicon, card, LEAST_WEIGHT);
}

/** Today, or the day of a number of seconds since 1970. */
function dayOf(seconds: string | undefined): string {
  return (seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)).toISOString().slice(0, 10);
}

/** Strict scores on the dev corpora, as a first look; `npm run bench:accuracy` measures the whole engine. */
function report(): void {
  const tagger = new Tagger(readModel(readFileSync(values.out)));
  for (const { name, examples } of dev) {
    const counts = TYPES.map(() => ({ gold: 0, found: 0, hit: 0 }));
    for (const { text, spans } of examples) {
      const found = tagger.tag(text, 2);
      TYPES.forEach((type, t) => {
        const c = counts[t];
        if (c === undefined) return;
        const gold = spans.filter((s) => s.label === type);
        const ours = found.filter((e) => e.type === t);
        c.gold += gold.length;
        c.found += ours.length;
        c.hit += ours.filter((e) => gold.some((g) => g.start === e.start && g.end === e.end)).length;
      });
    }
    const cells = counts.map(({ gold, found, hit }, t) => {
      const p = found === 0 ? 0 : hit / found;
      const r = gold === 0 ? 0 : hit / gold;
      const f = p + r === 0 ? 0 : (2 * p * r) / (p + r);
      return `${TYPES[t]} ${[p, r, f].map((x) => (x * 100).toFixed(1)).join('/')} (${gold})`;
    });
    say(`${name.padEnd(16)} ${cells.join('  ')}`);
  }
}

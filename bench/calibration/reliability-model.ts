// npm run reliability:model -- NAMES.bin FOLDER_OR_FILE ...: says whether the probabilities of the accurate model mean what they say: the share of its
// findings that is right, by type and probability, on labelled texts that it was not trained on; and whether a line (Platt) would make them better on
// corpora that it was not fitted to. It did not for the model that ships ('no' in the last column), so the temperature in the file is all there is.
import { readFileSync } from 'node:fs';
import { Engine } from '../../core/index.js';
import names from '../../plugins/detectors/names/index.js';
import { Encoder } from '../../plugins/detectors/neural/encoder.js';
import { readNeuralModel } from '../../plugins/detectors/neural/model/model-file.js';
import { NeuralTagger } from '../../plugins/detectors/neural/tagger.js';
import { WasmNetwork } from '../../plugins/detectors/neural/wasm-network.js';
import { type Corpus, readCorpora } from '../accuracy/corpus.js';
import { judge } from '../findings/golden.js';
import { printTable } from '../table.js';
import type { Observation } from './observe.js';
import { fitLine, holdsElsewhere } from './platt.js';

/** UTF-16 code units of each corpus that are read at most, in texts at equal distances. */
const MOST_OF_CORPUS = 60_000;
/** Lowest probability of a reading that is looked at. */
const SUSPICION = 0.2;
const RIGHT = { right: 1, other: 0.5, wrong: 0 } as const;

const [file, ...paths] = process.argv.slice(2);
if (file === undefined || paths.length === 0) {
  console.error('usage: npm run reliability:model -- NAMES.bin FOLDER_OR_FILE ...');
  process.exit(2);
}
const model = readNeuralModel(readFileSync(file));
const tagger = new NeuralTagger(new Encoder(model, new WasmNetwork(model)), model);
await using engine = await Engine.create({ plugins: [names] });
const seen = paths.flatMap(readCorpora).flatMap((corpus) => observed(corpus));
/** Lowest probabilities of the columns; the next one ends a column. */
const BINS = [0.2, 0.5, 0.75, 0.9, 0.95, 0.99, 1.01];
/** Lowest probabilities of findings at levels 1, 2 and 3. */
const LEVELS = [0.75, 0.5, 0.2];

const rows = model.types.map((type) => {
  const own = seen.filter((one) => one.type === type);
  const line = fitLine(own);
  const shares = BINS.slice(0, -1).map((low, i) =>
    share(own.filter(({ base }) => base >= low && base < (BINS[i + 1] ?? 2))),
  );
  const levels = LEVELS.map((least) => share(own.filter(({ base }) => base >= least)));
  return [type, ...shares, ...levels, String(line.slope), String(line.shift), holdsElsewhere(own) ? 'yes' : 'no'];
});
printTable(
  [
    'type',
    ...BINS.slice(0, -1).map((low) => `right from ${low}`),
    ...LEVELS.map((_, i) => `of all at level ${i + 1}`),
    'slope',
    'shift',
    'better elsewhere',
  ],
  rows,
);

/** How many of the findings are right, as a share. */
function share(observations: readonly Observation[]): string {
  const right = observations.reduce((sum, one) => sum + one.right, 0);
  return observations.length === 0 ? '' : `${(right / observations.length).toFixed(2)} of ${observations.length}`;
}

function observed(corpus: Corpus): Observation[] {
  const units = corpus.documents.reduce((sum, { text }) => sum + text.length, 0);
  const step = Math.max(1, units / MOST_OF_CORPUS);
  const documents = corpus.documents.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return documents.flatMap((document) =>
    tagger.tag(document.text, SUSPICION).flatMap(({ start, end, type: number, probability: base, best }) => {
      const type = model.types[number] ?? '';
      const verdict = judge(corpus, document, { start, end, type }, engine.entityTypes);
      if (verdict === 'open' || !best) return [];
      const score = { base, before: base, after: base, hasEvidence: false };
      return { recognizer: 'neural', type, corpus: corpus.name, ...score, right: RIGHT[verdict] };
    }),
  );
}

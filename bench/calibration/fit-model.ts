// npm run fit:model -- NAMES.bin FOLDER_OR_FILE ...: fits what the probabilities of the accurate model mean, for each of its types, on labelled texts
// of other authors than those it was trained on, and writes it into the header of the file. The model must not have been trained on these texts.
import { readFileSync, writeFileSync } from 'node:fs';
import { Engine } from '../../core/index.js';
import names from '../../plugins/detectors/names/index.js';
import { readNeuralModel } from '../../plugins/detectors/neural/model-file.js';
import { NeuralTagger } from '../../plugins/detectors/neural/tagger.js';
import { type Corpus, readCorpora } from '../accuracy/corpus.js';
import { judge } from '../findings/golden.js';
import { printTable } from '../table.js';
import type { Observation } from './observe.js';
import { fitLine, holdsElsewhere, type Line } from './platt.js';

/** UTF-16 code units of each corpus that are read at most, in texts at equal distances. */
const MOST_OF_CORPUS = 60_000;
/** Lowest probability of a reading that is looked at. */
const SUSPICION = 0.2;
const RIGHT = { right: 1, other: 0.5, wrong: 0 } as const;

const [file, ...paths] = process.argv.slice(2);
if (file === undefined || paths.length === 0) {
  console.error('usage: npm run fit:model -- NAMES.bin FOLDER_OR_FILE ...');
  process.exit(2);
}
const bytes = Buffer.from(withCalibration(readFileSync(file), undefined));
const model = readNeuralModel(bytes);
const tagger = new NeuralTagger(model);
await using engine = await Engine.create({ plugins: [names] });
const seen = paths.flatMap(readCorpora).flatMap((corpus) => observed(corpus));
const lines = new Map<string, Line>();
const rows = model.types.map((type) => {
  const own = seen.filter((one) => one.type === type);
  const line = fitLine(own);
  const holds = holdsElsewhere(own);
  if (holds) lines.set(type, line);
  const sure = own.filter(({ base }) => base >= 0.95);
  const right = sure.reduce((sum, one) => sum + one.right, 0);
  return [type, own.length, line.slope, line.shift, holds ? 'kept' : 'left out', (right / sure.length).toFixed(3)].map(
    String,
  );
});
printTable(['type', 'seen', 'slope', 'shift', 'holds on other corpora', 'right at .95 and more'], rows);
writeFileSync(file, withCalibration(bytes, Object.fromEntries(lines)));

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

/** The same file with another calibration in its header; the tensors stay at multiples of 16. */
function withCalibration(file: Buffer, calibration: Readonly<Record<string, Line>> | undefined): Uint8Array {
  const length = file.readUInt32LE(4);
  const header: Record<string, unknown> = JSON.parse(file.toString('utf8', 8, 8 + length));
  const { calibration: _, ...rest } = header;
  const json = JSON.stringify(calibration === undefined ? rest : { ...rest, calibration });
  const padded = json + ' '.repeat(15 - ((Buffer.byteLength(json) + 7) % 16));
  const start = Buffer.alloc(8);
  file.copy(start, 0, 0, 4);
  start.writeUInt32LE(Buffer.byteLength(padded), 4);
  return Buffer.concat([start, Buffer.from(padded), file.subarray(8 + length)]);
}

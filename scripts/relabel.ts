// npm run train:relabel -- TEXTS.jsonl OUT.jsonl: labels texts with the accurate model, from which the fast model then learns
// (npm run train:names -- --relabelled FOLDER). The labels that the texts have are ignored.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Encoder } from '../plugins/detectors/neural/encoder.js';
import { readNeuralModel } from '../plugins/detectors/neural/model/model-file.js';
import { NeuralTagger } from '../plugins/detectors/neural/tagger.js';
import { WasmNetwork } from '../plugins/detectors/neural/wasm-network.js';

const MODEL = fileURLToPath(new URL('../../packages/model-names/names.bin', import.meta.url));
/** No entity beside the most probable labelling. */
const NO_SUSPICION = 2;

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  console.error('usage: npm run train:relabel -- TEXTS.jsonl OUT.jsonl');
  process.exit(2);
}
const model = readNeuralModel(readFileSync(MODEL));
const tagger = new NeuralTagger(new Encoder(model, new WasmNetwork(model)), model);
const lines = readFileSync(source, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const { id, text }: { readonly id: string; readonly text: string } = JSON.parse(line);
    const spans = tagger
      .tag(text, NO_SUSPICION)
      .filter(({ best }) => best)
      .map(({ start, end, type }) => ({ start, end, label: model.types[type] }));
    return `${JSON.stringify({ id, text, spans })}\n`;
  });
writeFileSync(target, lines.join(''));

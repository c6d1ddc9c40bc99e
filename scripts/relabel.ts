// npm run train:relabel -- TEXTS.jsonl OUT.jsonl [--runtime onnx]: labels texts with the accurate model, from which the fast model then learns
// (npm run train:names -- --relabelled FOLDER). The labels that the texts have are ignored. With onnxruntime-node, where that is installed, it takes a quarter of the time.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Encoder } from '../plugins/detectors/neural/encoder.js';
import { readNeuralModel } from '../plugins/detectors/neural/model/model-file.js';
import { OnnxNetwork } from '../plugins/detectors/neural/onnx/network.js';
import { OnnxSession } from '../plugins/detectors/neural/onnx/session.js';
import { NeuralTagger } from '../plugins/detectors/neural/tagger.js';
import { WasmNetwork } from '../plugins/detectors/neural/wasm-network.js';

const MODEL = fileURLToPath(new URL('../../packages/model-names/names.bin', import.meta.url));
/** An optional peer. */
const RUNTIME = 'onnxruntime-node';
/** No entity beside the most probable labelling. */
const NO_SUSPICION = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runtime: { type: 'string', default: 'wasm' } },
});
const [source, target] = positionals;
if (source === undefined || target === undefined || !['wasm', 'onnx'].includes(values.runtime)) {
  console.error('usage: npm run train:relabel -- TEXTS.jsonl OUT.jsonl [--runtime wasm|onnx]');
  process.exit(2);
}
const model = readNeuralModel(readFileSync(MODEL));
using session = values.runtime === 'onnx' ? new OnnxSession(import.meta.resolve(RUNTIME)) : undefined;
const network = session === undefined ? new WasmNetwork(model) : new OnnxNetwork(model, session);
const tagger = new NeuralTagger(new Encoder(model, network), model);
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

// A model that runs elsewhere takes part: texts, files, and what happens when it does not answer.
import { createEngine, deidentifyFile, isDeidError } from 'deidkit';
import { startModel } from './model.js';
import remoteNames from './plugin.js';

const model = await startModel();
const engine = await createEngine({
  plugins: [
    { use: 'deidkit/plugins/contact' },
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/txt' },
    { use: remoteNames, options: { url: model.url } },
  ],
  policies: { CUSTOM: { rules: { '*': 'label' } } },
});

const text = '📎 Zebulon Quarrington of Blue Heron Ltd: zeb@example.com';
const { outputs } = await engine.deidentifyAsync(text, { mode: 'CUSTOM' });
console.log(outputs[0]?.text);

const { bytes } = await deidentifyFile(engine, Buffer.from(text), 'bytes', { extension: 'txt', mode: 'CUSTOM' });
console.log(Buffer.from(bytes).toString());

// What could not wait for the model is refused, and so is a text that the model does not read.
const codeOf = (error: unknown): string => (isDeidError(error) ? error.code : 'another error');
try {
  engine.analyze(text);
} catch (error) {
  console.log(codeOf(error));
}
model.close();
console.log(await engine.analyzeAsync(text).then(() => 'answered', codeOf));

await engine.close();

// A recognizer of your own: badge numbers, replaced along with everything the package finds by itself.
import { createEngine, definePlugin } from 'deidkit';

const badge = definePlugin({
  name: 'badge',
  description: 'Badge numbers of our company.',
  register(registry) {
    registry.recognizer({
      name: 'badge/number',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.9 }],
    });
  },
});

const engine = await createEngine({
  plugins: [
    { use: badge },
    { use: 'deidkit/plugins/contact' },
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/surrogates' },
    { use: 'deidkit/plugins/policies' },
  ],
});

const text = 'Badge BX-004711 was reported lost by mary@example.com.';
for (const { type, start, end, score } of engine.analyze(text).findings)
  console.log(`${type} ${text.slice(start, end)} ${score}`);
console.log(engine.deidentify(text, { mode: 'GDPR' }).outputs[0]?.text);

await engine.close();

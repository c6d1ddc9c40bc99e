// A domain of your own from configuration alone: the words and codes that are confidential in your house.
import { createEngine } from 'deidkit';

const engine = await createEngine({
  plugins: [
    { use: 'deidkit/plugins/transformers' },
    { use: 'deidkit/plugins/surrogates' },
    { use: 'deidkit/plugins/policies' },
    {
      use: 'deidkit/plugins/custom',
      options: {
        entityTypes: [{ name: 'BERTH', parent: 'PROPRIETARY_TERM', description: 'Berth of the yard.' }],
        dictionary: [{ type: 'PROJECT_NAME', terms: ['Blue Heron'], score: 0.9 }],
        patterns: [{ name: 'berth', type: 'BERTH', match: 'Q\\d-\\d{2}\\b', score: 0.6, context: ['berth'] }],
      },
    },
  ],
});

const text = 'Blue Heron moves to berth Q4-17 tonight.';
for (const domain of ['Custom', 'General']) {
  const { outputs } = engine.deidentify(text, { domain, mode: 'REDACT' });
  console.log(`${domain}: ${outputs[0]?.text}`);
}

await engine.close();

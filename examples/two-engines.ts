// Two engines with different configurations, side by side in one process: they share nothing.
import { createEngine } from 'deidkit';

const plugins = [{ use: 'deidkit/plugins/transformers' }, { use: 'deidkit/plugins/contact' }];

const support = await createEngine({
  plugins,
  policies: { CUSTOM: { rules: { '*': 'redact' } } },
});
const billing = await createEngine({
  plugins,
  policies: { CUSTOM: { rules: { '*': 'redact', PHONE_NUMBER: { use: 'mask', options: { keepLast: 4 } } } } },
  ignore: ['info@example.com'],
});

const text = 'Call (415) 555-0132 or write to info@example.com.';
for (const [name, engine] of Object.entries({ support, billing })) {
  console.log(`${name}: ${engine.deidentify(text, { mode: 'CUSTOM' }).outputs[0]?.text}`);
  await engine.close();
}

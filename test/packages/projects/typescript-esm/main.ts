import { createRouter, inlineWork } from '@deidkit/server';
import { mockClock, testPlugin } from '@deidkit/testing';
import {
  createEngine,
  createEnginePool,
  DeidError,
  defaultConfig,
  definePlugin,
  deidentifyFile,
  type Finding,
} from 'deidkit';
import { splice } from 'deidkit/core';
import { passesLuhn } from 'deidkit/kit';
import contact from 'deidkit/plugins/contact';
import { readExamples } from 'deidkit/plugins/ner/trainer';
import { SERVICES } from 'deidkit/services';

const badge = definePlugin({
  name: 'badge',
  description: 'Badge numbers.',
  register(registry) {
    registry.recognizer({
      name: 'badge/number',
      types: ['EMPLOYEE_ID'],
      patterns: [{ type: 'EMPLOYEE_ID', match: 'BX-\\d{6}\\b', score: 0.9 }],
    });
  },
});

const config = await defaultConfig();
await using engine = await createEngine({ ...config, plugins: [...config.plugins, { use: badge }] });
const findings: readonly Finding[] = engine.analyze('Badge BX-004711 is lost.').findings;
console.log(findings.map(({ type }) => type).join());

// Text, and a format of each package, in this process and in a thread.
const { bytes } = await deidentifyFile(engine, Buffer.from('name\nMary Jones\n'), 'bytes', {
  extension: 'csv',
  mode: 'MASKED',
});
console.log(Buffer.from(bytes).toString().includes('Mary'));
for (const extension of ['docx', 'pdf'])
  await deidentifyFile(engine, Buffer.from('no document'), 'bytes', { extension, mode: 'MASKED' }).catch(
    (error: unknown) => console.log(error instanceof DeidError ? error.code : error),
  );
await using pool = await createEnginePool();
const answer = await pool.deidentify('Call Mary Jones.', { mode: 'REDACT' });
console.log(answer.outputs[0]?.text);

console.log(
  [createRouter, inlineWork, testPlugin, mockClock, splice, passesLuhn, readExamples].every(
    (one) => typeof one === 'function',
  ),
);
console.log(contact.name, SERVICES.clock !== undefined, engine.use(SERVICES.clock).now() instanceof Date);

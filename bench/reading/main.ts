// npm run bench:reading -- FOLDER [--seed TEXT]: writes documents of twelve kinds beside what the default mode makes of them, for a person to read.
// The documents were written before the first run and without a look at the rules; all persons are invented.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '../../lib/index.js';
import { readDocuments } from '../accuracy/domains/read.js';
import { sideBySide } from './side-by-side.js';

const KINDS = [
  'discharge',
  'clinic-note',
  'lab-report',
  'bank-letter',
  'kyc-form',
  'invoice',
  'contract',
  'email-chain',
  'support-ticket',
  'hr-cv',
  'court',
  'minutes',
];

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'reading' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('usage: npm run bench:reading -- FOLDER [--seed TEXT]');
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
await using engine = await createEngine();
for (const kind of KINDS) {
  const pages = readDocuments(`${kind}.txt`, '../reading').map(({ name, text }) => {
    const { outputs } = engine.deidentify(text, { seed: values.seed, model: 'fast' });
    return `=== ${name}\n${sideBySide(text, outputs[0]?.text ?? '')}`;
  });
  writeFileSync(join(folder, `${kind}.txt`), pages.join('\n'));
}

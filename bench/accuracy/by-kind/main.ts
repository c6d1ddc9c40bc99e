// npm run bench:kinds -- [--level N] [--model NAME ...] [--missed] [--by-label]: what stays readable in marked English documents of twelve kinds, by kind.
// Written before the first run and without a look at the rules. Who changes rules, lists or models reads the totals only, neither the texts nor --missed.
import { parseArgs } from 'node:util';
import { createEngine } from '../../../lib/index.js';
import { DOCUMENT_OPTIONS, measureGroups, printLabels, printMissed, printRun } from '../documents.js';

const KINDS = [
  'chat',
  'log',
  'ticket',
  'invoice',
  'cv',
  'form',
  'email-chain',
  'transcript',
  'spreadsheet',
  'source-code',
  'fhir',
  'hl7',
];

const { values } = parseArgs({ options: DOCUMENT_OPTIONS });

await using engine = await createEngine();
const groups = KINDS.map((name) => ({ name, folder: 'by-kind' }));
for (const run of measureGroups(engine, groups, values)) {
  if (values.missed) printMissed(run);
  printRun(run, 'kind');
  if (values['by-label']) printLabels(run);
}

// npm run bench:languages -- [--set first|second] [--level N] [--model NAME ...] [--missed] [--by-label]: what stays readable in the marked documents of this folder, by language.
// The documents of `second/` are held back: who changes rules, lists or models reads its totals only, neither the texts nor --missed.
import { parseArgs } from 'node:util';
import { createEngine } from '../../../lib/index.js';
import { DOCUMENT_OPTIONS, measureGroups, oneOf, printLabels, printMissed, printRun } from '../documents.js';

const LANGUAGES = ['it', 'pt', 'pl', 'sv', 'cs', 'tr', 'ru', 'zh', 'ja', 'ko', 'ar', 'hi'];
const FOLDERS = { first: 'by-language', second: 'by-language/second' };

const { values } = parseArgs({
  options: { ...DOCUMENT_OPTIONS, set: { type: 'string', default: 'first' } },
});
const folder = FOLDERS[oneOf('set', ['first', 'second'] as const, values.set)];

await using engine = await createEngine();
const groups = LANGUAGES.map((name) => ({ name, folder }));
for (const run of measureGroups(engine, groups, values)) {
  if (values.missed) printMissed(run);
  printRun(run, 'language');
  if (values['by-label']) printLabels(run);
}

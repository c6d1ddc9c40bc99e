// npm run bench:languages -- [--level N] [--model NAME ...] [--missed]: what stays readable in the marked documents of this folder, by language.
import { parseArgs } from 'node:util';
import type { AnalyzeOptions } from '../../../core/index.js';
import { createEngine } from '../../../lib/index.js';
import { printTable } from '../../table.js';
import { countLeaks, type Leaks, sum } from '../domains/leaks.js';
import { readDocuments } from '../domains/read.js';

const LANGUAGES = ['it', 'pt', 'pl', 'sv', 'cs', 'tr', 'ru', 'zh', 'ja', 'ko', 'ar', 'hi'];
const LEVELS = [1, 2, 3] as const;
const MODELS: readonly NonNullable<AnalyzeOptions['model']>[] = ['fast', 'cascade', 'accurate'];

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: '2' },
    model: { type: 'string', multiple: true, default: ['fast'] },
    missed: { type: 'boolean', default: false },
  },
});
const level = LEVELS.find((one) => String(one) === values.level);
if (level === undefined) {
  console.error('--level is 1, 2 or 3');
  process.exit(2);
}
const models = MODELS.filter((name) => values.model.includes(name));
if (models.length < values.model.length) {
  console.error(`--model is one of ${MODELS.join(', ')}`);
  process.exit(2);
}

await using engine = await createEngine();
for (const model of models) {
  const rows = LANGUAGES.map((language) => {
    const leaks = readDocuments(`${language}.txt`, 'by-language').map((document) =>
      countLeaks(engine, document, { domain: 'General', level, model }),
    );
    if (values.missed) for (const one of leaks) printMissed(language, one);
    return [language, String(leaks.length), ...figures(leaks)];
  });
  console.log(`\nmodel ${model}, level ${level}, domain General`);
  printTable(['language', 'documents', 'leak %', 'persons missed', 'false findings', 'per 1,000 words'], rows);
}

/** Leak in marked letters and digits, marked persons that are not wholly covered, and findings that touch no mark. */
function figures(leaks: readonly Leaks[]): string[] {
  const persons = leaks.map(({ kinds }) => kinds.get('PERSON') ?? { all: 0, missed: 0 });
  const count = (key: 'all' | 'missed'): number => persons.reduce((total, one) => total + one[key], 0);
  return [
    ((sum(leaks, 'leaked') / sum(leaks, 'gold')) * 100).toFixed(1),
    `${count('missed')} of ${count('all')}`,
    String(sum(leaks, 'false')),
    ((sum(leaks, 'false') / sum(leaks, 'words')) * 1000).toFixed(1),
  ];
}

function printMissed(language: string, { name, missed, wrong }: Leaks): void {
  console.log(`${language} · ${name}\n  missed: ${missed.join(' · ')}\n  false: ${wrong.join(' · ')}`);
}

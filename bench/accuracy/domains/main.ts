// npm run bench:domains -- [--level N] [--missed] [--config FILE]: what the packs find in the marked documents of this folder, beside General.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Engine, Level } from '../../../core/index.js';
import { createEngine } from '../../../lib/index.js';
import { printTable } from '../../table.js';
import { countLeaks, type Leaks, sum } from './leaks.js';
import { type Marked, readDocuments, readSentences } from './read.js';
import { categoriesFound, hullFound, type SentenceCounts } from './sentences.js';

const { values } = parseArgs({
  options: { level: { type: 'string' }, missed: { type: 'boolean', default: false }, config: { type: 'string' } },
});
const ALL_LEVELS: readonly Level[] = [1, 2, 3];
const PACKS = ['Medical', 'Finance', 'Legal'] as const;

await using engine = await createEngine(values.config ?? withLegal());
const levels = ALL_LEVELS.filter((level) => values.level === undefined || String(level) === values.level);
for (const pack of PACKS) printPack(engine, pack, pack.toLowerCase());
// Documents written after the rules, by somebody who had not looked at them.
for (const pack of ['Medical', 'Finance']) printPack(engine, pack, `${pack.toLowerCase()}-later`);
printSentences(
  'words_in_hull',
  readSentences('proprietary-terms.txt'),
  readSentences('ordinary-terms.txt'),
  (sentence, level) => hullFound(engine, sentence, level),
);
printSentences(
  'Article 9 and 10, mode GDPR',
  readSentences('special-categories.txt'),
  readSentences('no-categories.txt'),
  (sentence, level) => categoriesFound(engine, sentence, level),
);

/** The default configuration and the pack Legal, which only a configuration registers. */
function withLegal(): { plugins: { use: string }[] } {
  const given: unknown = JSON.parse(readFileSync('plugins.config.json', 'utf8'));
  const plugins = typeof given === 'object' && given !== null && 'plugins' in given ? given.plugins : [];
  if (!Array.isArray(plugins)) throw new Error('plugins.config.json has no plugins');
  return { plugins: [...plugins, { use: 'deidkit/plugins/legal' }] };
}

/** The share of each kind that stays readable, in General and in the pack. */
function printPack(of: Engine, pack: string, file: string): void {
  const documents = readDocuments(`${file}.txt`);
  const domain = of.domains.some(({ name }) => name === pack) ? pack : undefined;
  const runs = (domain === undefined ? ['General'] : ['General', domain]).flatMap((name) =>
    levels.map((level) => ({
      title: `${name} ${level}`,
      leaks: documents.map((d) => countLeaks(of, d, { domain: name, level })),
    })),
  );
  const kinds = [...new Set(documents.flatMap(({ marks }) => marks.map(({ type }) => type ?? '')))].sort();
  console.log(
    `\n${pack}, ${file}.txt: ${documents.length} documents${domain === undefined ? ' (no such domain)' : ''}`,
  );
  const row = (kind: string, cell: (leaks: readonly Leaks[]) => string): string[] => [
    kind,
    ...runs.map(({ leaks }) => cell(leaks)),
  ];
  printTable(
    ['marked terms that are not wholly covered, of all', ...runs.map(({ title }) => title)],
    [
      ...kinds.filter((kind) => kind !== 'OTHER').map((kind) => row(kind, (leaks) => ofKind(leaks, kind))),
      row('leak, % of letters and digits', (leaks) => percent(sum(leaks, 'leaked'), sum(leaks, 'gold'))),
      row('false findings per 1,000 words', (leaks) => perThousand(sum(leaks, 'false'), sum(leaks, 'words'))),
    ],
  );
  if (values.missed)
    for (const { title, leaks } of runs)
      for (const { name, missed, wrong } of leaks)
        console.log(`${title} · ${name}\n  missed: ${missed.join(' · ')}\n  false: ${wrong.join(' · ')}`);
}

function ofKind(leaks: readonly Leaks[], kind: string): string {
  const counts = leaks.map(({ kinds }) => kinds.get(kind) ?? { all: 0, missed: 0 });
  const total = (key: 'all' | 'missed'): number => counts.reduce((all, count) => all + count[key], 0);
  return `${total('missed')} of ${total('all')}`;
}

function printSentences(
  title: string,
  marked: readonly Marked[],
  clean: readonly Marked[],
  find: (sentence: Marked, level: Level) => SentenceCounts,
): void {
  console.log(`\n${title}: ${marked.length} sentences with terms, ${clean.length} without`);
  const rows = levels.map((level) => {
    const found = marked.map((sentence) => ({ sentence, ...find(sentence, level) }));
    const wrong = clean.map((sentence) => ({ sentence, ...find(sentence, level) }));
    if (values.missed)
      for (const [what, list] of [
        ['missed', found.filter(({ complete }) => !complete)],
        ['false', wrong.filter(({ findings }) => findings > 0)],
      ] as const)
        console.log(`${what} at level ${level}:\n  ${list.map(({ sentence }) => sentence.text).join('\n  ')}`);
    return [
      String(level),
      `${found.filter(({ complete }) => complete).length}`,
      `${wrong.filter(({ findings }) => findings > 0).length}`,
    ];
  });
  printTable(['level', 'sentences with all terms found', 'clean sentences with a finding'], rows);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((part / whole) * 100).toFixed(1);
}

function perThousand(part: number, whole: number): string {
  return whole === 0 ? '-' : ((part / whole) * 1000).toFixed(1);
}

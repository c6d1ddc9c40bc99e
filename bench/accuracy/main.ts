// npm run bench:accuracy -- FOLDER [--level N] [--domain NAME]: how well the default engine finds what is labelled in JSONL files.
import { parseArgs } from 'node:util';
import type { Engine, Level } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { printTable } from '../table.js';
import { type Corpus, readCorpora } from './corpus.js';
import { GROUPS } from './labels.js';
import { type Counts, leakage, scoreGroup } from './score.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { level: { type: 'string', default: '2' }, domain: { type: 'string', default: 'General' } },
});
const [path] = positionals;
if (path === undefined) {
  console.error('usage: npm run bench:accuracy -- FOLDER_OR_FILE [--level 1|2|3] [--domain NAME]');
  process.exit(2);
}
const level = toLevel(values.level);
const engine = await createEngine();
for (const corpus of readCorpora(path)) report(engine, corpus);
await engine.close();

function report(of: Engine, corpus: Corpus): void {
  const results = corpus.documents.map((d) => of.analyze(d.text, { level, domain: values.domain }).findings);
  const rows = GROUPS.flatMap((group) => {
    const score = scoreGroup(corpus, results, group, of.entityTypes);
    if (score === undefined) return [];
    const { strict, words, covered } = score;
    return [[group.name, String(strict.gold), ...prf(strict), ...prf(words), percent(covered, strict.gold)]];
  });
  console.log(`\n${corpus.name}: ${corpus.documents.length} texts, level ${level}, domain ${values.domain}`);
  printTable(['label', 'gold', 'P', 'R', 'F', 'word P', 'R', 'F', 'covered'], rows);
  if (corpus.allComplete) printLeak(corpus, results);
  if (corpus.name === 'medical-fp') printFalsePersons(corpus, results);
}

function printLeak(corpus: Corpus, results: Parameters<typeof leakage>[1]): void {
  const { goldCharacters, leaked, coveredCharacters, over } = leakage(corpus, results);
  console.log(
    `leak ${percent(leaked, goldCharacters)} % of labelled letters and digits, over ${percent(over, coveredCharacters)} % of covered ones`,
  );
}

function printFalsePersons(corpus: Corpus, results: Parameters<typeof leakage>[1]): void {
  const persons = results.flat().filter((f) => f.type === 'PERSON').length;
  const words = corpus.documents.reduce((sum, d) => sum + (d.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
  console.log(`false PERSON per 1,000 words: ${((persons / words) * 1000).toFixed(2)} (${persons} in ${words})`);
}

function prf({ gold, found, hit, right }: Counts): [string, string, string] {
  const precision = found === 0 ? 0 : right / found;
  const recall = gold === 0 ? 0 : hit / gold;
  const f = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [(precision * 100).toFixed(1), (recall * 100).toFixed(1), (f * 100).toFixed(1)];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((part / whole) * 100).toFixed(1);
}

function toLevel(text: string): Level {
  if (text === '1') return 1;
  return text === '3' ? 3 : 2;
}

// npm run bench:accuracy -- FOLDER [--level N] [--domain NAME] [--config FILE]: how well an engine, by default the default one, finds what is labelled in JSONL files.
import { parseArgs } from 'node:util';
import type { Engine, Level } from '../../core/index.js';
import { createEngine } from '../../lib/index.js';
import { cpuOf } from '../cpu.js';
import { printTable } from '../table.js';
import { type Corpus, readCorpora } from './corpus.js';
import { GROUPS, POOLED } from './labels.js';
import { type Counts, type GroupScore, leakage, pooled, scoreGroup } from './score.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: '2' },
    domain: { type: 'string', default: 'General' },
    config: { type: 'string' },
  },
});
const [path] = positionals;
if (path === undefined) {
  console.error('usage: npm run bench:accuracy -- FOLDER_OR_FILE [--level 1|2|3] [--domain NAME] [--config FILE]');
  process.exit(2);
}
const level = toLevel(values.level);
const engine = await createEngine(values.config);
const corpora = readCorpora(path);
for (const corpus of corpora) report(engine, corpus);
printSpeed(corpora.flatMap(({ documents }) => documents.map(({ text }) => text)));
await engine.close();

function report(of: Engine, corpus: Corpus): void {
  const results = corpus.documents.map((d) => of.analyze(d.text, { level, domain: values.domain }).findings);
  const scores = new Map<string, GroupScore>();
  for (const group of GROUPS) {
    const score = scoreGroup(corpus, results, group, of.entityTypes);
    if (score !== undefined) scores.set(group.name, score);
  }
  const all = POOLED.flatMap((name) => scores.get(name) ?? []);
  if (all.length === POOLED.length) scores.set(POOLED.join('+'), pooled(all));
  const rows = Array.from(scores, ([name, { strict, words, covered }]) => [
    name,
    ...[String(strict.gold), ...prf(strict), ...prf(words), percent(covered, strict.gold)],
  ]);
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

/** Words by the CPU second with everything on, over all texts once more, now that the engine is warm. */
function printSpeed(texts: readonly string[]): void {
  const words = texts.reduce((sum, text) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);
  const seconds = cpuOf(() => texts.forEach((text) => void engine.analyze(text, { level, domain: values.domain })), 3);
  const megabytes = texts.reduce((sum, text) => sum + text.length, 0) / 1e6;
  console.log(
    `\nspeed: ${Math.round(words / seconds / 1000)},000 words, ${(megabytes / seconds).toFixed(2)} MB per CPU second`,
  );
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

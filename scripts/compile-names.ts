// Compiles plugins/detectors/names/lists/gazetteer.bin from public lists. Run after `npm run build`:
//   node dist/scripts/compile-names.js <folder of lists> <folder of labelled text>
// The first folder holds the lists that the README of plugins/detectors/names credits; the second JSONL lines {text, spans: [{start,
// end, label}]}. Only hashed bits are written, never a word.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packFilter } from '../plugins/detectors/names/lists/bloom.js';
import { packFilters } from '../plugins/detectors/names/lists/gazetteer.js';
import { fold, hashWord } from '../plugins/detectors/names/lists/hash.js';

interface Labelled {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number; readonly label: string }[];
}

const [lists = '', texts = ''] = process.argv.slice(2);
const WORD = /\p{L}[\p{L}\p{M}]+/gu;
const linesOf = (file: string): string[] => readFileSync(join(lists, file), 'utf8').split(/\r?\n/);
const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Shares of the population from which on a name counts as frequent, in per cent. */
const FREQUENT = { given: 0.008, surname: 0.004 } as const;

const given = new Set<string>();
const surnames = new Set<string>();
const common = new Set<string>();
const frequentGiven = new Set<string>();
const frequentSurnames = new Set<string>();
const addAll = (to: Set<string>, words: Iterable<string>): void => {
  for (const word of words) to.add(fold(word));
};

for (const file of readdirSync(join(lists, 'wikidata_names'))) {
  const to = file.startsWith('first') ? given : surnames;
  for (const line of linesOf(join('wikidata_names', file))) addAll(to, wordsIn(line));
}
function addCensus(file: string, all: Set<string>, frequent: Set<string>, from: number): void {
  for (const line of linesOf(file)) {
    addAll(all, wordsIn(line));
    if (Number(line.split('\t')[1] ?? 0) >= from) addAll(frequent, wordsIn(line));
  }
}
for (const sex of ['female', 'male']) addCensus(`census1990_first_${sex}.tsv`, given, frequentGiven, FREQUENT.given);
addCensus('census1990_last.tsv', surnames, frequentSurnames, FREQUENT.surname);

/** How a word is written in running text outside of names of persons. */
interface Use {
  lower: number;
  upper: number;
  named: number;
}
const parse = (line: string): Labelled => JSON.parse(line);
const uses = new Map<string, Use>();
const useOf = (word: string): Use => {
  const key = fold(word);
  const use = uses.get(key) ?? { lower: 0, upper: 0, named: 0 };
  uses.set(key, use);
  return use;
};

function readLabelled({ text, spans }: Labelled): void {
  const persons = spans.filter((span) => span.label === 'PERSON');
  for (const { start, end } of persons) {
    const name = wordsIn(text.slice(start, end));
    for (const word of name) useOf(word).named++;
    if (name.length < 2) continue;
    addAll(given, name.slice(0, 1));
    addAll(surnames, name.slice(-1));
  }
  let blanked = text;
  for (const { start, end } of persons)
    blanked = blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end);
  for (const word of wordsIn(blanked)) {
    if (word === word.toLowerCase()) useOf(word).lower++;
    else useOf(word).upper++;
  }
}

for (const file of readdirSync(texts))
  for (const line of readFileSync(join(texts, file), 'utf8').split('\n')) if (line) readLabelled(parse(line));

// A word counts as an everyday word if it is written in lower case, or occurs much more often outside of names than
// inside.
for (const [word, { lower, upper, named }] of uses)
  if (lower >= 2 && lower * 4 > named) common.add(word);
  else if (upper >= 6 && upper > named * 4 && !given.has(word)) common.add(word);
for (const file of ['fda_orange_book_trade_names.txt', 'fda_orange_book_ingredients.txt', 'disease_names_doid.txt'])
  for (const line of linesOf(file))
    for (const word of wordsIn(line))
      if (file.startsWith('fda') ? !given.has(fold(word)) : word === word.toLowerCase()) common.add(fold(word));

for (const word of common) {
  frequentGiven.delete(word);
  frequentSurnames.delete(word);
}

const pack = (words: ReadonlySet<string>): Uint8Array =>
  packFilter(new Set([...words].map((word) => hashWord(word, 0, word.length))));

writeFileSync(
  'plugins/detectors/names/lists/gazetteer.bin',
  packFilters([given, surnames, frequentGiven, frequentSurnames, common].map(pack)),
);
console.log(`${given.size} given names, ${surnames.size} surnames, ${common.size} everyday words`);

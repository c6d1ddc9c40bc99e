// Compiles lexicon/en/given-names.tsv, classes census-men and census-women, from the given names of the US Census 1990 (public domain).
// Run after `npm run build`:
//   node dist/scripts/compile-genders.js <folder of lists> > lexicon/en/given-names.tsv
// The folder holds census1990_first_female.tsv and census1990_first_male.tsv: a name and its share in per cent on each line.
// Written are the names whose ending does not show the sex.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownGiven } from '../plugins/transformers/surrogates/persons/cultures.js';
import { genderByEnding } from '../plugins/transformers/surrogates/persons/genders.js';

const [lists = ''] = process.argv.slice(2);
/** So many times oftener than the other sex must one bear a name. */
const CLEARLY = 5;

function read(sex: string): Map<string, number> {
  const lines = readFileSync(join(lists, `census1990_first_${sex}.tsv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  return new Map(lines.map((line) => [line.split('\t')[0]?.toLowerCase() ?? '', Number(line.split('\t')[1])]));
}

function rowsOf(sex: 'female' | 'male', own: Map<string, number>, other: Map<string, number>): string[] {
  const names = Array.from(own.keys()).filter(
    (name) =>
      (own.get(name) ?? 0) >= CLEARLY * (other.get(name) ?? 0) && !isKnownGiven(name) && genderByEnding(name) !== sex,
  );
  const group = sex === 'male' ? 'census-men' : 'census-women';
  return names.sort().map((name) => `${name}\t${group}\tus-census-1990\tPublic domain\n`);
}

const female = read('female');
const male = read('male');
const rows = [...rowsOf('male', male, female), ...rowsOf('female', female, male)];
process.stdout.write(`term\tclass\tsource\tlicence\n${rows.join('')}`);

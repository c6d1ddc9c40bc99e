// Compiles plugins/transformers/surrogates/persons/names/census.ts from the given names of the US Census 1990 (public domain). Run after
// `npm run build`, then format:
//   node dist/scripts/compile-genders.js <folder of lists> > plugins/transformers/surrogates/persons/names/census.ts
// The folder holds census1990_first_female.tsv and census1990_first_male.tsv: a name and its share in per cent on each line.
// Written are the names whose ending does not show the sex, in the order of their frequency.
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

function linesOf(sex: 'female' | 'male', own: Map<string, number>, other: Map<string, number>): string {
  const names = Array.from(own.keys()).filter(
    (name) =>
      (own.get(name) ?? 0) >= CLEARLY * (other.get(name) ?? 0) && !isKnownGiven(name) && genderByEnding(name) !== sex,
  );
  return names.join(' ').replace(/(.{1,114})(?: |$)/g, '\n  $1');
}

const female = read('female');
const male = read('male');
process.stdout.write(`// Written by scripts/compile-genders.ts from the US Census 1990; do not edit.

/** Given names of men that do not end as such. */
export const MEN = \`${linesOf('male', male, female)}\`;

/** Given names of women that do not end as such. */
export const WOMEN = \`${linesOf('female', female, male)}\`;
`);

// Compiles lexicon/en/given-names.tsv, classes of men and women, from the given names of the US Census 1990 and of the births that the
// Social Security Administration counts (both public domain). Run after `npm run build`:
//   node dist/scripts/compile-genders.js <folder of lists> <folder of births> <folder of given names> > lexicon/en/given-names.tsv
// The folder of lists holds census1990_first_female.tsv and census1990_first_male.tsv: a name and its share in per cent on each line.
// That of births holds the files yob*.txt of https://www.ssa.gov/oact/babynames/names.zip: name, sex and number on each line. That of given
// names holds first_*.txt of Wikidata, one name on each line. Written are the names whose ending does not show the sex.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownGiven } from '../plugins/transformers/surrogates/persons/cultures.js';
import { genderByEnding } from '../plugins/transformers/surrogates/persons/genders.js';

const [lists = '', births = '', givenNames = ''] = process.argv.slice(2);
/** So many times oftener than the other sex must one bear a name. */
const CLEARLY = 5;
/** Fewest births of a name that Wikidata has as well, and of any other: most of these are spellings of one family. */
const [FEWEST, FEWEST_OF_UNKNOWN] = [5, 1000];

type Sex = 'female' | 'male';
type Counts = ReadonlyMap<string, number>;

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trim().split(/\r?\n/);

function census(sex: Sex): Counts {
  const lines = linesOf(join(lists, `census1990_first_${sex}.tsv`));
  return new Map(lines.map((line) => [line.split('\t')[0]?.toLowerCase() ?? '', Number(line.split('\t')[1])]));
}

function birthsOf(sex: Sex): Counts {
  const counts = new Map<string, number>();
  const mark = sex === 'male' ? 'M' : 'F';
  for (const file of readdirSync(births).filter((name) => /^yob\d{4}\.txt$/.test(name)))
    for (const line of linesOf(join(births, file))) {
      const [name = '', of, number] = line.split(',');
      if (of === mark) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + Number(number));
    }
  return counts;
}

const isClear = (name: string, own: Counts, other: Counts): boolean =>
  (own.get(name) ?? 0) >= CLEARLY * (other.get(name) ?? 0);

const tells = (name: string, sex: Sex): boolean => !isKnownGiven(name) && genderByEnding(name) !== sex;

const ofCensus = (sex: Sex, own: Counts, other: Counts): string[] =>
  Array.from(own.keys()).filter((name) => isClear(name, own, other) && tells(name, sex));

const female = { census: census('female'), births: birthsOf('female') };
const male = { census: census('male'), births: birthsOf('male') };
const isOfCensus = (name: string): boolean => female.census.has(name) || male.census.has(name);
const known = new Set(
  readdirSync(givenNames)
    .filter((name) => /^first_\w+\.txt$/.test(name))
    .flatMap((name) => linesOf(join(givenNames, name)).map((line) => line.trim().toLowerCase())),
);
const ofBirths = (sex: Sex, own: Counts, other: Counts): string[] =>
  Array.from(own).flatMap(([name, number]) =>
    number >= (known.has(name) ? FEWEST : FEWEST_OF_UNKNOWN) &&
    name.length > 2 &&
    !isOfCensus(name) &&
    isClear(name, own, other) &&
    tells(name, sex)
      ? [name]
      : [],
  );

const rows = (names: readonly string[], group: string, source: string): string =>
  names
    .toSorted()
    .map((name) => `${name}\t${group}\t${source}\tPublic domain\n`)
    .join('');

process.stdout.write(
  [
    'term\tclass\tsource\tlicence\n',
    rows(ofCensus('male', male.census, female.census), 'census-men', 'us-census-1990'),
    rows(ofCensus('female', female.census, male.census), 'census-women', 'us-census-1990'),
    rows(ofBirths('male', male.births, female.births), 'births-men', 'us-ssa-births'),
    rows(ofBirths('female', female.births, male.births), 'births-women', 'us-ssa-births'),
  ].join(''),
);

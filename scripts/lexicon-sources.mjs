// Gives each term of the lexicon that a named source has, too, that source and its licence, and adds what a source has and a class shall have.
//   npm run lexicon:sources -- FOLDER   with the lists of the sources, as ../shared/data/gazetteers holds them; changes the files of lexicon/
// Not part of the build: the lists are not in this repository, what is made of them is. A second run changes nothing.
// Plain JavaScript, as scripts/compile-lexicon.mjs is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileText, linesOf, readSources } from './lexicon-files.mjs';

const HOME = fileURLToPath(new URL('../lexicon', import.meta.url));
const lists = process.argv[2];
if (lists === undefined) {
  console.error('usage: npm run lexicon:sources -- FOLDER');
  process.exit(2);
}

const fold = (term) => term.normalize('NFC').toLowerCase();
const read = (name) => readFileSync(join(lists, name), 'utf8');
/** First columns of the lines of a file. */
const columnOf = (name) =>
  read(name)
    .split('\n')
    .map((line) => (line.split('\t')[0] ?? '').trim())
    .filter(Boolean);
/** All texts in a JSON value, without the names of properties. */
const textsOf = (value) =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];
const corpus = (name, key) => textsOf(JSON.parse(read(`corpora_cc0/${name}.json`))[key]);
const wikidata = (kind) => () =>
  readdirSync(join(lists, 'wikidata_names'))
    .filter((name) => name.startsWith(kind))
    .flatMap((name) => columnOf(`wikidata_names/${name}`));

const REGIONS = Array.from({ length: 26 * 26 }, (_, i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));
const LANGUAGES =
  'ar bg cs da de el en es et fi fr he hi hr hu it ja ko lt lv nl no pl pt ro ru sk sl sv tr uk vi zh'.split(' ');
/** Countries, months and days of the week, as the Unicode data of the runtime name them. */
const countries = () =>
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return REGIONS.flatMap((region) => names.of(region) ?? []);
  });
const calendar = () =>
  LANGUAGES.flatMap((language) =>
    ['long', 'short'].flatMap((width) => {
      const of = (options, date) =>
        new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
          .formatToParts(date)
          .filter(({ type }) => type === 'month' || type === 'weekday')
          .map(({ value }) => value.replace(/\.$/, ''));
      return Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2024, i, 1 + i))).flatMap((date) => [
        ...of({ month: width }, date),
        ...of({ month: width, day: 'numeric' }, date),
        ...of({ weekday: width }, date),
      ]);
    }),
  );

const census = () => ['first_male', 'first_female', 'last'].flatMap((name) => columnOf(`census1990_${name}.tsv`));
/** Symptoms, diagnoses and names of diseases; those of the ontology are written `name, kind` as well. */
const diseases = () => columnOf('disease_names_doid.txt');
const eponyms = () => columnOf('disease_eponym_words.tsv').flatMap((name) => [name, `${name}'s`, ...name.split('-')]);
const drugs = () => ['trade_names', 'ingredients'].flatMap((name) => columnOf(`fda_orange_book_${name}.txt`));
/** The first word of an ingredient names it: `Amlodipine Besylate`. */
const drugWords = () => drugs().flatMap((name) => [name, name.split(/[ ,;]/)[0] ?? '']);

/** The classes that a source covers, by group; the first source that contains a term counts. */
const SOURCES = [
  {
    id: 'us-census-1990',
    terms: census,
    of: {
      'person-names': ['given', 'surname', 'homograph'],
      'given-names': '*',
      'name-pools': ['female', 'male', 'known-surname', 'female-despite-ending', 'male-despite-ending'],
    },
  },
  {
    id: 'wikidata',
    terms: () => [...wikidata('first')(), ...wikidata('surnames')()],
    of: {
      'person-names': ['given', 'surname', 'homograph'],
      'given-names': '*',
      'name-pools': ['female', 'male', 'known-surname', 'female-despite-ending', 'male-despite-ending'],
    },
  },
  { id: 'cldr', terms: countries, of: { places: ['country', 'country-or-word', 'known-country'] } },
  {
    id: 'cldr',
    terms: calendar,
    of: { calendar: ['month-full', 'month-short', 'weekday', 'weekday-full', 'month-namesake'] },
  },
  {
    id: 'fda-orange-book',
    terms: drugWords,
    of: {
      drugs: '*',
      'attribute-pools': ['medication', 'proprietary-term'],
      'clinical-words': ['heading', 'disease-or-drug'],
      'form-words': ['word'],
    },
  },
  {
    id: 'disease-ontology',
    terms: diseases,
    of: {
      diseases: '*',
      'attribute-pools': ['health'],
      'clinical-words': ['heading', 'disease-or-drug', 'complaint'],
      'not-a-name': ['word'],
    },
  },
  { id: 'disease-ontology', terms: eponyms, of: { 'clinical-words': ['eponym'], 'not-a-name': ['eponym'] } },
  { id: 'cms-hospitals', terms: () => columnOf('hospitals_cms.tsv'), of: { organizations: ['health'] } },
  {
    id: 'corpora',
    terms: () => corpus('humans_occupations', 'occupations'),
    of: { attributes: ['occupation', 'occupation-cased', 'trade'], 'attribute-pools': ['occupation'] },
  },
  {
    id: 'corpora',
    terms: () => corpus('medicine_symptoms', 'symptoms'),
    of: { diseases: '*', 'clinical-words': ['complaint', 'heading'] },
  },
  {
    id: 'corpora',
    terms: () => corpus('medicine_drugs', 'drugs').flatMap((name) => [name, name.split(/[ ,;]/)[0] ?? '']),
    of: {
      drugs: '*',
      'attribute-pools': ['medication', 'proprietary-term'],
      'clinical-words': ['heading', 'disease-or-drug'],
    },
  },
  {
    id: 'corpora',
    terms: () => corpus('corporations_fortune500', 'companies'),
    of: { organizations: ['company', 'finance', 'homograph'] },
  },
  {
    id: 'corpora',
    terms: () => corpus('geography_us_cities', 'cities'),
    of: { places: ['city', 'city-or-word', 'city-lowercase-word', 'state'] },
  },
];

/** Names of people, which nothing that is added may be. */
const people = () => new Set([...census(), ...wikidata('first')(), ...wikidata('surnames')()].map(fold));
/**
 * Terms that a class takes from a source in addition to its own: single words of at least five letters that are not
 * names of persons.
 */
const ADDED = [
  {
    id: 'fda-orange-book',
    language: 'any',
    group: 'drugs',
    class: 'brand',
    terms: () => columnOf('fda_orange_book_trade_names.txt'),
  },
];

const faults = [];
const licences = new Map([...readSources(HOME, faults)].map(([id, { licence }]) => [id, licence]));
const loaded = SOURCES.map((source) => ({ ...source, has: new Set(source.terms().map(fold)) }));

/** The source that is to stand behind a term that has none but ours. */
const sourceOf = (group, { term, class: name }) =>
  loaded.find(({ of, has }) => (of[group] === '*' || of[group]?.includes(name)) && has.has(fold(term)))?.id;

const WORD = /^\p{L}{5,}$/u;
const called = people();
const added = (language, group, rows) =>
  ADDED.filter((one) => one.language === language && one.group === group).flatMap((one) => {
    const known = new Set(rows.filter((row) => row.class === one.class).map((row) => row.term));
    const terms = one
      .terms()
      .map(fold)
      .filter((term) => WORD.test(term) && !called.has(term) && !known.has(term));
    return [...new Set(terms)].map((term) => ({
      term,
      class: one.class,
      source: one.id,
      licence: licences.get(one.id),
    }));
  });

let changed = 0;
let fresh = 0;
for (const { name: language } of readdirSync(HOME, { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const file of readdirSync(join(HOME, language))) {
    const path = join(HOME, language, file);
    const rows = linesOf(path).map((row) => {
      const source = row.source === 'deidkit' ? sourceOf(file.replace(/\.tsv$/, ''), row) : undefined;
      if (source === undefined) return row;
      changed++;
      return { ...row, source, licence: licences.get(source) };
    });
    const more = added(language, file.replace(/\.tsv$/, ''), rows);
    fresh += more.length;
    const text = fileText([...rows, ...more]);
    if (readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
console.log(`${changed} terms have got the source that lists them; ${fresh} terms are new`);

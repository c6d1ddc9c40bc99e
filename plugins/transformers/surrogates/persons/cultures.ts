import { fold } from '../base/text.js';
import { isOfCensus } from './genders.js';
import { arabic, chinese, indian, japanese } from './names/asian.js';
import type { Culture, Gender } from './names/culture.js';
import { polish, russian, turkish } from './names/eastern.js';
import { english } from './names/english.js';
import { FURTHER } from './names/further.js';
import { italian, portuguese, spanish } from './names/southern.js';
import { dutch, french, german, nordic } from './names/western.js';

const CULTURES: readonly Culture[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  nordic,
  polish,
  russian,
  turkish,
  indian,
  chinese,
  arabic,
  japanese,
  ...FURTHER,
];

/** A given name in the list of one culture. */
interface KnownGiven {
  readonly culture: Culture;
  /** Undefined for a unisex name. */
  readonly gender: Gender | undefined;
}

const LONG_ENOUGH = 4;
/**
 * Names that show no further culture: short ones are words and surnames elsewhere (`Tan`, `Mai`), and those of the census of
 * the United States are borne by everybody (`Regina`).
 */
const isCommonElsewhere = (name: string, culture: Culture): boolean =>
  FURTHER.some((each) => each === culture) && (name.length < LONG_ENOUGH || isOfCensus(name));

function indexGiven(): ReadonlyMap<string, readonly KnownGiven[]> {
  const found = new Map<string, KnownGiven[]>();
  for (const culture of CULTURES) {
    const female = new Set(culture.female.map(fold));
    const male = new Set(culture.male.map(fold));
    for (const name of new Set([...male, ...female])) {
      if (isCommonElsewhere(name, culture)) continue;
      const gender = male.has(name) ? (female.has(name) ? undefined : 'male') : 'female';
      found.set(name, [...(found.get(name) ?? []), { culture, gender }]);
    }
  }
  return found;
}

function indexSurnames(): ReadonlyMap<string, readonly Culture[]> {
  const found = new Map<string, Culture[]>();
  for (const culture of CULTURES)
    for (const name of culture.known) {
      const key = fold(name).split(' ').at(-1) ?? '';
      if (isCommonElsewhere(key, culture)) continue;
      found.set(key, [...(found.get(key) ?? []), culture]);
    }
  return found;
}

// Created when a name is first replaced, because analysis alone does not need it.
let given: ReturnType<typeof indexGiven> | undefined;
let surnames: ReturnType<typeof indexSurnames> | undefined;
const givenNames = (): ReturnType<typeof indexGiven> => (given ??= indexGiven());
const knownSurnames = (): ReturnType<typeof indexSurnames> => (surnames ??= indexSurnames());

export const isKnownGiven = (name: string): boolean => givenNames().has(fold(name));

/**
 * The gender of a given name in a culture. If this culture does not have the name, the first one that has it counts.
 */
export function genderOf(name: string, culture?: Culture): Gender | undefined {
  const known = givenNames().get(fold(name)) ?? [];
  return (known.find((entry) => entry.culture === culture) ?? known[0])?.gender;
}

export const isKnownSurname = (name: string): boolean => knownSurnames().has(fold(name));

/**
 * The culture and gender of a double given name such as `Jean-Marc`. The first of its words that a culture other than
 * English knows decides.
 */
export function doubleName(words: readonly string[]): {
  readonly culture: Culture | undefined;
  readonly gender: Gender | undefined;
} {
  const known = words.flatMap((word) => givenNames().get(fold(word)) ?? []);
  const entry = known.find(({ culture }) => culture !== english) ?? known[0];
  return { culture: entry?.culture, gender: entry?.gender };
}

const SHORTEST = 6;

/** True for a word with an ending typical of surnames in some culture. */
export const hasSurnameEnding = (name: string): boolean =>
  // Short words are excluded: `Ama` does not have the Frisian ending `-ma`.
  name.length >= SHORTEST && CULTURES.some((culture) => culture.ending?.test(name.toLowerCase()));

/**
 * Neighbouring cultures with similar endings of surnames: in a text of one of them, an ending is no evidence of
 * another.
 */
const NEIGHBOURS: readonly Culture[] = [german, french, dutch, spanish, italian, portuguese];

function surnameCultures(surname: string, home?: Culture): readonly Culture[] {
  const known = knownSurnames().get(fold(surname));
  if (known !== undefined) return known;
  const ending = CULTURES.filter((culture) => culture.ending?.test(surname.toLowerCase()));
  if (home === undefined || !NEIGHBOURS.includes(home)) return ending;
  return ending.filter((culture) => culture === home || !NEIGHBOURS.includes(culture));
}

const givenCultures = (given: string): readonly Culture[] => {
  const double = given.includes('-') ? doubleName(given.split('-')).culture : undefined;
  return double === undefined ? culturesOfGiven(given) : [double];
};

const culturesOfGiven = (given: string): readonly Culture[] =>
  (givenNames().get(fold(given)) ?? givenNames().get(fold(given.split('-')[0] ?? '')) ?? []).map(
    ({ culture }) => culture,
  );

/** The culture of a language, by its ISO 639-1 code. */
export const cultureNamed = (code: string | undefined): Culture | undefined =>
  CULTURES.find((each) => each.code === code);

/**
 * The cultures of the parts of a name. Preferred is one that knows all parts, then each part's own, then that of the
 * other part, then `otherwise`. `otherwise` is the culture of the document; it also wins if several cultures know a
 * part.
 */
export function culturesOf(
  given: string,
  surname: string,
  otherwise?: Culture,
): { readonly given: Culture; readonly surname: Culture } {
  const known = givenCultures(given);
  // Names such as Kevin and Lucas are common in many countries: in a text of another language, they alone do not make a
  // name English.
  const isEnglish = known[0] === english && (surname === '' || surnameCultures(surname).includes(english));
  const byGiven =
    otherwise === undefined || otherwise === english || isEnglish ? known : known.filter((each) => each !== english);
  const bySurname = surname === '' ? [] : surnameCultures(surname, otherwise);
  const likely = (cultures: readonly Culture[]): Culture | undefined =>
    cultures.find((each) => each === otherwise) ?? cultures[0];
  const both = likely(byGiven.filter((culture) => bySurname.includes(culture)));
  const own = likely(byGiven);
  const isAtHome = own !== undefined && own === otherwise;
  return {
    given: both ?? own ?? likely(bySurname) ?? otherwise ?? english,
    surname: both ?? (isAtHome ? own : (likely(bySurname) ?? own ?? otherwise ?? english)),
  };
}

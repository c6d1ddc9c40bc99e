import { fold } from '../base/text.js';
import { arabic, chinese, indian, japanese } from './names/asian.js';
import type { Culture, Gender } from './names/culture.js';
import { polish, russian, turkish } from './names/eastern.js';
import { english } from './names/english.js';
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
];

/** A given name as the list of one culture knows it. */
interface KnownGiven {
  readonly culture: Culture;
  /** Undefined where the name is given to both. */
  readonly gender: Gender | undefined;
}

function indexGiven(): ReadonlyMap<string, readonly KnownGiven[]> {
  const found = new Map<string, KnownGiven[]>();
  for (const culture of CULTURES) {
    const female = new Set(culture.female.map(fold));
    const male = new Set(culture.male.map(fold));
    for (const name of new Set([...male, ...female])) {
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
      found.set(key, [...(found.get(key) ?? []), culture]);
    }
  return found;
}

// Made when a name is first replaced: who only analyses never asks.
let given: ReturnType<typeof indexGiven> | undefined;
let surnames: ReturnType<typeof indexSurnames> | undefined;
const givenNames = (): ReturnType<typeof indexGiven> => (given ??= indexGiven());
const knownSurnames = (): ReturnType<typeof indexSurnames> => (surnames ??= indexSurnames());

export const isKnownGiven = (name: string): boolean => givenNames().has(fold(name));

/** The gender of a given name in a culture; where that culture does not have it, in the first that has. */
export function genderOf(name: string, culture: Culture): Gender | undefined {
  const known = givenNames().get(fold(name)) ?? [];
  return (known.find((entry) => entry.culture === culture) ?? known[0])?.gender;
}

export const isKnownSurname = (name: string): boolean => knownSurnames().has(fold(name));

/** The culture and gender of a double given name, `Jean-Marc`: the first of its words that a culture other than English knows decides. */
export function doubleName(words: readonly string[]): {
  readonly culture: Culture | undefined;
  readonly gender: Gender | undefined;
} {
  const known = words.flatMap((word) => givenNames().get(fold(word)) ?? []);
  const entry = known.find(({ culture }) => culture !== english) ?? known[0];
  return { culture: entry?.culture, gender: entry?.gender };
}

const SHORTEST = 6;

/** True for a word that ends as surnames of some culture do. */
export const hasSurnameEnding = (name: string): boolean =>
  // `Ama` is no `-ma` of Friesland.
  name.length >= SHORTEST && CULTURES.some((culture) => culture.ending?.test(name.toLowerCase()));

/** Neighbours whose surnames end alike: in a text of one of them an end tells nothing of the others. */
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

/** The culture of a language, by its code. */
export const cultureNamed = (code: string | undefined): Culture | undefined =>
  CULTURES.find((each) => each.code === code);

/**
 * The cultures of the parts of a name: one that knows both, else each part's own, else the other part's, else `otherwise`, which
 * is that of the document and wins where a part is known to several.
 */
export function culturesOf(
  given: string,
  surname: string,
  otherwise?: Culture,
): { readonly given: Culture; readonly surname: Culture } {
  const known = givenCultures(given);
  // Kevin and Lucas are at home in many countries: by themselves they make nobody English where another language is written.
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

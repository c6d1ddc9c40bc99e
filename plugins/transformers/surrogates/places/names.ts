import type { Random } from '../../../../core/index.js';
import { type AddressLanguage, type AddressPart, type Language, lexiconWords } from '../../../../kit/index.js';
import { fold, isElided, list } from '../base/text.js';
import { furtherTown } from './further-towns.js';

interface Style {
  readonly starts: readonly string[];
  readonly ends: readonly string[];
  readonly streets: readonly string[];
}

/** Words for names in a language. */
const styleOf = (language: AddressLanguage): Style => ({
  starts: lexiconWords('place-pools', { class: 'town-start', language }),
  ends: lexiconWords('place-pools', { class: 'town-end', language }),
  streets: lexiconWords('place-pools', { class: 'street', language }),
});

const ELISION_TRIES = 12;

/** In French, tries to find a town that is elided after `d'` if the original is, and not if it is not. */
export function townLike(original: string, make: () => string, language: Language | undefined): string {
  let name = make();
  if (language === 'fr') for (let i = 0; i < ELISION_TRIES && isElided(name) !== isElided(original); i++) name = make();
  return name;
}

/** Number of tries with plain names of towns, before names with additions are made. */
const PLAIN_TRIES = 2;

/** An invented name of a city. @param variant number of earlier results that could not be used. */
export function cityName(language: AddressLanguage, random: Random, variant = 0): string {
  const name = plainCity(styleOf(language), random);
  return variant < PLAIN_TRIES ? name : furtherTown(name, language, random);
}

function plainCity({ starts, ends }: Style, random: Random): string {
  const start = random.pick(starts);
  const end = random.pick(ends);
  const joined = /[-\s]$/u.test(start) ? start + end.charAt(0).toUpperCase() + end.slice(1) : start + end;
  return fold(start).at(-1) === fold(end).charAt(0) && /[aeiou]$/u.test(start) ? start + end.slice(1) : joined;
}

/** Words added to names of English streets when plain names are exhausted. */
const BEHIND_STREETS = list('Hill,Ridge,Creek,Hollow,Grove,Spring,Meadow,Bend,Glen,Crossing,Knoll,Run');

/** The name of a street, without its kind. @param variant number of earlier results that could not be used. */
export function streetName(language: AddressLanguage, random: Random, variant = 0): string {
  const name = random.pick(styleOf(language).streets);
  return variant < PLAIN_TRIES || language !== 'en' || name.includes(' ')
    ? name
    : `${name} ${random.pick(BEHIND_STREETS)}`;
}

const ENDINGS = { feminine: 'mühle', plural: 'wiesen', neuter: 'hof' } as const;

/** A German name in the form that agrees with what stands beside it. */
export function agreeing(name: string, agrees: AddressPart['agrees']): string {
  if (agrees === undefined) return name;
  return name + (agrees === 'adjective' ? (name.endsWith('e') ? 'r' : 'er') : ENDINGS[agrees]);
}

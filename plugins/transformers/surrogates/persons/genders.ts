import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import type { Gender } from './names/culture.js';

const CENSUS_MEN = lexiconSet('given-names', { class: 'census-men' });
const CENSUS_WOMEN = lexiconSet('given-names', { class: 'census-women' });

/** Of the births in the United States since 1880: rarer names, and names of many countries. */
const BORN_MEN = lexiconSet('given-names', { class: 'births-men' });
const BORN_WOMEN = lexiconSet('given-names', { class: 'births-women' });

/** True for a given name that is frequent in the United States. `name` is folded. */
export const isOfCensus = (name: string): boolean => CENSUS_MEN.has(name) || CENSUS_WOMEN.has(name);

/** Names of men with an ending typical of women. */
const MEN = lexiconSet('given-names', { class: 'man-despite-ending' });
/** Names of women with an ending typical of men. */
const WOMEN = lexiconSet('given-names', { class: 'woman-despite-ending' });
/** Unisex names. */
const EITHER = lexiconSet('given-names', { class: 'either' });

const FEMALE = new RegExp(`(?:${lexiconPattern('given-names', { class: 'ending-of-women' })})$`, 'u');
const MALE = new RegExp(`(?:${lexiconPattern('given-names', { class: 'ending-of-men' })}|(?<!k)o)$`, 'u');

/** The gender of most bearers of a given name, otherwise a weak guess from its ending. `name` is folded. */
export const guessedGender = (name: string): Gender | undefined =>
  name.length < 3 || EITHER.has(name) ? undefined : (genderInLists(name) ?? genderByEnding(name));

/** The gender of most bearers of a given name, if a list has it. `name` is folded. */
export function genderInLists(name: string): Gender | undefined {
  if (EITHER.has(name)) return undefined;
  if (MEN.has(name)) return 'male';
  if (WOMEN.has(name)) return 'female';
  if (CENSUS_MEN.has(name) || BORN_MEN.has(name)) return 'male';
  return CENSUS_WOMEN.has(name) || BORN_WOMEN.has(name) ? 'female' : undefined;
}

/** The gender according to the lists of this file and the ending. `name` is folded. */
export function genderByEnding(name: string): Gender | undefined {
  if (MEN.has(name)) return 'male';
  if (WOMEN.has(name)) return 'female';
  if (FEMALE.test(name)) return 'female';
  return MALE.test(name) ? 'male' : undefined;
}

/** True for a given name whose ending says the other sex, which it often has in other countries: Simone, Andrea. `name` is folded. */
export const isDespiteEnding = (name: string): boolean => MEN.has(name) || WOMEN.has(name);

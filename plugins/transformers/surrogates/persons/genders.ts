import { lexiconSet } from '../../../../kit/index.js';
import type { Gender } from './names/culture.js';

const CENSUS_MEN = lexiconSet('given-names', { class: 'census-men' });
const CENSUS_WOMEN = lexiconSet('given-names', { class: 'census-women' });

/** Names of men that end as those of women do. */
const MEN = lexiconSet('given-names', { class: 'man-despite-ending' });
/** Names of women that end as those of men do. */
const WOMEN = lexiconSet('given-names', { class: 'woman-despite-ending' });
/** Names that both bear. */
const EITHER = lexiconSet('given-names', { class: 'either' });

const FEMALE =
  /(?:a|ah|ine|elle|ette|een|lyn|lynn|ie|liese|lore|traud|gard|hild|linde|gund|lys|dys|tje|trud|run|burg|burga|hilde)$/u;
const MALE =
  /(?:(?<!k)o|us|bert|ek|ard|ald|olf|slav|win|ias|fried|rich|mar|helm|hard|mut|land|mir|gang|fram|bald|pold|tlef|rger|dger|lger|hannes|bastian|stian|linus)$/u;

/** The gender that most who bear a given name have, else a weak guess by its end. `name` folded. */
export function guessedGender(name: string): Gender | undefined {
  if (name.length < 3 || EITHER.has(name)) return undefined;
  if (CENSUS_MEN.has(name) && !WOMEN.has(name)) return 'male';
  return CENSUS_WOMEN.has(name) && !MEN.has(name) ? 'female' : genderByEnding(name);
}

/** What the lists of this file and the end of a name tell. `name` folded. */
export function genderByEnding(name: string): Gender | undefined {
  if (MEN.has(name)) return 'male';
  if (WOMEN.has(name)) return 'female';
  if (FEMALE.test(name)) return 'female';
  return MALE.test(name) ? 'male' : undefined;
}

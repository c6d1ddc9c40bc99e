import { lexiconWords } from '../../lexicon/words.js';

/**
 * Words for offices, departments, trades and roles in languages other than English, in places where a surname could be:
 * `Rücksprache mit Hausmeister`, `Secrétariat a téléphoné`. Further words are in `PERSON_ROLES`. Lower case; none is a
 * frequent surname.
 */
export const OFFICES: readonly string[] = lexiconWords('person-roles', { class: 'office' });

import { lexiconWords } from '../../lexicon/words.js';

/**
 * Offices, departments, trades and people by what they are, in languages beside English, which stand where a surname could: `Rücksprache mit Hausmeister`,
 * `Secrétariat a téléphoné`. Beside `PERSON_ROLES` of the core. Lower case; none is a frequent surname.
 */
export const OFFICES: readonly string[] = lexiconWords('person-roles', { class: 'office' });

import { lexiconWords } from '../../lexicon/words.js';

/**
 * Words for persons in wards, courts, offices and contracts, in languages other than English: `Pacjentka Halina
 * Wrzesińska`. Capitalised, such a word looks like part of the name. Words that are frequent surnames in their own
 * language (`Bíró`, `Richter`) are excluded. Inflected and definite forms are included. Lower case.
 */
export const PERSON_ROLES = lexiconWords('person-roles', { class: 'role' });

import { lexiconWords } from '../../lexicon/words.js';

/**
 * What persons are called by in wards, courts, offices and contracts, in the languages beside English: `Pacjentka Halina
 * Wrzesińska`. With a capital such a word looks like a part of the name. Words that are frequent surnames of their own language
 * (`Bíró`, `Richter`) are not here. Inflected and definite forms, since the name behind has no other sign. Lower case.
 */
export const PERSON_ROLES = lexiconWords('person-roles', { class: 'role' });

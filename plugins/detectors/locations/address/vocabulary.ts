// Words that decide what belongs to an address.
import { lexiconSet } from '../../../../kit/index.js';

/** Words that never belong to the name of a street: the walk back from its type ends there. Lower case. */
export const NOT_IN_STREETS = lexiconSet('streets', { class: 'not-in-street-name' });
/** Words inside the names of streets and cities that are not capitalised. */
export const CONNECTORS = lexiconSet('streets', { class: 'connector' });
/** Words before which a full stop ends an abbreviation and no sentence. */
export const ABBREVIATIONS = lexiconSet('streets', { class: 'abbreviation' });
export const DIRECTIONS = lexiconSet('streets', { class: 'direction' });
/** Capitalised words before a number that is no house number: dates, doses, parts of a text. Lower case. */
export const NOT_BEFORE_HOUSE = lexiconSet('streets', { class: 'not-before-house-number' });
export const NUMBER_WORDS: ReadonlySet<string> = new Set('one two three four five six seven eight nine ten'.split(' '));

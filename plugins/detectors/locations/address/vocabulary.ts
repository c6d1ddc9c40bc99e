// Words that decide what belongs to an address.
import { lexiconSet, lexiconWords } from '../../../../kit/index.js';

/** Words that are never part of a street name; the backward walk stops at them. Lower case. */
export const NOT_IN_STREETS = lexiconSet('streets', { class: 'not-in-street-name' });
/** Words within names of streets and cities that are written in lower case. */
export const CONNECTORS = lexiconSet('streets', { class: 'connector' });
/** Abbreviations whose full stop does not end a sentence. */
export const ABBREVIATIONS = lexiconSet('streets', { class: 'abbreviation' });
export const DIRECTIONS = lexiconSet('streets', { class: 'direction' });
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** English months, full and short, capitalised. */
export const MONTHS: ReadonlySet<string> = new Set(
  lexiconWords('calendar', { class: ['month-full', 'month-short'], language: 'en' }).map(capitalised),
);
/** Words for roads whose number follows: `Highway 9`. Lower case. */
export const NUMBERED_ROADS = lexiconSet('streets', { class: 'road-with-a-number', language: 'en' });
/** Capitalised words after which a number is not a house number: dates, doses, parts of a text. Lower case. */
export const NOT_BEFORE_HOUSE = lexiconSet('streets', { class: 'not-before-house-number' });
export const NUMBER_WORDS: ReadonlySet<string> = new Set('one two three four five six seven eight nine ten'.split(' '));

import type { DictionaryRecognizer, Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern, lexiconWords, scoreOf } from '../../../kit/index.js';
import {
  AMBIGUOUS_CITIES,
  AMBIGUOUS_COUNTRIES,
  AMBIGUOUS_STATES,
  CITIES,
  CITIES_IN_THEIR_SCRIPT,
  COUNTRIES,
  LOWER_CASE_WORDS,
  STATES,
} from './lists/places.js';

const CONTEXT = lexiconWords('places', { class: 'place-context' });
/** Words after a place in the name of something else: `Nottingham grade 2`, `Boston criteria`, `Basel III`. */
const NAMED_AFTER = lexiconWords('places', { class: 'eponym-context' });

type Entry = DictionaryRecognizer['dictionary'][number];

const capitals = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name, name.toUpperCase()])),
];

/** Names without other meanings, even in lower case. */
const anyCase = (type: string, names: readonly string[]): Entry => ({
  type,
  terms: names,
  score: 'lexicon:likely',
  counterBehind: NAMED_AFTER,
});

const capitalised = (type: string, names: readonly string[], score: Basis): Entry => ({
  type,
  terms: capitals(names),
  score,
  caseSensitive: true,
  counterBehind: NAMED_AFTER,
  ...(scoreOf(score) < 0.5 ? { context: CONTEXT } : {}),
});

/** Cities in lower case, as in chats, which need a context word for places. */
const lowerCase = (type: string, names: readonly string[]): Entry => ({
  type,
  terms: names.filter((name) => !LOWER_CASE_WORDS.has(name)).map((name) => name.toLowerCase()),
  score: 'lexicon:ambiguous',
  caseSensitive: true,
  context: CONTEXT,
});

/** Countries, states and large cities by name. */
export function placeNames(): DictionaryRecognizer {
  return {
    name: 'locations/place',
    types: ['COUNTRY', 'STATE', 'CITY'],
    dictionary: [
      // The article is not part of the finding: `the Netherlands`, `the Lebanon`.
      anyCase(
        'COUNTRY',
        COUNTRIES.filter((name) => !name.startsWith('The ')),
      ),
      anyCase('STATE', STATES),
      capitalised('CITY', CITIES, 'lexicon:likely'),
      lowerCase('CITY', CITIES),
      // In the given spelling only: `東京` has no capital, and `Орел` in lower case is an eagle.
      { type: 'CITY', terms: CITIES_IN_THEIR_SCRIPT, score: 'lexicon:likely', caseSensitive: true },
      capitalised('COUNTRY', AMBIGUOUS_COUNTRIES, 'lexicon:ambiguous'),
      capitalised('STATE', AMBIGUOUS_STATES, 'lexicon:ambiguous'),
      capitalised('CITY', AMBIGUOUS_CITIES, 'lexicon:ambiguous'),
    ],
  };
}

const quote = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (names: readonly string[]): string => `(?:${names.map(quote).join('|')})(?![\\p{L}\\p{N}_])`;

const after = (type: string, names: readonly string[]): Pattern => ({
  name: `${type.toLowerCase()}-after-word`,
  type,
  match: `(?<=(?<!\\p{L})(?:${lexiconPattern('places', { class: 'preposition' })}) )${anyOf(names)}`,
  score: 'form:usual',
});

const before = (type: string, names: readonly string[]): Pattern => ({
  name: `${type.toLowerCase()}-before-region`,
  type,
  match: `${anyOf(names)}(?=, (?:[A-Z]{2}(?![\\p{L}])|${anyOf(STATES)}|${anyOf(['Canada', 'UK', 'England', 'Germany', 'France', 'USA', 'Australia'])}))`,
  score: 'form:usual',
});

/** Places whose names are also words or persons, if a preposition or a region beside them shows the meaning. */
export const ambiguousPlace: PatternRecognizer = {
  name: 'locations/ambiguous-place',
  types: ['COUNTRY', 'STATE', 'CITY'],
  patterns: [
    after('COUNTRY', AMBIGUOUS_COUNTRIES),
    after('STATE', AMBIGUOUS_STATES),
    after('CITY', AMBIGUOUS_CITIES),
    before('CITY', AMBIGUOUS_CITIES),
    // `v. Malta [GC]`, `Öcalan v. Turkey (no. 2)`: a state as a defendant.
    {
      name: 'respondent state',
      type: 'COUNTRY',
      match: `(?<=[ \\n]v\\.? (?:the )?)${anyOf(AMBIGUOUS_COUNTRIES)}(?=,? (?:\\[GC\\]|\\((?:no\\.|dec\\.|just|revision)|nos?\\.|judgment)|[,;.]? ?(?:\\n|$))`,
      score: 'form:usual',
    },
  ],
};

import type { Pattern } from '../../../core/index.js';
import { lexiconWords } from '../../../kit/index.js';
import { YEAR } from './calendar.js';
import { FULL_MONTH, FULL_WEEKDAY } from './months.js';
import { wordTrie } from './word-trie.js';

const trie = (words: string): string => wordTrie(words.split(' '));
const END = '(?![\\p{L}\\p{N}_])';

const ONES = trie('one two three four five six seven eight nine');
const TEENS = trie('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');
const TENS = trie('twenty thirty forty fifty sixty seventy eighty ninety');
const UP_TO_99 = `(?:(?:${TENS})(?:[ -](?:${ONES}))?|${TEENS}|(?:oh[ -])?(?:${ONES}))`;
const ORDINAL = wordTrie(lexiconWords('number-words', { class: 'ordinals', language: 'en' }));
const DAY = `(?:(?:twenty|thirty)[ -](?:${trie('first second third fourth fifth sixth seventh eighth ninth')})|${ORDINAL})`;
const WORDED_YEAR = `(?:(?:eighteen|nineteen|twenty)(?: hundred(?:[ -](?:and )?${UP_TO_99})?|[ -](?:and )?${UP_TO_99})|two thousand(?:[ -](?:and )?${UP_TO_99})?)`;

const date = (name: string, match: string): Pattern => ({
  name,
  type: 'DATE',
  match,
  ignoreCase: true,
  score: 'form:own',
});

/** Dates in words, as in deeds and wills: `the twenty-third day of May nineteen forty-one`. */
export const WORDED_DATES: readonly Pattern[] = [
  date('as it is said', `${FULL_MONTH} (?:the )?${DAY}(?:,? (?:in )?(?:${YEAR}|${WORDED_YEAR}))?${END}`),
  date(
    'in English words',
    `${DAY}(?: day)? of (?:the month of )?${FULL_MONTH}(?:,? (?:in the year )?(?:${YEAR}|${WORDED_YEAR}))?${END}`,
  ),
  // `the fourteenth of the sixth eighty-one`, as it is said on the telephone
  date(
    'day and month as numbers',
    `${DAY} of the ${ORDINAL},? (?:(?:in )?${WORDED_YEAR}|(?:${TENS})(?:[ -](?:${ONES}))?)${END}`,
  ),
  date('weekday and day in words', `${FULL_WEEKDAY},? the ${DAY}${END}`),
];

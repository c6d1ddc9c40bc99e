import type { Pattern } from '../../../core/index.js';
import { YEAR } from './calendar.js';
import { FULL_MONTH } from './months.js';
import { wordTrie } from './word-trie.js';
import { MORE_WORDED_DATES } from './worded-more.js';

const trie = (words: string): string => wordTrie(words.split(' '));
const END = '(?![\\p{L}\\p{N}_])';

const ONES = trie('one two three four five six seven eight nine');
const TEENS = trie('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');
const TENS = trie('twenty thirty forty fifty sixty seventy eighty ninety');
const UP_TO_99 = `(?:(?:${TENS})(?:[ -](?:${ONES}))?|${TEENS}|(?:oh[ -])?(?:${ONES}))`;
const ORDINAL = trie(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
    'seventeenth eighteenth nineteenth twentieth thirtieth',
);
const DAY = `(?:(?:twenty|thirty)[ -](?:${trie('first second third fourth fifth sixth seventh eighth ninth')})|${ORDINAL})`;
const WORDED_YEAR = `(?:(?:eighteen|nineteen|twenty)(?: hundred(?:[ -](?:and )?${UP_TO_99})?|[ -](?:and )?${UP_TO_99})|two thousand(?:[ -](?:and )?${UP_TO_99})?)`;

const FR_ONES = trie(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR_DAY = `(?:premier|vingt(?:(?: et |-et-)un|[- ](?:${FR_ONES}))?|trente(?:(?: et |-et-)un)?|${FR_ONES})`;
const FR_MONTH = trie('janvier février mars avril mai juin juillet août septembre octobre novembre décembre');
const FR_TENS = trie(
  'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingts quatre-vingt-dix',
);
const FR_UP_TO_99 = `(?:(?:${FR_TENS})(?:(?: et |-et-|[- ])(?:${FR_ONES}))?|${FR_ONES})`;
const FR_YEAR = `(?:mil(?:le)? (?:neuf|huit) cents?|deux mille)(?: ${FR_UP_TO_99})?`;

const date = (name: string, match: string): Pattern => ({ name, type: 'DATE', match, ignoreCase: true, score: 0.75 });

/** Dates in words, as deeds and wills have them: `the twenty-third day of May nineteen forty-one`, `le vingt-trois mai deux mille dix`. */
export const WORDED_DATES: readonly Pattern[] = [
  date('as it is said', `${FULL_MONTH} (?:the )?${DAY}(?:,? (?:in )?(?:${YEAR}|${WORDED_YEAR}))?${END}`),
  date(
    'in English words',
    `${DAY}(?: day)? of (?:the month of )?${FULL_MONTH}(?:,? (?:in the year )?(?:${YEAR}|${WORDED_YEAR}))?${END}`,
  ),
  {
    ...date('in French words, without a year', `${FR_DAY} (?:${FR_MONTH})${END}`),
    lead: '(?:le|du|au|dès le) ',
    score: 0.6,
  },
  date('in French words', `${FR_DAY} (?:${FR_MONTH}) (?:${YEAR}|${FR_YEAR})${END}`),
  ...MORE_WORDED_DATES,
];

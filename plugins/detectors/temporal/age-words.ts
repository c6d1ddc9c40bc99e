import { lexiconWords } from '../../../kit/index.js';
import { wordTrie } from './word-trie.js';

// Numbers in words as used for ages, as sources of case-insensitive regular expressions.

const alternatives = (words: string): string => wordTrie(words.split(' '));

const EN_TENS = alternatives('twenty thirty forty fifty sixty seventy eighty ninety');
const EN_ONES = alternatives('one two three four five six seven eight nine');
const EN_TEENS = alternatives('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen');

/** English: `seven`, `ninety-three`, `one hundred and two`. */
export const ENGLISH_NUMBER = `(?:(?:one |a )?hundred(?:[ -](?:and[ -])?(?:${EN_TEENS}|${EN_ONES}))?|(?:${EN_TENS})(?:[ -](?:${EN_ONES}))?|${EN_TEENS}|${EN_ONES})`;

/** As {@link ENGLISH_NUMBER}, without single digits: `I'm one, too`, `he's ten, tops`. */
export const ENGLISH_FROM_ELEVEN = `(?!ten(?!\\p{L}))(?:(?:one |a )?hundred(?:[ -](?:and[ -])?(?:${EN_TEENS}|${EN_ONES}))?|(?:${EN_TENS})(?:[ -](?:${EN_ONES}))?|${EN_TEENS})`;

const DE_ONES = alternatives('ein zwei drei vier fünf sechs sieben acht neun');
const DE_TENS = alternatives('zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig');
const DE_TEENS = alternatives('zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn');

/** German: `sieben`, `dreiundneunzig`, `hundertzwei`. */
export const GERMAN_NUMBER = `(?:(?:ein)?hundert(?:und)?(?:${DE_TEENS}|${DE_ONES})?|(?:(?:${DE_ONES})und)?(?:${DE_TENS})|${DE_TEENS}|${DE_ONES})`;

/** As {@link GERMAN_NUMBER}, without single digits, which are articles and counts. */
export const GERMAN_FROM_ELEVEN = `(?!(?:${DE_ONES}|zehn)(?!\\p{L}))${GERMAN_NUMBER}`;

const ROMANCE_ONES = wordTrie(lexiconWords('number-words', { class: 'romance-ones' }));
const ROMANCE_TEENS = wordTrie(lexiconWords('number-words', { class: 'romance-teens' }));
const ROMANCE_TENS = wordTrie(lexiconWords('number-words', { class: 'romance-tens' }));

/** Spanish, French, Italian, Portuguese: `siete`, `noventa y tres`, `quatre-vingt-treize`. */
export const ROMANCE_NUMBER = `(?:(?:${ROMANCE_TENS})(?:(?: y | e | et |-et-|-)(?:${ROMANCE_TEENS}|${ROMANCE_ONES}))?|${ROMANCE_TEENS}|${ROMANCE_ONES})`;

import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { type Basis, lexiconPattern, lexiconWords, passesLuhn } from '../../../kit/index.js';

const DIGITS: ReadonlyMap<string, string> = new Map(
  'zero oh one two three four five six seven eight nine'
    .split(' ')
    .map((word, i) => [word, String(Math.max(0, i - 1))]),
);
const DIGIT = [...DIGITS.keys()].join('|');
const WORD = `(?:${DIGIT}|hundred|thousand|double (?:${DIGIT})|triple (?:${DIGIT}))`;
/** Five or more digits spoken one by one: `four one five, five five five, oh one double seven`. */
const SAID = `${WORD}(?:(?:,? {1,2}|-)${WORD}){4,30}(?![\\p{L}\\p{N}_])`;
const FOUR = `${WORD}(?:(?:,? {1,2}|-)${WORD}){3}(?![\\p{L}\\p{N}_]|,? (?:${DIGIT})(?!\\p{L}))`;

/** Converts the words to digits; empty for counting, `one, two, three, four, five`. */
function digitsOf(term: string): string {
  let said = '';
  let times = 1;
  for (const word of term.toLowerCase().match(/[a-z]+/g) ?? []) {
    if (word === 'double' || word === 'triple') times = word === 'double' ? 2 : 3;
    else {
      said += word === 'hundred' ? '00' : word === 'thousand' ? '000' : (DIGITS.get(word) ?? '').repeat(times);
      times = 1;
    }
  }
  return '0123456789'.includes(said) || '9876543210'.includes(said) || '12345678910'.startsWith(said) ? '' : said;
}

const said = (type: string, score: Basis, isOne: (digits: string) => boolean, match = SAID): Pattern => ({
  name: `${type}, said`,
  type,
  match,
  ignoreCase: true,
  score,
  validate: (term) => isOne(digitsOf(term)),
  valid: score,
});

/** A number below one hundred, or part of one: `eighty`, `two`, `fourteen`, `oh`. */
const COUNTED = `(?:${lexiconPattern('number-words', { class: 'counted', language: 'en' })}|${DIGIT})`;
const SHORT = `${WORD}(?:(?:,? {1,2}|-)${WORD}){1,3}(?![\\p{L}\\p{N}_])`;

/** Two or more numbers in words after a label: `expiration oh eight twenty seven`. */
const behindLabel = (type: string, lead: string): Pattern => ({
  name: `${type}, said behind its label`,
  type,
  lead,
  match: `${COUNTED}(?:(?:,? |-)${COUNTED}){1,5}(?![\\p{L}\\p{N}_])`,
  ignoreCase: true,
  score: 'cue:phrase',
});

/** Numbers in words, as in transcripts of calls: telephone numbers, cards, and others by their length. */
export const spokenNumber: PatternRecognizer = {
  name: 'identifiers/spoken',
  types: ['PHONE_NUMBER', 'CREDIT_CARD', 'ID_NUMBER', 'CVV', 'DATE', 'DATE_OF_BIRTH', 'STREET_ADDRESS'],
  patterns: [
    said('PHONE_NUMBER', 'form:typical', ({ length }) => length === 7 || length === 10 || length === 11),
    said('CREDIT_CARD', 'form:own', (digits) => digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)),
    said('ID_NUMBER', 'form:usual', ({ length }) => length >= 5),
    {
      ...said('CVV', 'form:typical', ({ length }) => length === 3 || length === 4, SHORT),
      lead: `(?:cvv|cvc|cv two|security code|verification code|three digits?(?: on the back)?)(?: (?:is|are|number|code|it's|its|um|uh|that's|would be)){0,3},? `,
    },
    {
      ...behindLabel(
        'DATE',
        "(?:expiration|expiry|expires|expiring|valid (?:thru|until|through))(?: (?:date|is|on|in|it|it's|of|um|uh)){0,3},? ",
      ),
    },
    behindLabel(
      'DATE_OF_BIRTH',
      "(?:date of birth|birth ?date|birthday|d o b|dob)(?: (?:is|was|it's|um|uh|would be)){0,2},? ",
    ),
    {
      name: 'house number, said',
      type: 'STREET_ADDRESS',
      match: `${COUNTED}(?: ${COUNTED}){1,4}(?= (?:[a-z]{2,14} ){1,3}(?:${lexiconPattern('streets', { class: 'said-street-word', language: 'en' })})(?![\\p{L}]))`,
      ignoreCase: true,
      score: 'form:usual',
    },
    {
      ...said('ID_NUMBER', 'form:bare', ({ length }) => length >= 4, FOUR),
      context: lexiconWords('number-labels', { class: 'spoken-context', language: 'en' }),
    },
  ],
};

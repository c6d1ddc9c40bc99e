import { type Pattern, type PatternRecognizer, passesLuhn } from '../../core/index.js';

const DIGITS: ReadonlyMap<string, string> = new Map(
  'zero oh one two three four five six seven eight nine'
    .split(' ')
    .map((word, i) => [word, String(Math.max(0, i - 1))]),
);
const DIGIT = [...DIGITS.keys()].join('|');
const WORD = `(?:${DIGIT}|hundred|thousand|double (?:${DIGIT})|triple (?:${DIGIT}))`;
/** Five digits or more that somebody says one by one: `four one five, five five five, oh one double seven`. */
const SAID = `${WORD}(?:(?:,? {1,2}|-)${WORD}){4,30}(?![\\p{L}\\p{N}_])`;
const FOUR = `${WORD}(?:(?:,? {1,2}|-)${WORD}){3}(?![\\p{L}\\p{N}_]|,? (?:${DIGIT})(?!\\p{L}))`;

/** The digits that were said; empty for counting, `one, two, three, four, five`. */
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

const said = (type: string, score: number, isOne: (digits: string) => boolean, match = SAID): Pattern => ({
  name: `${type}, said`,
  type,
  match,
  ignoreCase: true,
  score,
  validate: (term) => isOne(digitsOf(term)),
  valid: score,
});

/** Numbers in words, as calls are written down: telephone numbers, cards, and others by their length. */
export const spokenNumber: PatternRecognizer = {
  name: 'identifiers/spoken',
  types: ['PHONE_NUMBER', 'CREDIT_CARD', 'ID_NUMBER'],
  patterns: [
    said('PHONE_NUMBER', 0.65, ({ length }) => length === 7 || length === 10 || length === 11),
    said('CREDIT_CARD', 0.8, (digits) => digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)),
    said('ID_NUMBER', 0.55, ({ length }) => length >= 5),
    {
      ...said('ID_NUMBER', 0.2, ({ length }) => length >= 4, FOUR),
      context: [
        'social',
        'last four',
        'ssn',
        'pin',
        'zip',
        'extension',
        'account',
        'card',
        'member',
        'ending',
        'expires',
        'code',
        'badge',
      ],
    },
  ],
};

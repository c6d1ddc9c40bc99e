import type { DictionaryRecognizer, PatternRecognizer } from '../../../core/index.js';
import { DOUBTFUL_ORGANIZATIONS, UNMISTAKABLE } from '../words/known-organizations.js';

/** Shorter names in capitals are too often other abbreviations. In code units. */
const SHORTEST_SHOUTED = 6;

/** Names as statements and forms print them: `WELLS FARGO`. */
const SHOUTED: readonly string[] = UNMISTAKABLE.filter((name) => name.length >= SHORTEST_SHOUTED)
  .map((name) => name.toUpperCase())
  .filter((name) => !UNMISTAKABLE.includes(name));

const ABBREVIATION = /^\p{Lu}{2,5}$/u;
const ABBREVIATED = UNMISTAKABLE.filter((name) => ABBREVIATION.test(name));

/** Words beside which a name that is a word as well is a company's. */
const OF_COMPANIES: readonly string[] = [
  ...[
    'inc',
    'corp',
    'company',
    'employer',
    'employee',
    'employees',
    'shares',
    'stock',
    'shareholders',
    'ceo',
    'works at',
  ],
  ...[
    'works for',
    'worked at',
    'worked for',
    'headquarters',
    'customer service',
    'acquired',
    'merger',
    'quarterly',
    'earnings',
  ],
  ...[
    'sued',
    'announced',
    'spokesman',
    'spokeswoman',
    'spokesperson',
    'hired by',
    'employed by',
    'store',
    'account with',
  ],
];

/** Well-known organisations by their abbreviation, where it is not the label of a number: `DEA# BW1234563`, `NHS No 943 …`, `NHS 943 555 0100`. */
export const knownAbbreviation: PatternRecognizer = {
  name: 'names/known-abbreviation',
  types: ['ORGANIZATION'],
  patterns: [
    {
      type: 'ORGANIZATION',
      match: `(?:${ABBREVIATED.join('|')})(?![\\p{L}\\p{N}_])(?! ?(?:#|(?:[Nn]o|NO|[Nn]r|ID|[Nn]umber)(?!\\p{L})\\.?)[:# ]{0,3}[A-Z]{0,3}\\d{3}(?:\\d\\d| \\d))(?! ?:? \\d{3}[ -]\\d{3}[ -]\\d{3,4}(?!\\d))(?! (?:[A-Z]{2}\\d{7}|\\d{3}(?!\\d)|(?:[Ff]orm|[Ss]chedule|[Nn]umber|[Rr]egistration)(?!\\p{L})))`,
      score: 0.8,
    },
    // In charts mostly a pressure: `BP 138/88`.
    {
      name: 'oil',
      type: 'ORGANIZATION',
      match:
        'BP(?![\\p{L}\\p{N}_])(?![ :=]{0,3}(?:\\d|(?:is|was|at) \\d|(?:high|low|elevated|stable|controlled|well|meds?|check|cuff|reading|log|goal|range|ok)(?!\\p{L})))',
      score: 0.3,
      context: OF_COMPANIES,
    },
  ],
};

/** Well-known organisations by name. */
export const knownOrganization: DictionaryRecognizer = {
  name: 'names/known-organization',
  types: ['ORGANIZATION'],
  dictionary: [
    {
      type: 'ORGANIZATION',
      terms: [...UNMISTAKABLE.filter((name) => !ABBREVIATION.test(name)), ...SHOUTED],
      score: 0.8,
      caseSensitive: true,
    },
    {
      type: 'ORGANIZATION',
      // Mostly the licence of a program.
      terms: ['MIT'],
      score: 0.3,
      caseSensitive: true,
      context: [
        'studied',
        'professor',
        'degree',
        'graduated',
        'campus',
        'student',
        'students',
        'phd',
        'cambridge',
        'boston',
      ],
    },
    {
      type: 'ORGANIZATION',
      terms: DOUBTFUL_ORGANIZATIONS,
      score: 0.3,
      caseSensitive: true,
      context: OF_COMPANIES,
    },
  ],
};

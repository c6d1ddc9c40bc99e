import type { DictionaryRecognizer } from '../../../core/index.js';
import { DOUBTFUL_ORGANIZATIONS, UNMISTAKABLE } from '../words/known-organizations.js';

/** Shorter names in capitals are too often other abbreviations. In code units. */
const SHORTEST_SHOUTED = 6;

/** Names as statements and forms print them: `WELLS FARGO`. */
const SHOUTED: readonly string[] = UNMISTAKABLE.filter((name) => name.length >= SHORTEST_SHOUTED)
  .map((name) => name.toUpperCase())
  .filter((name) => !UNMISTAKABLE.includes(name));

/** Well-known organisations by name. */
export const knownOrganization: DictionaryRecognizer = {
  name: 'names/known-organization',
  types: ['ORGANIZATION'],
  dictionary: [
    { type: 'ORGANIZATION', terms: [...UNMISTAKABLE, ...SHOUTED], score: 0.8, caseSensitive: true },
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
      context: [
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
      ],
    },
  ],
};

import type { DictionaryRecognizer } from '../../../core/index.js';
import { DOUBTFUL_ORGANIZATIONS, UNMISTAKABLE } from '../words/known-organizations.js';

/** Well-known organisations by name. */
export const knownOrganization: DictionaryRecognizer = {
  name: 'names/known-organization',
  types: ['ORGANIZATION'],
  dictionary: [
    { type: 'ORGANIZATION', terms: UNMISTAKABLE, score: 0.8, caseSensitive: true },
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

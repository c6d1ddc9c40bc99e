import type { DictionaryRecognizer } from '../../../../core/index.js';
import { DOUBTFUL_ORGANIZATIONS, IN_SMALL_LETTERS, UNMISTAKABLE } from '../words/organizations/index.js';
import { ABBREVIATION, OF_COMPANIES } from './known-abbreviations.js';

/** Shorter names in capitals are too often other abbreviations. In code units. */
const SHORTEST_SHOUTED = 6;

/** Names as statements and forms print them: `WELLS FARGO`. */
const WRITTEN: ReadonlySet<string> = new Set(UNMISTAKABLE);
const SHOUTED: readonly string[] = UNMISTAKABLE.filter((name) => name.length >= SHORTEST_SHOUTED)
  .map((name) => name.toUpperCase())
  .filter((name) => !WRITTEN.has(name));

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
    { type: 'ORGANIZATION', terms: IN_SMALL_LETTERS, score: 0.6, caseSensitive: true },
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

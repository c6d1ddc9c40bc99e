import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const KIN = lexiconPattern('attributes', { class: 'kin', language: 'en' });
/** Adjectives before a relative: `her older brother`. */
const BEFORE_KIN = lexiconPattern('attributes', { class: 'before-kin', language: 'en' });
const KIN_DE = lexiconPattern('attributes', { class: 'kin', language: 'de' });
const KIN_ROMANCE = lexiconPattern('attributes', { class: 'kin-romance' });

/** Relatives named with a possessive: `her mother`, `seine Tochter`. Reported at level 3. */
export const relation: PatternRecognizer = {
  name: 'attributes/relation',
  types: ['RELATION'],
  patterns: [
    {
      name: 'English',
      type: 'RELATION',
      match: `(?:my|his|her|their|our|your|patient's|pt's) (?:(?:${BEFORE_KIN}) )?(?:${KIN})(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 'form:common',
    },
    {
      name: 'German',
      type: 'RELATION',
      match: `(?:[Mm]eine?[mnr]?|[Ss]eine?[mnr]?|[Ii]hre?[mnr]?|[Uu]nsere?[mnr]?) (?:${KIN_DE})(?![\\p{L}\\p{N}_])`,
      score: 'form:common',
    },
    {
      name: 'Romance',
      type: 'RELATION',
      match: `(?:${lexiconPattern('kin', { class: 'owner-romance' })}) (?:${KIN_ROMANCE})(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 'form:common',
    },
  ],
};

import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

/** Gender as a word, or as a letter after a label. */
export const gender: PatternRecognizer = {
  name: 'attributes/gender',
  types: ['GENDER'],
  patterns: [
    {
      name: 'labelled',
      type: 'GENDER',
      lead: '(?:Sex|sex|SEX|Gender|gender|GENDER|Geschlecht|Sexe|Sexo|Sesso|Geslacht)[ \\t]{0,3}[:=][ \\t]{0,40}',
      match: `(?:[MFXmfxwWdDHV]|${lexiconPattern('attributes', { class: 'gender-after-label' })})(?![\\p{L}\\p{N}_]| ?/ ?[MFXWDHV](?![\\p{L}\\p{N}_]))`,
      score: 'cue:word',
    },
    {
      name: 'word',
      type: 'GENDER',
      match: `(?:${lexiconPattern('attributes', { class: 'gender' })})(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 'form:bare',
      context: ['sex', 'gender', 'gender identity', 'identifies as', 'pronouns', 'geschlecht', 'sexe', 'sexo', 'sesso'],
    },
  ],
};

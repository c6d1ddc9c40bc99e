import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const TO = '[ \\t]{0,4}[:=][ \\t]{0,40}';
const WORDS =
  "\\p{Lu}[\\p{L}'-]{1,24}(?: (?:of|de|da|del|van|von|der|\\p{Lu}[\\p{L}'-]{0,24})){0,4}(?<! (?:of|de|da|del|van|von|der))";

/** Fields of a know-your-customer file whose value identifies a person. */
export const kycField: PatternRecognizer = {
  name: 'finance/kyc-field',
  types: ['PERSON', 'NATIONALITY', 'LOCATION', 'OCCUPATION'],
  domains: ['Finance'],
  patterns: [
    {
      name: 'person',
      type: 'PERSON',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'person' })})(?: \\d| name)?${TO}`,
      match: WORDS,
      score: 'cue:label',
    },
    {
      name: 'nationality',
      type: 'NATIONALITY',
      lead: `(?:Nationality|Citizenship|Country of citizenship|Staatsangehörigkeit|Nationalité|Nacionalidad|Cittadinanza)${TO}`,
      match: WORDS,
      score: 'cue:label',
    },
    {
      name: 'place',
      type: 'LOCATION',
      lead: `(?:Place of birth|Country of birth|Country of residence|Tax residence|Country of tax residence|Domicile|Geburtsort|Lieu de naissance|Lugar de nacimiento|Luogo di nascita)${TO}`,
      match: WORDS,
      score: 'cue:label',
    },
    {
      name: 'occupation',
      type: 'OCCUPATION',
      lead: `(?:Occupation|Profession|Job title|Position held|Beruf|Profesión|Professione)${TO}`,
      match: "[\\p{L}][\\p{L}'-]{1,24}(?: [\\p{L}][\\p{L}'-]{0,24}){0,4}",
      score: 'cue:word',
    },
  ],
};

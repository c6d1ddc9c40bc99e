import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import type { Basis } from '../../../kit/index.js';

const END = '(?![\\p{L}\\p{N}_])';
const MILITARY_POST = `(?:,?[ ]{1,2}|,?[ ]?\\r?\\n[ >]{0,6})(?:APO|FPO|DPO),?[ ]{1,2}(?:AA|AE|AP),?[ ]{1,2}\\d{5}(?:-\\d{4})?${END}`;

const box = (name: string, match: string, score: Basis, ignoreCase = true): Pattern => ({
  name,
  type: 'STREET_ADDRESS',
  match,
  ignoreCase,
  score,
});

const military = (name: string, match: string): Pattern => ({
  name,
  type: 'LOCATION',
  match: `${match}${MILITARY_POST}`,
  ignoreCase: true,
  score: 'form:unmistakable',
});

/** Post-office boxes, rural routes and military post. */
export const postBox: PatternRecognizer = {
  name: 'locations/post-box',
  types: ['STREET_ADDRESS', 'LOCATION'],
  patterns: [
    box(
      'box',
      `(?:P\\.?[ ]?O\\.?|Post(?:al)?(?: Office)?)[ ]?Box(?:es)?[ ]?(?:No\\.?|#|:)?[ ]?#?[ ]?[A-Z]{0,2}-?\\d{1,7}${END}`,
      'form:own',
    ),
    box(
      'other-languages',
      `(?:Postfach|Postbus|Boîte postale|B\\.P\\.|Apartado(?: (?:de correos|postal))?|Casella postale|Caixa postal|C\\.P\\.|G\\.?P\\.?O\\.? Box|Locked Bag)[ ]?(?:n[º°o]\\.?)?[ ]?\\d{1,4}(?:[ ]\\d{1,4}){0,2}${END}`,
      'form:own',
    ),
    // In other texts, BP is the blood pressure.
    box('french-box', 'BP[ ]\\d{1,6}(?=,?[ ]?(?:-[ ]|\\r?\\n)?[ ]?(?:F-)?\\d{5}[ ]\\p{Lu})', 'form:own', false),
    {
      ...box('french-box-near', `BP[ ]\\d{2,6}${END}(?!/)`, 'form:bare', false),
      context: ['cedex', 'adresse', 'rue', 'avenue'],
    },
    box(
      'rural-route',
      `(?:R\\.?R\\.?|Rural Route|HC|HCR|Star Route|RD)[ ]?#?[ ]?\\d{1,3},?[ ]Box[ ]#?[ ]?\\d{1,5}[A-Z]?${END}`,
      'form:own',
    ),
    military('military-unit', '(?:PSC|CMR|Unit|OPC)[ ]\\d{1,5},?[ ]Box[ ]\\d{1,6}'),
    military('ship', "(?:USS|USNS|USCGC|USNV|HMS)[ ][\\p{L}'-]{2,20}(?:[ ](?!APO|FPO|DPO)[\\p{L}'-]{2,20})?"),
    box('military-only', '(?:APO|FPO|DPO),?[ ](?:AA|AE|AP)[ ]\\d{5}(?:-\\d{4})?', 'form:own', false),
  ],
};

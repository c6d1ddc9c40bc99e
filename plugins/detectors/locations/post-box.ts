import type { Pattern, PatternRecognizer } from '../../../core/index.js';

const END = '(?![\\p{L}\\p{N}_])';
const MILITARY_POST = `(?:,?[ ]{1,2}|,?[ ]?\\r?\\n[ >]{0,6})(?:APO|FPO|DPO),?[ ]{1,2}(?:AA|AE|AP),?[ ]{1,2}\\d{5}(?:-\\d{4})?${END}`;

const box = (name: string, match: string, score: number, ignoreCase = true): Pattern => ({
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
  score: 0.9,
});

/** Post-office boxes, rural routes and military post. */
export const postBox: PatternRecognizer = {
  name: 'locations/post-box',
  types: ['STREET_ADDRESS', 'LOCATION'],
  patterns: [
    box(
      'box',
      `(?:P\\.?[ ]?O\\.?|Post(?:al)?(?: Office)?)[ ]?Box(?:es)?[ ]?(?:No\\.?|#|:)?[ ]?#?[ ]?[A-Z]{0,2}-?\\d{1,7}${END}`,
      0.85,
    ),
    box(
      'other-languages',
      `(?:Postfach|Postbus|Boîte postale|B\\.P\\.|Apartado(?: (?:de correos|postal))?|Casella postale|Caixa postal|C\\.P\\.|G\\.?P\\.?O\\.? Box|Locked Bag)[ ]?(?:n[º°o]\\.?)?[ ]?\\d{1,4}(?:[ ]\\d{1,4}){0,2}${END}`,
      0.8,
    ),
    // Everywhere else BP is the blood pressure.
    box('french-box', 'BP[ ]\\d{1,6}(?=,?[ ]?(?:-[ ]|\\r?\\n)?[ ]?(?:F-)?\\d{5}[ ]\\p{Lu})', 0.75, false),
    {
      ...box('french-box-near', `BP[ ]\\d{2,6}${END}(?!/)`, 0.2, false),
      context: ['cedex', 'adresse', 'rue', 'avenue'],
    },
    box(
      'rural-route',
      `(?:R\\.?R\\.?|Rural Route|HC|HCR|Star Route|RD)[ ]?#?[ ]?\\d{1,3},?[ ]Box[ ]#?[ ]?\\d{1,5}[A-Z]?${END}`,
      0.85,
    ),
    military('military-unit', '(?:PSC|CMR|Unit|OPC)[ ]\\d{1,5},?[ ]Box[ ]\\d{1,6}'),
    military('ship', "(?:USS|USNS|USCGC|USNV|HMS)[ ][\\p{L}'-]{2,20}(?:[ ](?!APO|FPO|DPO)[\\p{L}'-]{2,20})?"),
    box('military-only', '(?:APO|FPO|DPO),?[ ](?:AA|AE|AP)[ ]\\d{5}(?:-\\d{4})?', 0.85, false),
  ],
};

import type { PatternRecognizer } from '../../core/index.js';

/** Security codes and last digits of cards: only their label tells them. */
export const cardDetailsRecognizer: PatternRecognizer = {
  name: 'financial/card-details',
  types: ['CVV', 'CREDIT_CARD'],
  patterns: [
    {
      name: 'security code',
      type: 'CVV',
      lead: '(?:cvv2?|cvc2?|cvn2?|csc|card (?:security|verification) (?:code|value|number)|security code)(?: (?:code|is|no))?\\.?[\'"]?[ :=#]{1,4}[\'"]?',
      match: '\\d{3,4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 0.8,
    },
    {
      name: 'last digits',
      type: 'CREDIT_CARD',
      lead:
        '(?:card|visa|mastercard|maestro|amex|american express|discover|debit|credit)(?: (?:card|account|number|no\\.?)){0,2},?' +
        '(?: is| that)? (?:ending|ends|last (?:four|4))(?: (?:digits|in|with|on|are|of)){0,3}:? ?(?:[*x•.-]{1,16} ?)?',
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 0.7,
    },
    {
      name: 'masked',
      type: 'CREDIT_CARD',
      match: '(?:[*xX•#]{4}[ -]?){3}\\d{4}(?![\\p{L}0-9_])|[*•]{8,12}\\d{4}(?![\\p{L}0-9_])',
      score: 0.7,
    },
  ],
};

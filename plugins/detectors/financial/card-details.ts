import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { passesLuhn } from './check-digits.js';

const STATEMENT = lexiconWords('number-labels', { class: 'card-statement' });

const END = '(?![\\p{L}0-9_]|[-./]\\d)';
const LABEL =
  `(?:${lexiconPattern('finance-labels', { class: 'card-number' })})` +
  '(?:[ _-]?(?:number|num|nr|no|nummer|n\\.?[°º]|#))?\\.?(?: is| ist| es| est)?[\'"]?(?:[ \\t]{0,2}[:=#][ \\t]{0,20}|[ \\t]{1,2})[\'"]?';
/** A first line with fewer digits than a card has. */
const BROKEN_OFF = '(?=(?:\\d[ .-]{0,2}){2,14}\\r?\\n)';
const BROKEN = '(?:[ .-]{0,2}(?:\\r?\\n[ \\t>]{0,8})?)';

const cardBehindLabel = (name: string, lead: string, match: string): Pattern => ({
  name,
  type: 'CREDIT_CARD',
  lead,
  match,
  ignoreCase: true,
  score: 'cue:label',
});

/** Security codes and last digits of cards, which only their label identifies. */
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
      score: 'cue:label',
    },
    // To its end, whatever its check digit says: a mistyped number still points to its card.
    cardBehindLabel('behind its label', LABEL, `\\d(?:[ .-]{0,2}\\d){11,18}${END}`),
    cardBehindLabel('behind its label, in columns', LABEL, `\\d{4,6}(?:[ \\t]{1,6}\\d{3,6}){2,4}${END}`),
    cardBehindLabel('behind its label, over two lines', LABEL, `${BROKEN_OFF}\\d(?:${BROKEN}\\d){11,18}${END}`),
    // `请用卡号6217000447182930118付款`: the label is part of a longer run of letters.
    {
      name: 'behind its label, in scripts without blanks',
      type: 'CREDIT_CARD',
      match: `(?<=(?:${lexiconPattern('finance-labels', { class: 'card-in-script-without-blanks' })})(?:[是为為はがの는은이가]|第)?[^\\p{L}\\p{N}\\n]{0,4})\\d(?:[ .-]{0,2}\\d){11,18}(?![A-Za-z0-9_]|[-./]\\d)`,
      score: 'cue:label',
    },
    {
      name: 'hidden in the middle',
      type: 'CREDIT_CARD',
      match: '\\d{4}(?:[ -]?[*•xX]{4}){2}[ -]?\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      score: 'form:own',
    },
    // `4539 88XX XXXX 1044`; on tickets after the letters of the issuer: `VI4539XXXXXXXX1044`.
    {
      name: 'hidden behind six digits',
      type: 'CREDIT_CARD',
      match: '\\d{4}[ -]?\\d\\d[*•xX]{2}[ -]?[*•xX]{4}[ -]?\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      score: 'form:own',
    },
    {
      name: 'of a ticket',
      type: 'CREDIT_CARD',
      lead: '(?:VI|CA|AX|MC|DC|DS|TP|JC|CC(?:VI|CA|AX|MC|DC|DS|JC))',
      match: '\\d{13,19}(?![\\p{L}0-9_])',
      score: 'form:common',
      validate: passesLuhn,
      valid: 'check:strong',
    },
    {
      name: 'hidden, of a ticket',
      type: 'CREDIT_CARD',
      lead: '(?:VI|CA|AX|MC|DC|DS|TP|JC)',
      match: '\\d{4}(?:\\d\\d)?[*xX]{6,9}\\d{3,4}(?![\\p{L}0-9_])',
      score: 'cue:label',
    },
    {
      name: 'last digits',
      type: 'CREDIT_CARD',
      lead:
        '(?:card|visa|mastercard|maestro|amex|american express|discover|debit|credit)(?: (?:card|account|number|no\\.?)){0,2},?' +
        '(?: is| that)? (?:ending|ends|last (?:four|4))(?: (?:digits|in|with|on|are|of)){0,3}:? ?(?:[*x•.-]{1,16} ?)?',
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // `(ending in 4471)` after the number itself, `acct ending 0093`.
    {
      name: 'last digits of what stands before',
      type: 'CREDIT_CARD',
      lead: '(?:\\((?:the one )?|number,? |acc(?:oun)?t\\.?,? |no\\.,? )(?:ending|ends)(?: (?:in|with|on))?:? (?:[*x•.-]{1,16} ?)?',
      match: '\\d{4}(?=\\)|[\\s,;]|$|\\.(?!\\d))',
      ignoreCase: true,
      score: 'cue:word',
    },
    {
      // `CARD 8832` as printed on statements, `card x8832`.
      name: 'last digits in a statement',
      type: 'CREDIT_CARD',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'card' })})(?: (?:no|No|NO|nr|Nr|NR)\\.?)? (?:[*xX•.#-]{1,16} ?)?`,
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/ ]\\d|%)',
      score: 'form:common',
      context: STATEMENT,
    },
    {
      name: 'last digits before an amount',
      type: 'CREDIT_CARD',
      lead: '(?:CARD|CARTE|KARTE|TARJETA|CARTA|CB) ',
      match: '\\d{4}(?= {1,60}[-+]?[$€£]?\\d{1,3}(?:[.,]?\\d{3}){0,2}[.,]\\d\\d(?!\\d))',
      score: 'cue:word',
    },
    {
      name: 'last digits before the word',
      type: 'CREDIT_CARD',
      lead: 'last (?:four|4)(?: digits?)?(?: (?:of|on|for))?(?: (?:the|my|his|her|your|their))?(?: (?:card|cc|visa|mastercard|amex|debit|credit)){1,3}(?: (?:number|no\\.?|is|are|on file|ending)){0,2}:? ',
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'last digits, other languages',
      type: 'CREDIT_CARD',
      lead: '(?:tarjeta|karte|kreditkarte|carte|carta|cartão|kaart)(?: [\\p{L}]{2,12}){0,2} (?:terminada en|acabada en|endet auf|mit endziffern|se terminant par|finissant par|che termina con|terminado em|com final|eindigend op):? ',
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    {
      name: 'of another card',
      type: 'CREDIT_CARD',
      lead: '(?:gift|library|loyalty|member|membership|rewards|store|prepaid) card(?: (?:no\\.?|number|is|#)){0,2}:? #?',
      match: '(?=\\d(?: ?\\d){7})\\d{1,19}(?: \\d{2,8}){0,5}(?![\\p{L}0-9_]|[-.,/]\\d)',
      ignoreCase: true,
      score: 'cue:word',
    },
    {
      name: 'last digits behind signs',
      type: 'CREDIT_CARD',
      lead: `(?:${lexiconPattern('finance-labels', { class: 'before-masked-card' })})(?: (?:no|nr|number)\\.?)?:? {0,2}(?:[*x•.#]{1,16}|[-x]{4}) ?`,
      match: '\\d{4}(?![\\p{L}0-9_]|[-.,/]\\d|%)',
      ignoreCase: true,
      score: 'cue:phrase',
    },
    // `Synchrony ***6620`
    {
      name: 'last digits behind stars',
      type: 'CREDIT_CARD',
      lead: '(?<![\\p{L}0-9*])[*•]{3,7}',
      match: '\\d{4}(?![\\p{L}0-9_*•]|[-./,]\\d)',
      score: 'cue:word',
    },
    {
      name: 'masked',
      type: 'CREDIT_CARD',
      match: '(?:[*xX•#]{4}[ -]?){3}\\d{4}(?![\\p{L}0-9_])|[*•]{8,12}\\d{4}(?![\\p{L}0-9_])',
      score: 'form:typical',
    },
  ],
};

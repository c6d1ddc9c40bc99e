import { isValidBIC } from 'ibantools';
import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { passesAba } from './check-digits.js';

const LABEL_END = '[\'"]?[ :=#-]{1,4}(?:[ ]{1,40})?[\'"]?';

const BIC_CONTEXT = [
  ...['swift', 'bic', 'iban', 'wire', 'correspondent bank', 'beneficiary bank', 'sepa', 'bank code', 'intermediary'],
  ...['swiftcode', 'bankleitzahl', 'bankverbindung'],
];

/**
 * Capitalised words of eight letters that happen to contain a country code where a BIC has one: `VERIFIED`, `CALLBACK`,
 * `DOMESTIC`.
 */
const WORD_ENDING = new RegExp(
  `^(?:[A-Z]{5}(?:${lexiconPattern('finance-labels', { class: 'not-a-bic-behind-five-letters', language: 'en' })})|[A-Z]{3,7}(?:${lexiconPattern('finance-labels', { class: 'not-a-bic-ending', language: 'en' })}))$`,
);

/**
 * Codes of banks and branches. They need context, because words in capitals look like a BIC and any nine digits like a
 * routing number.
 */
export const bankCodeRecognizer: PatternRecognizer = {
  name: 'financial/bank-code',
  types: ['SWIFT_BIC', 'ABA_ROUTING', 'SORT_CODE'],
  patterns: [
    {
      name: 'bic of letters',
      type: 'SWIFT_BIC',
      match: '[A-Z]{8}(?:[A-Z]{3})?(?![\\p{L}0-9_])',
      score: 'form:silent',
      validate: (term) => isValidBIC(term) && !WORD_ENDING.test(term),
      valid: 'form:silent',
      context: BIC_CONTEXT,
      boost: 0.45,
    },
    {
      name: 'bic',
      type: 'SWIFT_BIC',
      match: '(?=[A-Z]{6,10}\\d)[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\\p{L}0-9_])',
      score: 'form:bare',
      validate: isValidBIC,
      valid: 'form:common',
      context: BIC_CONTEXT,
    },
    {
      name: 'bic after a label',
      type: 'SWIFT_BIC',
      lead: `(?:swift|bic)(?:[ /-](?:swift|bic))?(?: ?(?:code|address|no|number|id))?\\.?(?: is)?${LABEL_END}`,
      match: '[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![\\p{L}0-9_])',
      ignoreCase: true,
      score: 'cue:hint',
      validate: (term) => isValidBIC(term.toUpperCase()),
      valid: 'check:strong',
    },
    {
      name: 'routing number',
      type: 'ABA_ROUTING',
      match: '(?:\\d{9}|\\d{4}-\\d{4}-\\d)(?![\\p{L}0-9_]|[-.]\\d)',
      score: 'form:bare',
      validate: (term) => passesAba(term.replaceAll('-', '')),
      valid: 'form:common',
      context: ['aba', 'routing', 'rtn', 'transit', 'bank', 'ach', 'fedwire', 'wire'],
    },
    {
      name: 'routing number after a label',
      type: 'ABA_ROUTING',
      lead: `(?:aba|routing|rtn|transit|ach)(?: (?:routing|transit|number|no|num|code)){0,3}\\.?(?: is)?${LABEL_END}`,
      match: '(?:\\d{9}|\\d{4}-\\d{4}-\\d)(?![\\p{L}0-9_]|[-.]\\d)',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'sort code after a label',
      type: 'SORT_CODE',
      lead: `sort(?:ing)?[ _-]?code(?: is)?${LABEL_END}`,
      match: '\\d\\d[- ]?\\d\\d[- ]?\\d\\d(?![0-9])',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'BSB',
      type: 'SORT_CODE',
      lead: `(?:bsb|branch code)(?: (?:no|number|code))?\\.?(?: is)?[ :#]{1,3}`,
      match: '\\d{3}[- ]?\\d{3}(?![\\p{L}0-9_]|[-.]\\d)',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'sort code after a short label',
      type: 'SORT_CODE',
      lead: '(?:sort|s/c|sc|nsc|bacs(?: to)?):? ',
      match: '\\d\\d-\\d\\d-\\d\\d(?![0-9-])',
      ignoreCase: true,
      score: 'cue:label',
    },
    {
      name: 'sort code before an account',
      type: 'SORT_CODE',
      match:
        '\\d\\d-\\d\\d-\\d\\d(?=[ ,;/]{1,3}(?:(?:[Aa]/[Cc]|[Aa]cct?|[Aa]ccount)(?: [Nn]o| [Nn]umber)?\\.?[ :#]{1,3})?\\d{8}(?![0-9]))',
      score: 'form:usual',
      context: ['sort', 'account', 'acc', 'bacs', 'faster payment', 'bank'],
    },
  ],
};

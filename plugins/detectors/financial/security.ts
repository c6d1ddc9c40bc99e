import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { passesCusip, passesIsin, passesMod97, passesSedol } from './check-digits.js';

const END = '(?![\\p{L}0-9_])';
const upper =
  (check: (text: string) => boolean) =>
  (term: string): boolean =>
    check(term.toUpperCase());

/** The first two letters of an ISIN: ISO 3166 countries and the codes of substitute agencies. */
const ISIN_COUNTRY = `(?:${lexiconPattern('number-codes', { class: 'isin-country' })})`;

/** Identifiers of securities and legal entities, by their check digits. */
export const securityRecognizer: PatternRecognizer = {
  name: 'financial/security',
  types: ['ISIN', 'CUSIP', 'SEDOL', 'LEI'],
  patterns: [
    {
      name: 'isin',
      type: 'ISIN',
      match: `${ISIN_COUNTRY}[A-Z0-9]{9}\\d${END}`,
      score: 'form:common',
      validate: passesIsin,
      valid: 'check:good',
      context: ['isin'],
    },
    {
      name: 'lei',
      type: 'LEI',
      match: `[A-Z0-9]{18}\\d\\d${END}`,
      score: 'form:common',
      validate: (term) => /[A-Z]/.test(term) && passesMod97(term),
      valid: 'check:strong',
    },
    {
      name: 'lei of digits',
      type: 'LEI',
      match: `\\d{20}${END}`,
      score: 'form:common',
      validate: passesMod97,
      valid: 'check:weak',
      context: ['lei', 'legal entity'],
    },
    {
      name: 'cusip',
      type: 'CUSIP',
      match: `(?=[A-Z0-9]{0,7}[A-Z])[0-9A-Z]{3}[A-Z0-9]{5}\\d${END}`,
      score: 'form:bare',
      validate: (term) => /\d/.test(term.slice(0, 8)) && passesCusip(term),
      valid: 'check:weak',
      context: ['cusip', 'cins', 'security', 'securities', 'bond', 'bonds', 'shares', 'holding', 'holdings', 'ticker'],
    },
    {
      name: 'cusip of digits',
      type: 'CUSIP',
      match: `\\d{9}${END}`,
      score: 'form:silent',
      validate: passesCusip,
      valid: 'form:silent',
      context: ['cusip', 'cins'],
      boost: 0.5,
    },
    {
      name: 'sedol',
      type: 'SEDOL',
      match: `[B-DF-HJ-NP-TV-XYZ0-9]{6}\\d${END}`,
      score: 'form:silent',
      validate: passesSedol,
      valid: 'form:silent',
      context: ['sedol'],
      boost: 0.6,
    },
    // Columns of one row: the national number beside the ISIN.
    {
      name: 'sedol beside an isin',
      type: 'SEDOL',
      match: `(?<=${ISIN_COUNTRY}[A-Z0-9]{9}\\d[ \\t|,;/]{1,8})[B-DF-HJ-NP-TV-XYZ0-9]{6}\\d${END}`,
      score: 'form:usual',
      validate: (term) => /\d/.test(term) && passesSedol(term),
      valid: 'check:good',
    },
    {
      name: 'cusip beside an isin',
      type: 'CUSIP',
      match: `(?<=${ISIN_COUNTRY}[A-Z0-9]{9}\\d[ \\t|,;/]{1,8})[0-9A-Z]{8}\\d${END}`,
      score: 'form:usual',
      validate: passesCusip,
      valid: 'check:good',
    },
    {
      name: 'after a label',
      type: 'ISIN',
      lead: 'ISIN(?: (?:code|number|no))?\\.?[\'"]?[ :=#]{1,3}[\'"]?',
      match: `[A-Z]{2}[A-Z0-9]{9}\\d${END}`,
      ignoreCase: true,
      score: 'cue:word',
      validate: (term) => /\d/.test(term),
      valid: 'cue:word',
    },
    {
      name: 'lei after a label',
      type: 'LEI',
      lead: '(?:LEI|legal entity identifier)(?: (?:code|number|no))?\\.?[\'"]?[ :=#]{1,3}[\'"]?',
      match: `[A-Z0-9]{20}${END}`,
      ignoreCase: true,
      score: 'cue:word',
      validate: upper((term) => /\d/.test(term)),
      valid: 'check:fair',
    },
  ],
};

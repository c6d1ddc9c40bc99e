import type { Pattern, PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';
import { CA_POSTCODE, UK_AREAS, UK_POSTCODE } from './address/forms.js';

const END = '(?![\\p{L}\\p{N}_]|-\\d|[.,]\\d)';
const FREE = '(?<![\\d.,/:$€£#+-]|[$€£¥] )';

const CONTEXT: readonly string[] = lexiconWords('places', { class: 'postal-code-context' });

/** Japanese cities, and the suffixes of wards, cities and prefectures. */
const JAPANESE_PLACES = `(?:${lexiconPattern('places', { class: 'japanese' })})`;

const ZIP_LABEL = '(?:zip(?:[ -]?code)?|post(?:al)?[ -]?code|pin[ -]?code|plz|postleitzahl)';

const label =
  '(?:zip(?:[ -]?code)?|post(?:al)?[ -]?code|pin[ -]?code|plz|postleitzahl|code postal|c[oó]digo postal|c\\.?p\\.?|cap|cep|postnummer)["\']?(?: is| ist|:|=| no\\.?)?["\']?[ :]{1,3}["\']?';

const code = (pattern: Omit<Pattern, 'type'>): Pattern => ({ ...pattern, type: 'POSTAL_CODE' });

const isBritish = (term: string): boolean =>
  /^GIR/i.test(term) || UK_AREAS.has(/^[A-Z]{1,2}/i.exec(term)?.[0].toUpperCase() ?? '');

/** Postal codes: British and Canadian ones by their form, numeric ones with a label, town or context word. */
export const postalCode: PatternRecognizer = {
  name: 'locations/postal-code',
  types: ['POSTAL_CODE'],
  patterns: [
    code({
      name: 'british',
      match: `${UK_POSTCODE.replaceAll(' ?', ' ')}${END}`,
      score: 'form:own',
      validate: isBritish,
      valid: 'form:own',
    }),
    code({
      name: 'british-closed',
      match: `(?:GIR0AA|[A-Z]{1,2}\\d[A-Z\\d]?\\d[ABD-HJLNP-UW-Z]{2})${END}`,
      score: 'form:plausible',
      validate: isBritish,
      valid: 'form:plausible',
      context: CONTEXT,
    }),
    code({
      name: 'british-lower-case',
      match: '[a-z]{1,2}\\d[a-z\\d]? \\d[abd-hjlnp-uw-z]{2}(?![\\p{L}\\p{N}_])',
      score: 'form:usual',
      validate: isBritish,
      valid: 'form:usual',
      context: CONTEXT,
    }),
    // `he lived in 902101234`: nine digits without their hyphen.
    code({
      name: 'nine digits behind a verb',
      lead: '(?:live[sd]?|living|resid(?:es|ed|ing)|moved|born|raised|located) (?:in|at|to|near) (?:zip |the )?',
      match: '\\d{9}(?![\\p{L}\\p{N}_]|[-.,]\\d)',
      score: 'cue:word',
    }),
    code({ name: 'canadian', match: `${CA_POSTCODE.replace('[ -]?', '[ -]')}${END}`, score: 'form:own' }),
    code({
      name: 'canadian-closed',
      match: `${CA_POSTCODE.replace('[ -]?', '')}${END}`,
      score: 'form:common',
      context: CONTEXT,
    }),
    code({
      name: 'irish',
      match: `(?:[AC-FHKNPRTV-Y]\\d\\d|D6W) [AC-FHKNPRTV-Y\\d]{4}${END}`,
      score: 'form:typical',
      validate: (term) => /\d[A-Z\d]*$/.test(term.slice(4)) && /[A-Z]/.test(term.slice(4)),
      valid: 'form:typical',
      context: CONTEXT,
    }),
    code({ name: 'japanese', match: `(?<=${JAPANESE_PLACES},? |〒 ?)\\d{3}-\\d{4}${END}`, score: 'form:typical' }),
    code({
      name: 'zip-plus-four',
      match: `${FREE}(?<!\\d\\) ?)\\d{5}-\\d{4}${END}`,
      score: 'form:usual',
      context: CONTEXT,
    }),
    code({
      name: 'labelled',
      lead: label,
      match: `(?:[A-Z]{1,3}-)?(?:\\d{5}(?:-\\d{3,4})?|\\d{4}(?:-\\d{3}|[ ]?[A-Z]{2})?|\\d{3}[ ]\\d{2,3}|\\d{2}-\\d{3}|\\d{6,7})${END}`,
      ignoreCase: true,
      score: 'cue:label',
    }),
    // Codes whose leading zeros a spreadsheet has dropped.
    code({
      name: 'labelled, short',
      lead: `${ZIP_LABEL}["']?(?: is|:|=)["']?[ :]{1,3}["']?`,
      match: `\\d{3}${END}`,
      ignoreCase: true,
      score: 'cue:phrase',
    }),
    code({
      name: 'dutch',
      match: `${FREE}[1-9]\\d{3} ?(?!SA|SD|SS)[A-Z]{2}(?= \\p{Lu}\\p{Ll})`,
      score: 'form:plausible',
      context: CONTEXT,
    }),
    code({
      name: 'dutch, in brackets',
      match: '(?<=\\p{Ll} \\()[1-9]\\d{3} ?(?!SA|SD|SS)[A-Z]{2}(?=\\))',
      score: 'form:usual',
    }),
    code({
      name: 'portuguese',
      match: `${FREE}\\d{4}-\\d{3}(?= \\p{Lu}\\p{Ll})${END}`,
      score: 'form:plausible',
      context: CONTEXT,
    }),
    code({
      name: 'before-town',
      match: `${FREE}(?:[A-Z]{1,3}-)?\\d{5}(?= \\p{Lu}\\p{Ll}{2})${END}`,
      score: 'form:common',
      context: CONTEXT,
    }),
    code({
      name: 'five-digits',
      match: `${FREE}\\d{5}${END}(?!%| ?(?:mg|ml|units|patients|people|USD|EUR|dollars|euros))`,
      score: 'form:bare',
      context: CONTEXT,
    }),
  ],
};

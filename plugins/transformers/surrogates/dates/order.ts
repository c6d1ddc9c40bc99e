import type { Term } from '../../../../core/index.js';
import { lexiconPattern } from '../../../../kit/index.js';

// Words right before a date, in languages that write the day first. `3 am` and `post op` are English.
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('date-contexts', { class: 'before-day-first' })}|(?<![\\d:]\\s?)am|(?<!(?:post|pre|s/p)[\\s-]?)op|fecha(?: de \\p{L}{3,20})?)\\s{0,2}:?\\s{0,3}$`,
  'iu',
);
const HEADER = /\b(?:geburtsdatum|datum|geboortedatum|naissance|nascita|nacimiento|nascimento|fecha)\b/u;

/** True if the words before a numeric date, or the title of its column, are of a language that writes the day first. */
export const saysDayFirst = ({ text, before, header }: Term): boolean =>
  /\d[/-]\d/u.test(text) && (BEFORE.test(before) || header.some((word) => HEADER.test(word)));

/**
 * Postal codes of Britain, Ireland and Australia, telephone numbers of these and other English-speaking countries, and
 * British labels.
 */
const POSTCODE =
  /(?<![A-Z\d])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[AC-FHKNPRTV-Y]\d[\dW] [\dAC-FHKNPRTV-Y]{4}|(?:NSW|VIC|QLD|TAS) \d{4})$/u;
const PHONE =
  /^(?:\+|00)\s?(?:44|353|61|64|91|27|65)(?!\d{3}$)|^\(?02\d\)? \d{4} \d{4}$|^0(?:1\d{3}|7\d{3}) ?\d{3} ?\d{3}$/u;
const BRITISH = /\b(?:NHS|CHI|National Insurance|GMC)(?: (?:no|number))?\.?:? $/iu;

/** True if a term shows that an English document is from a country that writes the day first. */
export const isFromDayFirst = ({ text, type, category, before }: Term): boolean =>
  (category === 'LOCATION' && POSTCODE.test(text)) ||
  (type === 'PHONE_NUMBER' && PHONE.test(text)) ||
  BRITISH.test(before);

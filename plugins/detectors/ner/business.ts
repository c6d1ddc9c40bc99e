import type { Span } from '../../../core/index.js';
import { lexiconPattern, lexiconSet } from '../../../kit/index.js';
import { CAR_MAKES, DEMONYMS } from './words.js';

/** Makes of cars that are not names of persons: followed by a model, both are a car without any further cue. */
const NOT_NAMES = lexiconSet('vehicles', { class: 'make-not-a-name' });
/** What makes a company of a make. */
const COMPANY = new RegExp(`^(?:${lexiconPattern('vehicles', { class: 'company-behind-make' })})$`, 'i');
const CAR = /^(\p{L}{3,12}) ([\p{Lu}\d][\p{L}\d-]{0,14})(?: [\p{L}\d-]{1,12}){0,3}$/u;
const BEHIND_CAR = /(?<![\p{L}\p{M}])(\p{L}{3,12}) $/u;

/** Abbreviations that name no company, though a model takes them for some. */
const ABBREVIATIONS = lexiconSet('common-things', { class: 'business-abbreviation', language: 'en' });
/** Programs that a model takes for somebody. */
const PRODUCTS = lexiconSet('computing', { class: 'program' });
const VENDOR = new RegExp(
  `^(?:${lexiconPattern('computing', { class: 'vendor' })}) \\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}?[\\p{L}\\d]+)?$`,
  'u',
);
/** Words of answers, which stand before a comma at the beginning of a sentence. */
const ANSWERS = lexiconSet('not-a-person', { class: 'answer', language: 'en' });
/** `Q. Showing you what has been marked` */
const ASKING = new RegExp(`^(?:${lexiconPattern('not-a-person', { class: 'asking', language: 'en' })})$`);
/** Words for the parts people play in forms, beside those of contracts. */
const PARTS = lexiconSet('person-roles', { class: 'on-forms', language: 'en' });
/** Words behind which the adjective of a people is a language. */
const LANGUAGE =
  /(?:speaks?|spoke|speaking|prefers?|preferred|in|into|fluent|language:?|learn(?:s|ing)?|native|translated|basic|some) $/i;
/** `BSB 062-184`: of banks of Australia. */
const NUMBERED = /^[:# ]{1,3}\d/;
/** `lotte.vandenberg`: a login. */
const DOTTED = /^[a-z]{3,15}\.[a-z]{3,20}$/;
const MACRO = /^[A-Z]{2,}(?:_[A-Z0-9]+)+$/;
const BEFORE = 14;

/** True for cars, abbreviations of offices, words of forms, programs and the names of settings. */
export function isBusiness(view: string, span: Span, type: string): boolean {
  const term = view.slice(span.start, span.end);
  if (isCarOrModel(view, span, term)) return true;
  const lower = term.toLowerCase();
  if (lower === 'bsb' && NUMBERED.test(view.slice(span.end, span.end + 4))) return true;
  if (type === 'ORGANIZATION') return term === term.toUpperCase() && ABBREVIATIONS.has(lower);
  if (type !== 'PERSON') return DOTTED.test(term);
  if (ASKING.test(term) && /^ \p{Ll}/u.test(view.slice(span.end, span.end + 2))) return true;
  if (PARTS.has(lower) || MACRO.test(term) || PRODUCTS.has(lower) || VENDOR.test(term)) return true;
  if (ANSWERS.has(lower) && view.charAt(span.end) === ',') return true;
  const isLanguage = DEMONYMS.has(lower) && LANGUAGE.test(view.slice(Math.max(0, span.start - BEFORE), span.start));
  return isLanguage;
}

/** `Toyota Hilux`, and `Accord` behind `Honda`. */
function isCarOrModel(view: string, { start }: Span, term: string): boolean {
  const [, make = '', model = ''] = CAR.exec(term) ?? [];
  if (NOT_NAMES.has(make.toLowerCase())) return !COMPANY.test(model);
  if (view.charAt(start - 1) !== ' ' || !/^\p{Lu}[\p{L}\d-]*$/u.test(term) || COMPANY.test(term)) return false;
  const before = BEHIND_CAR.exec(view.slice(Math.max(0, start - BEFORE), start))?.[1];
  return (
    before !== undefined &&
    /^\p{Lu}/u.test(before) &&
    CAR_MAKES.has(before.toLowerCase()) &&
    NOT_NAMES.has(before.toLowerCase())
  );
}

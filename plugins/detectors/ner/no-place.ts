import type { Span } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';
import { BEHIND, isCar, isOfThing, isProductName } from './named-things.js';
import { CAR_MAKES, DEMONYMS, GRADES, NUMBERED_THINGS, PRODUCT_NAMES } from './words.js';

const FIRST_WORD = /^\P{L}{0,9}(\p{L}{2,12})/u;
/** `port 51022`, `Payroll no 88213`, `Med Rec No.`: what is numbered, and no more than that. */
const NUMBERED =
  /^\P{L}{0,9}\p{L}{2,12}\.?(?: (?:rec|record|id|chart|account))?(?: ?(?:no|nr|number|num|id|#)\.?)?:? ?[\d -]*$/iu;
/** `c m p e s`: tests as they are dictated. */
const LETTERS = /^\p{Ll}(?: \p{Ll}){2,}$/u;
/** `billing zip`, of a form or a chat. */
const FIELD =
  /^(?:(?:billing|shipping|mailing|home|work|email|street|postal) )?(?:address|zip(?: code)?|post(?:al )?code|postcode|city|state)$/;
/** `su hija Ana de la Fuente`, `Tel. figlio Gennaro 339`: somebody, not some place. */
const KIN = new RegExp(`(?:^|[ .])(?:${lexiconPattern('kin', { class: 'no-place' })}),? \\p{Lu}`, 'iu');
const GREETING = new RegExp(`^(?:${lexiconPattern('person-labels', { class: 'greeting-no-place' })})(?!\\p{L})`, 'iu');
/** `F/u Gill 2 wks`: the shorthand of clinics. */
const SHORTHAND = /^(?:[fF]\/[uU]|[sShH]\/[pPoO]|[rR]\/[oO]|[dD]\/[cC]|[wW]\/)(?!\p{L})/u;
/** Addresses of networks, with a port or without. */
const NETWORK = /::|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d|^[\da-f]{2}(?::[\da-f]{2}){3}/i;
/** `2019 Ford Transit`, not `2019 Ford Road`. */
const MODEL_YEAR = /^(?:19|20)\d\d (\p{L}{2,14})(?: [\p{L}\d-]{1,14}){0,2}$/u;
/** `under GA`, `with LA`: what is given before an operation. */
const UNDER = /(?:under|with|via|w\/) ?$/i;
/** `acct 400-9`, `CSR No. 4417`, `BSA ID 31000`: a number and what it is called. */
const LABELLED_NUMBER = new RegExp(
  `(?:^|[ (.-])(?:${lexiconPattern('number-labels', { class: 'no-place' })})[.:#]? {0,2}#?(?:[A-Z]{2} )?[A-Z]{0,3}\\d`,
  'i',
);
const ROAD_INSIDE = new RegExp(
  `[ ,](?:${lexiconPattern('streets', { class: 'inside-an-address', language: 'en' })})(?![\\p{L}])`,
  'iu',
);
const ROAD = new RegExp(`(?:${lexiconPattern('streets', { class: 'behind-an-address', language: 'en' })})$`, 'i');

/** `CHF exac, 2L NC` */
const QUANTITY = /(?:^|[ ,])\d{1,4} ?(?:L|mL|ml|mg|mcg|kg|LPM|lpm)(?![\p{L}\d])/u;
/** `O/S 2155`, `At Hosp 2226`: one of the times of a run, which stand in a row. */
const MILITARY = /^\p{L}{1,8}(?:[ /]\p{L}{1,8}){0,2} (?:[01]\d|2[0-3])[0-5]\d$/u;
const MILITARY_BEFORE = / (?:[01]\d|2[0-3])[0-5]\d[ \t]{1,6}(?:\p{L}{1,3} )?$/u;
const MILITARY_BEHIND = /^ {2,6}\p{L}{2,8} (?:[01]\d|2[0-3])[0-5]\d(?!\d)/u;
const isInRun = (view: string, start: number, end: number): boolean =>
  MILITARY_BEFORE.test(view.slice(Math.max(0, start - 24), start)) || MILITARY_BEHIND.test(view.slice(end, end + 24));

/** Of a court, whose state stands behind: `NORTHERN DISTRICT OF ILLINOIS`, `EASTERN DIVISION`. */
const DISTRICT = /^(?:(?:north|south|east|west)(?:ern)?|middle|central) (?:district|division)$/i;

/** True for the adjective of a people, a numbered thing, a car, and what the words beside it say to be no place. */
export function isNoPlace(view: string, { start, end }: Span): boolean {
  const term = view.slice(start, end);
  const lower = term.toLowerCase();
  if (DEMONYMS.has(lower)) return true;
  if (isProductName(lower) || PRODUCT_NAMES.has((/^\p{L}+/u.exec(term)?.[0] ?? '').toLowerCase())) return true;
  if (DISTRICT.test(term)) return true;
  if (NETWORK.test(term) || SHORTHAND.test(term)) return true;
  if (isCar(view, { start, end }, lower) && !ROAD.test(term)) return true;
  if ((term.includes(' ') && KIN.test(term)) || LETTERS.test(term)) return true;
  if (GREETING.test(term) || FIELD.test(term) || isHeading(view, start, end)) return true;
  if (isOfThing(view, { start, end }) || (end - start === 2 && UNDER.test(view.slice(Math.max(0, start - 8), start))))
    return true;
  BEHIND.lastIndex = end;
  if (GRADES.has(BEHIND.exec(view)?.[1]?.toLowerCase() ?? '')) return true;
  if (/\d/.test(term) && isLabelledNumber(view, { start, end }, term)) return true;
  const first = FIRST_WORD.exec(term)?.[1]?.toLowerCase() ?? '';
  if (NUMBERED_THINGS.has(first) && NUMBERED.test(term)) return true;
  const make = MODEL_YEAR.exec(term)?.[1]?.toLowerCase();
  return make !== undefined && CAR_MAKES.has(make) && !ROAD.test(term);
}

/** `## Road`, `## 📖 Usage`: one word, as the heading of a section. Towns that lists have are found all the same. */
const isHeading = (view: string, start: number, end: number): boolean =>
  /(?:^|\n)#{1,6} [^\p{L}\p{N}\n]{0,8}$/u.test(view.slice(Math.max(0, start - 16), start)) &&
  /^\p{L}+\s{0,3}(?:\n|$)/u.test(view.slice(start, end + 4));

/** The same for a place with a digit in it. */
function isLabelledNumber(view: string, { start, end }: Span, term: string): boolean {
  // `1415 TRANS 1438 DEST 1452`
  const isNumbers = /(?<!\d)\d{4} \D{2,12} \d{4}(?!\d)/.test(term) || LABELLED_NUMBER.test(term) || QUANTITY.test(term);
  if (isNumbers && !ROAD_INSIDE.test(term)) return true;
  if (MILITARY.test(term) && isInRun(view, start, end)) return true;
  // `Pt #30291 Quarrick, Zelda`: a number that others know better.
  return view.charAt(start - 1) === '#' && /^\d/.test(term);
}

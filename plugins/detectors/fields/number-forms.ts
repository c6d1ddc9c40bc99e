import { lexiconPattern, lexiconSet } from '../../../kit/index.js';

const r = String.raw;
/** Digits that are not written: `XXXX4418`, `...8829`. */
const MASK = r`(?:[xX*•]{2,16}[ -]?|\.{3}|…)`;
const HIDDEN = new RegExp(`^${MASK}`, 'u');
/** Letters before the digits of a number: `LN-0044182`, `PK 4471 22`. */
const LETTERS = r`[A-Z]{1,6}[-/. ]?`;
/** One number: digits and capitals, in groups that blanks or signs separate. */
const NUMBER = r`(?:${LETTERS})?\d[\dA-Z]{0,19}(?:[-/.][\dA-Z]{1,12}|(?:[ ]| - )\d{1,8}(?![\p{L}_])){0,6}(?: ?-[A-Z](?![\p{L}\p{N}_])|[A-Z](?![\p{L}\p{N}_])| [A-Z](?![\p{L}\p{N}_.]| \p{Lu}))?`;
const END = r`(?![\p{L}\p{N}_@%°]|[-./:,]\p{N}| ?[%€£$])(?! (?:${lexiconPattern('number-labels', { class: 'counted' })})(?!\p{L}))`;
const BEGIN = r`(?<![\p{L}\p{N}_@/\\+]|[\p{L}\p{N}][-.:,'’]|[$€£¥] ?)`;

/** What may be the number of something: at least three digits, with letters, signs or blanks between. */
export const NUMBERS = new RegExp(r`(?=[\dA-ZxX*•.…])${BEGIN}(?:${MASK}\d{3,8}|${NUMBER})${END}`, 'gu');

const DATE =
  /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}|(?:19|20)\d\d(?:[-/. ]\d{1,2}){0,2}|(?:19|20)\d\d[-/ ](?:19|20)?\d\d|\d{1,2}[-/](?:19|20)\d\d)$/u;
/** Decimals and versions, which are no number of anything: `12.50`, `11.0.0`. */
const DECIMAL = /^\d{1,5}[.]\d{1,2}$|^\d{1,3}(?:[.]\d{1,2}){2,3}$/u;
/** Two small numbers, which are the bounds of values if the first is the smaller: `135-145`. */
const BOUNDS = /^(?:[A-Z]{1,6} )?(\d{1,3}) ?- ?(\d{1,3})$/u;
/** Thousands in groups: `1 044 188`. */
const AMOUNT = /^\d{1,3}(?:[ .]\d{3}){1,3}$|^\d{0,3}0{3,}$/u;
const STANDARDS = lexiconSet('number-labels', { class: 'prefix-of-a-standard' });

/** How many letters and digits a term has: digits alone say less than digits with letters. */
export interface Form {
  readonly digits: number;
  readonly hasLetters: boolean;
  readonly isAmount: boolean;
  /** How many signs at its beginning stand for digits that are not written: 4 of `XXXX4418`. */
  readonly hidden: number;
}

/** True for the number of a standard: `RFC 5322`, `ISO 9001`. */
export const isStandard = (term: string): boolean => STANDARDS.has(/^[A-Z]+/u.exec(term)?.[0] ?? '');

function isRange(term: string): boolean {
  const bounds = BOUNDS.exec(term);
  return bounds !== null && Number(bounds[1]) < Number(bounds[2]);
}

/** The form of a term that may be a number of something; undefined for a day, a year, a range, a decimal, a version or a standard. */
export function formOf(term: string): Form | undefined {
  const digits = term.replace(/\D/gu, '').length;
  if (digits < 3 || DATE.test(term) || DECIMAL.test(term) || isRange(term) || isStandard(term)) return undefined;
  const hidden = HIDDEN.exec(term)?.[0].length ?? 0;
  return { digits, hasLetters: /\p{L}/u.test(term), isAmount: AMOUNT.test(term), hidden };
}

import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { DIGIT, scoreOf } from '../../../kit/index.js';
import { passesLuhn } from './check-digits.js';

const MIN_DIGITS = 12;
const MAX_DIGITS = 19;
const SPACE = 32;
const HYPHEN = 45;
const DOT = 46;
const ZERO = 48;
const NINE = 57;
const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const RUN = /\d{2,19}(?:(?:[ .-]{1,3}|[ \t]{1,6}|[ \t]{0,3}\r?\n[ \t]{0,8})\d{1,13}){1,7}/y;
/** Labels of other numbers that pass the same check: device ids, French company numbers, SIM cards. */
const OTHER_LABEL =
  /(?<!\p{L})(?:imei|imeisv|meid|siret|siren|iccid|sim)(?: (?:n[.°ºr]{0,2}|no\.?|nr\.?))?[ :.=#-]{1,4}$/iu;
const LONGEST_LABEL = 16;
const UNSURE = scoreOf('form:shared');
/** Score of a number with the prefix of a known issuer, in one piece or grouped as on cards. */
const PRINTED_CARD = scoreOf('form:own');
/** Longest run of digits and separators that is read, in characters. */
const LONGEST_RUN = 131;

/**
 * First digits of issuers: Visa, Mastercard, Maestro and similar (5, 6), American Express, Diners Club, JCB (also 1800
 * and 2131), Mir, RuPay, UnionPay, Troy, Uzcard, Humo, Napas. Deliberately wide, because Luhn's check decides.
 */
const ISSUERS = /^(?:4|5[0-8]|6|3[045-9]|2(?:2\d|[3-6]\d|7[01]|720|131)|1800|81|82|8600|9704|9792|9860)/;
/** Groupings in which cards are printed. */
const PRINTED = /^(?:4-4-4(?:-4)?(?:-\d)?|4-6-[45]|4-3-3-3|4-5-6|6-\d{1,2}|8-\d{1,2}|6-4-\d|5-5-5)$/;

/**
 * Payment cards of 12 to 19 digits that pass Luhn's check, in one piece or in groups. Of adjacent groups it takes as
 * many as pass the check, so that an expiry year or security code before or after the number does not hide it.
 */
export const creditCardRecognizer: CodeRecognizer = {
  name: 'financial/credit-card',
  types: ['CREDIT_CARD'],
  needs: { digits: MIN_DIGITS },
  recognize({ view, tokens }) {
    const matches: Match[] = [];
    let from = 0;
    const { start: starts, end: ends, kind, length } = tokens;
    for (let i = 0; i < length; i++) {
      if (kind[i] !== DIGIT) continue;
      const start = starts[i] ?? 0;
      if (start < from) continue;
      const found = cardAt(view, start, ends[i] ?? 0);
      if (found === undefined || !standsAlone(view, start, found) || hidesNext(view, tokens, i, found)) continue;
      from = found.end;
      const isOther = OTHER_LABEL.test(view.slice(Math.max(0, start - LONGEST_LABEL), start));
      matches.push({
        type: 'CREDIT_CARD',
        start,
        end: found.end,
        score: isOther ? Math.min(found.score, UNSURE) : found.score,
        why: 'valid check digit of a card',
      });
    }
    return matches;
  },
};

/**
 * True if the groups are the end of another value and the start of a better candidate: in `536-22-8714 4111 1111 …`,
 * sixteen digits from 8714 on may pass the check by chance.
 */
function hidesNext(
  view: string,
  { start, end, kind, length }: TextDocument['tokens'],
  at: number,
  found: Card,
): boolean {
  if (found.score >= PRINTED_CARD) return false;
  for (let i = at + 1; i < length && (start[i] ?? 0) < found.end; i++) {
    if (kind[i] !== DIGIT) continue;
    const next = cardAt(view, start[i] ?? 0, end[i] ?? 0);
    if (next !== undefined && next.score >= PRINTED_CARD && next.end > found.end) return true;
  }
  return false;
}

interface Card {
  readonly end: number;
  readonly score: number;
}

function cardAt(view: string, start: number, end: number): Card | undefined {
  const size = end - start;
  if (size >= MIN_DIGITS) {
    const digits = view.slice(start, end);
    return size <= MAX_DIGITS && isCard(digits)
      ? { end, score: scoreWhole(digits, view.slice(Math.max(0, start - 40), start)) }
      : undefined;
  }
  if (size < 3 || !isDigitAfterGap(view, end) || !hasEnoughDigits(view, start)) return undefined;
  RUN.lastIndex = start;
  return RUN.test(view) ? groupedCard(view, start, RUN.lastIndex) : undefined;
}

/** Most runs are dates and versions, and counting digits is cheaper than splitting them into groups. */
function hasEnoughDigits(view: string, start: number): boolean {
  let count = 0;
  for (let at = start; count < MIN_DIGITS && at < start + LONGEST_RUN; at++) {
    const code = view.charCodeAt(at);
    if (code >= ZERO && code <= NINE) count++;
    else if (!isGap(code)) return false;
  }
  return count >= MIN_DIGITS;
}

/** The longest sequence of groups from the first offset that is a card. */
function groupedCard(view: string, start: number, end: number): Card | undefined {
  let digits = view.slice(start, end).replace(/[^0-9]+/g, '');
  for (let last = end; digits.length >= MIN_DIGITS; ) {
    if (
      digits.length <= MAX_DIGITS &&
      isCard(digits) &&
      mayBeSpread(view, start, last, digits) &&
      !areDecimals(view.slice(start, last))
    )
      return { end: last, score: scoreGroups(view.slice(start, last), digits) };
    const group = groupStart(view, last);
    digits = digits.slice(0, group - last);
    last = group;
    while (last > start && isGap(view.charCodeAt(last - 1))) last--;
  }
  return undefined;
}

/** Full stops within the groups that blanks separate. */
const DECIMALS = /^\d+\.\d+(?: {1,3}\d+\.\d+)+$/;

/** True for numbers with decimals in a row, `529.5 136.1 393.3 387.1`: one card has one separator, or groups as printed. */
const areDecimals = (term: string): boolean => DECIMALS.test(term) && !PRINTED.test(shapeOf(term));

/** Digits in several columns or on two lines. */
const SPREAD = /[\t\n]| {4}/;
/** Letters before the number on its line, so that a sentence breaks within it. */
const IN_SENTENCE = /\p{L}[^\p{N}\n]{0,12}$/u;
const FOURS =
  /^\d{4}(?:[ -]?\d{4})?(?:[ \t]{0,3}\r?\n[ \t]{0,8}|[ -])\d{4}(?:[ \t]{0,3}\r?\n[ \t]{0,8}|[ -]?)\d{4}(?:[ \t]{0,3}\r?\n[ \t]{0,8}\d{4}|[ -]?\d{4})?$/;

/** Numbers of different cells and lines are no card, unless a word or the sentence says so. */
function mayBeSpread(view: string, start: number, end: number, digits: string): boolean {
  const term = view.slice(start, end);
  if (!SPREAD.test(term)) return true;
  const before = view.slice(Math.max(0, start - 40), start);
  return CARD_WORD.test(before) || (ISSUERS.test(digits) && FOURS.test(term) && IN_SENTENCE.test(before));
}

/** Offset of the first digit of the group that ends at an offset. */
function groupStart(view: string, end: number): number {
  let start = end;
  while (start > 0 && !isGap(view.charCodeAt(start - 1))) start--;
  return start;
}

const isCard = (digits: string): boolean => passesLuhn(digits) && !/^(\d)\1*$/.test(digits);

/**
 * Other common numbers, of which one in ten passes the check by chance: milliseconds since 1970, date and time, IMEI.
 */
const isCommonOther = (digits: string): boolean =>
  /^1\d{12}$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d[0-2]\d[0-5]\d(?:[0-5]\d)?$/.test(digits);

const CARD_WORD = /card|karte|tarjeta|carta|kort|visa|master|maestro|amex|\bpan\b|\bcc\b/i;

function scoreWhole(digits: string, before: string): number {
  if (isCommonOther(digits) && !CARD_WORD.test(before)) return scoreOf('form:bare');
  return ISSUERS.test(digits) && !/^35\d{13}$/.test(digits) ? PRINTED_CARD : scoreOf('form:plausible');
}

/** The lengths of the groups of digits: `4-4-4-4`. */
const shapeOf = (term: string): string =>
  term
    .split(/\D+/)
    .map((group) => group.length)
    .join('-');

function scoreGroups(term: string, digits: string): number {
  const shape = shapeOf(term);
  const issued = ISSUERS.test(digits);
  if (issued && SPREAD.test(term)) return PRINTED_CARD;
  if (PRINTED.test(shape)) return issued ? PRINTED_CARD : scoreOf('form:usual');
  return issued ? scoreOf('form:plausible') : scoreOf('form:common');
}

/**
 * True unless the number is the tail of a decimal, a UUID or a telephone number with a plus sign, or has decimals after
 * it. A comma is allowed because it separates the cells of a row; with that many digits, a decimal comma occurs only
 * after a zero and in unusual groupings.
 */
const standsAlone = (view: string, start: number, { end, score }: Card): boolean =>
  (score >= PRINTED_CARD || !/\d,$/.test(view.slice(Math.max(0, start - 2), start))) &&
  !/\d\.$|(?:^|[^\d.])0,$|\+$|[0-9a-f]{4}-$/.test(view.slice(Math.max(0, start - 5), start)) &&
  !/^\.?\d/.test(view.slice(end, end + 2));

const isGap = (code: number): boolean =>
  code === SPACE || code === HYPHEN || code === DOT || code === TAB || code === LINE_FEED || code === RETURN;

function isDigitAfterGap(view: string, at: number): boolean {
  if (!isGap(view.charCodeAt(at))) return false;
  const next = view.charCodeAt(at + 1);
  return (next >= ZERO && next <= NINE) || (next !== DOT && isGap(next));
}

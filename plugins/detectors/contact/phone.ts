import type { CodeRecognizer, Match } from '../../../core/index.js';
import {
  DIGIT,
  type DigitRun,
  digitsOfRun,
  LOWER,
  lexiconPattern,
  mayBeNumber,
  type NumberingPlans,
  OTHER,
  PHONE_EXTENSION,
  readDigitRun,
  readPhone,
  restOf,
  scoreOf,
  UPPER,
} from '../../../kit/index.js';
import { scorePhone } from './phone-forms.js';
import { isTail, mayEndAt } from './run-borders.js';

/** `02/18  2401339`: the date of a transaction, followed by the number in the next column. */
const DAY_BEFORE = /^[01]?\d\/[0-3]?\d {2}/;
/** A number behind the label of goods: `RMA 415-555-0132`. */
const OF_GOODS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('number-labels', { class: 'label-of-goods' })})[ .:#]{1,3}$`,
  'iu',
);
const LONGEST_LABEL = 24;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LETTERS = UPPER | LOWER | OTHER;

/**
 * Telephone and fax numbers that are recognisable by their form. Reads the digits from each token that can start a
 * number, and takes as many groups as still form a number, so that what follows is not included.
 */
export function phoneRecognizer(plans: NumberingPlans): CodeRecognizer {
  const extension = new RegExp(PHONE_EXTENSION, 'iuy');
  const withExtension = (view: string, end: number): number => {
    if (!mayBeExtension(view, end)) return end;
    extension.lastIndex = end;
    return extension.test(view) ? extension.lastIndex : end;
  };
  const find = (view: string, run: DigitRun, from: number): Match | undefined => {
    if (isTail(view, run, from) || DAY_BEFORE.test(view.slice(run.start, run.start + 8))) return undefined;
    for (let count = run.groups.length; count > 0; count--) {
      const score = mayEndAt(view, run, count) ? scorePhone(run, count, plans) : 0;
      if (score === 0) continue;
      const [groups, sure] = beforeNext(view, run, count, score);
      return match(view, run, groups, sure);
    }
    return run.sign.includes('+') ? unknownPlan(view, run) : undefined;
  };
  /**
   * The longest match may include the start of the next number. In `+49 30 901820 415 555 0132`, the first number gets
   * only as many groups as leave a valid number after it.
   */
  const beforeNext = (view: string, run: DigitRun, longest: number, score: number): [count: number, score: number] => {
    if (longest === run.groups.length) return [longest, score];
    for (let count = longest - 1; count > 1; count--) {
      const shorter = mayEndAt(view, run, count) ? scorePhone(run, count, plans) : 0;
      if (shorter < 0.5) continue;
      if (isNumber(view, restOf(run, count))) return [count, shorter];
    }
    return [longest, score];
  };
  const isNumber = (view: string, run: DigitRun): boolean =>
    run.groups.some((_, i) => mayEndAt(view, run, i + 1) && scorePhone(run, i + 1, plans) >= 0.6);
  const match = (view: string, run: DigitRun, count: number, score: number): Match => {
    const end = run.groups[count - 1]?.end ?? run.start;
    // A bracket that encloses nothing but the number is not part of it.
    const opened = run.sign === '(' && !run.groups.slice(0, count - 1).some(({ gap }) => gap.includes(')'));
    const sure = OF_GOODS.test(view.slice(Math.max(0, run.start - LONGEST_LABEL), run.start))
      ? Math.min(score, scoreOf('form:shared'))
      : run.glued && run.sign === '' && !UNSPACED.test(view.charAt(run.start - 1))
        ? Math.min(score, scoreOf('form:plausible'))
        : score;
    return {
      type: 'PHONE_NUMBER',
      start: opened ? run.start + 1 : run.start,
      end: withExtension(view, end),
      score: sure,
    };
  };
  /** A plus sign before enough digits makes a number, even if its plan is unknown or the number is misspelt. */
  const unknownPlan = (view: string, run: DigitRun): Match | undefined => {
    const count = run.groups.length;
    const { length } = digitsOfRun(run, count);
    return length < 8 || length > 17
      ? undefined
      : match(view, run, count, length >= 10 ? scoreOf('form:plausible') : scoreOf('form:shared'));
  };
  return {
    name: 'contact/phone',
    types: ['PHONE_NUMBER'],
    // Six digits, the minimum of the shortest form (international).
    needs: { digits: 6 },
    parts: (term) => readPhone(term).parts,
    recognize({ view, tokens }) {
      const matches: Match[] = [];
      let from = 0;
      const { start: starts, end: ends, kind: kinds, length } = tokens;
      for (let i = 0; i < length; i++) {
        const kind = kinds[i] ?? 0;
        if ((kind & DIGIT) === 0) continue;
        const end = ends[i] ?? 0;
        if (end <= from) continue;
        const first = starts[i] ?? 0;
        const start = (kind & LETTERS) === 0 ? first : trailingDigits(view, first, end);
        if (start < from || !mayBeNumber(view, start, end)) continue;
        const found = find(view, readDigitRun(view, start), from);
        if (found === undefined) continue;
        from = found.end;
        matches.push(found);
      }
      return matches;
    },
  };
}

/** First letters and signs of {@link PHONE_EXTENSION}, a fast pre-check that most numbers fail. */
const EXTENDS = 'xeapid#~';

function mayBeExtension(view: string, end: number): boolean {
  let at = end;
  while (at - end < 3 && ' ,;'.includes(view.charAt(at))) at++;
  return EXTENDS.includes(view.charAt(at).toLowerCase());
}

/** Where the digits at the end of a token begin, as in `call415-555-0132`; the token's end if it ends in a letter. */
function trailingDigits(view: string, start: number, end: number): number {
  let at = end;
  while (at > start && isDigit(view, at - 1)) at--;
  return at;
}

function isDigit(view: string, at: number): boolean {
  const code = view.charCodeAt(at);
  return code >= 48 && code <= 57;
}

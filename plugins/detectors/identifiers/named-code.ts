import type { CodeRecognizer, Match } from '../../../core/index.js';
import { lexiconSet, scoreOf } from '../../../kit/index.js';

const r = String.raw;
/** Letters, then digits in parts: `FO/25/7`, `SVY-4471-K`, `OB/41/3/6/2025`, `ZAC5316`, `Q2207`. */
const LETTERED = r`[A-Z]{1,6}(?:[-/][A-Z0-9]{1,12}){1,5}|[A-Z]{1,4}\d{4,12}[A-Z]{0,2}`;
/** Groups that blanks separate: `ZAC 5361`, `JD0002 2318 7741`, `SR 5-88120`. */
const GROUPED = r`(?:[A-Z]{2,4}|[A-Z]{2}\d{2,6})(?: \d{3,6}){1,4}(?: [A-Z]{1,2})?|[A-Z]{2,4} \d{1,4}[-/]\d{3,6}(?:[-/]\d{1,6})?`;
/** Digits that hyphens or slashes separate: `4417-0928-1165`. */
const DIGITS = r`\d{3,8}(?:[-/]\d{2,8}){1,3}`;
const CODE = new RegExp(
  r`(?<=[ (#])(?:${GROUPED}|${LETTERED}|${DIGITS})(?![\p{L}\p{N}_%°]|[-./:,]\p{N}| ?[%€£$])`,
  'gu',
);
/** The one or two words before a code, with what may stand between: `ref. `, `no `, `'s ref is `, ` (`. */
const LABEL =
  /(?:^|[^\p{L}\p{N}])(\p{L}[\p{L}'’]{1,20})\.?( (?:no|No|NO|nr|number|code|id|ID|ref)\.?)?(?: (?:is|was))?:? ?[(#]?$/u;
const REACH = 40;
const FEWEST_DIGITS = 3;
const DATE =
  /^(?:\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|(?:19|20)\d\d[-/](?:\d{1,2}[-/]\d{1,2}|(?:19|20)?\d\d)|\d{1,4}[-/](?:19|20)\d\d)$/u;
const STANDARDS = lexiconSet('number-labels', { class: 'prefix-of-a-standard' });
/** Nouns of things and papers that somebody has and that bear a number of their own, in lower case. */
const NOUNS: ReadonlySet<string> = new Set([
  ...lexiconSet('number-labels', { class: 'has-a-number' }),
  ...lexiconSet('number-labels', { class: 'said' }),
  ...lexiconSet('number-labels', { class: 'named-by-a-code', language: 'en' }),
]);
const THINGS = lexiconSet('number-labels', { class: 'label-of-a-thing' });
const SCORE = scoreOf('cue:hint');

/** A word for a number before it in capitals, not letters of a code: `Employee ID 55190`. */
const NUMBER_WORD = /^(?:NO|NR|NUM|CODE|ID|REF) /u;

/** Enough digits, and neither a date, a masked number (`XX5512`) nor a standard, nor a number with its label. */
const isCode = (code: string): boolean =>
  code.replace(/\D/gu, '').length >= FEWEST_DIGITS &&
  !DATE.test(code) &&
  !NUMBER_WORD.test(code) &&
  !code.startsWith('XX') &&
  !STANDARDS.has(/^[A-Z]+/u.exec(code)?.[0] ?? '');

/** True if the text ends with a noun that bears a code, or with any but those of things and a word for a number. */
function isBehindNoun(before: string): boolean {
  const [, noun = '', number] = LABEL.exec(before) ?? [];
  const lower = noun.toLowerCase();
  return noun !== '' && !THINGS.has(lower) && (number !== undefined || NOUNS.has(lower));
}

/**
 * Codes in sentences behind a noun that bears one, whatever else the sentence says: `cert LO-4418`, `the surveyor's ref is
 * SVY-4471-K`, `parcel JD0002 2318 7741`. The code must have a shape that neither a quantity nor a date has.
 */
export const namedCode: CodeRecognizer = {
  name: 'identifiers/named-code',
  types: ['ID_NUMBER'],
  needs: { digits: FEWEST_DIGITS, holds: [' (#'] },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    for (const { 0: code, index } of view.matchAll(CODE)) {
      if (!isCode(code)) continue;
      if (!isBehindNoun(view.slice(Math.max(0, index - REACH), index))) continue;
      matches.push({ type: 'ID_NUMBER', start: index, end: index + code.length, score: SCORE, why: 'behind its noun' });
    }
    return matches;
  },
};

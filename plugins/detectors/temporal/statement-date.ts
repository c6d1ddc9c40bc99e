import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { isDayAndMonth, isShortDate } from './calendar.js';

const DAY = String.raw`(?:\d{1,2}/\d{1,2}|\d\d\.\d\d\.|\d\d-\d\d)`;
/** A day at the start of a line, and the second one of a statement that books on another day; words behind, or a column. */
const AT_START = new RegExp(
  String.raw`[ \t|*-]{0,6}(${DAY})(?![/\d])(?:[ \t|]{1,6}(${DAY})(?![/\d]))?(?=[ \t|:,)]{1,3}[^\s\d]|[ \t]{2})`,
  'dy',
);
const ZERO = 48;
/** How far apart two lines with dates may begin, in code units. */
const NEAR = 600;
const SCORE = 0.6;

/**
 * `01/03 ZELLE TO …` line after line: days without a year at the start of lines of statements, logs and lists of visits. One line
 * alone may begin with a fraction.
 */
export const statementDate: CodeRecognizer = {
  name: 'temporal/statement-date',
  types: ['DATE'],
  needs: { digits: 4, holds: ['/.-'] },
  recognize({ view }: TextDocument): readonly Match[] {
    const matches: Match[] = [];
    let last: DatedLine | undefined;
    for (let start = 0; start >= 0; start = nextLine(view, start)) {
      if (!mayBegin(view, start)) continue;
      const line = readLine(view, start);
      if (line === undefined) continue;
      if (last !== undefined && start - last.start <= NEAR) {
        if (!last.taken) matches.push(...last.matches);
        matches.push(...line.matches);
        line.taken = true;
      }
      last = line;
    }
    return matches;
  },
};

interface DatedLine {
  readonly start: number;
  readonly matches: readonly Match[];
  /** True once its matches are reported. */
  taken: boolean;
}

/** Offset of the next line, -1 behind the last. */
function nextLine(view: string, from: number): number {
  const end = view.indexOf('\n', from);
  return end < 0 || end + 1 >= view.length ? -1 : end + 1;
}

/** The cheap question, which nearly all lines fail: a digit, and a joint behind it or behind the next digit. */
function mayBegin(view: string, start: number): boolean {
  const first = view.charCodeAt(start);
  // Letters and line breaks, at which nearly all lines begin.
  if ((first > NINE && first !== BAR) || first === LINE_FEED) return false;
  let at = start;
  while (at - start < LONGEST_INDENT && INDENT.includes(view.charAt(at))) at++;
  if (!isDigit(view, at)) return false;
  const joint = view.charCodeAt(isDigit(view, at + 1) ? at + 2 : at + 1);
  // Hyphen, dot and slash follow one another.
  return joint >= HYPHEN && joint <= SLASH;
}

const LINE_FEED = 10;
const HYPHEN = 45;
const SLASH = 47;
const NINE = 57;
const BAR = 124;
const LONGEST_INDENT = 6;
const INDENT = ' \t|*-';

function isDigit(view: string, at: number): boolean {
  const code = view.charCodeAt(at) - ZERO;
  return code >= 0 && code <= 9;
}

function readLine(view: string, start: number): DatedLine | undefined {
  AT_START.lastIndex = start;
  const found = AT_START.exec(view);
  const [first, second] = [found?.indices?.[1], found?.indices?.[2]];
  if (first === undefined || !isSure(view.slice(...first))) return undefined;
  const spans = second !== undefined && isDayAndMonth(view.slice(...second)) ? [first, second] : [first];
  const matches = spans.map(
    ([from, to]): Match => ({ type: 'DATE', start: from, end: to, score: SCORE, why: 'begins a line' }),
  );
  return { start, matches, taken: false };
}

/** Dots and hyphens number sections (`10.11. Term`) and ranges (`10-12 players`) as well: there a leading zero tells a date. */
const isSure = (term: string): boolean => isShortDate(term) && (term.includes('/') || /^0|\D0/.test(term));

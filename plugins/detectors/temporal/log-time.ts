import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { dateParts, scoreOf } from '../../../kit/index.js';
import { evidenceOf, isAlone, isLikeYear, type Weight } from './log-time-evidence.js';

/** Times in a text that are beside a word or a date, from which other numbers of that form are taken for times as well. */
const ENOUGH = 2;
const CERTAIN = scoreOf('cue:word');
const LIKELY = scoreOf('cue:hint');
/** Code of `5`: the first figure of the minutes is not above it. */
const LAST_MINUTE = 53;
const DIGITS = 1;

/** True for `0000` to `2359`. */
function isClock(view: string, start: number): boolean {
  const [hour, unit] = [view.charCodeAt(start), view.charCodeAt(start + 1)];
  return (hour < 50 || (hour === 50 && unit < 52)) && view.charCodeAt(start + 2) <= LAST_MINUTE;
}

interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly weight: Weight;
}

/** The second time of `0700-1500`, which is one term with the first. */
const UNTIL = / ?[-–] ?(?:[01]\d|2[0-3])[0-5]\d(?![\p{L}\p{N}_%]|[.,:/-]\p{N})/uy;

function endOf(view: string, start: number): number {
  UNTIL.lastIndex = start + 4;
  return UNTIL.test(view) ? UNTIL.lastIndex : start + 4;
}

/** True for a range that no pair of years is: `0700-1500`, `1900-0700`. */
const isShift = (view: string, start: number, end: number): boolean =>
  end > start + 4 && (view.charAt(start) === '0' || view.charAt(end - 4) === '0');

function candidatesOf({ view, tokens }: TextDocument): readonly Candidate[] {
  const found: Candidate[] = [];
  let done = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens.kind[i] !== DIGITS) continue;
    const start = tokens.start[i] ?? 0;
    if (start < done || (tokens.end[i] ?? 0) - start !== 4 || !isClock(view, start)) continue;
    const weight = isAlone(view, start) ? evidenceOf(view, start, done) : 'none';
    if (weight === 'none') continue;
    done = endOf(view, start);
    found.push({ start, end: done, weight: isShift(view, start, done) && weight === 'possible' ? 'likely' : weight });
  }
  return found;
}

/**
 * Times of day in four digits, as logs of wards, control rooms and drivers write them: `14/7 0715 seen on ward`, `paged 0210,
 * attended 0230`, `Time: 2318`. Such a number alone is no time: a date, a label or a word of such logs must be beside it, and
 * only where a text has several are its other numbers of that form times as well.
 */
export const logTime: CodeRecognizer = {
  name: 'temporal/log-time',
  types: ['TIME'],
  parts: (term) => dateParts(term, true),
  needs: { digits: 4 },
  recognize(document: TextDocument): readonly Match[] {
    const candidates = candidatesOf(document);
    const shown = candidates.reduce(
      (sum, { start, end, weight }) => sum + (weight === 'possible' ? 0 : end - start > 4 ? 2 : 1),
      0,
    );
    return candidates
      .filter(
        ({ start, weight }) =>
          weight === 'certain' || (shown >= ENOUGH && (weight === 'likely' || !isLikeYear(document.view, start))),
      )
      .map(({ start, end, weight }) => ({
        type: 'TIME',
        start,
        end,
        score: weight === 'certain' ? CERTAIN : LIKELY,
        why:
          weight === 'possible'
            ? 'has the form of other times in the text'
            : 'four digits beside a date, a label or a word of a log',
      }));
  },
};

import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { lexiconPattern, scoreOf } from '../../../kit/index.js';
import { BIRTH_DATE } from './birth.js';

const SEX = '(?:[MF]|[Mm]ale|[Ff]emale|MALE|FEMALE|[Mm]an|[Ww]oman)(?![\\p{L}\\p{N}_-])';
const UNIT = `(?: ?(?:${lexiconPattern('ages', { class: 'unit' })}|y|yrs?|y/?o)(?!\\p{L}))`;
/** Beside a sex, or alone in brackets: `72/M`, `72 yrs, female`, `(72 yrs)`. */
const BEHIND = new RegExp(`^(?:${UNIT}?(?: ?[,/|] ?| )?${SEX}|${UNIT}(?= ?[).;]))`, 'u');
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}_])${SEX}(?: ?[,/|] ?| )$`, 'u');
const OWN_UNIT = new RegExp(`^${UNIT}`, 'u');
/** Signs around a number that is a field or clause of its own. */
const ALONE_BEFORE = /(?:^|[\s(|/,;:])$/u;
const ALONE_BEHIND = /^(?:[)|,;]|\.?(?:\s|$)| ?[/|])/u;
const JOINED = /[\p{L}\p{N}_$€£#%+./:-]/u;
const BEHIND_JOINED = /^(?:(?![MF](?![\p{L}\p{N}]))[\p{L}\p{N}_%]|[.,:-]\p{N}| ?[/-] ?\p{N})/u;
/** A year that somebody writes in. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** A year, and only signs and blanks behind it. */
const RIGHT_BEHIND_YEAR = /(?:19|20)\d\d[^\p{L}\p{N}\n]{1,4}$/u;
const AROUND = 16;
/** Signs and blanks between a date and the age. */
const NEAR = 4;
const ZERO = 48;
const [YOUNGEST, OLDEST] = [10, 119];
const SCORE = scoreOf('form:usual');

interface Number extends Pick<Match, 'start' | 'end'> {
  readonly value: number;
}

function numbersOf({ view, tokens }: TextDocument): readonly Number[] {
  const found: Number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [start, to] = [tokens.start[i] ?? 0, tokens.end[i] ?? 0];
    const digit = view.charCodeAt(start) - ZERO;
    if (to - start > 3 || to - start < 2 || digit < 1 || digit > 9) continue;
    // `72M` is one token.
    const end = /[MF]/.test(view.charAt(to - 1)) ? to - 1 : to;
    const value = Number(view.slice(start, end));
    if (!(value >= YOUNGEST && value <= OLDEST) || BEHIND_JOINED.test(view.slice(end, end + 4))) continue;
    if (JOINED.test(view.charAt(start - 1)) && !/[MF]\/$/u.test(view.slice(start - 2, start))) continue;
    found.push({ start, end, value });
  }
  return found;
}

interface Birth extends Pick<Match, 'end'> {
  /** The ages that somebody born then had in the years that the text names. */
  readonly ages: ReadonlySet<number>;
}

function birthsIn(view: string): readonly Birth[] {
  const births = [...view.matchAll(BIRTH_DATE)];
  if (births.length === 0) return [];
  const years = Array.from(new Set(Array.from(view.matchAll(YEAR), ([year]) => Number(year))));
  return births.map(({ index, 0: text }) => {
    const born = Number(text.match(YEAR)?.at(-1));
    return { end: index + text.length, ages: new Set(years.flatMap((y) => [y - born, y - born - 1])) };
  });
}

/**
 * Ages in a text that tells a date of birth: beside a sex, or right behind the date if it makes that age in a year that the text
 * names: `DOB 03/04/1952 | 72 | Male`, `Female, 72`, `(born 3 May 1950, 73)`. The birth date would tell an age that stays.
 */
export const ageOfBorn: CodeRecognizer = {
  name: 'temporal/age-of-born',
  types: ['AGE'],
  needs: { digits: 4 },
  recognize(document: TextDocument): readonly Match[] {
    const { view } = document;
    const candidates = numbersOf(document).flatMap((number) => {
      const before = view.slice(Math.max(0, number.start - AROUND), number.start);
      const behind = view.slice(number.end, number.end + AROUND);
      const isSexed = BEHIND.test(behind) || BEFORE.test(before);
      const isAlone = RIGHT_BEHIND_YEAR.test(before) && ALONE_BEFORE.test(before) && ALONE_BEHIND.test(behind);
      return isSexed || isAlone ? [{ ...number, isSexed, unit: OWN_UNIT.exec(behind)?.[0].length ?? 0 }] : [];
    });
    const births = candidates.length === 0 ? [] : birthsIn(view);
    if (births.length === 0) return [];
    const isAgeOf = (value: number, start: number): boolean =>
      births.some(({ ages, end }) => ages.has(value) && end < start && start - end <= NEAR);
    return candidates
      .filter(({ isSexed, value, start }) => isSexed || isAgeOf(value, start))
      .map(({ start, end, unit }) => ({
        type: 'AGE',
        start,
        end: end + unit,
        score: SCORE,
        why: 'beside a date of birth',
      }));
  },
};

import {
  type DigitRun,
  digitsOfRun,
  fromAbroad,
  isInternational,
  type NumberingPlans,
  scoreOf,
  shapeOf,
} from '../../../kit/index.js';
import { isDate } from './run-borders.js';

/** The first `count` groups of a run, with the properties that all forms need. */
interface DigitCandidate {
  readonly run: DigitRun;
  readonly count: number;
  readonly digits: string;
  /** Sizes of the groups, such as `3-3-4`. */
  readonly shape: string;
}

/** One way of writing telephone numbers: returns the score of the groups, 0 if they do not match. */
type Form = (reading: DigitCandidate, plans: NumberingPlans) => number;

const gapsOf = ({ run: { groups }, count }: DigitCandidate): string => {
  let gaps = '';
  for (let i = 0; i < count - 1; i++) gaps += groups[i]?.gap ?? '';
  return gaps;
};

/** `+44 20 7946 0958`, `+41 (0)44 668 18 00`, `00 44 20 …`, `011 44 20 …` */
const international: Form = ({ run, count }) => {
  const { prefix, digits } = fromAbroad(run, count) ?? { prefix: '', digits: '' };
  if (digits.length < (prefix === '' ? 6 : 8) || !isInternational(digits)) return 0;
  return prefix === '' || count > 1 ? scoreOf('form:own') : scoreOf(prefix === '00' ? 'form:usual' : 'form:shared');
};

/**
 * `(415) 555-0132`, `415.555.0132`, `1 415 555 0132`. In the North American plan, area and exchange codes start at 200.
 */
const northAmerican: Form = (reading) => {
  const one = reading.digits.length === 11 ? '1' : '';
  if (reading.digits.length !== 10 && (one === '' || !reading.digits.startsWith('1'))) return 0;
  const shape = reading.shape.replace(/^1-/, '');
  if (!/^(?:1-?)?(?:3-3-4|3-7|4-3-4|6-4)$/.test(shape) || (shape === '4-3-4' && one === '')) return 0;
  const digits = reading.digits.slice(-10);
  const gaps = gapsOf(reading);
  const strong = /[-.)]/.test(gaps);
  if (/^[2-9]\d\d[2-9]/.test(digits))
    return strong ? scoreOf('form:own') : shape === '3-3-4' || one !== '' ? scoreOf('form:usual') : 0;
  return strong && shape === '3-3-4' ? scoreOf('form:plausible') : 0;
};

/**
 * `(08) 8747 6301`, `(37) 788-063`, `8 (495) 123-45-67`. Not `(2012) 345-352`, which is a year with pages, nor `(37)`
 * at the end of a line, which is a reference.
 */
const areaInBrackets: Form = ({ run, count, digits }, plans) => {
  const index = run.sign === '(' ? 0 : run.groups[0]?.gap.endsWith('(') && run.groups[0].digits.length === 1 ? 1 : -1;
  const area = run.groups[index];
  if (area === undefined || count < index + 2 || !area.gap.startsWith(')') || !/^\d{2,5}$/.test(area.digits)) return 0;
  if (area.gap.includes('\n') || /^(?:19|20)\d\d$/.test(area.digits) || digits.length < 8 || digits.length > 12)
    return 0;
  return plans.isNational(digits) ? scoreOf('form:usual') : scoreOf('form:shared');
};

/**
 * Groupings of ids that may also begin with 0: social security numbers of the US and Spain, drug codes, tax numbers,
 * the Belgian register.
 */
const ID_SHAPES = new Set([
  '3-2-4',
  '4-4-2',
  '5-3-2',
  '5-4-1',
  '5-4-2',
  '2-2-5',
  '2-7-2',
  '2-8-2',
  '2-2-2-3-2',
  '3-3-3-3',
  '3-3-5',
  '4-4-4-4',
]);

/**
 * `02139-4307`: unless a word for telephones is near, this grouping is more often a ZIP code of the eastern United
 * States.
 */
const ZIP_PLUS_FOUR = '5-4';

/**
 * `020 7946 0958`, `0490 75 40 81`, `030/1234567`: starts with the trunk prefix 0 and matches the plan of a country.
 */
const withTrunkPrefix: Form = (reading, plans) => {
  const { run, count, digits, shape } = reading;
  const first = run.groups[0];
  if (first === undefined || count < 2 || !/^0[1-9]\d{7,10}$/.test(digits)) return 0;
  const gaps = gapsOf(reading);
  if (first.digits.length > 5 || ID_SHAPES.has(shape) || /-1$/.test(shape) || isDate(run, count)) return 0;
  if (
    gaps.includes('\n') ||
    (gaps.match(/\//g) ?? []).length > 1 ||
    (first.digits === '0' && !/^[ ()-]/.test(first.gap))
  )
    return 0;
  if (!plans.isNational(digits)) return 0;
  return shape === '2-7' || (shape === ZIP_PLUS_FOUR && gaps === '-')
    ? scoreOf('form:plausible')
    : scoreOf('form:usual');
};

/** Groupings of mobile and regional numbers written with hyphens and without trunk prefix that no common id uses. */
const HYPHENATED = new Set(['3-4-4', '2-4-4', '2-5-4', '3-3-2-2', '1-3-3-2-2', '2-3-3-4']);

/** `138-1234-5678`, `532-123-45-67` */
const hyphenated: Form = (reading, plans) =>
  HYPHENATED.has(reading.shape) && /^[- ]*-[- ]*$/.test(gapsOf(reading)) && plans.isNational(reading.digits)
    ? scoreOf('form:plausible')
    : 0;

const FORMS: readonly Form[] = [international, northAmerican, areaInBrackets, withTrunkPrefix, hyphenated];

/** The highest score that any form gives to the first `count` groups. */
export function scorePhone(run: DigitRun, count: number, plans: NumberingPlans): number {
  const reading = { run, count, digits: digitsOfRun(run, count), shape: shapeOf(run, count) };
  let best = 0;
  for (const form of FORMS) best = Math.max(best, form(reading, plans));
  return best;
}

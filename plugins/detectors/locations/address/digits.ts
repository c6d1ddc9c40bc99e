import type { Match } from '../../../../core/index.js';
import { scoreOf } from '../../../../kit/index.js';
import type { TailParser } from './tail.js';
import { CONNECTORS, DIRECTIONS, NOT_BEFORE_HOUSE, NOT_IN_STREETS } from './vocabulary.js';
import { matchEnd, type Words } from './words.js';

const MOST_NAMES = 5;
/** Longest text between a name and its number, such as ` nº. `. */
const LONGEST_JOINT = 5;
const LONGEST_DIRECTION = 9;
/** Digits of a house number behind the name of its street. */
const LONGEST_HOUSE = 4;
const NAME_AFTER = /\.?[ ](?:[NSEW]\.?[ ])?\p{Lu}[\p{L}'-]{2,20}(?:[ ]\p{Lu}[\p{L}'-]{2,20}){0,2}(?![\p{L}\d])/uy;
const HOUSE_END =
  /(?:(?:[ ]?[a-hj-npqrtx]|[a-z])(?![\p{L}\d])|[ ]?[-/][ ]?\d{1,4}(?!\d)|[ ]bis(?!\p{L}))?(?=[,.]?[ ]?[ (-]?(?:\r?\n|[ ][\p{Lu}\d]|$))/uy;
const NAME_BEHIND = /[ ]\p{Lu}/uy;
/** In `Copyright 2002, 2003 CodeFactory` and `Joey 7 Jun 1998`, a year is neither a house number nor a postal code. */
const YEAR = /^(?:19|20)\d\d$/;
const YEAR_IN = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const TIMES = /^(?:[01]\d|2[0-3])[0-5]\d[.,;]?\r?\n[ \t]{0,4}(?:[01]\d|2[0-3])[0-5]\d /;

/** A street without a street word, if a postal code follows: `Ramón Puga, 52. 32005 Ourense`. */
export function plainStreet(words: Words, at: number, from: number, tails: TailParser): Match | undefined {
  if (at === 0 || !words.isCapitalised(at - 1)) return undefined;
  if (words.start(at) - words.end(at - 1) > LONGEST_JOINT) return undefined;
  // `Units 10001, 10002`: quantities.
  if (words.end(at) - words.start(at) > LONGEST_HOUSE) return undefined;
  if (!words.isBehindBlank(at) && !/^, $|^ ?n[º°o]\.? ?$/i.test(words.gap(at))) return undefined;
  const end = matchEnd(HOUSE_END, words.view, words.end(at));
  if (end < 0 || !mayBeStreet(words.text(at - 1))) return undefined;
  // `Opeyemi, 01379 555 018` is a telephone number
  if (words.view.charAt(words.start(at)) === '0') return undefined;
  // `Ada Whitlock, 88 Canal Road`: the number belongs to the street after it.
  if (words.gap(at) === ', ' && matchEnd(NAME_BEHIND, words.view, end) > 0) return undefined;
  // `Returned 1310.` followed by `1400 Family meeting` on the next line: times in a log.
  if (TIMES.test(words.view.slice(words.start(at), end + 8))) return undefined;
  const tail = tails.parse(words.view, end);
  if (isRowOfFigures(words.view, end, tail.end, tails)) return undefined;
  if (!tail.postal || YEAR.test(words.text(at)) || YEAR_IN.test(words.view.slice(end, tail.end))) return undefined;
  return {
    start: words.start(nameStart(words, at, from)),
    end: tail.end,
    type: 'LOCATION',
    score: scoreOf('form:own'),
    why: 'name, number and postal code',
  };
}

/** A word and a number behind it in the rest of an address: `, Platelets 21000`, `, Springfield 62701`. */
const TOWN_FIRST = /[,;. \n]\p{Lu}[\p{L}.'-]{1,30} \d{4,6}(?!\d)/u;
/** `KS 66002`, `Va. 22314` */
const STATE_BEFORE_CODE = / (?:[A-Z]{2,3}|\p{Lu}\p{L}{0,4}\.(?: ?\p{Lu}\.)?) \d{4,6}(?!\d)/u;
/** A name with its figure; a row has three at least, with those around the supposed address. */
const PAIR = /\p{L}{2}[:=]? \d/gu;
const FEWEST_PAIRS = 3;
const ROW_BEFORE = 60;
const ROW_BEHIND = 40;
const CAPITALISED = /\p{Lu}[\p{L}.'-]{1,30}/gu;
/** A count and what it counts: `, 22000 pieces` */
const DIGITS_ALONE = /^\P{L}+\d$/u;
const COUNTED = /^ \p{Ll}{3}/u;

/**
 * True for figures with their names in a row, which look like a house and a postal code: `Creatinine 88, Platelets 21000`, `Line
 * 4, 22000 pieces`. Where no word tells of a street, the town before its code must be a known place.
 */
function isRowOfFigures(view: string, from: number, to: number, tails: TailParser): boolean {
  const rest = view.slice(from, to);
  if (DIGITS_ALONE.test(rest)) return COUNTED.test(view.slice(to, to + 4));
  if (!TOWN_FIRST.test(rest) || STATE_BEFORE_CODE.test(rest)) return false;
  const around = view.slice(Math.max(0, from - ROW_BEFORE), to + ROW_BEHIND);
  if ((around.match(PAIR)?.length ?? 0) < FEWEST_PAIRS) return false;
  return [...rest.matchAll(CAPITALISED)].every(({ index }) => tails.placeEnd(view, from + index) === undefined);
}

const ROADS_AND_BOXES = new Set('POB PMB RT RTE SR CR US HC HWY FM'.split(' '));

/** Excludes measurements: `HR 72`, `WBC 10400`. */
const isAbbreviation = (text: string): boolean =>
  (text.length < 3 || (text.length < 5 && text === text.toUpperCase())) && !ROADS_AND_BOXES.has(text.toUpperCase());

/** Ends of words for numbers: `Versicherungsnummer 65 180371`, `Aktenzeichen 4 11820`. */
const NUMBER_WORD = /(?:nummer|nr|zeichen|kennung|number|num[eé]ro|número)$/iu;

const mayBeStreet = (word: string): boolean =>
  !isAbbreviation(word) && !NUMBER_WORD.test(word) && !NOT_BEFORE_HOUSE.has(word.toLowerCase());

function nameStart(words: Words, at: number, from: number): number {
  let first = at - 1;
  for (let k = at - 2; k >= 0 && at - k <= MOST_NAMES && words.start(k) >= from; k--) {
    if (!/^(?: |-|'|\. ?)$/.test(words.gap(k + 1)) || (words.gap(k + 1).startsWith('.') && words.text(k).length > 3))
      break;
    const text = words.text(k);
    if (words.isCapitalised(k) && !NOT_IN_STREETS.has(text.toLowerCase())) first = k;
    else if (words.isDigits(k) && text.length <= 5 && k === first - 1) return k;
    else if (!CONNECTORS.has(text)) break;
  }
  return first;
}

const HUMP = /(?<! (?:Ma?c|De|La|Le|Van|O))\p{Ll}\p{Lu}/u;

/** `219 South Dearborn`: a number, a direction and a name. Certain only with the rest of an address. */
export function directedStreet(words: Words, at: number, tails: TailParser): Match | undefined {
  const next = at + 1;
  if (next >= words.length || !words.isBehindBlank(next) || words.end(at) - words.start(at) < 2) return undefined;
  if (!words.isCapitalised(next) || words.end(next) - words.start(next) > LONGEST_DIRECTION) return undefined;
  const text = words.text(next);
  if (!DIRECTIONS.has(text.toLowerCase())) return undefined;
  const end = matchEnd(NAME_AFTER, words.view, words.end(next));
  // `1022 W ActivityManager` is a line of a log
  if (end < 0 || HUMP.test(words.view.slice(words.end(next), end))) return undefined;
  const tail = tails.parse(words.view, end);
  const likely = text.length <= 2 || (words.end(at) - words.start(at) > 2 && words.view[end - 1] !== 's');
  return {
    start: words.start(at),
    end: tail.end,
    type: tail.sure ? 'LOCATION' : 'STREET_ADDRESS',
    score: tail.sure ? scoreOf('form:own') : likely || tail.end > end ? scoreOf('form:usual') : scoreOf('form:shared'),
    why: 'number, direction and name',
  };
}

/** Registers of companies, not postal codes: `HRB 44812 Lübeck`. */
const REGISTERS = new Set(['HRB', 'HRA', 'VR', 'GnR', 'PR', 'FN']);

/** A postal code beside a listed town or country: `10115 Berlin`, `Mumbai 400001`, `Slovenia 82709`. */
export function townCode(words: Words, at: number, tails: TailParser): Match | undefined {
  const size = words.end(at) - words.start(at);
  if (size < 4 || size > 6 || !words.isDigits(at)) return undefined;
  if (at > 0 && REGISTERS.has(words.text(at - 1))) return undefined;
  if (size === 4 && isCentury(words.view, words.start(at))) return undefined;
  const found = {
    start: words.start(at),
    end: words.end(at),
    type: 'LOCATION',
    score: size === 5 ? scoreOf('form:own') : scoreOf('form:usual'),
    why: 'postal code and town',
  };
  if (words.view[found.end] === ' ') {
    const town = tails.placeEnd(words.view, found.end + 1);
    if (town !== undefined) return { ...found, end: town };
  }
  // `Mobile 07700 900461` is a telephone number
  if (
    !mayHaveTownBefore(words.view, found.start) ||
    /^(?:[-.,]?\d| \d{3})/.test(words.view.slice(found.end, found.end + 4))
  )
    return undefined;
  for (let k = at - 1; k >= 0 && at - k <= 3 && isNear(words, k + 1); k--)
    if (words.isCapitalised(k) && tails.isPlace(words.view.slice(words.start(k), words.end(at - 1))))
      return { ...found, start: words.start(k) };
  return undefined;
}

/** True for the digits 15 to 20, with which years begin. */
function isCentury(view: string, at: number): boolean {
  const century = (view.charCodeAt(at) - 48) * 10 + view.charCodeAt(at + 1) - 48;
  return century >= 15 && century <= 20;
}

/** True if a town can stand before the postal code at an offset. */
export const mayHaveTownBefore = (view: string, start: number): boolean => ' -'.includes(view.charAt(start - 1));

const isNear = (words: Words, i: number): boolean =>
  words.isBehindBlank(i) || (words.start(i) - words.end(i - 1) <= 3 && /^ ?-? ?$/.test(words.gap(i)));

import { DIGIT, lexiconSet, scoreOf } from '../../../../kit/index.js';
import type { Street } from './street.js';
import {
  ABBREVIATIONS,
  CONNECTORS,
  capitalised,
  DIRECTIONS,
  MONTHS,
  NOT_IN_STREETS,
  NUMBER_WORDS,
  NUMBERED_ROADS,
} from './vocabulary.js';
import { matchEnd, type Words } from './words.js';

const SPACE = 32;
const DOT = 46;
const MOST_NAMES = 6;
/** A letter may follow except `u`, because `4u Humalog SQ` is a dose. */
const HOUSE_NUMBER = /^(?:\d{1,6}[A-Za-tv-z]?|[NSEW]\d{1,5}[NSEW]\d{1,6})$/;
const SELF_NAMED = /^(?:broadway|bowery|embarcadero)$/i;
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/i;
const YEAR = /^(?:19|20)\d\d$/;

const ROAD_NUMBER = /\.?[ ](?:No\.?[ ]?)?\d{1,4}[A-Z]?(?![\p{L}\d]|\.\d)/uy;
const ROAD_LETTER = /\.?[ ][A-Z](?![\p{L}\d.])/uy;
const OF_PLACE = /[ ]of[ ](?:the[ ])?\p{Lu}[\p{L}]{2,20}/uy;
const LONG_DIRECTIONS = [...DIRECTIONS].filter((word) => word.length > 2);
/** `North`, `NORTH`, `N.`, `NE`, `N.E.`, `ne` */
const DIRECTION_AFTER = new RegExp(
  `\\.?[ ](?:${[
    ...LONG_DIRECTIONS.map(capitalised),
    ...LONG_DIRECTIONS.map((word) => word.toUpperCase()),
    ...[...DIRECTIONS].filter((word) => word.length === 2),
  ].join('|')}|[NS]\\.?[EW]?\\.?|[EW]\\.?)(?![\\p{L}\\d])`,
  'uy',
);

const HYPHEN_BEHIND = /^-\p{Lu}/u;

/** State of the backward walk from the street word. */
interface Walk {
  /** Number of the leftmost word of the street so far. */
  first: number;
  names: number;
  /** True if a word of the name is in lower case. */
  lower: boolean;
  /** Number of the house-number word; -1 if there is none. */
  house: number;
}

/**
 * Reads an English street such as `12 N. Main Street`, starting from the word that ends its name.
 * @param at number of the street word, such as `Street`.
 * @param weak true if that word has other meanings, so that a house number is required.
 */
export function englishStreet(words: Words, at: number, weak: boolean): Street | undefined {
  // `Kennzeichen RD-YD 1986` is a number plate
  if (HYPHEN_BEHIND.test(words.view.slice(words.end(at), words.end(at) + 2))) return undefined;
  const walk = walkBack(words, at, weak);
  const numbered = walk.house >= 0;
  const end = extend(words, at);
  const roadNumber = end > words.end(at) + 1 && NUMBERED_ROADS.has(words.text(at).toLowerCase());
  if (walk.names === 0 && !(numbered && (roadNumber || SELF_NAMED.test(words.text(at))))) return undefined;
  if (walk.lower ? !numbered || !words.isLowerCase(at) : !numbered && words.isLowerCase(at)) return undefined;
  const start = words.start(numbered ? houseStart(words, walk.house) : walk.first);
  return { start, end, ...scores(words, walk, at, weak) };
}

function scores(words: Words, walk: Walk, at: number, weak: boolean): { score: number; confirmed: number } {
  if (walk.house < 0)
    return weak
      ? { score: 0, confirmed: scoreOf('form:own') }
      : { score: scoreOf('form:usual'), confirmed: scoreOf('form:own') };
  const lower = walk.lower || words.isLowerCase(at);
  if (lower && weak)
    return {
      score:
        endsClause(words, at) || isBehindPlace(words, walk.house) ? scoreOf('form:plausible') : scoreOf('form:common'),
      confirmed: scoreOf('form:own'),
    };
  if (lower)
    return YEAR.test(words.text(walk.house))
      ? { score: scoreOf('form:common'), confirmed: scoreOf('form:own') }
      : { score: scoreOf('form:usual'), confirmed: scoreOf('form:own') };
  if (weak)
    return {
      score: YEAR.test(words.text(walk.house)) ? scoreOf('form:shared') : scoreOf('form:usual'),
      confirmed: scoreOf('form:own'),
    };
  return { score: scoreOf('form:own'), confirmed: scoreOf('form:unmistakable') };
}

const BEFORE_HOUSE = lexiconSet('places', { class: 'verb-before-house', language: 'en' });

/** `moving to 88 laidley st on the 1st` */
const isBehindPlace = (words: Words, house: number): boolean =>
  house > 1 && /^(?:at|to)$/.test(words.text(house - 1)) && BEFORE_HOUSE.has(words.text(house - 2).toLowerCase());

const endsClause = (words: Words, at: number): boolean => at + 1 >= words.length || /[,\n;)]/.test(words.gap(at + 1));

function walkBack(words: Words, at: number, weak: boolean): Walk {
  const walk: Walk = { first: at, names: 0, lower: false, house: -1 };
  for (let k = at - 1; k >= 0 && at - k <= MOST_NAMES + 1; k--) {
    if (!joins(words, k, weak && k === at - 1) || (k === at - 1 && (isTitle(words, at) || isSurname(words, at)))) break;
    const text = words.text(k);
    if ((words.kind(k) & DIGIT) !== 0 && HOUSE_NUMBER.test(text) && !ORDINAL.test(text)) {
      // Dates: `19 Nov 1851 Mineral Point`, `on May 4 Maple Street was closed`
      if (k > 0 && MONTHS.has(words.text(k - 1)) && words.gap(k) !== '\n') break;
      // `£3,112 Uxbridge` is an amount
      if (k > 0 && words.gap(k) === ',' && words.isDigits(k - 1)) break;
      walk.house = k;
      break;
    }
    if (!takeName(words, k, text, walk)) break;
  }
  if (
    walk.house < 0 &&
    walk.names > 1 &&
    NUMBER_WORDS.has(words.text(walk.first).toLowerCase()) &&
    words.isCapitalised(walk.first)
  )
    walk.house = walk.first;
  return walk;
}

/** In `DNR  Dr Kapoor`, `Dr` is a title: a wide gap never separates a street name from its street word. */
const isTitle = (words: Words, at: number): boolean =>
  !words.isBehindBlank(at) && /^(?:dr|st)$/i.test(words.text(at)) && words.gap(at) === '  ';

/**
 * In `Dr. Venkat-Lane`, `Lane` is part of a surname. A hyphen joins German street words (`Karl-Marx-Str.`), not English
 * ones.
 */
const isSurname = (words: Words, at: number): boolean => words.gap(at) === '-' && !/^str/i.test(words.text(at));

/** Adds one word to the name; false if the name cannot extend to the left. */
function takeName(words: Words, k: number, text: string, walk: Walk): boolean {
  const lower = text.toLowerCase();
  if (words.isCapitalised(k) || ORDINAL.test(text)) {
    if (NOT_IN_STREETS.has(lower) && !(text === 'A' || DIRECTIONS.has(lower) || NUMBER_WORDS.has(lower))) return false;
  } else if (!words.isLowerCase(k)) return false;
  else if (walk.names > 0 && !walk.lower && CONNECTORS.has(lower) && k > 0 && words.isCapitalised(k - 1)) return true;
  else if (NOT_IN_STREETS.has(lower) && !NUMBER_WORDS.has(lower)) return false;
  else if (walk.names > 0 && !walk.lower) return false;
  else walk.lower = true;
  walk.first = k;
  walk.names++;
  return true;
}

/**
 * True if two neighbouring words can belong to one name: separated by a blank, a hyphen, or the full stop of an
 * abbreviation. Before an ambiguous street word, only a known abbreviation counts: `KS tag 481 NPR. Branch manager`.
 */
function joins(words: Words, k: number, strict = false): boolean {
  if (words.isBehindBlank(k + 1)) return true;
  const gap = words.gap(k + 1);
  if (/^(?: {2}|-|')$/.test(gap)) return true;
  if (!/^\. {0,2}$/.test(gap)) return false;
  const text = words.text(k).toLowerCase();
  return ABBREVIATIONS.has(text) || (!strict && k + 2 < words.length && text.length <= 4 && !/\d/.test(text));
}

/** Start of the house number with its additions: `12-14`, `98-1247`, `5536 West 103`, a second number before it. */
function houseStart(words: Words, house: number): number {
  let at = house;
  if (at > 1 && words.gap(at) === '/' && words.isDigits(at - 1) && words.gap(at - 1) === ' ' && words.isDigits(at - 2))
    return at - 2;
  // `2/41 Rata St`: the number of the flat precedes that of the house.
  if (
    at > 0 &&
    words.gap(at) === '/' &&
    words.isDigits(at - 1) &&
    words.text(at - 1).length <= 3 &&
    isFlat(words, at - 1)
  )
    return at - 1;
  if (at > 0 && words.gap(at) === '-' && words.isDigits(at - 1) && words.text(at - 1).length <= 5) at--;
  if (at > 1 && DIRECTIONS.has(words.text(at - 1).toLowerCase()) && words.isDigits(at - 2) && joins(words, at - 1))
    return at - 2;
  if (
    at > 0 &&
    words.gap(at) === ' ' &&
    words.isDigits(at - 1) &&
    words.text(at - 1).length <= 6 &&
    opensClause(words, at - 1)
  )
    at--;
  return at;
}

/** True for a number that no punctuation joins to the text before it. */
const isFlat = (words: Words, k: number): boolean =>
  k === 0 || !/[/.,:-]$/.test(words.gap(k)) || /^, $/.test(words.gap(k));

const opensClause = (words: Words, k: number): boolean =>
  k === 0 || !/^ $/.test(words.gap(k)) || /^(?:is|at|in|to)$/.test(words.text(k - 1));

/** True if a blank and the first letter of a direction follow. */
function mayBeDirection(view: string, end: number): boolean {
  const at = view.charCodeAt(end) === DOT ? end + 1 : end;
  return view.charCodeAt(at) === SPACE && 'NSEWns'.includes(view.charAt(at + 1));
}

/** Extends the street by what can follow its street word: `. NW`, the number of a highway, `of the Americas`. */
function extend(words: Words, at: number): number {
  const type = words.text(at);
  let end = words.end(at);
  if (NUMBERED_ROADS.has(type.toLowerCase())) {
    const number = matchEnd(ROAD_NUMBER, words.view, end);
    const letter = /^ave(?:nue)?$/i.test(type) ? matchEnd(ROAD_LETTER, words.view, end) : -1;
    end = Math.max(end, number, letter);
  }
  if (/^avenue$/i.test(type)) end = Math.max(end, matchEnd(OF_PLACE, words.view, end));
  if (mayBeDirection(words.view, end)) end = Math.max(end, matchEnd(DIRECTION_AFTER, words.view, end));
  return words.view[end] === '.' &&
    type.length <= 4 &&
    end === words.end(at) &&
    !/^\.\s{0,2}(?:$|\n)/.test(words.view.slice(end, end + 4))
    ? end + 1
    : end;
}

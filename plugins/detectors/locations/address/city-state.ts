import type { Span } from '../../../../core/index.js';
import { DIGIT, KIND, LOWER, lexiconPattern, scoreOf } from '../../../../kit/index.js';
import { RISKY_CODES, STATE_CODES } from '../lists/places.js';
import type { TailParser } from './tail.js';
import { ABBREVIATIONS, CONNECTORS, NOT_IN_STREETS } from './vocabulary.js';
import { matchEnd, type Words } from './words.js';

const SPACE = 32;
const COMMA = 44;
const ZIP = /,?[ ]{1,2}\d{5}(?:-\d{4})?(?![\p{L}\d-])/uy;
/** Four digits, as after the code of an Australian state. */
const FOUR_DIGITS = /[ ]{1,2}\d{4}(?![\p{L}\d-])/uy;
const AUSTRALIAN = /^(?:NSW|QLD|SA|TAS|VIC|WA|ACT|NT)$/;
const PLACE_FOLLOWS = /^(?:of|in|from|near|outside)$/;
const ABBREVIATED = /^\p{Lu}{1,2}(?: \p{Lu}{1,3})?$/u;
const DEGREE = new RegExp(`^(?:${lexiconPattern('places', { class: 'state-code-or-degree', language: 'en' })})$`);
/** Words after which a state code belongs to a number plate: `a silver Honda Civic, NH reg 447 1902`. */
const PLATES: ReadonlySet<string> = new Set(['plate', 'plates', 'tag', 'tags', 'reg', 'registration']);
const MOST_CITY_WORDS = 4;
const MOST_STREET_WORDS = 8;

/** `Springfield, IL 62701`, including the street before it if there is one. */
interface CityState extends Span {
  readonly score: number;
}

/**
 * Reads a city and the street before it, starting from the state code.
 * @param at number of a word that is a state code in any case.
 * @param from offset after the previous address; text before it is ignored.
 */
export function cityState(words: Words, at: number, from: number, tails: TailParser): CityState | undefined {
  const isZip = mayBeZip(words.view, words.end(at));
  if (!isZip && ((words.kind(at) & LOWER) !== 0 || !isBehindComma(words, at))) return undefined;
  const code = words.text(at);
  const upper = code === code.toUpperCase();
  if (!STATE_CODES.has(code.toUpperCase())) return undefined;
  const zip = isZip ? zipEnd(words, at, code) : -1;
  const comma = /^, ?$/.test(words.gap(at));
  if (zip < 0 && !(upper && comma)) return undefined;
  if (zip < 0 && at + 1 < words.length && PLATES.has(words.text(at + 1).toLowerCase())) return undefined;
  const city = cityStart(words, at, from, upper);
  if (city === at || (isZip && isNumberLabel(words, at))) return undefined;
  const known = tails.isCity(words.view.slice(words.start(city), words.end(at - 1)));
  // `PRIVACY ACT 1988` is a law
  if (code === 'ACT' && !known) return undefined;
  const risky = (zip < 0 || !(upper || comma)) && RISKY_CODES.has(code.toUpperCase());
  if (risky && !known && !(upper && livesThere(words, city, at))) return undefined;
  // `L AC, NS` is clinical shorthand
  if (zip < 0 && !known && ABBREVIATED.test(words.view.slice(words.start(city), words.end(at - 1)))) return undefined;
  const start = zip < 0 ? city : streetStart(words, city, from);
  return {
    start: words.start(start),
    end: Math.max(zip, words.end(at)),
    score: zip > 0 ? scoreOf('form:own') : known ? scoreOf('form:own') : scoreOf('form:usual'),
  };
}

/** `Client ID 11820` is a label with a number: ZIP codes of Idaho do not begin with 1 */
const isNumberLabel = (words: Words, at: number): boolean =>
  words.text(at).toUpperCase() === 'ID' &&
  words.gap(at) === ' ' &&
  !/^ {1,2}83[2-8]/.test(words.view.slice(words.end(at), words.end(at) + 5));

/** `of DeMotte, IN`: a place follows such a word, unless the state code is also a degree. */
const livesThere = (words: Words, city: number, state: number): boolean =>
  city > 0 &&
  words.gap(city) === ' ' &&
  PLACE_FOLLOWS.test(words.text(city - 1)) &&
  !DEGREE.test(words.text(state)) &&
  /\p{Ll}/u.test(words.text(city));

const zipEnd = (words: Words, at: number, code: string): number =>
  Math.max(
    matchEnd(ZIP, words.view, words.end(at)),
    AUSTRALIAN.test(code) ? matchEnd(FOUR_DIGITS, words.view, words.end(at)) : -1,
  );

/** Fast pre-check, because `in`, `or`, `me` and `id` are state codes as well. */
function mayBeZip(view: string, end: number): boolean {
  let at = view.charCodeAt(end) === COMMA ? end + 1 : end;
  if (view.charCodeAt(at) !== SPACE) return false;
  if (view.charCodeAt(++at) === SPACE) at++;
  return KIND[view.charCodeAt(at)] === DIGIT;
}

const isBehindComma = (words: Words, at: number): boolean => {
  const { view } = words;
  const start = words.start(at);
  return view.charCodeAt(start - 1) === COMMA || view.charCodeAt(start - 2) === COMMA;
};

/** Number of the first word of the city before a state; the number of the state if there is no city. */
function cityStart(words: Words, state: number, from: number, upper: boolean): number {
  let first = state;
  for (let k = state - 1; k >= 0 && state - k <= MOST_CITY_WORDS && words.start(k) >= from; k--) {
    const gap = words.gap(k + 1);
    const joined =
      k === state - 1
        ? /^,? {1,2}$|^, ?\n? {0,4}$/.test(gap)
        : /^(?: |-|')$/.test(gap) || (gap === '. ' && ABBREVIATIONS.has(words.text(k).toLowerCase()));
    if (!joined || words.isDigits(k)) break;
    const text = words.text(k);
    if (
      words.isCapitalised(k)
        ? NOT_IN_STREETS.has(text.toLowerCase())
        : upper && !(first < state && CONNECTORS.has(text))
    )
      break;
    if (!upper && NOT_IN_STREETS.has(text.toLowerCase())) break;
    first = k;
  }
  while (first < state && upper && !words.isCapitalised(first)) first++;
  return first;
}

/** Street before a city with a ZIP code: all words back to a house number on the same or the previous line. */
function streetStart(words: Words, city: number, from: number): number {
  if (!/^(?:,? |,? ?\n {0,8}|, ?)$/.test(words.gap(city))) return city;
  let house = city;
  for (let k = city - 1; k >= 0 && city - k <= MOST_STREET_WORDS && words.start(k) >= from; k--) {
    if (k < city - 1 && !/^(?:,? |\. ?|-| ?# ?|')$/.test(words.gap(k + 1))) break;
    const text = words.text(k);
    if (/^\d{1,6}[A-Za-z]?$/.test(text)) house = k < city - 1 ? k : house;
    else if (NOT_IN_STREETS.has(text.toLowerCase())) break;
    else if (words.isLowerCase(k) && words.isCapitalised(city) && !CONNECTORS.has(text)) break;
  }
  return house;
}

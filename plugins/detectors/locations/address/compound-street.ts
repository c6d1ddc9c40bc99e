import { LOWER, lexiconPattern, lexiconSet, scoreOf, UPPER } from '../../../../kit/index.js';
import type { Street } from './street.js';
import { matchEnd, type Words } from './words.js';

/** Unambiguous endings of one-word street names in German, Dutch and the Nordic languages. */
const STREET_ENDING = new RegExp(`(?:${lexiconPattern('streets', { class: 'compound-ending' })})$`, 'iu');

/** Endings that are unambiguous only with a house number. */
const STREET_ENDING_WEAK = new RegExp(`(?:${lexiconPattern('streets', { class: 'compound-ending-weak' })}|^u)$`, 'iu');

/** Endings that are also ordinary nouns: a town must follow. */
const STREET_ENDING_UNSURE = new RegExp(`(?:${lexiconPattern('streets', { class: 'compound-ending-unsure' })})$`, 'iu');

const MOST_WORDS = 4;
const LETTERS = UPPER | LOWER;
/** Last letters of all endings, so that most words are rejected quickly. */
const ENDS = new Set('eErRgGfFzZmMtTkKlLnNdDiIsSjJaAáúÚuU');
const CONTINUED =
  /(?:[ ]?[a-h](?![\p{L}\d])|[ ]?[A-H](?![\p{L}\d.'-])|[ ]?[-/] ?\d{1,4}[a-z]?(?![\p{L}\d])|[ -](?:hs|huis|bis|I{1,3}|IV|VI{0,3})(?![\p{L}\d])){0,2}\.?/uy;
/** Words that begin a German or Dutch street name: `Am Alten Markt`, `An der Kirche`. */
const OPENING = lexiconSet('streets', { class: 'begins-a-name', language: 'de' });
/** In Hungarian, the full stop after the house number belongs to it: `Fő utca 12.` */
const HUNGARIAN = /(?:utca|^u|tér|út|útja|körút|krt|köz|sétány|fasor|sor|rakpart)$/iu;
/** Short, but complete street names rather than street words: `Dorfstr`, `Innstr`. */
const SHORT_NAME = /^\p{Lu}\p{Ll}{1,4}str$/u;
const LOWERCASE_ARTICLE = /^(?:der|den|dem|die|das|de|het|van|von|im|am)$/;
/** Capitalised words that end like a street name and are none. */
const NOT_STREETS = new RegExp(`^(?:${lexiconPattern('streets', { class: 'not-compound' })})$`, 'i');

/**
 * Reads a street written as one word or ending in its type, `Hauptstraße 12a` or `Berliner Str. 5`, starting from the
 * house number.
 * @param at number of the house-number word.
 */
export function compoundStreet(words: Words, at: number): Street | undefined {
  const type = at - 1;
  if (type < 0 || words.end(at) - words.start(at) > 4 || words.start(at) - words.end(type) > 2) return undefined;
  if ((words.kind(type) & LETTERS) === 0 || !ENDS.has(words.view.charAt(words.end(type) - 1))) return undefined;
  if (!words.isBehindBlank(at) && !/^(?:\. ?|, )$/.test(words.gap(at))) return undefined;
  const text = words.text(type);
  const sure = STREET_ENDING.test(text);
  const weak = !sure && STREET_ENDING_WEAK.test(text);
  if (!sure && !words.isCapitalised(type) && !HUNGARIAN.test(text)) return undefined;
  if (!sure && !weak && !STREET_ENDING_UNSURE.test(text)) return undefined;
  const alone = text.length <= 7 && !SHORT_NAME.test(text);
  const first = alone || !sure ? walkBack(words, type) : adjectiveBefore(words, type);
  if ((alone && first === type) || (!sure && first === type && (text.length < 7 || NOT_STREETS.test(text))))
    return undefined;
  if (!words.isCapitalised(first) && !isLowerCaseStreet(text)) return undefined;
  const end = matchEnd(CONTINUED, words.view, words.end(at));
  const dotted = words.view[end - 1] === '.' && !HUNGARIAN.test(text) ? end - 1 : end;
  const house = houseBefore(words, first);
  return {
    start: words.start(house),
    end: Math.max(words.end(at), dotted),
    score: sure ? scoreOf('form:own') : weak ? scoreOf('form:plausible') : 0,
    confirmed: scoreOf('form:unmistakable'),
  };
}

/** `molenstraat 8`, `storgata 4`: in lower case only endings that no other word has are accepted. */
const isLowerCaseStreet = (text: string): boolean => text.length >= SHORTEST_LOWERCASE && LOWERCASE_STREET.test(text);
const LOWERCASE_STREET = /(?:straat|stra(?:ß|ss)e|gracht|gatan|gata|gaten|vägen|veien|katu|utca)$/u;
const SHORTEST_LOWERCASE = 8;

/** `Bautzner Landstraße`, `Waller Heerstr.`: the word before names the town to which the road leads. */
const ROAD = /^(?:land|heer|haupt|vor|post|poststadt|stadt)(?:straße|strasse|str|allee)$/iu;
const TOWN = /^\p{Lu}\p{Ll}{3,20}er$/u;

/** Words that begin Dutch street names: `Pastoor Maasstraat`, `Eerste Kerkstraat`, `Jan van Galenstraat`. */
const DUTCH_OPENING = new RegExp(`^(?:${lexiconPattern('streets', { class: 'dutch-opening', language: 'nl' })})$`, 'u');
const DUTCH = /(?:straat|laan|weg|plein|kade|gracht|singel|dijk)$/u;

function adjectiveBefore(words: Words, type: number): number {
  const text = words.text(type);
  if (type > 0 && DUTCH.test(text) && words.isCapitalised(type)) return dutchOpening(words, type);
  const isTown = type > 0 && words.gap(type) === ' ' && ROAD.test(text) && TOWN.test(words.text(type - 1));
  return isTown ? type - 1 : type;
}

function dutchOpening(words: Words, type: number): number {
  let first = type;
  for (let k = type - 1; k >= 0 && type - k < MOST_WORDS && /^\.? $/.test(words.gap(k + 1)); k--) {
    if (DUTCH_OPENING.test(words.text(k))) first = k;
    else if (!LOWERCASE_ARTICLE.test(words.text(k))) break;
  }
  return first;
}

function walkBack(words: Words, type: number): number {
  let first = type;
  for (let k = type - 1; k >= 0 && type - k < MOST_WORDS; k--) {
    if (!/^(?: |-|\. ?)$/.test(words.gap(k + 1))) break;
    const text = words.text(k);
    if (LOWERCASE_ARTICLE.test(text) && k > 0 && OPENING.has(words.text(k - 1))) continue;
    if (!words.isCapitalised(k)) break;
    first = k;
    if (OPENING.has(text)) break;
  }
  return first;
}

/** Formats with a number before the street and another one after it. */
const houseBefore = (words: Words, first: number): number =>
  first > 0 && words.isDigits(first - 1) && words.gap(first) === ' ' && words.text(first - 1).length <= 5
    ? first - 1
    : first;

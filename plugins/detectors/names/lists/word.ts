import type { TextDocument, TokenTable } from '../../../../core/index.js';
import { DIGIT, LOWER, lexiconPattern, lexiconSet, UPPER, wordHash } from '../../../../kit/index.js';
import type { Gazetteer } from './gazetteer.js';
import { hashWord } from './hash.js';
import { Hashes } from './hashes.js';
import { type ListBits, listBits } from './word-lists.js';

// What is known of a word, as bits.
/** A frequent given name. */
export const GIVEN = 1;
/** A frequent surname. */
export const SURNAME = 2;
/** In the list of rare given names. */
export const RARE_GIVEN = 4;
/** In the list of rare surnames. */
export const RARE_SURNAME = 8;
/** A frequent name that has another meaning at least as often. */
export const HOMOGRAPH = 16;
/** An everyday word of some language. */
export const COMMON = 32;
/** A single capital letter. */
export const INITIAL = 64;
/** Two or more letters, all capitals. */
export const CAPS = 128;
/** A capital inside the word, as in products and programs. */
export const CAMEL = 256;
/** After an Arabic article or a word of descent: `al-Sadr`, `bin Turki`. */
export const ARTICLED = 512;

/** One word of a possible name: a token, or several that a hyphen or an apostrophe joins (`Jean-Luc`, `O'Brien`). */
export interface NameWord {
  readonly start: number;
  readonly end: number;
  /** First and last token. */
  readonly first: number;
  readonly last: number;
  /** The bits above, combined over all parts. */
  readonly known: number;
}

/** A document with the knowledge about its names, as the steps of the recognizer use it. */
export interface TextWindow {
  readonly document: TextDocument;
  readonly view: string;
  readonly tokens: TokenTable;
  readonly bits: ListBits;
  readonly gazetteer: Gazetteer;
  /** Cache of possible names by their first token, because several steps read the same ones. */
  readonly runs: (readonly NameWord[] | undefined)[];
}

/** The window of a document, which all steps that read it share. It is gone with the document. */
const windows = new WeakMap<TextDocument, TextWindow>();

export function openWindow(document: TextDocument, gazetteer: Gazetteer): TextWindow {
  const known = windows.get(document);
  if (known?.gazetteer === gazetteer) return known;
  const { view, tokens } = document;
  const window = { document, view, tokens, bits: listBits(document), gazetteer, runs: [] };
  windows.set(document, window);
  return window;
}

/** Given names abbreviated with a full stop: `Ph. Astruc`, `Wm. Boyd`, `Ma. Luz`. */
const ABBREVIATED = lexiconSet('person-names', { class: 'abbreviation' });
const LONGEST_ABBREVIATED = 4;
const HYPHEN = 45;
const APOSTROPHE = 39;
const MAX_PARTS = 4;
// Prefixes after which a capital inside a word is normal: McCoy, MacLeod, DeShawn, LaToya, VanDyke.
const INNER_CAPITAL = new RegExp(
  `^(?:${lexiconPattern('person-names', { class: 'inner-capital-prefix' })})\\p{Lu}\\p{Ll}+$`,
  'u',
);

// Endings that only surnames have: Slavic, Scandinavian, German, Greek, Armenian, Georgian, Romanian.
const SURNAME_ENDING = new RegExp(`(?:${lexiconPattern('person-names', { class: 'surname-ending' })})$`, 'iu');

/** The same in Cyrillic (all cases) and Greek. */
const SURNAME_ENDING_CYRILLIC_GREEK = new RegExp(
  `(?:${lexiconPattern('person-names', { class: 'surname-ending-of-other-alphabets' })})$`,
  'iu',
);
const LATIN_END = 0x250;

/** The filters contain only Latin words, so that a match of another script is always a false positive. */
export const isLatin = (view: string, start: number): boolean => view.charCodeAt(start) < LATIN_END;

// The length is checked because the tables are longer than the text: after its last token they still hold entries of
// the previous text.
export const startOf = ({ tokens, view }: TextWindow, token: number): number =>
  token < tokens.length ? (tokens.start[token] ?? view.length) : view.length;
export const endOf = ({ tokens, view }: TextWindow, token: number): number =>
  token < tokens.length ? (tokens.end[token] ?? view.length) : view.length;
export const flagsOf = ({ tokens }: TextWindow, token: number): number =>
  token < tokens.length ? (tokens.flags[token] ?? 0) : 0;
export const textOf = (window: TextWindow, token: number): string =>
  window.view.slice(startOf(window, token), endOf(window, token));
export const lowerOf = (window: TextWindow, token: number): string => textOf(window, token).toLowerCase();

/** Hashes of words as in `tokens.hash`; comparing hashes is cheaper than cutting out a word and lower-casing it. */
export const hashesOf = (words: Iterable<string>): Hashes => new Hashes(Array.from(words, (word) => wordHash(word)));

/** True for a token that begins with a capital and contains no digit. */
export function isCapitalised(window: TextWindow, token: number): boolean {
  const kind = window.tokens.kind[token] ?? 0;
  if (token >= window.tokens.length || (kind & UPPER) === 0 || (kind & DIGIT) !== 0) return false;
  if ((kind & LOWER) === 0) return true;
  const first = window.view.charCodeAt(startOf(window, token));
  return first < 128 ? first >= 65 && first <= 90 : /\p{Lu}/u.test(window.view.charAt(startOf(window, token)));
}

/** The token that starts at an offset, searched among the next few tokens. */
export function tokenAt(window: TextWindow, token: number, offset: number): number | undefined {
  for (let at = token + 1; at < window.tokens.length && startOf(window, at) <= offset; at++)
    if (startOf(window, at) === offset) return at;
  return undefined;
}

/** Reads the word that starts with a capitalised token. */
export function readWord(window: TextWindow, first: number): NameWord {
  if (isDoubleInitial(window, first))
    return { start: startOf(window, first), end: endOf(window, first + 1), first, last: first + 1, known: INITIAL };
  let last = first;
  let known = knowledgeOf(window, first);
  while (last - first < MAX_PARTS && isJoined(window, last)) {
    last++;
    known |= knowledgeOf(window, last) & ~INITIAL;
  }
  if (last > first) known &= ~(INITIAL | CAMEL | COMMON);
  return { start: startOf(window, first), end: endOf(window, last), first, last, known };
}

/** `W.-H.` of `W.-H. Lo`. */
const isDoubleInitial = (window: TextWindow, token: number): boolean =>
  endOf(window, token) - startOf(window, token) === 1 &&
  startOf(window, token + 1) === endOf(window, token) + 2 &&
  window.view.startsWith('.-', endOf(window, token)) &&
  isCapitalised(window, token + 1) &&
  endOf(window, token + 1) - startOf(window, token + 1) === 1;

/**
 * True if a hyphen or an apostrophe joins the next token to this one. The possessive `'s` is recognised by its length.
 */
function isJoined(window: TextWindow, token: number): boolean {
  const end = endOf(window, token);
  if (startOf(window, token + 1) !== end + 1 || !isCapitalised(window, token + 1)) return false;
  const joint = window.view.charCodeAt(end);
  if (joint === HYPHEN) return endOf(window, token + 1) - end > 2;
  return joint === APOSTROPHE && end - startOf(window, token) <= 2 && endOf(window, token + 1) - end > 2;
}

/** What is known about one capitalised token. */
export function knowledgeOf(window: TextWindow, token: number): number {
  const { bits, gazetteer, view } = window;
  const start = startOf(window, token);
  const end = endOf(window, token);
  if (end - start === 1 || isAbbreviated(view, start, end)) return INITIAL;
  const flags = flagsOf(window, token);
  let known = shapeOf(window, token);
  if ((flags & bits.given) !== 0) known |= GIVEN;
  if ((flags & bits.surname) !== 0) known |= SURNAME;
  // `Lo`, `So`: surnames that are also function words are in no other list.
  if ((flags & bits.stop) !== 0 && (flags & bits.homograph) !== 0) known |= SURNAME;
  if ((known & (GIVEN | SURNAME)) !== 0) return (flags & bits.homograph) !== 0 ? known | HOMOGRAPH : known;
  const latin = isLatin(view, start);
  if (latin) known |= inGazetteer(gazetteer, hashWord(view, start, end));
  if ((flags & bits.homograph) !== 0) known |= HOMOGRAPH;
  const isUnknown = (known & (COMMON | RARE_SURNAME | SURNAME | CAMEL)) === 0;
  const ending = latin ? SURNAME_ENDING : SURNAME_ENDING_CYRILLIC_GREEK;
  return isUnknown && end - start >= 5 && ending.test(view.slice(start, end)) ? known | RARE_SURNAME : known;
}

/** True for an everyday word, and for a frequent name with another meaning that is as frequent. */
export function isAmbiguous(window: TextWindow, token: number): boolean {
  const flags = flagsOf(window, token);
  if ((flags & (window.bits.given | window.bits.surname)) !== 0) return (flags & window.bits.homograph) !== 0;
  const start = startOf(window, token);
  return isLatin(window.view, start) && window.gazetteer.isCommon(hashWord(window.view, start, endOf(window, token)));
}

/** The `Ma.` of `Rosa Ma. Tlapan`: an abbreviated given name. */
export const isAbbreviated = (view: string, start: number, end: number): boolean =>
  end - start <= LONGEST_ABBREVIATED && view.charCodeAt(end) === 46 && ABBREVIATED.has(view.slice(start, end));

function inGazetteer(gazetteer: Gazetteer, hash: number): number {
  const given = gazetteer.isGiven(hash);
  const surname = gazetteer.isSurname(hash);
  if (gazetteer.isCommon(hash)) return COMMON | (given ? RARE_GIVEN : 0) | (surname ? RARE_SURNAME : 0);
  let known = 0;
  if (given) known |= gazetteer.isFrequentGiven(hash) ? GIVEN : RARE_GIVEN;
  if (surname) known |= gazetteer.isFrequentSurname(hash) ? SURNAME : RARE_SURNAME;
  return known;
}

function shapeOf(window: TextWindow, token: number): number {
  const kind = window.tokens.kind[token] ?? 0;
  if ((kind & LOWER) === 0) return CAPS;
  const start = startOf(window, token);
  const end = endOf(window, token);
  for (let at = start + 1; at < end; at++) {
    const unit = window.view.charCodeAt(at);
    if (unit >= 65 && unit <= 90) return INNER_CAPITAL.test(window.view.slice(start, end)) ? 0 : CAMEL;
  }
  return 0;
}

import { inOneWord, KIND, UNIT, UNSPACED } from './characters.js';
import { isParticle, syllablesBehind } from './particles.js';

/** Kinds of letters in scripts without blanks. A change of kind may end a word. */
type Sort = 'none' | 'ideograph' | 'hiragana' | 'katakana' | 'hangul' | 'other';

/**
 * Information content of a letter. Two ideographs, three kana or Hangul syllables, or four letters of Thai and similar
 * scripts are a term anywhere; shorter ones are too often parts of other words.
 */
const WEIGHT: Readonly<Record<Sort, number>> = { none: 0, ideograph: 6, hiragana: 4, katakana: 4, hangul: 4, other: 3 };
const MIN_WEIGHT = 12;
/** Minimum weight of a term in which blanks may occur. */
const MIN_WEIGHT_WITH_BLANKS = 18;
/** Maximum number of particle syllables after a Korean word: `김철수에게서는`. */
const MAX_PARTICLES = 5;

const MARK = /\p{M}/u;
/** Vowels written before the consonant with which they are spoken, and signs that bind the next consonant. */
const BINDS = /[\u0e40-\u0e44\u0ec0-\u0ec4\u1039\u17d2]/;

/** True for a letter of a script without blanks between words. */
export const isUnspaced = (code: number): boolean => ((UNIT[code] ?? 0) & UNSPACED) !== 0 && KIND[code] !== 0;

/** True for white space between words and at line ends. */
export const isBlank = (code: number): boolean => code === 0x20 || code === 0x3000 || (code >= 9 && code <= 13);

export const isHangul = (code: number): boolean => sortOf(code) === 'hangul';

function sortOf(code: number): Sort {
  if (!isUnspaced(code)) return 'none';
  if (code >= 0x3041 && code <= 0x309f) return 'hiragana';
  if (code >= 0x30a0 && code <= 0x30ff) return 'katakana';
  if ((code >= 0xac00 && code <= 0xd7ff) || (code >= 0x1100 && code <= 0x11ff) || (code >= 0x3130 && code <= 0x318f))
    return 'hangul';
  return code >= 0x2e80 ? 'ideograph' : 'other';
}

/** How a term may be embedded in a run of letters. */
export interface Edges {
  /** True if letters may precede it. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
  /** True if blanks between its letters are ignored. Line breaks are ignored in every term that letters may precede. */
  readonly torn: boolean;
  /**
   * True for terms only in Katakana, which spells foreign words: no such term is found within a longer Katakana word.
   */
  readonly foreign: boolean;
}

function weightFrom(text: string, from: number, step: 1 | -1): number {
  let weight = 0;
  for (let i = from; i >= 0 && i < text.length && weight < MIN_WEIGHT_WITH_BLANKS; i += step) {
    const own = WEIGHT[sortOf(text.charCodeAt(i))];
    if (own === 0) break;
    weight += own;
  }
  return weight;
}

/** @param text without blanks. */
export function edgesOf(text: string): Edges {
  const before = weightFrom(text, 0, 1);
  // Korean puts blanks before words, and attaches particles after them.
  const openStart = before >= MIN_WEIGHT && !isHangul(text.charCodeAt(0));
  const openEnd = weightFrom(text, text.length - 1, -1) >= MIN_WEIGHT;
  return {
    openStart,
    openEnd,
    torn: openStart && before >= MIN_WEIGHT_WITH_BLANKS,
    foreign: /^[\u30a0-\u30ff]+$/.test(text),
  };
}

/** True if a term with these edges can occur between letters at all. @param text without blanks. */
export function standsBetween(text: string, { openStart, openEnd }: Edges): boolean {
  const [first, last] = [sortOf(text.charCodeAt(0)), sortOf(text.charCodeAt(text.length - 1))];
  return text.length > 1 && (openStart || openEnd || last === 'hangul' || first === 'katakana' || last === 'katakana');
}

/** True if a term may begin at an offset of a text. */
export function beginsAt(text: string, at: number, { openStart, foreign }: Edges): boolean {
  if (isApart(text, at)) return true;
  const [before, first] = [sortOf(text.charCodeAt(at - 1)), sortOf(text.charCodeAt(at))];
  if (first === 'none' || cutsSyllable(text, at)) return false;
  if (first === 'hangul') return before !== 'hangul';
  if (foreign && before === 'katakana') return false;
  return openStart || changes(before, first);
}

/** True if a term may end at an offset of a text. */
export function endsAt(text: string, end: number, { openEnd, foreign }: Edges): boolean {
  if (isApart(text, end)) return true;
  const [last, behind] = [sortOf(text.charCodeAt(end - 1)), sortOf(text.charCodeAt(end))];
  if (last === 'none' || cutsSyllable(text, end)) return false;
  if (behind === 'hangul') return openEnd ? syllablesBehind(text, end) <= MAX_PARTICLES : isParticle(text, end);
  if (foreign && behind === 'katakana') return false;
  return openEnd || changes(last, behind);
}

const isApart = (text: string, at: number): boolean =>
  at <= 0 || at >= text.length || !inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at));

const cutsSyllable = (text: string, at: number): boolean =>
  MARK.test(text.charAt(at)) || BINDS.test(text.charAt(at - 1));

/** Japanese writes loanwords in katakana, so a change to or from it ends a word. */
const changes = (one: Sort, two: Sort): boolean => one !== two && (one === 'katakana' || two === 'katakana');

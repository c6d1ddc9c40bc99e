import type { Match } from '../../../../core/index.js';
import { hashWord } from '../../hash.js';
import { endOf, lowerOf, type Page, startOf, textOf } from './word.js';

const LONGEST = 30;
const EXAMPLE: ReadonlySet<string> = new Set(['in', 'like', 'for']);
const ASKED = /(?:spell|spelt|\bname\b)/i;
/** Behind another name that was spelled. */
const FOLLOWS = /-\p{Lu}, $/u;
/** `M U R T A G H, I had` */
const PRONOUN = /^, I \p{Ll}/u;
/** How far before the letters the question for them may stand. In code units. */
const REACH = 80;

/** What has been read of letters that may spell a name. */
interface Letters {
  text: string;
  /** Token behind the last letter and its example. */
  next: number;
  end: number;
  /** Signs that somebody spells: examples and doubled letters. */
  signs: number;
  hyphens: number;
}

/** `P-H-I-L-I-P-P-A`, `S as in Sam, E, A, M as in Mary`, `G I L H double O L Y`: a name letter by letter, from its first one on. */
export function readSpelled(page: Page, token: number): Match | undefined {
  if (!isLetter(page, token)) return undefined;
  const start = startOf(page, token);
  const isNext = FOLLOWS.test(page.view.slice(Math.max(0, start - 4), start));
  if (!isNext && isLetter(page, token - 1)) return undefined;
  const letters: Letters = { text: '', next: token, end: 0, signs: 0, hyphens: 0 };
  while (letters.text.length < LONGEST && takeLetter(page, letters));
  const { text, end, signs, hyphens } = letters;
  const shortest = isNext ? 2 : signs > 0 ? 3 : 4;
  if (text.length < shortest || isAlphabet(text)) return undefined;
  const isAsked = (): boolean =>
    ASKED.test(page.view.slice(Math.max(0, start - REACH), start)) || lowerOf(page, token - 1) === text.toLowerCase();
  if (signs === 0 && (hyphens * 2 < text.length || isEmphasis(page, text)) && !isAsked()) return undefined;
  if (hyphens === 0 && PRONOUN.test(page.view.slice(end - 3, end + 2)))
    return { type: 'PERSON', start, end: end - 3, score: signs > 0 ? 0.76 : 0.6, why: 'spelled' };
  return { type: 'PERSON', start, end, score: signs > 0 || hyphens > 0 ? 0.76 : 0.6, why: 'spelled' };
}

function takeLetter(page: Page, letters: Letters): boolean {
  const isFirst = letters.text === '';
  const gap = isFirst ? '' : page.view.slice(letters.end, Math.min(startOf(page, letters.next), letters.end + 4));
  if (!isFirst && gap !== ' ' && gap !== ', ' && gap !== '-') return false;
  // `P-H-I-L, J-O` are two names.
  if (letters.text.length > 1 && (gap === '-') !== letters.hyphens > 0) return false;
  const isDouble =
    lowerOf(page, letters.next) === 'double' && endOf(page, letters.next) + 1 === startOf(page, letters.next + 1);
  const at = isDouble ? letters.next + 1 : letters.next;
  if (!isLetter(page, at)) return false;
  letters.text += textOf(page, at).repeat(isDouble ? 2 : 1);
  if (gap === '-') letters.hyphens++;
  if (isDouble) letters.signs++;
  takeExample(page, at, letters);
  return true;
}

/** `as in Sam`, `like Sam` */
function takeExample(page: Page, at: number, letters: Letters): void {
  const word = lowerOf(page, at + 1) === 'as' ? at + 2 : at + 1;
  const isExample =
    EXAMPLE.has(lowerOf(page, word)) &&
    page.view.slice(endOf(page, at), startOf(page, word)).length <= 4 &&
    endOf(page, word) + 1 === startOf(page, word + 1) &&
    endOf(page, word + 1) - startOf(page, word + 1) > 1;
  if (isExample) letters.signs++;
  letters.next = isExample ? word + 2 : at + 1;
  letters.end = endOf(page, letters.next - 1);
}

/** `A-W-E-S-O-M-E`: an everyday word. */
const isEmphasis = ({ gazetteer }: Page, text: string): boolean => gazetteer.isCommon(hashWord(text, 0, text.length));

/** A single capital that no full stop makes an initial. */
const isLetter = (page: Page, token: number): boolean =>
  endOf(page, token) - startOf(page, token) === 1 && /^\p{Lu}$/u.test(textOf(page, token));

/** `A, B, C, D` is a list of something. */
const isAlphabet = (text: string): boolean =>
  Array.from(text).every((letter, i) => i === 0 || letter.charCodeAt(0) === text.charCodeAt(i - 1) + 1);

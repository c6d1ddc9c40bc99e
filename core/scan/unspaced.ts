import { FOLD, inOneWord, KIND, UNIT, UNSPACED } from './characters.js';
import { foldCase } from './phrases.js';

/**
 * How much each letter of these scripts says, in sixths of what makes a term: two ideographs or syllables of Hangul are a name, two
 * letters of Thai stand in every other word.
 */
const WEIGHTS: readonly (readonly [script: RegExp, weight: number])[] = [
  [/[\p{Script=Han}\p{Script=Hangul}]/gu, 3],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 2],
  [/[\p{L}\p{M}\p{N}]/gu, 1.5],
];
const ENOUGH = 6;
const HANGUL = /\p{Script=Hangul}/u;
const KATAKANA = /[\p{Script=Katakana}\u30fc]/u;
const FOREIGN = /^[\p{Script=Katakana}\u30fc\s]+$/u;
const MARK = /\p{M}/u;
/** Between two letters of scripts without blanks a blank means nothing; in Korean it parts words. */
const BLANKS = /(?<=[^\p{Script=Hangul}])\s+(?=[^\p{Script=Hangul}])/gu;
/** Most syllables behind a Korean word: `김철수에게서는`. */
const MOST_PARTICLES = 5;
/** Most blanks where a line ends. In code units. */
const MOST_BLANKS = 8;

const isUnspaced = (code: number): boolean => ((UNIT[code] ?? 0) & UNSPACED) !== 0;
const isBlank = (code: number): boolean => code === 0x20 || code === 0x3000 || (code >= 9 && code <= 13);

/** A term in a form that is compared in one walk. */
interface InsideTerm<T> {
  readonly text: string;
  /** Only Katakana, which writes one word of another language letter by letter: none of it stands inside of a longer one. */
  readonly foreign: boolean;
  readonly exact: boolean;
  readonly value: T;
}

/** A place where a term stands. */
export interface InsidePlace<T> {
  readonly start: number;
  readonly end: number;
  readonly value: T;
}

/** True for a term that is found inside of a run of letters too, since no blanks part the words of its script. */
export function mayStandInside(term: string): boolean {
  if (!isUnspaced(term.charCodeAt(0)) && !isUnspaced(term.charCodeAt(term.length - 1))) return false;
  let weight = 0;
  let rest = term;
  for (const [script, each] of WEIGHTS)
    rest = rest.replace(script, () => {
      weight += each;
      return '';
    });
  return weight >= ENOUGH;
}

/**
 * Terms of scripts that put no blanks between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) or tie particles to them (Korean),
 * found where they stand: `田中太郎` in `本日田中太郎さんが`. A line end inside of a term does not matter.
 */
export class InsideTerms<T> {
  readonly #byFirst = new Map<number, InsideTerm<T>[]>();

  get size(): number {
    return this.#byFirst.size;
  }

  /** Adds a term, if it is one that {@link mayStandInside}. @returns a function that takes it out again */
  add(term: string, exact: boolean, value: T): (() => void) | undefined {
    const trimmed = term.trim();
    if (!mayStandInside(trimmed)) return undefined;
    const single = withoutBlanks(trimmed);
    const text = exact ? single : foldCase(single);
    const first = text.charCodeAt(0);
    const added = { text, foreign: FOREIGN.test(text), exact, value };
    const group = this.#byFirst.get(first) ?? [];
    this.#byFirst.set(
      first,
      [...group, added].sort((a, b) => b.text.length - a.text.length),
    );
    return () => this.#remove(first, added);
  }

  /** Where the terms stand, by position; of those that begin at one place the longest. Linear in the text. */
  find(text: string): InsidePlace<T>[] {
    const found: InsidePlace<T>[] = [];
    if (this.#byFirst.size === 0) return found;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const group = this.#byFirst.get(code) ?? this.#byFirst.get(FOLD[code] ?? 0);
      if (group === undefined) continue;
      for (const term of group) {
        const end = matchInside(text, at, term);
        if (end < 0) continue;
        found.push({ start: at, end, value: term.value });
        break;
      }
    }
    return found;
  }

  #remove(first: number, term: InsideTerm<T>): void {
    const rest = (this.#byFirst.get(first) ?? []).filter((other) => other !== term);
    if (rest.length === 0) this.#byFirst.delete(first);
    else this.#byFirst.set(first, rest);
  }
}

/** A term with single blanks, and none between letters of scripts without. */
const withoutBlanks = (term: string): string =>
  term
    .replace(/\s+/g, ' ')
    .replace(BLANKS, (blank, at: number) =>
      isUnspaced(term.charCodeAt(at - 1)) && isUnspaced(term.charCodeAt(at + blank.length)) ? '' : blank,
    );

/** End of the term if it stands at `at`, else -1. */
function matchInside<T>(text: string, at: number, { text: wanted, foreign, exact }: InsideTerm<T>): number {
  if (!mayBegin(text, at, foreign)) return -1;
  let i = at;
  for (let k = 0; k < wanted.length; k++) {
    const want = wanted.charCodeAt(k);
    const from = i;
    if (k > 0 && (want === 0x20 || mayBreak(wanted, k)))
      while (i - from < MOST_BLANKS && isBlank(text.charCodeAt(i))) i++;
    if (want === 0x20) {
      if (i === from) return -1;
      continue;
    }
    const got = text.charCodeAt(i);
    if (got !== want && (exact || FOLD[got] !== want)) return -1;
    i++;
  }
  return mayEnd(text, i, foreign) ? i : -1;
}

/** True where a line may end inside of a term. */
const mayBreak = (wanted: string, k: number): boolean =>
  isUnspaced(wanted.charCodeAt(k - 1)) && isUnspaced(wanted.charCodeAt(k)) && !HANGUL.test(wanted.charAt(k));

/** False inside of a word: behind a letter of Latin, a syllable of Hangul, or Katakana before a term of nothing else. */
function mayBegin(text: string, at: number, foreign: boolean): boolean {
  if (at === 0 || !inOneWord(text.charCodeAt(at - 1), text.charCodeAt(at))) return true;
  if (!isUnspaced(text.charCodeAt(at)) || HANGUL.test(text.charAt(at)) || MARK.test(text.charAt(at))) return false;
  return !(foreign && KATAKANA.test(text.charAt(at - 1)));
}

function mayEnd(text: string, end: number, foreign: boolean): boolean {
  const [last, next] = [text.charCodeAt(end - 1), text.charCodeAt(end)];
  if (end >= text.length || !inOneWord(last, next)) return true;
  if (!isUnspaced(last) || MARK.test(text.charAt(end))) return false;
  if (HANGUL.test(text.charAt(end))) return syllablesBehind(text, end) <= MOST_PARTICLES;
  return !(foreign && KATAKANA.test(text.charAt(end)));
}

function syllablesBehind(text: string, end: number): number {
  let at = end;
  while (at - end <= MOST_PARTICLES && KIND[text.charCodeAt(at)] !== 0 && HANGUL.test(text.charAt(at))) at++;
  return at - end;
}

import { lexiconWords } from '../../lexicon/words.js';
import { LANGUAGES, type Language } from '../contracts/languages.js';
import type { TokenRows } from '../contracts/tokens.js';
import { wordHash } from '../scan/characters.js';

/** Languages of each function word as bits, by hash. */
const BITS: ReadonlyMap<number, number> = makeBits();

function makeBits(): Map<number, number> {
  const bits = new Map<number, number>();
  LANGUAGES.forEach((language, i) => {
    // Function words. Words that several languages share count less.
    for (const word of lexiconWords('function-words', { class: 'frequent', language })) {
      const hash = wordHash(word);
      bits.set(hash, (bits.get(hash) ?? 0) | (1 << i));
    }
  });
  return bits;
}

/** Letters that hardly any other language uses, with the points for each. */
const LETTERS: readonly (readonly [letters: RegExp, points: Readonly<Partial<Record<Language, number>>>])[] = [
  [/ß/u, { de: 2 }],
  [/[äöü]/iu, { de: 1 }],
  [/[ñ¿¡]/iu, { es: 2 }],
  [/[ãõ]/iu, { pt: 2 }],
  [/ç/iu, { pt: 0.5, fr: 0.5 }],
  [/[œêîûâ]/iu, { fr: 0.6, pt: 0.2 }],
  [/[ìò]/iu, { it: 1 }],
  [/[èù]/iu, { fr: 0.5, it: 0.5 }],
  [/[íú]/iu, { es: 0.5, pt: 0.4 }],
];

const VOWELS = 'aeiouyàèéêóôAEIOUYÀÈÉÊÓÔ';

/** Maximum number of words and letters that are examined; more do not change the result. */
const MAX_WORDS = 400;
const MAX_LETTERS = 2000;
/** Minimum number of points, and minimum ratio of the best language to the second. */
const MIN_POINTS = 1.2;
const MIN_LEAD = 1.25;

/**
 * The language of a text, by its function words, looked up by the hash of each token, and by its letters. `undefined`
 * if there is too little evidence, or nearly as much for another language.
 */
export function guessLanguage(view: string, tokens: TokenRows): Language | undefined {
  const points = new Float64Array(LANGUAGES.length);
  addWords(points, view, tokens);
  addLetters(points, view.length > MAX_LETTERS ? view.slice(0, MAX_LETTERS) : view);
  let first = 0;
  let second = 0;
  for (let i = 1; i < points.length; i++) {
    const value = points[i] ?? 0;
    const most = points[first] ?? 0;
    second = Math.max(second, Math.min(value, most));
    if (value > most) first = i;
  }
  const most = points[first] ?? 0;
  return most >= MIN_POINTS && most >= MIN_LEAD * second ? LANGUAGES[first] : undefined;
}

function addWords(points: Float64Array, view: string, { hash, start, end, length }: TokenRows): void {
  for (let token = 0; token < length && token < MAX_WORDS; token++) {
    const bits = BITS.get(hash[token] ?? 0) ?? 0;
    if (bits === 0 || isInitial(view, start[token] ?? 0, end[token] ?? 0)) continue;
    const share = 1 / bitCount(bits);
    for (let i = 0; i < LANGUAGES.length; i++) if ((bits & (1 << i)) !== 0) points[i] = (points[i] ?? 0) + share;
  }
}

/** A single consonant is a function word only before an apostrophe, as in `l'eau`, `c'è`. */
const isInitial = (view: string, start: number, end: number): boolean =>
  end - start === 1 && view.charCodeAt(end) !== 39 && !VOWELS.includes(view.charAt(start));

/** A quick test, because most texts contain none of the letters above. */
const BEYOND_ASCII = /[^\0-\x7f]/;

function addLetters(points: Float64Array, text: string): void {
  if (!BEYOND_ASCII.test(text)) return;
  for (const [letters, worth] of LETTERS) {
    if (!letters.test(text)) continue;
    LANGUAGES.forEach((language, i) => {
      points[i] = (points[i] ?? 0) + (worth[language] ?? 0);
    });
  }
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

import type { Finding } from '../../../core/index.js';
import { InsideTerms } from '../../../kit/index.js';

/** Maximum number of names remembered per file. */
const MAX_KEPT = 20_000;
/** Maximum number of names shown with one window, the most recent ones. */
const MAX_SHOWN = 2_000;
const MAX_WORDS = 5;
const MAX_NAME_LENGTH = 80;
/** Minimum scores at which a name, and a name of a single word, is reliable enough to be searched in later windows. */
const MIN_SCORE = 0.7;
const MIN_SINGLE_WORD_SCORE = 0.8;
/** Formats a name as a line with a title or label, so that it is recognised there even if no list has it. */
const asLine = (name: string): string => `${LABELS.find(([script]) => script.test(name))?.[1] ?? 'Mr. '}${name};\n`;

/** Labels for scripts without blanks between words. */
const LABELS: readonly (readonly [script: RegExp, label: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|^\p{Script=Han}+[ \u3000]/u, '氏名：'],
  [/^\p{Script=Han}{5}/u, '氏名：'],
  [/\p{Script=Han}/u, '姓名：'],
  [/\p{Script=Hangul}/u, '성명: '],
  [/\p{Script=Thai}/u, 'ชื่อ: '],
];
/** A name that begins with a surname of two ideographs, which can stand alone; the engine decides where it does. */
const SURNAME = /^\p{Script=Han}{2}(?=\p{Script=Han}{2}$|[ \u3000\p{Script=Hiragana}\p{Script=Katakana}])/u;

const WORD = /\p{L}{2,}/gu;
const MARKS = /\p{M}/gu;
const wordsOf = (text: string): string[] => text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];

/**
 * Names found in earlier windows. A surname alone is recognised by the full name elsewhere in the text, which may be
 * windows away. Each window is therefore searched together with the earlier names that share a word with it.
 */
export class EarlierNames {
  /** Words of each name, in the order in which the names were last seen. */
  readonly #names = new Map<string, readonly string[]>();
  /** Names in scripts without blanks, and the functions that remove them. */
  readonly #inside = new InsideTerms<string>();
  readonly #forgetInside = new Map<string, () => void>();

  /** Remembers the persons found in a window. */
  learn(text: string, findings: readonly Finding[]): void {
    for (const { type, score, start, end } of findings) {
      if (type !== 'PERSON' || score < MIN_SCORE || end - start > MAX_NAME_LENGTH) continue;
      const name = text.slice(start, end).replace(/\s+/g, ' ');
      const words = wordsOf(name);
      if (words.length === 0 || words.length > MAX_WORDS) continue;
      if (words.length === 1 && score < MIN_SINGLE_WORD_SCORE) continue;
      this.#names.delete(name);
      this.#names.set(name, words);
      this.#addInside(name);
    }
    for (const name of this.#names.keys()) {
      if (this.#names.size <= MAX_KEPT) break;
      this.#names.delete(name);
      this.#forgetInside.get(name)?.();
      this.#forgetInside.delete(name);
    }
  }

  #addInside(name: string): void {
    if (this.#forgetInside.has(name)) return;
    const added = [name, ...(SURNAME.exec(name) ?? [])].map((term) => this.#inside.add(term, true, name));
    if (added.some((forget) => forget !== undefined))
      this.#forgetInside.set(name, () => {
        for (const forget of added) forget?.();
      });
  }

  /** Lines to append to a window for the search, `''` if no earlier name shares a word with it. */
  below(window: string): string {
    if (this.#names.size === 0) return '';
    const words = new Set(wordsOf(window));
    const shown: string[] = [];
    const inside = new Set(this.#inside.find(window).map(({ value }) => value));
    for (const [name, parts] of this.#names)
      if (inside.has(name) || parts.some((part) => words.has(part))) shown.push(name);
    if (shown.length === 0) return '';
    return `\n\n${shown.slice(-MAX_SHOWN).map(asLine).join('')}`;
  }
}

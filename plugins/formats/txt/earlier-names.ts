import type { Finding } from '../../../core/index.js';
import { InsideTerms } from '../../../kit/index.js';

/** Most names remembered of one file. */
const MAX_KEPT = 20_000;
/** Most of them shown with one window, those seen last. */
const MAX_SHOWN = 2_000;
const MAX_WORDS = 5;
const LONGEST = 80;
/** From these scores on a name, and one of a single word, is sure enough to be looked for in later windows. */
const SURE = 0.7;
const SURE_ALONE = 0.8;
/** Says of a line what it is, so that a name that no list has is seen as one there, too. */
const asLine = (name: string): string => `${LABELS.find(([script]) => script.test(name))?.[1] ?? 'Mr. '}${name};\n`;

/** The same where a script has no blanks between words. */
const LABELS: readonly (readonly [script: RegExp, label: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]|^\p{Script=Han}+[ \u3000]/u, '氏名：'],
  [/^\p{Script=Han}{5}/u, '氏名：'],
  [/\p{Script=Han}/u, '姓名：'],
  [/\p{Script=Hangul}/u, '성명: '],
  [/\p{Script=Thai}/u, 'ชื่อ: '],
];
/** A surname of two ideographs stands alone where its bearer acts; the engine says where. */
const SURNAME = /^\p{Script=Han}{2}(?=\p{Script=Han}{2}$|[ \u3000\p{Script=Hiragana}\p{Script=Katakana}])/u;

const WORD = /\p{L}{2,}/gu;
const MARKS = /\p{M}/gu;
const wordsOf = (text: string): string[] => text.normalize('NFKD').replace(MARKS, '').toLowerCase().match(WORD) ?? [];

/**
 * The names of the windows before this one. A surname that stands alone is known by the whole name elsewhere in the text, which may
 * be windows away: so each window is looked at with those earlier names below it that have a word in common with it.
 */
export class EarlierNames {
  /** Words of each name; the name seen last is the last. */
  readonly #names = new Map<string, readonly string[]>();
  /** Those that stand in runs of letters, where scripts have no blanks; and how each is forgotten. */
  readonly #inside = new InsideTerms<string>();
  readonly #forgetInside = new Map<string, () => void>();

  /** Remembers the persons found in a window. */
  learn(text: string, findings: readonly Finding[]): void {
    for (const { type, score, start, end } of findings) {
      if (type !== 'PERSON' || score < SURE || end - start > LONGEST) continue;
      const name = text.slice(start, end).replace(/\s+/g, ' ');
      const words = wordsOf(name);
      if (words.length === 0 || words.length > MAX_WORDS) continue;
      if (words.length === 1 && score < SURE_ALONE) continue;
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

  /** Lines to stand below a window when it is searched, `''` where no earlier name has a word of it. */
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

import type { Term } from '../../../../core/index.js';
import { LANGUAGES as LANGUAGES_AT_HOME, type Language, lexiconWords } from '../../../../kit/index.js';

/** Languages for which the package has dates and addresses, plus those for which it has names and towns only. */
const GUESSES = [...LANGUAGES_AT_HOME, 'pl', 'sv', 'tr'] as const;
type Guess = (typeof GUESSES)[number];

/** The languages in which each word occurs. A word of several languages counts less for each of them. */
const LANGUAGES: ReadonlyMap<string, readonly Guess[]> = languagesOfWords();

function languagesOfWords(): Map<string, Guess[]> {
  const found = new Map<string, Guess[]>();
  for (const language of GUESSES)
    for (const word of lexiconWords('words-beside-terms', { class: 'function-word', language }))
      found.set(word, [...(found.get(word) ?? []), language]);
  return found;
}

const WORD = /\p{L}+/gu;
/** True for short words in capitals: `IL`, `DE` and `LA` are also states and codes of records. */
const isCodeWord = (word: string): boolean => word.length < 3 && word === word.toUpperCase();
const TERMS = 400;
/** Letters that occur in only one of the languages. */
const LETTERS: readonly (readonly [Guess, RegExp])[] = [
  ['tr', /[ğışİ]/u],
  ['pl', /[ąęłńśźż]/u],
  ['sv', /å/u],
];
const isSupported = (guess: Guess | undefined): guess is Language => LANGUAGES_AT_HOME.some((each) => each === guess);
const MIN_WORDS = 2;
const LEAD = 1.5;

/** Guesses the language of a document from the words before its terms. */
export class LanguageGuess {
  readonly #points = new Map<Guess, number>();
  /**
   * The words that were seen for each language. A single word is no evidence however often it occurs: `PER` begins the
   * lines of an insurance claim.
   */
  readonly #words = new Map<Guess, Set<string>>();
  #terms = 0;
  #guess: Guess | undefined;

  /**
   * The language so far. Undefined if no language is clearly ahead, or if it is one for which there are no dates and
   * addresses.
   */
  get language(): Language | undefined {
    return isSupported(this.#guess) ? this.#guess : undefined;
  }

  /** The ISO 639-1 code of the language so far, also of one that only has names and towns. */
  get code(): string | undefined {
    return this.#guess;
  }

  read(terms: readonly Term[]): void {
    if (this.#terms >= TERMS) return;
    for (const { before } of terms.slice(0, TERMS - this.#terms)) {
      this.#terms++;
      for (const word of before.match(WORD) ?? []) if (!isCodeWord(word)) this.#count(word.toLowerCase());
    }
    const [first, second] = [...this.#points].sort(([, a], [, b]) => b - a);
    const most = first?.[1] ?? 0;
    const words = this.#words.get(first?.[0] ?? 'en')?.size ?? 0;
    this.#guess = most >= MIN_WORDS && words >= MIN_WORDS && most >= LEAD * (second?.[1] ?? 0) ? first?.[0] : undefined;
  }

  #count(word: string): void {
    const byLetters = LETTERS.find(([, letters]) => letters.test(word))?.[0];
    const languages = LANGUAGES.get(word) ?? (byLetters === undefined ? [] : [byLetters]);
    for (const language of languages) {
      this.#points.set(language, (this.#points.get(language) ?? 0) + 1 / languages.length);
      this.#words.set(language, (this.#words.get(language) ?? new Set()).add(word));
    }
  }
}

/** Scripts that identify a language. The order matters, because Japanese also uses Chinese characters. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]|〒|[都県]\p{Script=Han}{1,6}[市区町村]/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** The language shown by the script of the terms; undefined for Latin letters and scripts of several languages. */
export const languageOfScript = (terms: readonly Term[]): string | undefined =>
  SCRIPTS.find(([, script]) => terms.some(({ text, before }) => script.test(text) || script.test(before)))?.[0];

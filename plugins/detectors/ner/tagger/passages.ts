import { sentenceCase, type TaggedText } from './features.js';
import { MAX_SENTENCE } from './tokens.js';
import type { WordType } from './word-features.js';

/** In place of the token of a row: one or more calm tokens. */
export const CALM = -1;

/** A sentence, as far as it is to be scored. */
export interface Sentence {
  readonly text: TaggedText;
  /** Its first token, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  /** See `sentenceCase`. */
  readonly written: number;
  /** Number of its rows; 0 if all words are calm or single letters, so that there is no entity. */
  readonly length: number;
}

/** A word of two letters or more: every name has one. */
const isLong = (word: WordType | undefined): boolean => word !== undefined && word.casing < 5 && word.text.length > 1;

/** Parts sentences into passages that know nothing of each other, and leaves out what cannot be of an entity. */
export class Passages {
  /** The token of each row of the sentence at hand, or {@link CALM}. */
  readonly tokens = new Int32Array(MAX_SENTENCE + 1);
  readonly #findsNames: boolean;
  readonly #isCalmWord: (id: number) => boolean;

  /** @param findsNames see `Tagger`. @param isCalmWord true for words, by number, that by themselves are hardly names. */
  constructor(findsNames: boolean, isCalmWord: (id: number) => boolean) {
    this.#findsNames = findsNames;
    this.#isCalmWord = isCalmWord;
  }

  /**
   * Takes up a sentence. It gets a row for each token, but one for all neighbours that are calm: those can be nothing but `O`, and
   * what stands on either side of them knows nothing of the other.
   */
  open(text: TaggedText, from: number, to: number): Sentence {
    const written = sentenceCase(text, from, to);
    const mayBeCalm = this.#findsNames && written >= 3;
    let length = 0;
    let hasWord = !this.#findsNames;
    for (let token = from; token < to; token++) {
      if (mayBeCalm && this.#isCalm(text, token, from, to)) {
        if (length === 0 || this.tokens[length - 1] !== CALM) this.tokens[length++] = CALM;
        continue;
      }
      hasWord ||= isLong(text.words[token]);
      this.tokens[length++] = token;
    }
    return { text, from, to, written, length: hasWord ? length : 0 };
  }

  /** The last row of the passage that begins with a row: the next calm one, or the last of the sentence. */
  end({ length }: Sentence, first: number): number {
    for (let row = first + 1; row < length - 1; row++) if (this.tokens[row] === CALM) return row;
    return length - 1;
  }

  /** A word that by itself is hardly a name, among words in lower case in a sentence that has capitals. */
  #isCalm({ words, casing }: TaggedText, token: number, from: number, to: number): boolean {
    const isLowerCase = (other: number): boolean =>
      other < from || other >= to || casing[other] === 0 || casing[other] === 6;
    return (
      isLowerCase(token) &&
      isLowerCase(token - 1) &&
      isLowerCase(token + 1) &&
      isLowerCase(token - 2) &&
      isLowerCase(token + 2) &&
      this.#isCalmWord(words[token]?.id ?? 0)
    );
  }
}

import type { TextNeeds } from '../recognizer.js';

/** Longer texts nearly always hold what anybody needs, and are worth being looked at anyway. */
const LONGEST = 256;
const ASCII = 128;
/** Sets of characters that are told apart, a bit for each; a text is taken to hold any further ones. */
const MOST_SETS = 31;
const EVERYTHING = -1;

/** Needs in the form that is asked. */
export interface CompiledNeeds {
  readonly digits: number;
  /** Bits of the sets of characters of which one each must occur. */
  readonly holds: number;
  /** Bits of the word lists of which one is needed. */
  readonly words: number | undefined;
}

/** What a text holds of what anybody needs, read once for all recognizers. */
export interface TextFacts {
  readonly digits: number;
  readonly holds: number;
  readonly words: number;
}

/** What the recognizers of an engine need of a text: of sets of characters that many of them share, each is looked for once. */
export class Needs {
  /** Bit by the characters of a set. */
  readonly #sets = new Map<string, number>();
  /** By ASCII character: the bits of the sets that have it. */
  readonly #bitsOf = new Int32Array(ASCII);
  readonly #listBits: ReadonlyMap<string, number>;

  /** @param listBits bit of each word list of the engine, by name. */
  constructor(listBits: ReadonlyMap<string, number> = new Map()) {
    this.#listBits = listBits;
  }

  compile({ digits = 0, holds = [], words }: TextNeeds): CompiledNeeds {
    return {
      digits,
      holds: holds.reduce((bits, characters) => bits | this.#bitOf(characters), 0),
      words: words?.reduce((bits, name) => bits | (this.#listBits.get(name) ?? 0), 0),
    };
  }

  #bitOf(characters: string): number {
    let bit = this.#sets.get(characters);
    if (bit === undefined) {
      bit = this.#sets.size < MOST_SETS ? 1 << this.#sets.size : 0;
      this.#sets.set(characters, bit);
      for (let i = 0; i < characters.length; i++) this.#allow(characters.charCodeAt(i), bit);
    }
    return bit;
  }

  #allow(code: number, bit: number): void {
    if (code < ASCII) this.#bitsOf[code] = (this.#bitsOf[code] ?? 0) | bit;
  }

  /** @param words bits of the word lists that have a word in the text. */
  read(text: string, words = 0): TextFacts {
    if (text.length > LONGEST) return { digits: text.length, holds: EVERYTHING, words };
    let digits = 0;
    let holds = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      // Nothing is known of a character beyond ASCII.
      holds |= code < ASCII ? (this.#bitsOf[code] ?? 0) : EVERYTHING;
      if (code >= 0x30 && code <= 0x39) digits++;
    }
    return { digits, holds, words };
  }
}

/** False if a recognizer with these needs cannot find anything in the text. */
export const areMet = ({ digits, holds, words }: CompiledNeeds, facts: TextFacts): boolean =>
  facts.digits >= digits && (facts.holds & holds) === holds && (words === undefined || (words & facts.words) !== 0);

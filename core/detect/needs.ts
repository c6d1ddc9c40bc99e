import type { TextNeeds } from '../recognizer.js';

const ASCII = 128;
/** Sets of characters that are told apart, a bit for each in two numbers; a text is taken to hold any further ones. */
const BITS = 32;
const MOST_SETS = 2 * BITS;
/** Letters and blanks have kin beyond ASCII; of signs and digits the view has folded all variants. An empty set asks for what is beyond. */
const HAS_KIN = /^$|[\p{L}\s]|[^\0-\x7f]/u;

/** Needs in the form that is asked. */
export interface CompiledNeeds {
  readonly digits: number;
  /** Bits of the sets of characters of which one each must occur, and of those that came later. */
  readonly holds: number;
  readonly further: number;
  /** Bits of the word lists of which one is needed. */
  readonly words: number | undefined;
}

/** What a text holds of what anybody needs, read once for all recognizers. */
export interface TextFacts {
  readonly digits: number;
  readonly holds: number;
  readonly further: number;
  readonly words: number;
}

/** What the recognizers of an engine need of a text: of sets of characters that many of them share, each is looked for once. */
export class Needs {
  /** Number of a set by its characters. */
  readonly #sets = new Map<string, number>();
  /** By ASCII character: the bits of the sets that have it. */
  readonly #bitsOf = new Int32Array(ASCII);
  readonly #furtherOf = new Int32Array(ASCII);
  /** The bits of the sets that a character beyond ASCII may stand for. */
  #bitsBeyond = 0;
  #furtherBeyond = 0;
  readonly #listBits: ReadonlyMap<string, number>;

  /** @param listBits bit of each word list of the engine, by name. */
  constructor(listBits: ReadonlyMap<string, number> = new Map()) {
    this.#listBits = listBits;
  }

  compile({ digits = 0, holds = [], words }: TextNeeds): CompiledNeeds {
    const sets = holds.map((characters) => this.#setOf(characters));
    return {
      digits,
      holds: bitsOf(sets.filter((set) => set < BITS)),
      further: bitsOf(sets.filter((set) => set >= BITS && set < MOST_SETS)),
      words: words?.reduce((bits, name) => bits | (this.#listBits.get(name) ?? 0), 0),
    };
  }

  #setOf(characters: string): number {
    const known = this.#sets.get(characters);
    if (known !== undefined) return known;
    const set = this.#sets.size;
    this.#sets.set(characters, set);
    const bits = set < BITS ? this.#bitsOf : this.#furtherOf;
    if (set >= MOST_SETS) return set;
    if (HAS_KIN.test(characters)) {
      if (set < BITS) this.#bitsBeyond |= bitOf(set);
      else this.#furtherBeyond |= bitOf(set);
    }
    for (let i = 0; i < characters.length; i++) {
      const code = characters.charCodeAt(i);
      if (code < ASCII) bits[code] = (bits[code] ?? 0) | bitOf(set);
    }
    return set;
  }

  /**
   * @param units code units of the text, in front of anything else.
   * @param words bits of the word lists that have a word in the text.
   */
  read(units: Uint16Array, length: number, words = 0): TextFacts {
    const bitsOf = this.#bitsOf;
    const furtherOf = this.#furtherOf;
    let digits = 0;
    let holds = 0;
    let further = 0;
    let isBeyond = false;
    for (let i = 0; i < length; i++) {
      const code = units[i] ?? 0;
      if (code >= ASCII) {
        isBeyond = true;
        continue;
      }
      holds |= bitsOf[code] ?? 0;
      further |= furtherOf[code] ?? 0;
      if (code >= 0x30 && code <= 0x39) digits++;
    }
    if (!isBeyond) return { digits, holds, further, words };
    return { digits, holds: holds | this.#bitsBeyond, further: further | this.#furtherBeyond, words };
  }
}

/** The bit of a set in the number that has it. */
const bitOf = (set: number): number => 1 << (set % BITS);
const bitsOf = (sets: readonly number[]): number => sets.reduce((bits, set) => bits | bitOf(set), 0);

/** False if a recognizer with these needs cannot find anything in the text. */
export const areMet = ({ digits, holds, further, words }: CompiledNeeds, facts: TextFacts): boolean =>
  facts.digits >= digits &&
  (facts.holds & holds) === holds &&
  (facts.further & further) === further &&
  (words === undefined || (words & facts.words) !== 0);

import type { TextNeeds } from '../contracts/recognizer.js';
import type { NumberSets } from '../scan/number-sets.js';

const ASCII = 128;
const FIRST_GREEK = 0x370;
/**
 * End of the letters that count as another script than Latin. They include the Latin letters of Vietnamese, which at
 * worst costs a needless call.
 */
const FIRST_PUNCTUATION = 0x2000;
const FIRST_IDEOGRAPH = 0x2e80;
/** Maximum number of character sets that are distinguished, as bits of a number; further sets count as present. */
const BITS = 32;
const MAX_SETS = 2 * BITS;
/** Characters with variants beyond ASCII. Variants of digits and signs have been folded in the view. */
const HAS_KIN = /[\p{L}\s]|[^\0-\x7f]/u;

/** Compiled needs of a recognizer. */
export interface CompiledNeeds {
  readonly digits: number;
  /** Bits of the character sets, of each of which one character must occur; further sets are ignored. */
  readonly holds: number;
  readonly further: number;
  /** By set of word lists: 1 if it contains one of the required lists. */
  readonly words: Uint8Array | undefined;
  readonly beyondLatin: boolean;
}

/** The facts about a text that recognizers need, collected once for all of them. */
export interface TextFacts {
  readonly digits: number;
  readonly holds: number;
  readonly further: number;
  readonly beyondLatin: boolean;
  /** The sets of word lists with a word in the text. */
  readonly sets: readonly number[];
}

/** The needs of all recognizers of an engine. Character sets that several recognizers share are checked once. */
export class Needs {
  /** Number of each character set, by its characters. */
  readonly #sets = new Map<string, number>();
  /** By ASCII character: the bits of the sets that contain it. */
  readonly #bitsOf = new Int32Array(ASCII);
  readonly #furtherOf = new Int32Array(ASCII);
  /** The bits of the sets that a character beyond ASCII may satisfy. */
  #bitsBeyond = 0;
  #furtherBeyond = 0;
  readonly #listIds: ReadonlyMap<string, number>;
  readonly #listsOf: NumberSets['all'];

  /**
   * @param listIds number of each word list of the engine, by name.
   * @param listsOf numbers of lists, by set.
   */
  constructor(listIds: ReadonlyMap<string, number> = new Map(), listsOf: NumberSets['all'] = []) {
    this.#listIds = listIds;
    this.#listsOf = listsOf;
  }

  compile({ digits = 0, holds = [], words, beyondLatin = false }: TextNeeds): CompiledNeeds {
    const sets = holds.map((characters) => this.#setOf(characters));
    return {
      digits,
      holds: bitsOf(sets.filter((set) => set < BITS)),
      further: bitsOf(sets.filter((set) => set >= BITS && set < MAX_SETS)),
      words: words && this.#setsWith(words),
      beyondLatin,
    };
  }

  #setsWith(names: readonly string[]): Uint8Array {
    const wanted = new Set(names.map((name) => this.#listIds.get(name)));
    return Uint8Array.from(this.#listsOf, (lists) => (lists.some((list) => wanted.has(list)) ? 1 : 0));
  }

  #setOf(characters: string): number {
    const known = this.#sets.get(characters);
    if (known !== undefined) return known;
    const set = this.#sets.size;
    this.#sets.set(characters, set);
    const bits = set < BITS ? this.#bitsOf : this.#furtherOf;
    if (set >= MAX_SETS) return set;
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
   * @param units code units of the text; the array may be longer.
   * @param sets the sets of word lists with a word in the text.
   */
  read(units: Uint16Array, length: number, sets: readonly number[] = []): TextFacts {
    const bitsOf = this.#bitsOf;
    const furtherOf = this.#furtherOf;
    let digits = 0;
    let holds = 0;
    let further = 0;
    let isBeyond = false;
    let beyondLatin = false;
    for (let i = 0; i < length; i++) {
      const code = units[i] ?? 0;
      if (code >= ASCII) {
        isBeyond = true;
        beyondLatin ||= isBeyondLatin(code);
        continue;
      }
      holds |= bitsOf[code] ?? 0;
      further |= furtherOf[code] ?? 0;
      if (code >= 0x30 && code <= 0x39) digits++;
    }
    if (!isBeyond) return { digits, holds, further, beyondLatin, sets };
    return { digits, holds: holds | this.#bitsBeyond, further: further | this.#furtherBeyond, beyondLatin, sets };
  }
}

/** True for code units of non-Latin scripts. */
const isBeyondLatin = (code: number): boolean =>
  code >= FIRST_GREEK && (code < FIRST_PUNCTUATION || code >= FIRST_IDEOGRAPH);

/** The bit of a set. */
const bitOf = (set: number): number => 1 << (set % BITS);
const bitsOf = (sets: readonly number[]): number => sets.reduce((bits, set) => bits | bitOf(set), 0);

/** False if a recognizer with these needs cannot find anything in the text. */
export const areMet = ({ digits, holds, further, words, beyondLatin }: CompiledNeeds, facts: TextFacts): boolean =>
  facts.digits >= digits &&
  (facts.holds & holds) === holds &&
  (facts.further & further) === further &&
  (!beyondLatin || facts.beyondLatin) &&
  (words === undefined || facts.sets.some((set) => words[set] === 1));

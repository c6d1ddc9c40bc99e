import type { TextNeeds } from '../recognizer.js';

/** Longer texts nearly always hold what anybody needs, and are worth being looked at anyway. */
const LONGEST = 256;

/** What a short text holds, read once for all recognizers. */
export class TextFacts {
  /** Which ASCII characters occur: 32 of them in each. */
  #controls = 0;
  #signs = 0;
  #capitals = 0;
  #smalls = 0;
  #digits = 0;
  /** Characters that nothing is known of occur; then only digits are counted. */
  #unknown = false;
  readonly #words: number;

  /** @param words bits of the word lists that have a word in the text. */
  constructor(text: string, words = 0) {
    this.#words = words;
    this.#unknown = text.length > LONGEST;
    if (this.#unknown) this.#digits = text.length;
    else for (let i = 0; i < text.length; i++) this.#see(text.charCodeAt(i));
  }

  #see(code: number): void {
    const bit = 1 << (code & 31);
    if (code > 0x7f) this.#unknown = true;
    else if (code >= 0x60) this.#smalls |= bit;
    else if (code >= 0x40) this.#capitals |= bit;
    else if (code < 0x20) this.#controls |= bit;
    else {
      this.#signs |= bit;
      if (code >= 0x30 && code <= 0x39) this.#digits++;
    }
  }

  /** False if the recognizer cannot find anything in the text. */
  meet({ digits, holds, words }: CompiledNeeds): boolean {
    if (this.#digits < digits || (words !== undefined && (words & this.#words) === 0)) return false;
    if (this.#unknown) return true;
    for (let i = 0; i < holds.length; i++) if (!this.#hasOne(holds[i])) return false;
    return true;
  }

  #hasOne(set: CharacterSet | undefined): boolean {
    if (set === undefined) return false;
    const { controls, signs, capitals, smalls } = set;
    return (
      ((controls & this.#controls) | (signs & this.#signs) | (capitals & this.#capitals) | (smalls & this.#smalls)) !==
      0
    );
  }
}

/** ASCII characters as bits, 32 in each number. */
interface CharacterSet {
  readonly controls: number;
  readonly signs: number;
  readonly capitals: number;
  readonly smalls: number;
}

/** Needs in the form that is asked. */
export interface CompiledNeeds {
  readonly digits: number;
  readonly holds: readonly CharacterSet[];
  /** Bits of the word lists of which one is needed. */
  readonly words: number | undefined;
}

/** @param listBits bit of each word list of the engine, by name. */
export const compileNeeds = (
  { digits = 0, holds = [], words }: TextNeeds,
  listBits: ReadonlyMap<string, number> = new Map(),
): CompiledNeeds => ({
  digits,
  words: words?.reduce((bits, name) => bits | (listBits.get(name) ?? 0), 0),
  holds: holds.map((characters) => ({
    controls: bitsOf(characters, 0),
    signs: bitsOf(characters, 1),
    capitals: bitsOf(characters, 2),
    smalls: bitsOf(characters, 3),
  })),
});

function bitsOf(characters: string, part: number): number {
  let bits = 0;
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    if (code >> 5 === part) bits |= 1 << (code & 31);
  }
  return bits;
}

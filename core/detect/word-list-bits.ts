/** The bits under which the word lists of an engine are known. */
export class WordListBits {
  readonly #bits: ReadonlyMap<string, number>;
  /** Answers by the object that asked: a recognizer asks with the same one for every text. */
  readonly #answers = new WeakMap<object, Readonly<Record<string, number>>>();

  constructor(bits: ReadonlyMap<string, number>) {
    this.#bits = bits;
  }

  /** 0 for a list that nobody registered. */
  of(name: string): number {
    return this.#bits.get(name) ?? 0;
  }

  /** The same for several lists, by the keys of `names`. */
  all<Key extends string>(names: Readonly<Record<Key, string>>): Readonly<Record<Key, number>> {
    const known = this.#answers.get(names);
    if (known !== undefined) return known;
    const bits: Readonly<Record<string, number>> = Object.fromEntries(
      Object.entries<string>(names).map(([key, name]) => [key, this.of(name)]),
    );
    this.#answers.set(names, bits);
    return bits;
  }
}

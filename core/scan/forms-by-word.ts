/** More than there are forms. */
const MOST_FORMS = 0x10000;

/**
 * The forms that begin with each word. Ten thousand words share a thousand sets of forms, and a set is kept once: neither a list for each
 * word, nor a look at each of them when it is asked what stands for its forms.
 */
export class FormsByWord {
  /** Number of its set by the word's hash. */
  readonly #setOf = new Map<number, number>();
  /** By number; 0 is empty. */
  readonly #sets: (readonly number[])[] = [[]];
  /** Number of the set with one more form, by number and form. */
  readonly #larger = new Map<number, number>();

  /** Adds a form to those of some words. @param words their hashes */
  add(words: Iterable<number>, form: number): void {
    for (const word of words) this.#setOf.set(word, this.#with(this.#setOf.get(word) ?? 0, form));
  }

  /** Gives each word, in the order in which they came, what stands for its forms. @param groupFor asked once for each set */
  each(groupFor: (forms: readonly number[]) => number, take: (word: number, group: number) => void): void {
    const groups: (number | undefined)[] = [];
    for (const [word, set] of this.#setOf) {
      const group = groups[set] ?? groupFor(this.#sets[set] ?? []);
      groups[set] = group;
      take(word, group);
    }
  }

  #with(set: number, form: number): number {
    const key = set * MOST_FORMS + form;
    let larger = this.#larger.get(key);
    if (larger === undefined) {
      larger = this.#sets.push([...(this.#sets[set] ?? []), form]) - 1;
      this.#larger.set(key, larger);
    }
    return larger;
  }
}

/**
 * A map that forgets the least recently used entries, so that memory is constant for files of any length. It has two
 * generations, because repeatedly deleting the first entry of a `Map` would walk over all deleted ones.
 */
export class Recent<V> {
  #young = new Map<string, V>();
  /** Created on demand, because most documents are short. */
  #old: Map<string, V> | undefined;
  readonly #half: number;

  /** @param capacity maximum number of entries; at least half of it is always kept. */
  constructor(capacity = 20_000) {
    this.#half = Math.max(1, capacity >> 1);
  }

  get(key: string): V | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old?.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  has(key: string): boolean {
    return this.#young.has(key) || this.#old?.has(key) === true;
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old?.delete(key);
  }

  set(key: string, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#half) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}

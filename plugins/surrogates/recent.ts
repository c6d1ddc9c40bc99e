/** A map that forgets its oldest entries, so that a file of any length needs the same memory. */
export class Recent<V> {
  readonly #entries = new Map<string, V>();

  constructor(readonly capacity = 50_000) {}

  get(key: string): V | undefined {
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  set(key: string, value: V): void {
    if (!this.#entries.has(key) && this.#entries.size >= this.capacity) {
      const oldest = this.#entries.keys().next();
      if (oldest.done !== true) this.#entries.delete(oldest.value);
    }
    this.#entries.set(key, value);
  }
}

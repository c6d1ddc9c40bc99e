const PAGE = 65_536;

/** Lays out a WebAssembly memory: what is loaded into it, and rooms for what is computed. */
export class MemoryLayout {
  readonly #loaded: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  #top = 1024;

  take(bytes: number): number {
    const at = this.#top;
    this.#top += (bytes + 15) & ~15;
    return at;
  }

  load(bytes: Uint8Array, size = bytes.length): number {
    const at = this.take(Math.max(size, bytes.length));
    this.#loaded.push({ at, bytes });
    return at;
  }

  memory(): WebAssembly.Memory {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(this.#top / PAGE) + 1 });
    const all = new Uint8Array(memory.buffer);
    for (const { at, bytes } of this.#loaded) all.set(bytes, at);
    return memory;
  }
}

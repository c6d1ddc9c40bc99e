import type { FileSink } from '../../core/index.js';

const BLOCK = 65_536;

/** A sink that collects small writes. */
export interface BlockSink extends FileSink {
  /** Writes out what is still buffered. Must be the last call. */
  flush(): Promise<void>;
}

/**
 * Collects writes into blocks of 64 KiB, so that an adapter may write as little at a time as it likes.
 * @param post receives ownership of a block; called again only after its promise has settled.
 */
export function blockSink(post: (block: Uint8Array<ArrayBuffer>) => Promise<void>): BlockSink {
  let block = new Uint8Array(BLOCK);
  let filled = 0;
  let tail: Promise<void> | undefined;

  const pass = (): Promise<void> => {
    const full = block.subarray(0, filled);
    block = new Uint8Array(BLOCK);
    filled = 0;
    return post(full);
  };
  const add = async (bytes: Uint8Array): Promise<void> => {
    for (let from = 0; from < bytes.length; ) {
      const part = bytes.subarray(from, from + BLOCK - filled);
      block.set(part, filled);
      filled += part.length;
      from += part.length;
      if (filled === BLOCK) await pass();
    }
  };
  return {
    // Keeps writes in order even if the caller does not await them.
    write(bytes) {
      if (tail === undefined && filled + bytes.length < BLOCK) {
        block.set(bytes, filled);
        filled += bytes.length;
        return Promise.resolve();
      }
      const after = (tail ?? Promise.resolve()).then(() => add(bytes));
      const done = after.finally(() => {
        if (tail === done) tail = undefined;
      });
      tail = done;
      return done;
    },
    async flush() {
      await tail;
      if (filled > 0) await pass();
    },
  };
}

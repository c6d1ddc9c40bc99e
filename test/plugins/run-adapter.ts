import type { FileAdapter, FileReport, FileSession } from '../../core/index.js';

/** How a test's bytes arrive. */
export interface RunOptions {
  readonly options?: Readonly<Record<string, unknown>>;
  /** Sizes of the chunks, used again and again; default: all at once. */
  readonly chunks?: readonly number[];
  readonly extension?: string;
}

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** Runs an adapter over bytes in memory. */
export async function runAdapter(
  adapter: FileAdapter,
  session: FileSession,
  input: Uint8Array,
  run: RunOptions = {},
): Promise<{ output: Buffer; report: FileReport }> {
  const written: Buffer[] = [];
  const report = await adapter.process({
    source: { stream: () => inChunks(input, run.chunks ?? [input.length]), bytes: async () => input },
    // Copied at once: an adapter may reuse its memory after the promise is settled.
    sink: { write: async (bytes) => void written.push(Buffer.from(bytes)) },
    session,
    limits: { wholeFileBytes: 1 << 26, partBytes: 1 << 26, unpackedBytes: 1 << 28 },
    extension: run.extension ?? adapter.extensions[0] ?? '',
    options: run.options ?? {},
  });
  return { output: Buffer.concat(written), report };
}

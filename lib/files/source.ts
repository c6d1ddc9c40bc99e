import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FileSource } from '../../core/index.js';
import { DeidError } from '../../core/index.js';

/** Source of a file: a path, a file URL, its bytes, or a stream of them (a Node stream is one). */
export type FileInput = string | URL | Uint8Array | AsyncIterable<Uint8Array>;

/** A file opened for reading. It can be read once. */
export interface OpenFile {
  /** The first bytes, up to 4 KiB. */
  readonly head: Uint8Array;
  readonly source: FileSource;
  close(): Promise<void>;
}

const HEAD = 4_096;
const CHUNK = 65_536;
/** Bytes that are passed on at once. Everything else that waits is served before the next ones. */
const PIECE = 16_384;

/** Joins chunks. Throws `file_too_large` above the limit. */
async function collect(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit) throw new DeidError('file_too_large', [limit]);
    parts.push(chunk);
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size);
}

/**
 * Creates a source from a stream.
 * @param wholeLimit maximum number of bytes that `bytes()` returns.
 * @param opened what else is known of the file.
 */
function sourceOf(
  chunks: AsyncIterable<Uint8Array>,
  wholeLimit: number,
  { size, again }: Pick<Opened, 'size' | 'again'>,
  signal: AbortSignal | undefined,
): FileSource {
  return {
    stream: () => chunks,
    bytes() {
      if (size !== undefined && size > wholeLimit) throw new DeidError('file_too_large', [wholeLimit]);
      return collect(chunks, wholeLimit);
    },
    ...(size !== undefined && { size }),
    ...(again && { again: () => inPieces(again(), signal) }),
  };
}

/** Options of reading. */
export interface ReadOptions {
  /** Maximum number of bytes that `bytes()` returns. */
  readonly wholeLimit: number;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of bytes read so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

/** Cuts chunks into pieces. Between them timers, requests and the signal are served, even if all bytes are in memory already. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal | undefined) {
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    for (let at = 0; at < chunk.length; at += PIECE) {
      yield chunk.subarray(at, at + PIECE);
      await setImmediate();
      signal?.throwIfAborted();
    }
  }
}

async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  { signal, onProgress }: ReadOptions,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of inPieces(chunks, signal)) {
    bytes += piece.length;
    onProgress?.(bytes);
    yield piece;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** A file as it was opened. */
interface Opened {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly size?: number;
  readonly again?: () => AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

async function openPath(path: string | URL): Promise<Opened> {
  const handle = await open(path, 'r');
  const { size } = await handle.stat();
  const chunks = handle.createReadStream({ highWaterMark: CHUNK, autoClose: false });
  const again = (): AsyncIterable<Uint8Array> =>
    handle.createReadStream({ start: 0, highWaterMark: CHUNK, autoClose: false });
  // Pipes and devices have no reliable size and can be read only once.
  return { chunks, ...(size > 0 && { size, again }), close: () => handle.close() };
}

async function openChunks(input: FileInput): Promise<Opened> {
  if (typeof input === 'string' || input instanceof URL) return openPath(input);
  if (input instanceof Uint8Array)
    return { chunks: once(input), size: input.length, again: () => once(input), close: async () => undefined };
  return { chunks: input, close: async () => undefined };
}

/** Reads the first bytes and returns a stream that still begins with them. */
async function peek(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; chunks: AsyncIterable<Uint8Array> }> {
  const rest = chunks[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD) {
    const { done, value } = await rest.next();
    if (done === true) break;
    // Copied, because some producers reuse their buffers.
    seen.push(Uint8Array.from(value));
    length += value.length;
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield* seen.splice(0);
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head: Buffer.concat(seen).subarray(0, HEAD), chunks: all() };
}

/** Opens a file and reads its first bytes. File system errors are passed through. */
export async function openFile(input: FileInput, options: ReadOptions): Promise<OpenFile> {
  const opened = await openChunks(input);
  try {
    const { head, chunks } = await peek(watched(opened.chunks, options));
    return { head, source: sourceOf(chunks, options.wholeLimit, opened, options.signal), close: opened.close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** True for a path or file URL. */
export const isNamed = (input: FileInput): boolean => typeof input === 'string' || input instanceof URL;

/** Extension of an input's name in lower case without the dot; `''` where there is none. */
export function extensionOf(input: FileInput): string {
  const path = input instanceof URL ? fileURLToPath(input) : input;
  return typeof path === 'string' ? (/[^/\\]\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '') : '';
}

import type { FileJob } from '../../core/contracts/file-adapter.js';
import { EncodedReader } from './encoded-reader.js';

/** Bytes read before the first replacement is made. */
const AHEAD = 4 * 1024 * 1024;

/**
 * Reads the blocks of a text file after announcing their content to the session: all of it if the file can be read twice, otherwise the
 * first 4 MiB. Thus no substitute equals text of a later row or line.
 * @param option label of the encoding, if the caller knows it.
 */
export async function* readAhead(job: FileJob, reader: EncodedReader, option?: string): AsyncGenerator<Uint8Array> {
  const { session, source, signal } = job;
  const blocks = reader.blocks(source.stream());
  if (session.foresee === undefined || session.termByTerm === true) return yield* blocks;
  const restart = source.again?.();
  if (restart !== undefined) {
    const first = new EncodedReader(option);
    await foresee(first, first.blocks(restart), job, Number.POSITIVE_INFINITY);
    return yield* blocks;
  }
  const announced = await foresee(reader, blocks, job, AHEAD);
  for (const block of announced) {
    signal?.throwIfAborted();
    yield block;
  }
  yield* blocks;
}

/** Announces blocks to the session. Blocks are cut at line ends where possible. @returns the blocks read, if they are few. */
async function foresee(
  reader: EncodedReader,
  blocks: AsyncGenerator<Uint8Array>,
  { session, signal }: FileJob,
  most: number,
): Promise<Uint8Array[]> {
  const held: Uint8Array[] = [];
  let size = 0;
  let rest = '';
  while (size < most) {
    const { done, value } = await blocks.next();
    if (done === true) break;
    signal?.throwIfAborted();
    if (most < Number.POSITIVE_INFINITY) held.push(value);
    size += value.length;
    const text = rest + reader.codec.decode(value);
    const end = text.lastIndexOf('\n') + 1;
    session.foresee?.(text.slice(0, end));
    rest = text.slice(end, end + AHEAD);
  }
  session.foresee?.(rest);
  return held;
}

import { DeidError } from '../../core/index.js';

/** Maximum length of a line in bytes. */
const MAX_LINE_BYTES = 64 * 1024 * 1024;
const LINE_END = 0x0a;

/**
 * The lines of a stream, without their ends.
 * @throws DeidError `record_invalid` at a line that is too long to be held
 */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  let pieces: Buffer[] = [];
  let length = 0;
  let number = 1;
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      pieces.push(chunk.subarray(start, end));
      yield Buffer.concat(pieces);
      pieces = [];
      length = 0;
      number++;
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES)
      throw new DeidError('record_invalid', [`Line ${number}`, `is longer than ${MAX_LINE_BYTES / 1024 / 1024} MiB`]);
  }
  const last = Buffer.concat(pieces);
  if (last.length > 0) yield last;
}

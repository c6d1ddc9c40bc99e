import { DeidError } from '../../../core/index.js';

const LINE_END = 0x0a;
/** Maximum length of a line in bytes. */
const MAX_LINE = 64 * 1024 * 1024;

/** One line without its end. */
export interface Line {
  readonly bytes: Uint8Array;
  /** `\n`, or empty at the end of the file. */
  readonly end: string;
}

/**
 * The lines of a stream of bytes.
 * @throws DeidError `document_unreadable` for a line that is too long
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, start)) {
      yield { bytes: Buffer.concat([...pieces, chunk.subarray(start, at)]), end: '\n' };
      pieces = [];
      length = 0;
      start = at + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE) throw new DeidError('document_unreadable', ['a line is larger than 64 MiB']);
  }
  if (length > 0) yield { bytes: Buffer.concat(pieces), end: '' };
}

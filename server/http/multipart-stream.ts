import { DeidError } from '../../core/index.js';
import type { Disposition } from './disposition.js';
import { AFTER_DELIMITER, CRLF, HEADER_BYTES, headOf, malformed, PARTS } from './multipart.js';

/** Receives the bytes of one part, in order. */
export interface PartSink {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** Maximum number of blanks between a delimiter and the end of its line. */
const MAX_PADDING = 1_024;

/** Result of checking a place that begins like a delimiter. */
type Found = 'nothing' | 'unclear' | { readonly end: number; readonly last: boolean };

/**
 * Parses a multipart/form-data body (RFC 7578) while it arrives, in constant memory. As strict as `parseMultipart`.
 * @param begin called for each part when its headers have been read
 */
export async function readMultipart(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
  begin: (part: Disposition) => PartSink,
): Promise<void> {
  const parts = new PartReader(boundary, begin);
  for await (const chunk of chunks) await parts.push(chunk);
  await parts.end();
}

class PartReader {
  readonly #delimiter: Buffer;
  readonly #begin: (part: Disposition) => PartSink;
  /** Starts with a line break, so that the first delimiter is like all others. */
  #buffer: Buffer = Buffer.from(CRLF);
  #state: 'before' | 'head' | 'data' | 'behind' = 'before';
  #sink: PartSink | undefined;
  #parts = 0;
  /** Number of buffered bytes before the part. */
  #before = 0;

  constructor(boundary: string, begin: (part: Disposition) => PartSink) {
    this.#delimiter = Buffer.from(`${CRLF}--${boundary}`);
    this.#begin = begin;
  }

  async push(chunk: Buffer): Promise<void> {
    if (this.#state === 'behind') return;
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    await this.#advance(false);
  }

  async end(): Promise<void> {
    await this.#advance(true);
    if (this.#state !== 'behind') throw malformed();
  }

  /** @param ended true after the last data */
  async #advance(ended: boolean): Promise<void> {
    while (this.#state !== 'behind') {
      const went = this.#state === 'head' ? this.#readHead() : await this.#readData(ended);
      if (!went) return;
    }
  }

  #readHead(): boolean {
    const headerEnd = this.#buffer.subarray(0, HEADER_BYTES + 2 * CRLF.length).indexOf(CRLF + CRLF);
    if (headerEnd < 0) {
      if (this.#buffer.length >= HEADER_BYTES + 2 * CRLF.length) throw malformed();
      return false;
    }
    if (++this.#parts > PARTS) throw new DeidError('too_many_fields', [PARTS]);
    this.#sink = this.#begin(headOf(this.#buffer.toString('utf8', 0, headerEnd)));
    // The line break after the headers is not part of the content, except that a delimiter beginning with it ends a
    // part without content.
    this.#buffer = this.#buffer.subarray(headerEnd + CRLF.length);
    this.#before = CRLF.length;
    this.#state = 'data';
    return true;
  }

  async #readData(ended: boolean): Promise<boolean> {
    for (let at = this.#buffer.indexOf(this.#delimiter); at >= 0; at = this.#buffer.indexOf(this.#delimiter, at + 1)) {
      const found = this.#lineAt(at, ended);
      if (found === 'nothing') continue;
      if (found !== 'unclear' && at < this.#before) throw malformed();
      await this.#give(at);
      if (found === 'unclear') return false;
      await this.#sink?.end();
      this.#sink = undefined;
      this.#buffer = this.#buffer.subarray(found.end - at);
      this.#state = found.last ? 'behind' : 'head';
      return true;
    }
    await this.#give(Math.max(0, this.#buffer.length - this.#delimiter.length + 1));
    return false;
  }

  /** Passes on the bytes up to an offset. Bytes before the first part are dropped. */
  async #give(to: number): Promise<void> {
    const from = Math.min(this.#before, to);
    this.#before -= from;
    if (to > from) await this.#sink?.write(this.#buffer.subarray(from, to));
    this.#buffer = this.#buffer.subarray(to);
  }

  /** The separating line at a place: the delimiter, `--` if it is the last, blanks, line end. */
  #lineAt(at: number, ended: boolean): Found {
    const held = this.#buffer;
    const after = at + this.#delimiter.length;
    const unclear: Found = ended ? 'nothing' : 'unclear';
    if (after + 1 >= held.length)
      return after < held.length && !AFTER_DELIMITER.has(held[after] ?? 0) ? 'nothing' : unclear;
    if (!AFTER_DELIMITER.has(held[after] ?? 0)) return 'nothing';
    const last = held.toString('latin1', after, after + 2) === '--';
    let end = last ? after + 2 : after;
    while (held[end] === 0x20 || held[end] === 0x09) end++;
    if (end - after > MAX_PADDING) throw malformed();
    if (last && ended && end === held.length) return { end, last };
    if (end + 1 >= held.length) return end < held.length && held[end] !== 0x0d ? 'nothing' : unclear;
    return held.toString('latin1', end, end + 2) === CRLF ? { end: end + 2, last } : 'nothing';
  }
}

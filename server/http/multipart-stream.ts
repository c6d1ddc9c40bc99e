import { DeidError } from '../../core/index.js';
import type { Disposition } from './disposition.js';
import { AFTER_DELIMITER, CRLF, HEADER_BYTES, headOf, malformed, PARTS } from './multipart.js';

/** Takes the bytes of one part, in order. */
export interface PartSink {
  write(bytes: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** Blanks that may stand between a delimiter and the end of its line. */
const PADDING = 1_024;

/** What stands at a place that begins like a delimiter. */
type Found = 'nothing' | 'unclear' | { readonly end: number; readonly last: boolean };

/**
 * Takes a multipart/form-data body (RFC 7578) apart as it comes, in constant memory. As strict as `parseMultipart`.
 * @param begin told of each part when its headers have been read
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
  /** As if a line had ended before the body: so the first delimiter is like all others. */
  #held: Buffer = Buffer.from(CRLF);
  #state: 'before' | 'head' | 'data' | 'behind' = 'before';
  #sink: PartSink | undefined;
  #parts = 0;
  /** Bytes held that stand before the part. */
  #before = 0;

  constructor(boundary: string, begin: (part: Disposition) => PartSink) {
    this.#delimiter = Buffer.from(`${CRLF}--${boundary}`);
    this.#begin = begin;
  }

  async push(chunk: Buffer): Promise<void> {
    if (this.#state === 'behind') return;
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    await this.#advance(false);
  }

  async end(): Promise<void> {
    await this.#advance(true);
    if (this.#state !== 'behind') throw malformed();
  }

  /** @param ended no more will come */
  async #advance(ended: boolean): Promise<void> {
    while (this.#state !== 'behind') {
      const went = this.#state === 'head' ? this.#readHead() : await this.#readData(ended);
      if (!went) return;
    }
  }

  #readHead(): boolean {
    const headerEnd = this.#held.subarray(0, HEADER_BYTES + 2 * CRLF.length).indexOf(CRLF + CRLF);
    if (headerEnd < 0) {
      if (this.#held.length >= HEADER_BYTES + 2 * CRLF.length) throw malformed();
      return false;
    }
    if (++this.#parts > PARTS) throw new DeidError('too_many_fields', [PARTS]);
    this.#sink = this.#begin(headOf(this.#held.toString('utf8', 0, headerEnd)));
    // The line end behind the headers is none of the part; but a delimiter that begins with it ends a part without an end of its headers.
    this.#held = this.#held.subarray(headerEnd + CRLF.length);
    this.#before = CRLF.length;
    this.#state = 'data';
    return true;
  }

  async #readData(ended: boolean): Promise<boolean> {
    for (let at = this.#held.indexOf(this.#delimiter); at >= 0; at = this.#held.indexOf(this.#delimiter, at + 1)) {
      const found = this.#lineAt(at, ended);
      if (found === 'nothing') continue;
      if (found !== 'unclear' && at < this.#before) throw malformed();
      await this.#give(at);
      if (found === 'unclear') return false;
      await this.#sink?.end();
      this.#sink = undefined;
      this.#held = this.#held.subarray(found.end - at);
      this.#state = found.last ? 'behind' : 'head';
      return true;
    }
    await this.#give(Math.max(0, this.#held.length - this.#delimiter.length + 1));
    return false;
  }

  /** Passes on the bytes up to a place; those before the first part are nobody's. */
  async #give(to: number): Promise<void> {
    const from = Math.min(this.#before, to);
    this.#before -= from;
    if (to > from) await this.#sink?.write(this.#held.subarray(from, to));
    this.#held = this.#held.subarray(to);
  }

  /** The separating line at a place: the delimiter, `--` if it is the last, blanks, line end. */
  #lineAt(at: number, ended: boolean): Found {
    const held = this.#held;
    const after = at + this.#delimiter.length;
    const unclear: Found = ended ? 'nothing' : 'unclear';
    if (after + 1 >= held.length)
      return after < held.length && !AFTER_DELIMITER.has(held[after] ?? 0) ? 'nothing' : unclear;
    if (!AFTER_DELIMITER.has(held[after] ?? 0)) return 'nothing';
    const last = held.toString('latin1', after, after + 2) === '--';
    let end = last ? after + 2 : after;
    while (held[end] === 0x20 || held[end] === 0x09) end++;
    if (end - after > PADDING) throw malformed();
    if (last && ended && end === held.length) return { end, last };
    if (end + 1 >= held.length) return end < held.length && held[end] !== 0x0d ? 'nothing' : unclear;
    return held.toString('latin1', end, end + 2) === CRLF ? { end: end + 2, last } : 'nothing';
  }
}

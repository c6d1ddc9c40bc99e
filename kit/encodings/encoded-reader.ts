import { DeidError } from '../../core/contracts/errors.js';
import { asBuffer, type Codec, isAscii } from './codec.js';
import { type EncodingChoice, encodingFromHead, encodingOf } from './detect-encoding.js';
import { transliterate, withWritableLetters } from './transliterate.js';
import { ASCII, UTF_8 } from './unicode.js';

/** Minimum block size in bytes; chunks of the source may have any size. */
const BLOCK = 64 * 1024;
/**
 * Bytes examined, from the first byte above 0x7F on, before the encoding is decided. Smaller files are examined whole.
 */
const LOOK_AHEAD = 4 * 1024 * 1024;

const UNDECIDED: EncodingChoice = { codec: ASCII, confidence: 1, by: 'ascii', bom: 0 };

async function* regroup(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let buffered: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    buffered.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield buffered.length === 1 ? chunk : Buffer.concat(buffered);
    buffered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(buffered);
}

/**
 * Reads a text file as bytes and determines its encoding on the way: from a byte order mark, the pattern of NUL bytes
 * or the caller's option; else at the first byte above 0x7F, first by strict UTF-8, then by a detector. Once decided,
 * the encoding never changes; a byte that contradicts it is the error `document_unreadable`.
 */
export class EncodedReader {
  /** The encoding determined so far; ASCII until the first byte above 0x7F. */
  choice: EncodingChoice = UNDECIDED;
  /** The byte order mark, to be written first. Set once the first block has been read. */
  bom: Uint8Array = new Uint8Array(0);
  /** Bytes at the end of the file that are not a whole character, to be written last. */
  tail: Uint8Array = new Uint8Array(0);
  readonly #option: string | undefined;
  #offset = 0;

  /** @param option label of the encoding, if the caller knows it. */
  constructor(option?: string) {
    this.#option = option;
  }

  /** The codec of the encoding determined so far. */
  get codec(): Codec {
    return this.choice.codec;
  }

  /**
   * The file without its byte order mark, in blocks of whole characters. Read `codec` again after each block.
   * @throws DeidError `unsupported_encoding`, `document_unreadable`
   */
  async *blocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let rest: Uint8Array = new Uint8Array(0);
    let first = true;
    for await (const block of this.#decided(regroup(chunks, BLOCK))) {
      let bytes = rest.length === 0 ? block : Buffer.concat([rest, block]);
      if (first) bytes = this.#withoutMark(bytes);
      first = false;
      const whole = this.codec.whole(bytes);
      rest = bytes.subarray(whole);
      if (whole > 0) yield this.#checked(bytes.subarray(0, whole));
    }
    if (rest.length === 0) return;
    if (this.codec.unitBytes === 2) this.tail = rest;
    else yield this.#checked(rest);
  }

  /** Buffers blocks from the first byte above 0x7F until the encoding is decided. */
  async *#decided(blocks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
    let held: Uint8Array[] = [];
    let size = 0;
    let first = true;
    for await (const block of blocks) {
      if (first) this.choice = encodingFromHead(block, this.#option) ?? UNDECIDED;
      first = false;
      if (this.choice !== UNDECIDED || (size === 0 && isAscii(block))) {
        yield block;
        continue;
      }
      held.push(block);
      size += block.length;
      if (size < LOOK_AHEAD) continue;
      this.choice = encodingOf(Buffer.concat(held), false);
      yield* held;
      size = 0;
      held = [];
    }
    if (size > 0) this.choice = encodingOf(Buffer.concat(held), true);
    yield* held;
  }

  #withoutMark(bytes: Uint8Array): Uint8Array {
    this.bom = bytes.subarray(0, this.choice.bom);
    this.#offset = this.choice.bom;
    return bytes.subarray(this.choice.bom);
  }

  #checked(bytes: Uint8Array): Uint8Array {
    const { codec } = this;
    if (codec.unitBytes === 1 && asBuffer(bytes).includes('\x1B$', 0, 'latin1')) {
      throw new DeidError('document_unreadable', ['it looks like ISO-2022; convert it to UTF-8']);
    }
    if (codec.check?.(bytes) === false) throw new DeidError('document_unreadable', [this.#fault()]);
    this.#offset += bytes.length;
    return bytes;
  }

  #fault(): string {
    const after = this.#offset === 0 ? 'at its beginning' : `after byte ${this.#offset}`;
    return `it is ${this.codec.name} by ${this.choice.by}, but not ${after}; give its encoding, such as windows-1252`;
  }

  /**
   * Encodes a substitute. Characters that the encoding lacks are replaced by their nearest ASCII form, letters of other
   * scripts by others of their script. A file that is plain ASCII so far becomes UTF-8 if that is needed.
   * @throws DeidError `unencodable_text`; a `?` is never written instead.
   */
  encode(text: string): Uint8Array {
    const { codec } = this;
    const writable = (char: string): boolean => codec.encode(char) !== undefined;
    const plain = codec.encode(text) ?? codec.encode(transliterate(text, writable));
    if (plain !== undefined) return plain;
    if (this.choice !== UNDECIDED) {
      const other = codec.encode(withWritableLetters(transliterate(text, writable), writable));
      if (other === undefined) throw new DeidError('unencodable_text', [codec.name]);
      return other;
    }
    this.choice = { ...UNDECIDED, codec: UTF_8 };
    return this.encode(text);
  }
}

import { createHmac, type Hmac, randomBytes } from 'node:crypto';
import type { FileSink } from '../../core/index.js';
import type { Json } from './canonical.js';

/** Length of a salt in bytes. */
export const SALT_BYTES = 32;

/** What a report says about a file. */
export interface FileSeal {
  readonly [name: string]: Json;
  /** Size in bytes. */
  readonly bytes: number;
  /** HMAC-SHA-256 of role and content under the salt, in hexadecimal digits. */
  readonly hmac: string;
}

/** The seals of a file and of what became of it. */
export interface Seals {
  /** Random, and new for each file. Keep it apart from the report: who has both can guess short texts. */
  readonly salt: Uint8Array;
  /** Seal of the original. */
  readonly input: FileSeal;
  /** Seal of the de-identified file. */
  readonly output: FileSeal;
}

/** Computes the seal of one file from its pieces. */
class Seal {
  readonly #hmac: Hmac;
  #bytes = 0;

  /** The role is sealed as well, so that an original never passes for the de-identified file. */
  constructor(role: 'input' | 'output', salt: Uint8Array) {
    this.#hmac = createHmac('sha256', salt).update(`deidkit/evidence/1\0${role}\0`);
  }

  add(piece: Uint8Array): void {
    this.#hmac.update(piece);
    this.#bytes += piece.length;
  }

  end(): FileSeal {
    return { bytes: this.#bytes, hmac: this.#hmac.digest('hex') };
  }
}

/** The seal of a file. */
export async function sealOf(
  role: 'input' | 'output',
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  salt: Uint8Array,
): Promise<FileSeal> {
  const seal = new Seal(role, salt);
  for await (const piece of content) seal.add(piece);
  return seal.end();
}

/** Seals a file while it is processed: what is read from its source, and what is written to its sink. */
export class Sealing {
  readonly #salt = randomBytes(SALT_BYTES);
  readonly #input = new Seal('input', this.#salt);
  readonly #output = new Seal('output', this.#salt);
  readonly #rest: AsyncIterator<Uint8Array>;
  /** The source, to be read in place of the one given. */
  readonly source: AsyncIterable<Uint8Array>;
  /** The sink, to be written to in place of the one given. */
  readonly sink: FileSink;

  constructor(source: AsyncIterable<Uint8Array>, sink: FileSink) {
    const pieces = source[Symbol.asyncIterator]();
    this.#rest = {
      next: async () => {
        const piece = await pieces.next();
        if (piece.done !== true) this.#input.add(piece.value);
        return piece;
      },
    };
    // Whoever stops reading does not end the source: the rest is sealed too.
    this.source = { [Symbol.asyncIterator]: () => ({ next: () => this.#rest.next() }) };
    this.sink = {
      write: (bytes) => {
        this.#output.add(bytes);
        return sink.write(bytes);
      },
    };
  }

  /** The seals, once the work is done. */
  async end(): Promise<Seals> {
    while ((await this.#rest.next()).done !== true);
    return { salt: this.#salt, input: this.#input.end(), output: this.#output.end() };
  }
}

/** The seals of a file and of what became of it, under a new salt. */
export async function sealFiles(
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  output: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Seals> {
  const salt = randomBytes(SALT_BYTES);
  return { salt, input: await sealOf('input', input, salt), output: await sealOf('output', output, salt) };
}

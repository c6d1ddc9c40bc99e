import type { IncomingMessage } from 'node:http';

/** Pieces of a body that are taken in one turn of the event loop. */
const PIECES_A_TURN = 256;
/** Each piece costs time: beyond the first it counts as so many bytes, however few it brings. */
const PIECE_BYTES = 64;
const FREE_PIECES = 16_384;
/**
 * The heads of chunks may be larger than what is in them for this long; and what the connection has given, but the parser has not,
 * looks like them.
 */
const FREE_FRAMING = 256 * 1024;

/**
 * A body as it comes over the wire. Who sends it in chunks of single bytes must not hold up everybody else: others get their turn
 * meanwhile, and more wrapping than content is refused. What a connection has given already is parsed at once, so it is the connection
 * that pauses.
 */
export class Wire {
  readonly #request: IncomingMessage;
  readonly #from: number;
  #bytes = 0;
  #pieces = 0;
  #ended = false;

  constructor(request: IncomingMessage) {
    this.#request = request;
    this.#from = request.socket.bytesRead;
  }

  /** Told of each piece that has come. */
  piece({ length }: Uint8Array): void {
    this.#bytes += length;
    this.#pieces++;
    if (this.#pieces % PIECES_A_TURN !== 0) return;
    this.#request.socket.pause();
    setImmediate(() => {
      if (!this.#ended) this.#request.socket.resume();
    });
  }

  /** True if more has come than the limit allows, before it is unpacked, or in a wasteful way. */
  exceeds(bytes: number): boolean {
    const framing = this.#request.socket.bytesRead - this.#from - this.#bytes;
    const pieces = (this.#pieces - FREE_PIECES) * PIECE_BYTES;
    return this.#bytes > bytes || pieces > bytes || framing > this.#bytes + FREE_FRAMING;
  }

  /** Lets the connection flow, as whoever comes next expects it to. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#request.socket.resume();
  }
}

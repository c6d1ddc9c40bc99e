import type { IncomingMessage } from 'node:http';

/** Maximum number of pieces of a body processed in one turn of the event loop. */
const MAX_PIECES_PER_TURN = 256;
/** Cost of each piece after the first, counted in bytes, however small it is. */
const BYTES_PER_PIECE = 64;
const FREE_PIECES = 16_384;
/**
 * Number of bytes for which chunk headers may exceed the content. Needed because data that the connection has received
 * but the parser has not yet delivered looks like overhead.
 */
const FREE_OVERHEAD_BYTES = 256 * 1024;

/**
 * Limits the work for a body that arrives in many tiny chunks. Other requests get their turn in between, and a body
 * with more chunk overhead than content is refused. Data that a connection has received is parsed at once, so the
 * connection itself is paused.
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

  /** Called for each received piece. */
  piece({ length }: Uint8Array): void {
    this.#bytes += length;
    this.#pieces++;
    if (this.#pieces % MAX_PIECES_PER_TURN !== 0) return;
    this.#request.socket.pause();
    setImmediate(() => {
      if (!this.#ended) this.#request.socket.resume();
    });
  }

  /** True if more was received than allowed: before decompression, or in wasteful chunks. */
  exceeds(bytes: number): boolean {
    const framing = this.#request.socket.bytesRead - this.#from - this.#bytes;
    const pieces = (this.#pieces - FREE_PIECES) * BYTES_PER_PIECE;
    return this.#bytes > bytes || pieces > bytes || framing > this.#bytes + FREE_OVERHEAD_BYTES;
  }

  /** Resumes the connection, as the next reader expects. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#request.socket.resume();
  }
}

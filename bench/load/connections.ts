import { connect, type Socket } from 'node:net';

/** Called with the status of a response; 0 if the connection ended before there was one. */
export type Answered = (status: number) => void;

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends the same request over persistent connections. A full HTTP client would take processor time from the service
 * under test.
 */
export class Connections {
  readonly #port: number;
  readonly #request: Buffer;
  readonly #most: number;
  readonly #free: Connection[] = [];
  readonly #waiting: Answered[] = [];
  #open = 0;

  constructor(port: number, request: Buffer, most: number) {
    this.#port = port;
    this.#request = request;
    this.#most = most;
  }

  /** Sends it once, as soon as one of the connections has nothing to do. */
  send(answered: Answered): void {
    const connection = this.#free.pop() ?? this.#another();
    if (connection === undefined) this.#waiting.push(answered);
    else connection.send(this.#request, answered);
  }

  close(): void {
    this.#waiting.length = 0;
    for (const connection of this.#free.splice(0)) connection.close();
  }

  #another(): Connection | undefined {
    if (this.#open === this.#most) return undefined;
    this.#open++;
    return new Connection(this.#port, (connection, lives) => {
      if (!lives) this.#open--;
      const next = this.#waiting.shift();
      if (next === undefined) {
        if (lives) this.#free.push(connection);
      } else if (lives) connection.send(this.#request, next);
      else this.send(next);
    });
  }
}

class Connection {
  readonly #socket: Socket;
  readonly #idle: (connection: Connection, lives: boolean) => void;
  #received: Buffer = Buffer.alloc(0);
  #answered: Answered | undefined;
  #ended = false;

  /** @param idle told when there is nothing to do, and whether there is still a connection */
  constructor(port: number, idle: (connection: Connection, lives: boolean) => void) {
    this.#idle = idle;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes) => this.#take(bytes)).on('error', () => undefined);
    this.#socket.once('close', () => this.#end(0));
  }

  send(request: Buffer, answered: Answered): void {
    this.#answered = answered;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#received = this.#received.length === 0 ? bytes : Buffer.concat([this.#received, bytes]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (Number.isNaN(length)) throw new Error('an answer without Content-Length');
    if (this.#received.length < headEnd + HEAD_END.length + length) return;
    this.#received = Buffer.alloc(0);
    const status = Number(head.slice(9, 12));
    if (/^connection: close/im.test(head)) {
      this.#end(status);
      return;
    }
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status);
    this.#idle(this, true);
  }

  #end(status: number): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#socket.destroy();
    this.#answered?.(status);
    this.#idle(this, false);
  }
}

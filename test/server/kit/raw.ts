import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Opens a connection, sends bytes as they are, and waits until the server closes it. */
export function raw(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (chunk) => received.push(chunk));
    // A server that has refused a body closes the connection while the rest of it is still being sent.
    socket.on('error', (error) => (received.length === 0 ? reject(error) : undefined));
    socket.on('close', () => resolve(parse(Buffer.concat(received).toString('latin1'))));
    for (const piece of pieces) socket.write(piece);
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((header) => [header.split(':', 1)[0]?.toLowerCase() ?? '', header.slice(header.indexOf(':') + 1).trim()]),
  );
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** The bytes of a request; the connection is closed after the answer unless the headers say otherwise. */
export function request(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const all = { Host: 'test', Connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

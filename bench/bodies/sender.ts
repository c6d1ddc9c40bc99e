// A thread that sends one body after the other: making and framing them takes time that must not hold up the questions for health.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { BODY_SHAPES, type BodyShape, contentTypeOf, framed } from '../../test/server/kit/body-shapes.js';

/** Result of sending a body. */
export interface Sent {
  /** Status and code. */
  readonly answer: string;
  /** Until the answer, from the first byte. */
  readonly ms: number;
}

const OUTPUTS = '/api/v1/deidentify/text/proprietary/outputs';
const PATHS = { outputs: OUTPUTS, general: '/api/v1/deidentify/text', txt: `${OUTPUTS}/txt` } as const;

const { url, key }: { readonly url: string; readonly key: string } = workerData;

function send(shape: BodyShape, bytes: number): Promise<Sent> {
  const body = shape.body(bytes);
  const framing = shape.chunk === undefined ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked';
  const more = Object.entries({ ...shape.headers, 'Content-Type': contentTypeOf(shape) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = `POST ${PATHS[shape.path]} HTTP/1.1\r\nHost: bench\r\nConnection: close\r\nX-API-Key: ${key}\r\n${more.join('')}${framing}\r\n\r\n`;
  const pieces = [Buffer.from(head), ...framed(shape, body)];
  return new Promise((resolve) => {
    const from = performance.now();
    let received = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const done = (): void => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 'no answer';
      const code = /"error":"(\w+)"/.exec(received)?.[1];
      resolve({ answer: code === undefined ? status : `${status} ${code}`, ms: performance.now() - from });
    };
    socket.on('data', (data) => {
      if (received.length < 4096) received += data.toString('latin1', 0, 4096);
    });
    socket.on('error', () => undefined).on('close', done);
    for (const piece of pieces) socket.write(piece);
  });
}

parentPort?.on('message', ({ index, bytes }: { readonly index: number; readonly bytes: number }) => {
  const shape = BODY_SHAPES[index];
  if (shape === undefined) throw new Error('no such shape');
  void send(shape, bytes).then((sent) => parentPort?.postMessage(sent));
});

import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests whose client waits for `100 Continue` before it sends the body. */
const waiting = new WeakSet<IncomingMessage>();

/** Delays `100 Continue`, so that clients that send `Expect: 100-continue` get a refusal before they send the body. */
export function deferContinue(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): void {
  server.on('checkContinue', (request, response) => {
    waiting.add(request);
    handle(request, response);
  });
}

/** Sends `100 Continue` if the client waits for it. */
export function allowContinue(request: IncomingMessage, response: ServerResponse): void {
  if (waiting.delete(request)) response.writeContinue();
}

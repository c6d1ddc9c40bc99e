import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests whose client waits for `100 Continue` before it sends the body. */
const waiting = new WeakSet<IncomingMessage>();

/** Lets clients that ask first (`Expect: 100-continue`) hear a refusal before they send the body for nothing. */
export function deferContinue(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): void {
  server.on('checkContinue', (request, response) => {
    waiting.add(request);
    handle(request, response);
  });
}

/** Asks for the body, if the client waits to be asked. */
export function allowContinue(request: IncomingMessage, response: ServerResponse): void {
  if (waiting.delete(request)) response.writeContinue();
}

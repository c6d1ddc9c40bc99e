// The thread of a session; see session.ts.
import { workerData } from 'node:worker_threads';
import { ChildRunner } from './child-runner.js';
import type { Request } from './messages.js';
import { Runner } from './runner.js';
import type { ThreadData } from './session.js';

const { port, answered, isProcess }: ThreadData = workerData;
const runner = isProcess ? new ChildRunner() : new Runner();

port.on('message', async (request: Request) => {
  port.postMessage(await runner.answer(request));
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});

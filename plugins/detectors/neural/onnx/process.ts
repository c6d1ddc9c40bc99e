// The process that runs the graph of a session; see session.ts. It ends when the process that started it does.
import type { Request } from './messages.js';
import { Runner } from './runner.js';

const runner = new Runner();
process.on('message', async (request: Request) => {
  process.send?.(await runner.answer(request));
});
process.on('disconnect', () => process.exit());
// These are for the process that started it, which may still have to finish what it does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

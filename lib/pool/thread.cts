import type { Request } from './messages.js' with { 'resolution-mode': 'import' };

/**
 * The file that a thread loads first: CommonJS, because the thread pool loads it with `require`, and Node.js 20 aborts
 * the process if a thread is ended while `require` loads an ES module.
 */
const worker = import('./worker.js');
// The error reaches the callers of the tasks.
worker.catch(() => undefined);

const work = async (request: Request): Promise<unknown> => (await worker).default(request);

export = work;

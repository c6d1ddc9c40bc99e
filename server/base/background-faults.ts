import type { ServiceLog } from './service-log.js';

/**
 * Logs the kind of what is rejected without anybody waiting for it, as plugins may do. Without a listener Node would print the
 * message, which may quote a text, and end the process with all requests in it.
 */
export function logBackgroundFaults(log: Pick<ServiceLog, 'fault'>): void {
  process.on('unhandledRejection', (error: unknown) => log.fault(error));
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_MS = 50;
/** For answers to those that are given up. */
const LAST_ANSWERS_MS = 1_000;

/**
 * Watches a server's connections so that it can be ended without breaking a request off.
 * @returns ends it: no new connections, those in work finish within `limitMs`; then `giveUp` may answer what is left of them
 */
export function drainable(server: Server): (limitMs: number, giveUp?: () => void) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return async (limitMs, giveUp) => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    const silent = new Set<Socket>();
    const sweep = setInterval(() => closeUnused(server, sockets, silent), SWEEP_MS);
    const limit = setTimeout(() => giveUp?.(), limitMs);
    const cut = setTimeout(() => server.closeAllConnections(), limitMs + LAST_ANSWERS_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(limit);
    clearTimeout(cut);
  };
}

/**
 * Connections that wait for a further request, or have never sent one, would hold the server open.
 * @param silent those that had sent nothing at the sweep before: what a busy event loop had not read by then, it has by now
 */
function closeUnused(server: Server, sockets: ReadonlySet<Socket>, silent: Set<Socket>): void {
  server.closeIdleConnections();
  // Node does not take a connection for idle on which nothing has come yet.
  for (const socket of sockets) {
    if (socket.bytesRead > 0) continue;
    if (silent.has(socket)) socket.destroy();
    silent.add(socket);
  }
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const SWEEP_MS = 50;
/** Time for the last responses to cancelled requests. */
const LAST_ANSWERS_MS = 1_000;

/**
 * Tracks a server's connections so that it can be closed without interrupting requests.
 * @returns closes the server: no new connections; requests in progress may finish within `limitMs`; then `giveUp` may
 * answer the remaining ones
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
 * Closes connections that wait for another request or have never sent one; they would keep the server open.
 * @param silent connections without data at the previous call; by now even a busy event loop would have read any data
 */
function closeUnused(server: Server, sockets: ReadonlySet<Socket>, silent: Set<Socket>): void {
  server.closeIdleConnections();
  // Node does not consider a connection idle if nothing has arrived on it yet.
  for (const socket of sockets) {
    if (socket.bytesRead > 0) continue;
    if (silent.has(socket)) socket.destroy();
    silent.add(socket);
  }
}

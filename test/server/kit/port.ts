import { connect, createServer } from 'node:net';

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('error', () => tell(false)).once('connect', () => tell(true));
  });

/** Waits until a server takes connections at a port. */
export async function listening(port: number, ms = 20_000): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until; ) {
    if (await isOpen(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('a server that a test started does not listen');
}

import { connect, createServer, type Server, type Socket } from 'node:net';

/** What a network does to those who use it. */
export type Fault =
  | 'none'
  /** Every byte takes 150 ms. */
  | 'slow'
  /** Connections stay open, and nothing comes through. */
  | 'silent'
  /** Connections are broken off, and new ones as well. */
  | 'broken';

const SLOW_MS = 150;

/** Stands between the service and a server, and does to their connections what networks do. */
export class FaultProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [service: Socket, server: Socket]>();
  #fault: Fault = 'none';

  private constructor(port: number) {
    // A side that has ended may still be written to.
    this.#server = createServer({ allowHalfOpen: true }, (service) => this.#join(service, port));
  }

  /** @param port of the server */
  static async start(port: number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  set fault(fault: Fault) {
    this.#fault = fault;
    if (fault === 'broken') for (const [service] of this.#pairs) service.resetAndDestroy();
  }

  /** The server says on all connections that it will send nothing more, and goes on reading. */
  halfClose(): void {
    for (const [service] of this.#pairs) service.end();
  }

  async stop(): Promise<void> {
    for (const sockets of this.#pairs) for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(service: Socket, port: number): void {
    if (this.#fault === 'broken') return void service.resetAndDestroy();
    const server = connect({ port, host: '127.0.0.1' });
    const pair = [service, server] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [server, service] as const]) {
      from.on('data', (bytes) => this.#pass(to, bytes)).on('error', () => undefined);
      from.once('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
    }
  }

  #pass(to: Socket, bytes: Buffer): void {
    if (this.#fault === 'silent' || !to.writable) return;
    if (this.#fault === 'slow') setTimeout(() => to.writable && to.write(bytes), SLOW_MS);
    else to.write(bytes);
  }
}

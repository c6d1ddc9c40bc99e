import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { DeidError } from '../../core/index.js';

/** Address on which a server listens. */
export interface Address {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Names of the settings that the address comes from, for messages. */
interface AddressSettings {
  readonly host: string;
  readonly port: string;
}

/** Listens, or throws a DeidError that names the setting to change: `address_in_use`, `setting_invalid`. */
export function listen(
  server: Server,
  { host, port }: Address,
  settings: AddressSettings = { host: 'HOST', port: 'PORT' },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => reject(listenError(code, port, settings)));
    server.listen(port, host, resolve);
  });
}

/** A port that is free now, for processes that must share one and may start at different times. */
export function freePort(host: string, settings: AddressSettings = { host: 'HOST', port: 'PORT' }): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => reject(listenError(code, 0, settings)));
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function listenError(code: string, port: number, settings: AddressSettings): DeidError {
  if (code === 'EADDRINUSE') return new DeidError('address_in_use', [port, settings.port]);
  if (code === 'EACCES')
    return new DeidError('setting_invalid', [settings.port, 'the system keeps this port; take one above 1023']);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new DeidError('setting_invalid', [
      settings.host,
      'this machine has no such address; 0.0.0.0 stands for all it has',
    ]);
  return new DeidError('setting_invalid', [`${settings.host} or ${settings.port}`, `the system says ${code}`]);
}

/**
 * Hosts that mean all addresses, with an address at which they can be called; calling them directly does not work on
 * all systems.
 */
const CALLABLE: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** URL at which a listening server can be called from this machine, such as `http://127.0.0.1:3000`. */
export function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${callableHost(host)}:${port}`;
}

/** A host as it stands in the URL at which it can be called from this machine. */
export function callableHost(host: string): string {
  const name = CALLABLE.get(host) ?? host;
  return name.includes(':') ? `[${name}]` : name;
}

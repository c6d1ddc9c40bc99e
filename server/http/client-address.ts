import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
/** Addresses of one network of this many bits belong to one sender: each customer gets at least such a network. */
const IPV6_NETWORK_PARTS = 4;

/** A proxy whose `X-Forwarded-For` is believed: an address, or a network such as `10.0.0.0/8`. */
export type TrustedProxy = readonly [address: Address, bits: number];

/** Parses an address or a network; undefined if it is neither. */
export function trustedProxy(text: string): TrustedProxy | undefined {
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text);
    const address = ipaddr.process(text);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch {
    return undefined;
  }
}

/**
 * The network address of a client, for limits. Behind proxies that are trusted, the last address that none of them
 * added; otherwise that of the connection, since anybody can write a header.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trusted: readonly TrustedProxy[]): string {
  let address = parsed(socket.remoteAddress ?? '');
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  while (address !== undefined && isTrusted(address, trusted)) {
    const before = parsed(forwarded.pop()?.trim() ?? '');
    if (before === undefined) break;
    address = before;
  }
  return address === undefined ? '' : networkOf(address);
}

const parsed = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

const isTrusted = (address: Address, trusted: readonly TrustedProxy[]): boolean =>
  trusted.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

const networkOf = (address: Address): string =>
  address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, IPV6_NETWORK_PARTS)
        .map((part) => part.toString(16))
        .join(':')}::`
    : address.toString();

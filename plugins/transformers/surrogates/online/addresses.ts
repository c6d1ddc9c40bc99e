import type { Random } from '../../../../core/index.js';
import { digits } from '../base/shape.js';

const DOCUMENTATION_V4 = ['192.0.2', '198.51.100', '203.0.113'];

/**
 * Addresses reserved for documentation (RFC 5737, RFC 3849), in the notation of the original. Prefix length and port
 * stay.
 */
export function ipAddress(text: string, random: Random, variant: number): string {
  const tail = /(?:\/\d{1,3}|\]:\d{1,5}|(?<=\.\d{1,3}):\d{1,5})$/u.exec(text)?.[0] ?? '';
  if (!text.includes('.') || text.includes('::ffff:')) return ipv6(text, tail, random);
  // When these are exhausted, addresses of the range for benchmarks (RFC 2544) are used.
  const net = variant < 12 ? random.pick(DOCUMENTATION_V4) : `198.${18 + random.int(2)}.${random.int(256)}`;
  return `${net}.${1 + random.int(254)}${tail}`;
}

function ipv6(text: string, tail: string, random: Random): string {
  const group = (): string => (1 + random.int(0xffff - 1)).toString(16);
  const bracket = text.startsWith('[') ? '[' : '';
  const closing = bracket === '' || tail.startsWith(']') ? '' : ']';
  const groups = text.includes('::')
    ? `2001:db8::${group()}:${group()}`
    : ['2001', 'db8', ...Array.from({ length: 6 }, group)].join(':');
  const made = bracket + groups + closing + tail;
  return text === text.toUpperCase() ? made.toUpperCase() : made;
}

/** Hardware addresses reserved for documentation (RFC 7042, section 2.1), in the notation of the original. */
export function macAddress(text: string, random: Random, variant: number): string {
  const hex = (count: number): string => Array.from({ length: count }, () => random.int(16).toString(16)).join('');
  // There are 256 of them, and 256 for groups. When all are used, addresses follow that are assigned to no manufacturer.
  const made = variant < 8 ? `00005e0053${hex(2)}` : variant < 16 ? `01005e9010${hex(2)}` : `02${hex(10)}`;
  const padded = made.padEnd(text.replace(/[^0-9a-f]/giu, '').length, '0');
  let at = 0;
  const upper = text !== text.toLowerCase();
  return text.replace(/[0-9a-f]/giu, () => {
    const next = padded[at++] ?? '0';
    return upper ? next.toUpperCase() : next;
  });
}

/** Names of analytics cookies stay, their numbers change. */
export const cookie = (text: string, random: Random): string =>
  text.replace(/(?<![A-Za-z_])\d+|(?<=[=.:])[\w-]{6,}/gu, (value) =>
    /^\d+$/u.test(value) ? digits(value.length, random) : token(value, random),
  );

/** Replaces letters and digits with random ones. */
export const token = (text: string, random: Random): string =>
  text.replace(/[A-Za-z0-9]/gu, (char) => {
    if (char <= '9') return String(random.int(10));
    return String.fromCharCode((char <= 'Z' ? 65 : 97) + random.int(26));
  });

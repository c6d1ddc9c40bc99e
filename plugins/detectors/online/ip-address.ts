import { isIPv6 } from 'node:net';
import type { PatternRecognizer } from '../../../core/index.js';
import { lexiconPattern, lexiconWords } from '../../../kit/index.js';

const CIDR4 = '(?:/(?:3[0-2]|[12]?\\d)(?![0-9]))?';
const CIDR6 = '(?:/(?:12[0-8]|1[01]\\d|[1-9]?\\d)(?![0-9]))?';
/** Public resolvers that everybody knows. */
const RESOLVER = '(?:1\\.1\\.1\\.1|1\\.0\\.0\\.1|8\\.8\\.(?:8\\.8|4\\.4)|9\\.9\\.9\\.9)(?!\\d)';
/** Four numbers as versions have them; a port or a prefix length behind them makes an address of them. */
const LIKE_VERSION = `(?!${RESOLVER})[0-9](?:\\.[123]?\\d){3}(?![0-9:/])`;
/** A suffix such as `-rc2`, `-SNAPSHOT` and `+build` belongs to a version. */
const END4 = `(?![0-9\\p{L}_]|\\.\\d|[-+~](?:${lexiconPattern('web', { class: 'version-suffix' })})(?!\\p{Ll})|[-~]\\d{1,3}(?:ubuntu|deb|el|fc))`;
const HEX = '[0-9a-f]{1,4}';
const DOTTED = '(?:(?:\\.\\d{1,3}){3})?';
const ZONE = '(?:%[0-9a-z._-]{1,16})?';
const END6 = '(?![\\p{L}\\p{N}_]|:[0-9a-f:]|\\.\\d)';
const NOT_INSIDE = '(?<![\\p{L}\\p{N}_:])';
/** `::1` and `::` in one expression, so that each colon of a text is examined once. */
const BEGINS_WITH_ZEROS = `${NOT_INSIDE}::(?:${HEX}(?::${HEX}){0,6}${DOTTED}${ZONE}${CIDR6}${END6}|/(?:12[0-8]|1[01]\\d|[1-9]?\\d)(?![0-9])|(?![\\p{L}\\p{N}_:]))`;

const DOT = 46;
const SLASH = 47;
const ZERO = 48;

/**
 * Internet addresses of both versions, with prefix length, as v4 within v6, and with a zone. The port is not included.
 */
export const ipAddressRecognizer: PatternRecognizer = {
  name: 'online/ip-address',
  types: ['IP_ADDRESS'],
  patterns: [
    {
      name: 'v4',
      type: 'IP_ADDRESS',
      match: `(?<![0-9]\\.|[<>~^!]= ?|~> ?|\\^|[\\p{L}\\])]==)(?!(?<=\\p{L}/)\\d{1,3}\\.0\\.0\\.0(?!\\d))(?!${LIKE_VERSION})\\d{1,3}(?:\\.\\d{1,3}){3}${CIDR4}${END4}`,
      score: 'form:plausible',
      validate: isV4,
      valid: 'check:good',
      counter: lexiconWords('web', { class: 'not-an-address-context' }),
    },
    // `Upgrade to 3.1.4.2`: four small numbers are a version as often as an address.
    {
      name: 'v4 like a version',
      type: 'IP_ADDRESS',
      match: `(?<![0-9]\\.|[<>~^!]= ?|~> ?|\\^|[\\p{L}\\])]==)(?=${LIKE_VERSION})\\d{1,2}(?:\\.\\d{1,2}){3}${END4}`,
      score: 'form:common',
      context: lexiconWords('web', { class: 'address-context' }),
      boost: 0.5,
      counter: lexiconWords('web', { class: 'not-an-address-context' }),
    },
    {
      name: 'v4 like a version, suspected',
      type: 'IP_ADDRESS',
      match: `(?<![0-9]\\.)(?=${LIKE_VERSION})\\d{1,2}(?:\\.\\d{1,2}){3}(?![0-9\\p{L}_]|\\.\\d)`,
      score: 'form:bare',
    },
    {
      name: 'v4 with more behind it',
      type: 'IP_ADDRESS',
      match: '(?<![0-9]\\.)[1-9]\\d{1,2}(?:\\.\\d{1,3}){3}(?=\\.\\d)',
      score: 'form:bare',
      validate: isV4,
      valid: 'form:bare',
    },
    {
      name: 'v6',
      type: 'IP_ADDRESS',
      match: `${NOT_INSIDE}(?=[0-9a-f:]{0,35}::|(?:${HEX}:){6})${HEX}:(?::?${HEX}(?::{1,2}${HEX}){0,6}(?:::)?|:)${DOTTED}${ZONE}${CIDR6}${END6}`,
      ignoreCase: true,
      score: 'form:plausible',
      validate: isV6,
      valid: 'check:good',
    },
    {
      name: 'v6 beginning with zeros',
      type: 'IP_ADDRESS',
      match: BEGINS_WITH_ZEROS,
      ignoreCase: true,
      score: 'form:plausible',
      validate: (term) => !isAllZeros(term) && isV6(term),
      valid: 'check:good',
    },
    {
      name: 'v6 of zeros',
      type: 'IP_ADDRESS',
      match: BEGINS_WITH_ZEROS,
      ignoreCase: true,
      score: 'form:bare',
      validate: isAllZeros,
      valid: 'form:bare',
      context: ['ip', 'ipv6', 'unspecified', 'route', 'prefix', 'listen'],
    },
  ],
};

/**
 * True if no part exceeds 255; the pattern has checked the rest. Leading zeros are read as decimal, as people write
 * them.
 */
function isV4(term: string): boolean {
  let part = 0;
  for (let at = 0; at < term.length && part <= 255; at++) {
    const code = term.charCodeAt(at);
    if (code === SLASH) break;
    part = code === DOT ? 0 : part * 10 + code - ZERO;
  }
  return part <= 255;
}

/** `dead::beef` may be source code, so a digit or a third group is required. */
function isV6(term: string): boolean {
  const address = term.replace(/\/.*$/, '');
  return isIPv6(address) && (/\d/.test(address) || address.split(/:+/).length > 2);
}

/** `::` and `::/0` mean all addresses and count only with context words. */
function isAllZeros(term: string): boolean {
  return /^::(?:\/|$)/.test(term);
}

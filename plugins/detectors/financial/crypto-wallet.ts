import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PatternRecognizer } from '../../../core/index.js';

const require = createRequire(import.meta.url);
/**
 * Loaded at the first candidate, because most texts have none. Do not call it within {@link succeeds}, which would take
 * a missing package for a failed check.
 */
const codes = (): typeof import('@scure/base') => require('@scure/base');

const B58 = '[1-9A-HJ-NP-Za-km-z]';
const B32 = '[02-9ac-hj-np-z]';
const END = '(?![\\p{L}0-9_])';
const sha256 = (data: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(data).digest());

/** Addresses of crypto-currency wallets, by the checksum of each kind of address. */
export function cryptoWalletRecognizer(): PatternRecognizer {
  const type = 'CRYPTO_WALLET';
  const context = [
    'wallet',
    'bitcoin',
    'btc',
    'ethereum',
    'eth',
    'crypto',
    'address',
    'solana',
    'sol',
    'monero',
    'usdt',
    'token',
  ];
  return {
    name: 'financial/crypto-wallet',
    types: [type],
    context,
    patterns: [
      {
        name: 'base58check',
        type,
        match: `[13LMDXTtmn2]${B58}{25,34}${END}`,
        score: 'form:common',
        validate: isBase58Check,
        valid: 'check:strong',
      },
      {
        name: 'key',
        type,
        match: `[xyzt](?:pub|prv)${B58}{100,112}${END}`,
        score: 'form:usual',
        validate: isBase58Check,
        valid: 'check:strong',
      },
      {
        name: 'segwit',
        type,
        match: `(?:bc|tb|ltc)1${B32}{8,86}${END}`,
        ignoreCase: true,
        score: 'form:shared',
        validate: isSegwit,
        valid: 'check:strong',
      },
      {
        name: 'bech32',
        type,
        match: `(?:addr|stake|cosmos|osmo)1${B32}{38,110}${END}`,
        score: 'form:shared',
        validate: isBech32,
        valid: 'check:strong',
      },
      { name: 'ethereum', type, match: `0x[0-9a-fA-F]{40}${END}`, score: 'form:own' },
      {
        name: 'ripple',
        type,
        match: `r${B58}{24,34}${END}`,
        score: 'form:bare',
        validate: isRipple,
        valid: 'check:fair',
      },
      { name: 'bitcoin cash', type, match: `(?:bitcoincash:)?[qp]${B32}{41}${END}`, score: 'form:usual' },
      { name: 'monero', type, match: `[48][0-9AB]${B58}{93}${END}`, score: 'form:own' },
      {
        name: 'solana',
        type,
        match: `${B58}{43,44}${END}`,
        score: 'form:silent',
        validate: isKeyOf32Bytes,
        valid: 'form:common',
      },
    ],
  };
}

/** The decoders of `@scure/base` throw if a checksum is wrong. */
function succeeds(decode: () => boolean): boolean {
  try {
    return decode();
  } catch {
    return false;
  }
}

/**
 * Bitcoin and Litecoin (BIP 173, BIP 350): version 0 uses the older checksum and 20 or 32 bytes, later versions the
 * newer one.
 */
function isSegwit(term: string): boolean {
  const text = split(term);
  const { bech32, bech32m } = codes();
  return succeeds(() => {
    const version0 = text.charAt(text.lastIndexOf('1') + 1).toLowerCase() === 'q';
    const code = version0 ? bech32 : bech32m;
    const [version = 0, ...words] = code.decode(text, 90).words;
    const { length } = code.fromWords(words);
    return version <= 16 && (version0 ? length === 20 || length === 32 : length >= 2 && length <= 40);
  });
}

function isBase58Check(term: string): boolean {
  const { decode } = codes().createBase58check(sha256);
  return succeeds(() => decode(term).length >= 21);
}

function isBech32(term: string): boolean {
  const { bech32 } = codes();
  return succeeds(() => bech32.decode(split(term), 200).words.length >= 32);
}

/** The type of the decoder requires that the type of the text contains the separator. */
function split(term: string): `${string}1${string}` {
  const one = term.lastIndexOf('1');
  return `${term.slice(0, one)}1${term.slice(one + 1)}`;
}

/** Ripple uses its own alphabet; its addresses are 25 bytes that end in a double hash, as in Bitcoin. */
function isRipple(term: string): boolean {
  const { base58xrp } = codes();
  return succeeds(() => {
    const bytes = base58xrp.decode(term);
    const check = sha256(sha256(bytes.subarray(0, -4)));
    return bytes.length === 25 && bytes.subarray(-4).every((byte, i) => byte === check[i]);
  });
}

function isKeyOf32Bytes(term: string): boolean {
  if (!/\d/.test(term) || !/[a-z]/.test(term) || !/[A-Z]/.test(term)) return false;
  const { base58 } = codes();
  return succeeds(() => base58.decode(term).length === 32);
}

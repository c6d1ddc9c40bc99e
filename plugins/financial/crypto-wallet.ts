import { createHash } from 'node:crypto';
import { base58, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';
import type { PatternRecognizer } from '../../core/index.js';

const B58 = '[1-9A-HJ-NP-Za-km-z]';
const B32 = '[02-9ac-hj-np-z]';
const END = '(?![\\p{L}0-9_])';
const sha256 = (data: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(data).digest());

/** Addresses of crypto-currency wallets, by the check that each kind of address carries. */
export function cryptoWalletRecognizer(): PatternRecognizer {
  const base58check = createBase58check(sha256);
  const isBase58Check = (term: string): boolean => succeeds(() => base58check.decode(term).length >= 21);
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
        score: 0.3,
        validate: isBase58Check,
        valid: 0.9,
      },
      {
        name: 'key',
        type,
        match: `[xyzt](?:pub|prv)${B58}{100,112}${END}`,
        score: 0.6,
        validate: isBase58Check,
        valid: 0.95,
      },
      {
        name: 'segwit',
        type,
        match: `(?:bc|tb|ltc)1${B32}{8,86}${END}`,
        ignoreCase: true,
        score: 0.4,
        validate: isSegwit,
        valid: 0.95,
      },
      {
        name: 'bech32',
        type,
        match: `(?:addr|stake|cosmos|osmo)1${B32}{38,110}${END}`,
        score: 0.4,
        validate: isBech32,
        valid: 0.95,
      },
      { name: 'ethereum', type, match: `0x[0-9a-fA-F]{40}${END}`, score: 0.85 },
      { name: 'ripple', type, match: `r${B58}{24,34}${END}`, score: 0.2, validate: isRipple, valid: 0.6 },
      { name: 'bitcoin cash', type, match: `(?:bitcoincash:)?[qp]${B32}{41}${END}`, score: 0.6 },
      { name: 'monero', type, match: `[48][0-9AB]${B58}{93}${END}`, score: 0.8 },
      { name: 'solana', type, match: `${B58}{43,44}${END}`, score: 0.1, validate: isKeyOf32Bytes, valid: 0.3 },
    ],
  };
}

/** Decoders of `@scure/base` throw on a wrong check. */
function succeeds(decode: () => boolean): boolean {
  try {
    return decode();
  } catch {
    return false;
  }
}

/** Bitcoin and Litecoin (BIP 173, BIP 350): version 0 has the older check and 20 or 32 bytes, later versions the newer one. */
function isSegwit(term: string): boolean {
  const text = split(term);
  return succeeds(() => {
    const version0 = text.charAt(text.lastIndexOf('1') + 1).toLowerCase() === 'q';
    const code = version0 ? bech32 : bech32m;
    const [version = 0, ...words] = code.decode(text, 90).words;
    const { length } = code.fromWords(words);
    return version <= 16 && (version0 ? length === 20 || length === 32 : length >= 2 && length <= 40);
  });
}

const isBech32 = (term: string): boolean => succeeds(() => bech32.decode(split(term), 200).words.length >= 32);

/** The type of the decoder asks for the separator to be visible. */
function split(term: string): `${string}1${string}` {
  const one = term.lastIndexOf('1');
  return `${term.slice(0, one)}1${term.slice(one + 1)}`;
}

/** The alphabet of Ripple is another one; its addresses are 25 bytes with the same double hash at the end. */
function isRipple(term: string): boolean {
  return succeeds(() => {
    const bytes = base58xrp.decode(term);
    const check = sha256(sha256(bytes.subarray(0, -4)));
    return bytes.length === 25 && bytes.subarray(-4).every((byte, i) => byte === check[i]);
  });
}

const isKeyOf32Bytes = (term: string): boolean =>
  /\d/.test(term) && /[a-z]/.test(term) && /[A-Z]/.test(term) && succeeds(() => base58.decode(term).length === 32);

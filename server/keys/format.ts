import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const FORM = /^deid_(?:live|test)_[0-9A-Za-z]{38}$/;

/** Environment of a key, part of its text so that people and secret scanners see it. */
export type KeyEnvironment = 'live' | 'test';

/**
 * Generates a key: `deid_live_`, 32 random characters (190 bits), and a checksum, so that secret scanners and the
 * service can recognise a key without a database.
 */
export function generateKey(environment: KeyEnvironment = 'live'): string {
  const body = `deid_${environment}_${randomText()}`;
  return body + checksum(body);
}

/** True if the text has the form of a key and its checksum is right. */
export const isWellFormedKey = (key: string): boolean =>
  FORM.test(key) && checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);

/** CRC-32 in base 62, padded. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    text = DIGITS.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function randomText(): string {
  let text = '';
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH * 2)) {
      // 248 is the largest multiple of 62 in a byte; higher values are skipped so that all digits are equally likely.
      if (byte < 248 && text.length < RANDOM_LENGTH) text += DIGITS.charAt(byte % 62);
    }
  }
  return text;
}

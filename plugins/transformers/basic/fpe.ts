import type { Transformer } from '../../../core/index.js';
import { type Ff1, ff1 } from './ff1.js';
import { keyRing, type NamedKey, type ReadSecret, rotatedOptions } from './keys.js';
import { textOption } from './options.js';

// Minimum number of possible values according to SP 800-38G (revision 1).
const SMALLEST_DOMAIN = 1_000_000n;
const SHORT = '*****';

interface Place {
  readonly radix: bigint;
  readonly zero: number;
}

/**
 * Possible replacements of a character: digits for a digit, letters of the same case for a letter; `undefined` if the
 * character stays.
 */
function placeOf(char: string): Place | undefined {
  if (char >= '0' && char <= '9') return { radix: 10n, zero: 48 };
  if (char >= 'A' && char <= 'Z') return { radix: 26n, zero: 65 };
  if (char >= 'a' && char <= 'z') return { radix: 26n, zero: 97 };
  return undefined;
}

/**
 * The term as a number below `size`, and the inverse. `undefined` if it contains letters or digits outside of ASCII.
 */
function rank(text: string): { value: bigint; size: bigint } | undefined {
  if (/[^\P{L}A-Za-z]|[^\P{N}0-9]/u.test(text)) return undefined;
  let value = 0n;
  let size = 1n;
  for (const char of text) {
    const place = placeOf(char);
    if (place === undefined) continue;
    value = value * place.radix + BigInt(char.charCodeAt(0) - place.zero);
    size *= place.radix;
  }
  return { value, size };
}

function unrank(text: string, value: bigint): string {
  let rest = value;
  const out = [...text].toReversed().map((char) => {
    const place = placeOf(char);
    if (place === undefined) return char;
    const here = Number(rest % place.radix) + place.zero;
    rest /= place.radix;
    return String.fromCharCode(here);
  });
  return out.toReversed().join('');
}

const digits = (value: bigint, length: number): number[] => [...value.toString().padStart(length, '0')].map(Number);

/**
 * Repeats the cipher until the result is a value of this form again (cycle walking); at most about ten steps on
 * average.
 */
function walk(text: string, step: (numerals: readonly number[]) => number[]): string | undefined {
  const ranked = rank(text);
  if (ranked === undefined || ranked.size < SMALLEST_DOMAIN) return undefined;
  const length = (ranked.size - 1n).toString().length;
  let value = ranked.value;
  do value = BigInt(step(digits(value, length)).join(''));
  while (value >= ranked.size);
  return unrank(text, value);
}

const encryptWith = (cipher: Ff1, text: string): string => walk(text, cipher.encrypt) ?? SHORT;
const decryptWith = (cipher: Ff1, text: string): string | undefined => walk(text, cipher.decrypt);

/**
 * Format-preserving encryption (FF1 of NIST SP 800-38G): digits become digits, letters become letters of the same case,
 * and everything else stays. Terms with fewer than a million possible values, or with letters outside of ASCII, become
 * `*****`. A substitute looks like any other number and cannot be recognised in a text, so there is no
 * `substitutePattern`: `restore` only works on substitutes whose position is known, such as a column of a table. It cannot hold the name of
 * its key either, which must be known as well, and nothing in it shows that it was changed or made with another key.
 */
export const fpe = (secret: ReadSecret): Transformer => ({
  name: 'fpe',
  description: 'Encrypts numbers and codes into ones of the same format (FF1). Not restorable from a text alone.',
  reversible: true,
  derived: true,
  keeps:
    'Its format; four digits of a long number may stand in its code by chance, since each number is the code of one.',
  options: rotatedOptions({
    tweak: {
      type: 'string',
      maxLength: 64,
      description: 'Separates uses of one key (a table, a column). Default none',
    },
  }),
  prepare(options) {
    const keys = keyRing('fpe', options, secret);
    const tweak = Buffer.from(textOption(options, 'tweak', ''));
    const cipherOf = (key: NamedKey, tenant: string | undefined): Ff1 => ff1(key.for(tenant), tweak, 10);
    return {
      keeps: ({ text }) => [text],
      apply(terms, { tenant }) {
        const cipher = cipherOf(keys.current, tenant);
        return terms.map((term) => encryptWith(cipher, term.text));
      },
      restore(substitute, { tenant, keyId } = {}) {
        const [key] = keyId === undefined ? [keys.current] : keys.named(keyId);
        return key === undefined ? { refused: 'unknown_key' } : decryptWith(cipherOf(key, tenant), substitute);
      },
    };
  },
});

import { createCipheriv } from 'node:crypto';

/** FF1 of NIST SP 800-38G: format-preserving encryption of a string of numerals `0 … radix - 1`. */
export interface Ff1 {
  encrypt(numerals: readonly number[]): number[];
  decrypt(numerals: readonly number[]): number[];
}

const BLOCK = 16;
const ROUNDS = 10;

/** One AES block, as in CBC-MAC. The key must be 16, 24 or 32 bytes. */
function aesBlock(key: Buffer, block: Buffer): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
}

/** PRF of section 5: CBC-MAC over whole blocks, started from an already computed block. */
function prf(key: Buffer, data: Buffer, start: Buffer): Buffer {
  let state = start;
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = Buffer.from(data.subarray(at, at + BLOCK));
    for (let i = 0; i < BLOCK; i++) block[i] = (block[i] ?? 0) ^ (state[i] ?? 0);
    state = aesBlock(key, block);
  }
  return state;
}

const bytesOf = (value: bigint, length: number): Buffer =>
  Buffer.from(
    value
      .toString(16)
      .padStart(length * 2, '0')
      .slice(-length * 2),
    'hex',
  );

const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

const fromNumerals = (numerals: readonly number[], radix: number): bigint =>
  numerals.reduce((value, numeral) => value * BigInt(radix) + BigInt(numeral), 0n);

function toNumerals(value: bigint, radix: number, length: number): number[] {
  const out: number[] = new Array<number>(length).fill(0);
  let rest = value;
  for (let i = length - 1; i >= 0; i--) {
    out[i] = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
  }
  return out;
}

/** The block P of step 5, which is the same for the whole run. */
function header(radix: number, length: number, u: number, tweak: number): Buffer {
  const p = Buffer.from([1, 2, 1, 0, 0, 0, 10, u % 256, 0, 0, 0, 0, 0, 0, 0, 0]);
  p.writeUIntBE(radix, 3, 3);
  p.writeUInt32BE(length, 8);
  p.writeUInt32BE(tweak, 12);
  return p;
}

/** Makes the function F of one input length: (round, half) -> number, steps 6 i to iv. */
function roundFunction(key: Buffer, tweak: Buffer, radix: number, length: number): (i: number, half: bigint) => bigint {
  const longer = Math.ceil(length / 2);
  const bytes = Math.ceil((BigInt(radix) ** BigInt(longer) - 1n).toString(2).length / 8);
  const wanted = 4 * Math.ceil(bytes / 4) + 4;
  const zeros = Buffer.alloc((((-tweak.length - bytes - 1) % BLOCK) + BLOCK) % BLOCK);
  const first = aesBlock(key, header(radix, length, Math.floor(length / 2), tweak.length));
  return (i, half) => {
    const r = prf(key, Buffer.concat([tweak, zeros, Buffer.of(i), bytesOf(half, bytes)]), first);
    let s = r;
    for (let j = 1n; s.length < wanted; j++) s = Buffer.concat([s, aesBlock(key, bytesOf(numberOf(r) ^ j, BLOCK))]);
    return numberOf(s.subarray(0, wanted));
  };
}

/**
 * FF1 under a key (16, 24 or 32 bytes) and a tweak, over an alphabet of `radix` numerals. The standard requires `radix
 * ** length >= 1 000 000`; callers must ensure it.
 */
export function ff1(key: Buffer, tweak: Buffer, radix: number): Ff1 {
  const modulus = (length: number): bigint => BigInt(radix) ** BigInt(length);
  const run = (numerals: readonly number[], forward: boolean): number[] => {
    const u = Math.floor(numerals.length / 2);
    const v = numerals.length - u;
    const f = roundFunction(key, tweak, radix, numerals.length);
    let a = fromNumerals(numerals.slice(0, u), radix);
    let b = fromNumerals(numerals.slice(u), radix);
    for (let step = 0; step < ROUNDS; step++) {
      const i = forward ? step : ROUNDS - 1 - step;
      const m = modulus(i % 2 === 0 ? u : v);
      if (forward) [a, b] = [b, (a + f(i, b)) % m];
      else [a, b] = [(((b - f(i, a)) % m) + m) % m, a];
    }
    return [...toNumerals(a, radix, u), ...toNumerals(b, radix, v)];
  };
  return { encrypt: (numerals) => run(numerals, true), decrypt: (numerals) => run(numerals, false) };
}

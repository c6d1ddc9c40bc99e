import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The one way to write a value as JSON: names of objects sorted, two blanks for each step, a line break at the end. */
export const canonical = (value: Json): string => `${JSON.stringify(sorted(value), null, 2)}\n`;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function sorted(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(sorted);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}

/** SHA-256 of a text or of bytes, in hexadecimal digits. */
export const sha256 = (given: string | Uint8Array): string => createHash('sha256').update(given).digest('hex');

/** Name of a public key: SHA-256 of its form as SPKI. A private key has the name of its public key. */
export const keyName = (key: KeyObject): string =>
  sha256((key.type === 'public' ? key : createPublicKey(key)).export({ type: 'spki', format: 'der' }));

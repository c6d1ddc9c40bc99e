import { readFileSync } from 'node:fs';
import { once } from '../base/once.js';

const FILE = new URL('../../../server/accounts/common-passwords.txt', import.meta.url);
/** A password of this many different words is accepted although each of them is common. */
const MIN_WORDS = 3;

const words = once((): ReadonlySet<string> => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
});

/** Letters that are often written as other signs. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** The words of a password: with digits for letters, and without. */
const readings = (password: string): readonly string[] => {
  const plain = password.normalize().toLowerCase();
  // Digits at the end are digits: `password1234` is `password` and a number.
  const inner = plain.replace(/[^\p{L}\p{M}]+$/u, '');
  return [plain, inner.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign)];
};

/** The shortest part of which a word is a repetition. */
const unrepeated = (word: string): string => /^(.{3,}?)\1+$/u.exec(word)?.[1] ?? word;

/**
 * True for passwords that guessers try first: a common one, also with digits for letters, with numbers and signs around
 * it, or repeated; two common words; nothing but digits.
 * @param own further words that are easily guessed, such as parts of the e-mail address
 */
export const isCommon = (password: string, own: readonly string[] = []): boolean =>
  readings(password).some((reading) => {
    if (words().has(reading.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, ''))) return true;
    const parts = new Set(reading.split(/[^\p{L}\p{M}]+/u).flatMap((word) => unrepeated(word) || []));
    return parts.size < MIN_WORDS && [...parts].every((word) => words().has(word) || own.includes(word));
  });

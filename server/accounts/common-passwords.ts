import { readFileSync } from 'node:fs';
import { once } from '../base/once.js';

const FILE = new URL('../../../server/accounts/common-passwords.txt', import.meta.url);
/** A password of this many different words is accepted although each of them is common. */
const MIN_WORDS = 3;
/** Lengths of the pieces into which letters are divided. */
const MIN_PIECE = 3;
const MAX_PIECE = 24;

const words = once((): ReadonlySet<string> => {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
});

/** Letters in orders that need no thought: of the alphabet, of rows and columns of keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop asdfghjkl zxcvbnm',
  'qwertzuiop yxcvbnm',
  'azertyuiop qsdfghjklm wxcvbn',
  'qaz wsx edc rfv tgb yhn ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Letters that are often written as other signs. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Pieces of letters that are too short to be words: `a1b2c3` is `abc` with numbers in between. */
const SCATTERED = /^[^\p{L}]*(?:\p{L}{1,3}(?:[^\p{L}]+|$))+$/u;

/** The words of a password: as written, with digits for letters, and with digits between letters. */
function readings(password: string): readonly string[] {
  // Full-width letters and accents change nothing for whoever guesses.
  const plain = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  // Digits at the end are digits: `password1234` is `password` and a number.
  const inner = plain.replace(/[^\p{L}]+$/u, '');
  const lettered = inner.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  return SCATTERED.test(plain) ? [plain, lettered, plain.replace(/[^\p{L}]/gu, '')] : [plain, lettered];
}

/** The shortest part of which a word is a repetition. */
const unrepeated = (word: string): string => /^(.{3,}?)\1+$/u.exec(word)?.[1] ?? word;

/** The least number of common words of which letters consist; runs along {@link ROWS} are none. Infinite if they do not. */
function wordsIn(letters: string, isKnown: (word: string) => boolean): number {
  if (isKnown(letters)) return 1;
  const least = [0];
  for (let end = 1; end <= letters.length; end++) {
    let most = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - MAX_PIECE); start <= end - MIN_PIECE; start++) {
      const before = least[start] ?? 0;
      if (before >= most) continue;
      const piece = letters.slice(start, end);
      if (ROWS.some((row) => row.includes(piece))) most = before;
      else if (isKnown(piece)) most = Math.min(most, before + 1);
    }
    least.push(most);
  }
  return least[letters.length] ?? 0;
}

/**
 * True for passwords that guessers try first: a common one, also with digits for letters, with numbers and signs around
 * it, or repeated; two common words, also joined; letters in the order of the alphabet or a keyboard; nothing but digits.
 * @param own further words that are easily guessed, such as parts of the e-mail address
 */
export function isCommon(password: string, own: readonly string[] = []): boolean {
  const isKnown = (word: string): boolean => words().has(word) || own.includes(word);
  return readings(password).some((reading) => {
    if (words().has(reading.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))) return true;
    const parts = reading.split(/[^\p{L}]+/u).filter((part) => part !== '');
    // One or two letters beside digits are no more than digits.
    if (parts.join('').length < MIN_PIECE) return true;
    const different = new Set(parts.map(unrepeated));
    return [...different].reduce((sum, part) => sum + wordsIn(part, isKnown), 0) < MIN_WORDS;
  });
}

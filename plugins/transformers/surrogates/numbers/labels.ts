import { lexiconSet } from '../../../../kit/index.js';

// A label in front of the number, as in `MRN 1234567` or `SN: 00A1`, which stays. A single letter is excluded: it may
// be the initial of a surname, as in `S 512 441`.
const LABEL = /^(?!\p{L}[\s-])(?:\p{L}[\p{L}.]*[\s:#-]+){1,3}(?=\S*\d)/u;
/** Maximum length of a prefix joined by a hyphen. Longer ones are often the name of an institution: `CHLA-556677`. */
const LONGEST_JOINED = 3;
const JOINED = /(\p{L}[\p{L}.]*)-/gu;
const JOINED_WORDS = lexiconSet('number-labels', { class: 'joined-by-hyphen', language: 'en' });

const isCode = ([, word = '']: RegExpMatchArray): boolean =>
  word.length > LONGEST_JOINED && !JOINED_WORDS.has(word.toLowerCase());

/** The label in front of a number; empty if there is none. */
export function labelIn(text: string): string {
  const label = LABEL.exec(text)?.[0] ?? '';
  const code = [...label.matchAll(JOINED)].find(isCode);
  return code === undefined ? label : label.slice(0, code.index);
}

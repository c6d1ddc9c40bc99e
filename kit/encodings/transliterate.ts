const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['ı', 'i'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201B\u02BC\u2032]/gu, "'"],
  [/[\u201C-\u201F\u00AB\u00BB\u2033]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, ' '],
  [/[\u200B-\u200D\u2060\uFEFF]/gu, ''],
];

/** The nearest ASCII form of a character: `é` becomes `e`, `ß` `ss`, a dash `-`. Unchanged if there is none. */
function nearest(char: string): string {
  const letter = LETTERS.get(char);
  if (letter !== undefined) return letter;
  for (const [signs, ascii] of SIGNS) if (char.replace(signs, '') !== char) return ascii;
  const plain = char.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7E]+$/.test(plain) ? plain : char;
}

/** Replaces characters that `writable` rejects by their nearest ASCII form, if they have one. */
export function transliterate(text: string, writable: (char: string) => boolean): string {
  let out = '';
  for (const char of text.normalize('NFC')) out += char <= '\x7F' || writable(char) ? char : nearest(char);
  return out;
}

/** How far a letter may be from the one that is written for it, in code points. */
const FARTHEST = 4096;
/** Scripts of which an encoding has some letters and lacks others. */
const SCRIPTS = [
  /\p{sc=Han}/u,
  /\p{sc=Hangul}/u,
  /\p{sc=Hiragana}/u,
  /\p{sc=Katakana}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Arabic}/u,
  /\p{sc=Hebrew}/u,
] as const;
const CAPITAL = /\p{Lu}/u;
const LETTER = /\p{L}/u;

/**
 * Replaces letters that `writable` rejects by the next letter of their script in Unicode that it accepts, such as one Han
 * character by another, capitals by capitals. For substitutes only: the result is another name than the one given, and always the same one.
 */
export function withWritableLetters(text: string, writable: (char: string) => boolean): string {
  let out = '';
  for (const char of text) out += char <= '\x7F' || writable(char) ? char : (nextLetter(char, writable) ?? char);
  return out;
}

function nextLetter(char: string, writable: (char: string) => boolean): string | undefined {
  const script = SCRIPTS.find((one) => one.test(char));
  if (script === undefined || !LETTER.test(char)) return undefined;
  const code = char.codePointAt(0) ?? 0;
  const isCapital = CAPITAL.test(char);
  const isLike = (other: string): boolean =>
    script.test(other) && LETTER.test(other) && CAPITAL.test(other) === isCapital;
  for (let distance = 1; distance <= FARTHEST; distance++)
    for (const next of [code + distance, code - distance]) {
      if (next < 0x80) continue;
      const other = String.fromCodePoint(next);
      if (isLike(other) && writable(other)) return other;
    }
  return undefined;
}

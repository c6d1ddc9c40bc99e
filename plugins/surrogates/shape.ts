import type { Random } from '../../core/index.js';

const ALPHABETS: readonly (readonly [RegExp, string])[] = [
  [/[a-z]/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/[A-Z]/u, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/[0-9]/u, '0123456789'],
  [/\p{Script=Cyrillic}/u, 'абвгдеиклмнопрстуя'],
  [/\p{Script=Greek}/u, 'αβγδεικλμνοπρστυω'],
  [/\p{Script=Arabic}/u, 'ابتثجحدرسشعفقكلمنهوي'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטיכלמנסעפצקרשת'],
  [/\p{Script=Devanagari}/u, 'कगचजटडतदनपबमयरलवसह'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차하고노도로모보소오조'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそたちつてと'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソタチツテト'],
  [/\p{Script=Han}/u, '山川木林田石原野明光和平安文玉春秋海江'],
  [/\p{Lu}/u, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [/\p{L}/u, 'abcdefghijklmnopqrstuvwxyz'],
  [/\p{N}/u, '0123456789'],
];

function randomLike(char: string, random: Random): string {
  const alphabet = ALPHABETS.find(([kind]) => kind.test(char))?.[1];
  if (alphabet === undefined) return char;
  const other = random.pick([...alphabet]);
  return char !== char.toLowerCase() ? other.toUpperCase() : other;
}

/** Random characters of the same kinds: a digit for a digit, a letter for a letter of the same case and script; the rest stays. */
export function sameShape(text: string, random: Random): string {
  let out = '';
  for (const char of text.normalize('NFC')) {
    const next = randomLike(char, random);
    // A number does not begin with 0 where the original does not.
    out += next === '0' && char !== '0' && !/\d$/u.test(out) ? String(1 + random.int(9)) : next;
  }
  return out;
}

/** Writes letters and digits into the places that the template has for them; the template's separators and case stay. */
export function reflow(template: string, characters: string): string {
  const source = [...characters];
  const lower = template === template.toLowerCase();
  let at = 0;
  return template.replace(/[\p{L}\p{N}]/gu, (char) => {
    const next = source[at++] ?? '0';
    return lower || char !== char.toUpperCase() ? next.toLowerCase() : next;
  });
}

/** As {@link reflow}, for digits alone: letters of the template stay. */
export function reflowDigits(template: string, characters: string): string {
  let at = 0;
  return template.replace(/\p{N}/gu, () => characters.charAt(at++) || '0');
}

/** `count` random digits. */
export function digits(count: number, random: Random): string {
  let out = '';
  while (out.length < count) out += random.int(10);
  return out;
}

/** `count` random capital letters. */
export function letters(count: number, random: Random): string {
  let out = '';
  while (out.length < count) out += String.fromCharCode(65 + random.int(26));
  return out;
}

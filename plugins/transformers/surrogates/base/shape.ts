import type { Random } from '../../../../core/index.js';

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

const LOWERCASE_LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
const isLowerCase = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;
const isCapital = (unit: number): boolean => unit >= 0x41 && unit <= 0x5a;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}

/**
 * Replaces characters with random ones of the same kind: a digit for a digit, a letter for a letter of the same case
 * and script. Other characters stay.
 */
export function sameShape(text: string, random: Random): string {
  if (isAscii(text)) return sameAscii(text, random);
  let out = '';
  for (const char of text.normalize('NFC')) {
    const next = randomLike(char, random);
    // A number only begins with 0 if the original does.
    out += next === '0' && char !== '0' && !/\d$/u.test(out) ? String(1 + random.int(9)) : next;
  }
  return out;
}

function sameAscii(text: string, random: Random): string {
  let out = '';
  let inNumber = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isLowerCase(unit)) out += LOWERCASE_LETTERS.charAt(random.int(26));
    else if (isCapital(unit)) out += CAPITALS.charAt(random.int(26));
    else if (isDigit(unit)) {
      const digit = random.int(10);
      out += digit === 0 && unit !== 0x30 && !inNumber ? 1 + random.int(9) : digit;
    } else out += text.charAt(i);
    inNumber = isDigit(unit);
  }
  return out;
}

/**
 * Fills letters and digits into the positions that the template has for them. The separators and the case of the
 * template stay.
 */
export function reflow(template: string, characters: string): string {
  if (isAscii(template) && isAscii(characters)) return reflowAscii(template, characters);
  const source = [...characters];
  const lower = template === template.toLowerCase();
  let at = 0;
  return template.replace(/[\p{L}\p{N}]/gu, (char) => {
    const next = source[at++] ?? '0';
    return lower || char !== char.toUpperCase() ? next.toLowerCase() : next;
  });
}

function reflowAscii(template: string, characters: string): string {
  const lower = template === template.toLowerCase();
  let at = 0;
  let out = '';
  for (let i = 0; i < template.length; i++) {
    const unit = template.charCodeAt(i);
    if (!isDigit(unit) && !isLowerCase(unit) && !isCapital(unit)) out += template.charAt(i);
    else {
      const next = characters.charAt(at++) || '0';
      out += (lower || isLowerCase(unit)) && isCapital(next.charCodeAt(0)) ? next.toLowerCase() : next;
    }
  }
  return out;
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

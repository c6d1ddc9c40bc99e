/** Makes a file with a value in one place. */
export type TextPlace = (value: string) => string | Uint8Array;

export const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** Each character as JSON may write it. */
export const escapedJson = (text: string): string =>
  text.replace(/./gsu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
/** Each character as HTML may write it. */
export const entities = (text: string): string => text.replace(/./gsu, (sign) => `&#${sign.charCodeAt(0)};`);
export const utf16le = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
export const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();
/** As mails write what seven bits cannot hold. */
export const quotedPrintable = (text: string): string =>
  text.replace(/[^A-Za-z0-9\n]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

const INVISIBLE = /[\u200b\u00ad\ufeff\u2060]/g;
const code = (digits: string, base: number): string => String.fromCodePoint(Number.parseInt(digits, base));

/** All escapes undone: what anybody could make of a text. */
const read = (text: string): string =>
  text
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => code(hex, 16))
    .replace(/&#(\d{1,6});/g, (_, digits: string) => code(digits, 10))
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => code(hex, 16))
    .replace(/(?:%25)+/g, '%')
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => code(hex, 16))
    .replace(/=\r?\n/g, '')
    .replace(/=([0-7][0-9A-F])/g, (_, hex: string) => code(hex, 16))
    .replace(/"&"/g, '')
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015]/g, '-');

/** Everything that can be read in a text file, in any encoding. */
export function* readings(bytes: Uint8Array): Generator<string> {
  const buffer = Buffer.from(bytes);
  const swapped = Buffer.from(buffer.subarray(0, buffer.length & ~1)).swap16();
  for (const text of [
    buffer.toString('utf8'),
    buffer.toString('latin1'),
    buffer.toString('utf16le'),
    swapped.toString('utf16le'),
  ]) {
    yield read(text);
    yield read(text.replace(/[^\p{L}\p{N}@.()-]+/gu, ' '));
    for (const [run] of text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)) yield Buffer.from(run, 'base64').toString('utf8');
  }
}

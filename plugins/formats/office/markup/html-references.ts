import type { Decoded } from '../xml/entities.js';
import REFERENCES from './html-references.json' with { type: 'json' };

/** Characters U+00A0 to U+00FF by name, in order. In old files, the references may lack the semicolon. */
const LATIN_1 = REFERENCES.latin1;

/** Names of blanks and invisible characters. */
const BLANKS = {
  Tab: '\t',
  NewLine: '\n',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
};

const GREEK = REFERENCES.greek;

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, i) => [name, String.fromCharCode(0xa0 + i)] as const),
  // Signs of ASCII, punctuation, letters that are no letter with an accent.
  ...Object.entries(REFERENCES.others),
  ...Object.entries(BLANKS),
  ...GREEK.map((name, i) => [name, String.fromCharCode(0x3b1 + i)] as const),
  ...GREEK.map((name, i) => [name.charAt(0).toUpperCase() + name.slice(1), String.fromCharCode(0x391 + i)] as const),
]);

/** Names whose references need no semicolon. */
const BARE: ReadonlySet<string> = new Set([
  ...LATIN_1,
  'amp',
  'lt',
  'gt',
  'quot',
  'AMP',
  'LT',
  'GT',
  'QUOT',
  'COPY',
  'REG',
]);
const MAX_BARE_LENGTH = 6;

/** Accents as combining characters. Letters with an accent are composed instead of listed. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['macr', '\u0304'],
  ['breve', '\u0306'],
  ['dot', '\u0307'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['dblac', '\u030b'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['ogon', '\u0328'],
]);

function named(name: string): string | undefined {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  const accent = ACCENTS.get(name.slice(1));
  const letter = accent === undefined ? '' : (name.charAt(0) + accent).normalize('NFC');
  return letter.length === 1 ? letter : undefined;
}

const windows1252 = new TextDecoder('windows-1252');

/** References 128 to 159 stand for the characters of windows-1252 (HTML standard, 13.2.5.80). */
function numbered(point: number): string {
  if (point >= 0x80 && point <= 0x9f) return windows1252.decode(Uint8Array.of(point));
  const isNone = point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff);
  return isNone ? '\ufffd' : String.fromCodePoint(point);
}

const REFERENCE = /&(?:#[xX]([0-9a-fA-F]{1,8});?|#(\d{1,9});?|([A-Za-z][A-Za-z0-9]{1,31})(;?))/y;

/** The character of the reference at an offset and the length of the reference; undefined if there is no known one. */
function referenceAt(source: string, at: number, inAttribute: boolean): { text: string; length: number } | undefined {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(source);
  if (match === null) return undefined;
  const [all, hex, decimal, name = '', semicolon] = match;
  if (hex !== undefined) return { text: numbered(Number.parseInt(hex, 16)), length: all.length };
  if (decimal !== undefined) return { text: numbered(Number(decimal)), length: all.length };
  const text = semicolon === ';' ? named(name) : undefined;
  if (text !== undefined) return { text, length: all.length };
  for (let length = Math.min(name.length, MAX_BARE_LENGTH); length > 1; length--) {
    if (!BARE.has(name.slice(0, length))) continue;
    // In an attribute, `&copy=1` is part of an address.
    const next = source.charAt(at + 1 + length);
    if (inAttribute && /[=A-Za-z0-9]/.test(next)) return undefined;
    return { text: named(name.slice(0, length)) ?? '', length: 1 + length };
  }
  return undefined;
}

/** Options for decoding a piece of HTML. */
interface DecodeOptions {
  readonly inAttribute?: boolean;
  /** Reads several blanks and line breaks in a row as one blank, as browsers display them. */
  readonly collapsed?: boolean;
}

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b);

/** Decodes the character references of a piece of HTML. Unknown references stay unchanged. */
export function decodeHtml(source: string, { inAttribute = false, collapsed = false }: DecodeOptions = {}): Decoded {
  if (!source.includes('&') && !(collapsed && /[\t\n\f\r]| {2}/.test(source))) return { text: source };
  const places: number[] = [];
  let text = '';
  for (let at = 0; at < source.length; ) {
    const code = source.charCodeAt(at);
    const found = code === 0x26 ? referenceAt(source, at, inAttribute) : undefined;
    const isOne = collapsed && isBlank(code);
    const piece = found?.text ?? (isOne ? ' ' : source.charAt(at));
    for (let i = 0; i < piece.length; i++) places.push(at);
    text += piece;
    at += found?.length ?? 1;
    while (isOne && isBlank(source.charCodeAt(at))) at++;
  }
  places.push(source.length);
  return { text, offsets: Uint32Array.from(places) };
}

import type { Decoded } from '../xml/entities.js';

/** Characters U+00A0 to U+00FF by name, in order. In old files, the references may lack the semicolon. */
const LATIN_1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
  cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute
  Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde
  auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
  uacute ucirc uuml yacute thorn yuml`.split(/\s+/);

/** Other names, each with its character: ASCII signs, punctuation, and letters without an accent. */
const OTHERS =
  `amp& lt< gt> AMP& LT< GT> quot" QUOT" apos' copy© COPY© REG® excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/
  colon: semi; equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave\` lcub{ lbrace{ verbar| vert| rcub} rbrace}
  hyphen\u2010 dash\u2010 ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ lsaquo‹ rsaquo› dagger† Dagger‡ bull• hellip… permil‰
  prime′ Prime″ euro€ trade™ oline‾ frasl⁄ circˆ tilde˜ caronˇ breve˘ dot˙ ring˚ ogon˛ dblac˝ OEligŒ oeligœ Lstrok\u0141 lstrok\u0142
  Dstrok\u0110 dstrok\u0111 Hstrok\u0126 hstrok\u0127 Tstrok\u0166 tstrok\u0167 Lmidot\u013f lmidot\u0140 inodot\u0131 imath\u0131 ENG\u014a
  eng\u014b kgreen\u0138 IJlig\u0132 ijlig\u0133 napos\u0149 fnof\u0192 larr← uarr↑ rarr→ darr↓ harr↔ minus− le≤ ge≥ ne≠ asymp≈ infin∞
  radic√ sum∑ prod∏ part∂ nabla∇ deg° sdot⋅ numero№`.split(/\s+/);

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

const GREEK =
  `alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega`.split(
    ' ',
  );

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, i) => [name, String.fromCharCode(0xa0 + i)] as const),
  ...OTHERS.map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
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
const LONGEST_BARE = 6;

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
  for (let length = Math.min(name.length, LONGEST_BARE); length > 1; length--) {
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

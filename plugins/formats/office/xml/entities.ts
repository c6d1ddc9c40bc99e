import { DeidError } from '../../../../core/index.js';

/** Decoded text, and the position of each code unit in the source. */
export interface Decoded {
  readonly text: string;
  /** Offset in the source of each code unit of `text`, and of its end. Left out if both are the same. */
  readonly offsets?: Uint32Array;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const REFERENCE = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-z]{2,4}));/y;

/** Decodes the references of a piece of XML. Entities that need a DTD are refused. */
export function decodeReferences(source: string): Decoded {
  let at = source.indexOf('&');
  if (at < 0) return { text: source };
  const offsets = new Uint32Array(source.length + 1);
  let text = '';
  let copied = 0;
  const copy = (end: number): void => {
    for (let i = copied; i < end; i++) offsets[text.length + i - copied] = i;
    text += source.slice(copied, end);
  };
  while (at >= 0) {
    copy(at);
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(source);
    const character = match === null ? undefined : referenced(match);
    if (match === null || character === undefined) throw malformed();
    for (let i = 0; i < character.length; i++) offsets[text.length + i] = at;
    text += character;
    copied = at + match[0].length;
    at = source.indexOf('&', copied);
  }
  copy(source.length);
  offsets[text.length] = source.length;
  return { text, offsets: offsets.subarray(0, text.length + 1) };
}

function referenced([, hex, decimal, name = '']: RegExpExecArray): string | undefined {
  const code = hex === undefined ? decimal : `0x${hex}`;
  if (code === undefined) return NAMED.get(name);
  const point = Number(code);
  return point > 0x10ffff ? undefined : String.fromCodePoint(point);
}

export const malformed = (): DeidError => new DeidError('document_unreadable', ['a part is not well-formed XML']);

// biome keeps control characters out of patterns; these are the ones XML 1.0 cannot hold.
const isForbidden = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) || code === 0xfffe || code === 0xffff;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
  ['\r', '&#13;'],
  ['\n', '&#10;'],
  ['\t', '&#9;'],
]);

const possible = (text: string): string => {
  let out = '';
  for (let i = 0; i < text.length; i++) out += isForbidden(text.charCodeAt(i)) ? '\uFFFD' : text.charAt(i);
  return out;
};

/** Escapes text between tags. */
export const escapeText = (text: string): string =>
  possible(text).replace(/[&<>\r]/g, (character) => ESCAPES.get(character) ?? character);

/** Escapes text between quotes of either kind. */
export const escapeAttribute = (text: string): string =>
  possible(text).replace(/[&<>"'\r\n\t]/g, (character) => ESCAPES.get(character) ?? character);

/** Escapes text inside of a CDATA section. */
export const escapeCdata = (text: string): string => possible(text).replaceAll(']]>', ']] >');

/** Escapes text inside of a comment or an instruction. */
export const escapeComment = (text: string): string => possible(text).replaceAll('-', '\u2010').replaceAll('?>', '? >');

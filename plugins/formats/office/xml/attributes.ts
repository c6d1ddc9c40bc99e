import { malformed } from './entities.js';

/** One attribute; the offsets in the source are those of its value without quotes. */
export interface XmlAttribute {
  /** With its prefix. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const ATTRIBUTE = /[\s]+([^\s=/"'<>]{1,1000})\s{0,100}=\s{0,100}(?:"([^"<]*)"|'([^'<]*)')/y;

/** Characters that cannot be part of a name: white space and `/ < > = " ' &`. */
export const isNameEnd = (code: number): boolean =>
  code <= 0x20
    ? true
    : code < 0x40 &&
      (code === 0x3e ||
        code === 0x2f ||
        code === 0x3c ||
        code === 0x3d ||
        code === 0x22 ||
        code === 0x27 ||
        code === 0x26);

const isQuote = (code: number): boolean => code === 0x22 || code === 0x27;

/**
 * Finds the values of several attributes of a tag, between the end of its name and its own end.
 * @param ranges receives start and end of each, in the order of the names; -1 for missing ones.
 */
export function rangesOf(
  source: string,
  from: number,
  end: number,
  names: readonly string[],
  ranges: Int32Array,
): Int32Array {
  ranges.fill(-1);
  for (let at = from; at < end; ) {
    if (source.charCodeAt(at) <= 0x20) {
      at++;
      continue;
    }
    const start = at;
    while (at < end && !isNameEnd(source.charCodeAt(at))) at++;
    const nameEnd = at;
    while (at < end && !isQuote(source.charCodeAt(at))) at++;
    const close = source.indexOf(source.charAt(at), at + 1);
    if (at >= end || close < 0 || close >= end) break;
    const wanted = indexIn(names, source, start, nameEnd);
    if (wanted >= 0 && (ranges[2 * wanted] ?? 0) < 0) {
      ranges[2 * wanted] = at + 1;
      ranges[2 * wanted + 1] = close;
    }
    at = close + 1;
  }
  return ranges;
}

/** Index of the name that equals a range of the source; -1 if none does. */
function indexIn(names: readonly string[], source: string, from: number, to: number): number {
  for (let i = 0; i < names.length; i++) {
    const name = names[i] ?? '';
    if (name.length === to - from && source.startsWith(name, from)) return i;
  }
  return -1;
}

/** All attributes of a tag, between the end of its name and its own end. */
export function attributesIn(source: string, from: number, end: number): XmlAttribute[] {
  const found: XmlAttribute[] = [];
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(source);
    if (match === null) break;
    at = ATTRIBUTE.lastIndex;
    const value = match[2] ?? match[3] ?? '';
    found.push({ name: match[1] ?? '', start: at - 1 - value.length, end: at - 1 });
  }
  if (/[^\s/>]/.test(source.slice(at, end))) throw malformed();
  return found;
}

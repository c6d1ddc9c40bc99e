import type { Edit } from '../../../../core/index.js';
import type { Codec } from '../../../../kit/index.js';
import { decodePercent } from '../parts/uri.js';
import { blanked } from './blanked.js';
import type { Place } from './place-search.js';

/** Bytes that contain texts and cannot change their length. */
export interface Region {
  /** The bytes, to be overwritten in place. */
  readonly bytes: Buffer;
  /** Called before the first change. */
  readonly touch: () => void;
}

/** A text of a fixed length. */
export interface FixedText extends Place {
  /** True if the bytes before it state its length. Then it is a text, and not just bytes that look like one. */
  readonly hasLength: boolean;
  /** In bytes. */
  readonly size: number;
  /** True for UTF-16, which other bytes seldom look like. */
  readonly isWide: boolean;
}

/** Minimum length of a text whose length is not stated. */
const MIN_TEXT_LENGTH = 3;
const WORTH = /\p{L}{3}|\d(?:[-_. ()/]{0,2}\d){4}/u;
/** Token before a text in a formula (ptgStr). */
const QUOTED = 0x17;
const TEXT = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;
/** Alphabetic scripts, and East Asian scripts without rare characters, which arbitrary bytes may look like. */
const WIDE_TEXT =
  /^[ -~\u00a0-\u06ff\u0e00-\u0e7f\u1e00-\u1fff\u2010-\u2027\u3000-\u30ff\u4e00-\u9fa5\uac00-\ud7a3\uff01-\uff9f]+$/;
const PLAIN = /[\w .,@'-]/g;

/** True for alphabetic characters. Any two bytes may look like an East Asian one. */
const isAlphabetic = (unit: number): boolean =>
  (unit >= 0x20 && unit < 0x7f) ||
  (unit >= 0xa0 && unit < 0x700) ||
  (unit >= 0x1e00 && unit < 0x2000) ||
  (unit >= 0x2010 && unit < 0x2028);

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte !== 0x7f;

/**
 * The texts in a region, in bytes of a code page and in UTF-16 at even and odd offsets.
 * @param options bytes before `from` are numbers; with `anyScript`, texts with a stated length may be East Asian.
 */
export function textsIn(
  whole: Region,
  codec: Codec,
  { from = 0, anyScript = false }: { readonly from?: number; readonly anyScript?: boolean } = {},
): FixedText[] {
  const region = { ...whole, bytes: whole.bytes.subarray(from) };
  const texts = [...narrowTexts(region, codec), ...wideTexts(region, 0, anyScript), ...wideTexts(region, 1, anyScript)];
  return texts.flatMap((one) => (/%[0-9a-f]{2}/i.test(one.text) ? [one, withoutEscapes(one)] : one));
}

/** Edits of the text between percent escapes in a range; the escapes stay. */
function betweenEscapes(text: string, start: number, end: number): Edit[] {
  const pieces = text.slice(start, end).matchAll(/(?:%[0-9a-f]{2})+|([^%]+|%)/gi);
  return Array.from(pieces, ({ 1: plain = '', index }) => {
    return { start: start + index, end: start + index + plain.length, text: '' };
  }).filter((edit) => edit.end > edit.start);
}

/** The same text with its percent escapes decoded, for links. */
function withoutEscapes(place: FixedText): FixedText {
  const { text, offsets } = decodePercent({ text: place.text });
  const at = (unit: number): number => offsets?.[unit] ?? unit;
  const write: Place['write'] = (edits) =>
    place.write(edits.flatMap(({ start, end }) => betweenEscapes(place.text, at(start), at(end))));
  return { ...place, text, write };
}

/**
 * Texts in the tokens of a formula, which are those that it quotes.
 * @param from offset of the tokens.
 */
export function textsInFormula(region: Region, codec: Codec, from: number): FixedText[] {
  const texts: FixedText[] = [];
  const { bytes } = region;
  for (let at = bytes.indexOf(QUOTED, from); at >= 0; at = bytes.indexOf(QUOTED, at + 1)) {
    const count = bytes[at + 1] ?? 0;
    const flag = bytes[at + 2] ?? 0;
    const end = at + 3 + count * (flag === 1 ? 2 : 1);
    if (count < 2 || flag > 1 || end > bytes.length) continue;
    const quoted = flag === 1 ? bytes.toString('utf16le', at + 3, end) : codec.decode(bytes.subarray(at + 3, end));
    if (!TEXT.test(quoted)) continue;
    texts.push(flag === 1 ? wide(region, at + 3, quoted, true) : narrow(region, codec, at + 3, quoted, true));
    at = end - 1;
  }
  return texts;
}

/**
 * Lengths in characters that the bytes before a position may state, in one or two bytes, with or without a flag byte
 * after them.
 */
function countsBefore(bytes: Buffer, at: number, flag: number): number[] {
  const counts: number[] = [];
  const add = (end: number): void => {
    if (end >= 2) counts.push(bytes.readUInt16LE(end - 2));
    if (end >= 1) counts.push(bytes[end - 1] ?? 0);
  };
  if (bytes[at - 1] === flag) add(at - 1);
  if (flag === 0) add(at);
  return counts;
}

function narrowTexts(region: Region, codec: Codec): FixedText[] {
  const { bytes } = region;
  const texts: FixedText[] = [];
  const add = (at: number, end: number, hasLength: boolean): void => {
    const text = codec.decode(bytes.subarray(at, end));
    const isText = isPlain(text) || (hasLength && codec.name !== 'windows-1252');
    if (isText && WORTH.test(text)) texts.push(narrow(region, codec, at, text, hasLength));
  };
  for (let at = 0, end = 0; at < bytes.length; at = end + 1) {
    for (end = at; end < bytes.length && isPrintable(bytes[end] ?? 0); ) end++;
    const counts = end - at < 2 ? [] : countsBefore(bytes, at, 0);
    const count = counts.find(
      (one) => one > 1 && at + one <= end && !(one === bytes[at - 1] && cutsWord(bytes, at + one)),
    );
    if (count !== undefined) {
      add(at, at + count, true);
      end = at + count - 1;
    } else if (end - at >= MIN_TEXT_LENGTH) add(at, end, false);
  }
  return texts;
}

/**
 * True if a supposed length byte is inside of a word or number. Then it is something else, such as a tab or the
 * separator of a path.
 */
const cutsWord = (bytes: Buffer, at: number): boolean => isAsciiWord(bytes[at - 1] ?? 0) && isAsciiWord(bytes[at] ?? 0);

const isAsciiWord = (byte: number): boolean => byte < 0x80 && /[\w@-]/.test(String.fromCharCode(byte));

const isPlain = (text: string): boolean => (text.match(PLAIN)?.length ?? 0) * 10 >= text.length * 7;

function wideTexts(region: Region, alignment: number, anyScript: boolean): FixedText[] {
  const { bytes } = region;
  const texts: FixedText[] = [];
  for (let at = alignment; at + 2 <= bytes.length; ) {
    const counted = anyScript && bytes[at - 1] === 1 ? countedUnits(bytes, at) : 0;
    // A length with its flags may look like a letter.
    if (counted === 0 && bytes[at + 1] === 1 && countedUnits(bytes, at + 2) > 0) {
      at += 2;
      continue;
    }
    let end = at + 2 * counted;
    while (counted === 0 && end + 2 <= bytes.length && isAlphabetic(bytes.readUInt16LE(end))) end += 2;
    const text = end - at < (counted > 0 ? 2 : 2 * MIN_TEXT_LENGTH) ? '' : bytes.toString('utf16le', at, end);
    if (WORTH.test(text) || (counted > 0 && /\p{Lo}/u.test(text))) texts.push(wide(region, at, text, counted > 0));
    at = Math.max(end, at + 2);
  }
  return texts;
}

function countedUnits(bytes: Buffer, at: number): number {
  for (const count of countsBefore(bytes, at, 1)) {
    if (count < 2 || at + 2 * count > bytes.length) continue;
    const text = bytes.toString('utf16le', at, at + 2 * count);
    if (WIDE_TEXT.test(text)) return count;
  }
  return 0;
}

const narrow = (region: Region, codec: Codec, at: number, text: string, hasLength: boolean): FixedText => ({
  text,
  hasLength,
  size: text.length,
  isWide: false,
  write(edits) {
    region.touch();
    const { bytes } = region;
    const original = Buffer.from(bytes.subarray(at));
    let from = 0;
    let units = 0;
    const placeOf = (offset: number): number => {
      from = codec.advance(original, from, offset - units);
      units = offset;
      return at + from;
    };
    for (const { start, end } of edits) {
      const first = placeOf(start);
      const last = placeOf(end);
      for (let i = first; i < last; i++) bytes[i] = blankByte(bytes[i] ?? 0);
    }
  },
});

const blankByte = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return 0x30;
  return byte >= 0x80 || /[a-z]/i.test(String.fromCharCode(byte)) ? 0x78 : byte;
};

const wide = (region: Region, at: number, text: string, hasLength: boolean): FixedText => ({
  text,
  hasLength,
  size: 2 * text.length,
  isWide: true,
  write(edits: readonly Edit[]) {
    region.touch();
    for (const { start, end } of edits) {
      region.bytes.write(blanked(text.slice(start, end)), at + 2 * start, 'utf16le');
    }
  },
});

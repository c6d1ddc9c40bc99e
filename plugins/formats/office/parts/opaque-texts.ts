import type { Span } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import { decodePercent } from './uri.js';

/** A text in binary data of unknown meaning. */
interface Run {
  /** The text as decoded from Latin-1, UTF-8 or UTF-16. */
  readonly text: string;
  /** Offset in the bytes of a code unit of the text. */
  readonly at: (unit: number) => number;
  /** Number of bytes of an ASCII character. */
  readonly width: 1 | 2;
}

/** Minimum number of characters of a run; no term is shorter. */
const MIN_RUN_LENGTH = 3;
const isAsciiWord = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/** True for printable ASCII and for bytes of letters in Latin-1 or UTF-8. */
const isText = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || byte >= 0x80;

/** Runs in which most characters are ASCII letters, digits and blanks. Compressed data hardly contains long ones. */
function* narrowRuns(bytes: Buffer, least: number): Generator<Run> {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    let words = 0;
    let isAscii = true;
    for (end = start; end < bytes.length && isText(bytes[end] ?? 0); end++) {
      const byte = bytes[end] ?? 0;
      if (isAsciiWord(byte) || byte === 0x20) words++;
      if (byte >= 0x80) isAscii = false;
    }
    if (end - start < least || words * 2 < end - start) continue;
    const from = start;
    const text = bytes.toString('latin1', start, end);
    yield { text, at: (unit) => from + unit, width: 1 };
    if (isAscii) continue;
    // Other bytes may look like letters by chance.
    yield { text: text.replace(/[^ -~]/g, '\n'), at: (unit) => from + unit, width: 1 };
    const piece = bytes.subarray(start, end);
    const utf8 = piece.toString('utf8');
    if (!utf8.includes('\ufffd')) yield { text: utf8, at: utf8Places(utf8, from), width: 1 };
  }
}

/** Maps code units to bytes of UTF-8; fast for ascending positions. */
function utf8Places(text: string, from: number): Run['at'] {
  let unit = 0;
  let bytes = 0;
  return (wanted) => {
    if (wanted < unit) unit = bytes = 0;
    bytes += Buffer.byteLength(text.slice(unit, wanted));
    unit = wanted;
    return from + bytes;
  };
}

/** True for letters, digits and signs of alphabetic scripts. */
const isWide = (unit: number): boolean => (unit >= 0x20 && unit < 0x7f) || (unit >= 0xa0 && unit < 0x600);

function* wideRuns(bytes: Buffer, alignment: 0 | 1, least: number): Generator<Run> {
  for (let start: number = alignment, end = 0; start + 2 <= bytes.length; start = end + 2) {
    for (end = start; end + 2 <= bytes.length && isWide(bytes.readUInt16LE(end)); ) end += 2;
    if (end - start < 2 * least) continue;
    const from = start;
    const text = bytes.toString('utf16le', start, end);
    yield { text, at: (unit) => from + 2 * unit, width: 2 };
    // Numbers next to a text may look like letters.
    if (/[^ -\u00ff]/.test(text))
      yield { text: text.replace(/[^ -\u00ff]/g, '\n'), at: (unit) => from + 2 * unit, width: 2 };
  }
}

/**
 * Texts in binary data of unknown meaning, in every possible encoding. @param least minimum length of a run, in bytes.
 */
function* runsOf(bytes: Buffer, least: number): Generator<Run> {
  const characters = Math.max(Math.ceil(least / 2), MIN_RUN_LENGTH);
  yield* narrowRuns(bytes, Math.max(least, MIN_RUN_LENGTH));
  yield* wideRuns(bytes, 0, characters);
  yield* wideRuns(bytes, 1, characters);
}

/** Ranges of terms in a run, also percent-encoded ones. @param least minimum length of a term, in bytes. */
function rangesIn({ text, width }: Run, gone: SoughtTerms, least: number): Span[] {
  const long = ({ start, end }: Span): boolean => (end - start) * width >= least;
  const found: Span[] = gone.find(text).filter(long);
  if (!/%[0-9a-f]{2}/i.test(text)) return found;
  const bare = decodePercent({ text });
  const at = (unit: number): number => bare.offsets?.[unit] ?? unit;
  for (const span of gone.find(bare.text).filter(long)) found.push({ start: at(span.start), end: at(span.end) });
  return found;
}

/**
 * Overwrites terms in binary data of unknown meaning with asterisks, without changing anything else or any length.
 * @param least minimum length of a term, in bytes: in binary data, short words occur by chance.
 * @returns false if there were none.
 */
export function maskTerms(bytes: Buffer, gone: SoughtTerms, least: number): boolean {
  let any = false;
  for (const run of runsOf(bytes, least)) {
    for (const { start, end } of rangesIn(run, gone, least)) {
      any = true;
      mask(bytes, run, start, end);
    }
  }
  return any;
}

function mask(bytes: Buffer, { text, at, width }: Run, start: number, end: number): void {
  for (let unit = start; unit < end; unit++) {
    const escaped = text.charAt(unit) === '%' ? /^[0-9a-f]{2}/i.exec(text.slice(unit + 1, unit + 3)) : null;
    if (escaped !== null) {
      // An escaped letter becomes an escaped asterisk; a blank stays a blank.
      const code = Number.parseInt(escaped[0], 16);
      if (code >= 0x80 || isAsciiWord(code)) {
        bytes[at(unit + 1)] = 0x32;
        bytes[at(unit + 2)] = 0x41;
      }
      unit += 2;
    } else if (/[\p{L}\p{M}\p{N}\p{Cs}]/u.test(text.charAt(unit))) {
      const from = at(unit);
      bytes.fill(0x2a, from, at(unit + 1));
      if (width === 2) bytes[from + 1] = 0;
    }
  }
}

/** Texts of at least `least` bytes in binary data of unknown meaning. */
export function* textsInBytes(bytes: Buffer, least: number): Generator<string> {
  for (const { text } of runsOf(bytes, least)) yield text;
}

/** True if binary data of unknown meaning contains a term. @param least as for {@link maskTerms}. */
export function holdsTerm(bytes: Buffer, gone: SoughtTerms, least: number): boolean {
  for (const run of runsOf(bytes, least)) if (rangesIn(run, gone, least).length > 0) return true;
  return false;
}

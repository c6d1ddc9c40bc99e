import type { Span } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';

/** Runs of readable characters, of one byte or of two. */
const NARROW = [/[\t -~]{6,}/g, /[\t -~\xa0-\xff]{6,}/g];
const WIDE_BIG = /(?:\0[\t -~]){4,}/g;
const WIDE_LITTLE = /(?:[\t -~]\0){4,}/g;
/** Minimum length of a term; shorter ones occur in data by chance. */
const MIN_LENGTH = 8;

interface Run {
  readonly text: string;
  readonly start: number;
  /** Bytes per character. */
  readonly width: 1 | 2;
}

function* runsIn(data: Uint8Array): Generator<Run> {
  const all = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
  // Bytes beside a word may look like accented letters.
  for (const pattern of NARROW)
    for (const { 0: text, index: start } of all.matchAll(pattern)) yield { text, start, width: 1 };
  for (const pattern of all.includes('\0') ? [WIDE_BIG, WIDE_LITTLE] : []) {
    for (const { 0: text, index: start } of all.matchAll(pattern)) {
      yield { text: text.replaceAll('\0', ''), start, width: 2 };
    }
  }
}

/** Readable text in binary data, such as the notes of a camera: one line per run. */
export function readableIn(data: Uint8Array): string {
  const texts = new Set([...runsIn(data)].map(({ text }) => text.trim()));
  return [...texts].filter((text) => /[\p{L}\p{N}]{3}/u.test(text)).join('\n');
}

/** Positions of terms in binary data. */
export function termsIn(data: Uint8Array, gone: SoughtTerms): Span[] {
  return [...runsIn(data)].flatMap(({ text, start, width }) =>
    gone
      .find(text)
      .filter((found) => found.end - found.start >= MIN_LENGTH)
      .map((found) => ({ start: start + found.start * width, end: start + found.end * width })),
  );
}

/** Replaces terms in binary data with asterisks of the same length; returns the same data if there are none. */
export function withoutTerms(data: Uint8Array, gone: SoughtTerms): Uint8Array {
  const spans = termsIn(data, gone);
  if (spans.length === 0) return data;
  const masked = Buffer.from(data);
  for (const { start, end } of spans) for (let at = start; at < end; at++) if (masked[at] !== 0) masked[at] = ASTERISK;
  return masked;
}

const ASTERISK = 0x2a;

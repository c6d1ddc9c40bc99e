import { DeidError, isDeidError } from '../../core/contracts/errors.js';
import { type Codec, isAscii } from './codec.js';
import { codecOf } from './encodings.js';
import { chardet } from './on-demand.js';
import { plausibility } from './plausibility.js';
import { isUtf8, LENIENT_UTF_8, UTF_8, UTF_16BE, UTF_16LE, utf8Size } from './unicode.js';

/** The encoding of a file, and how it was determined. */
export interface EncodingChoice {
  /** Reads and writes the encoding. */
  readonly codec: Codec;
  /** 0 to 1. */
  readonly confidence: number;
  /** How it was determined. `detector` is a guess from byte frequencies. */
  readonly by: 'bom' | 'option' | 'nul bytes' | 'ascii' | 'valid utf-8' | 'detector';
  /** Length of the byte order mark in bytes. */
  readonly bom: number;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, i) => bytes[i] === byte);

/** @throws DeidError `document_unreadable` for UTF-32, which no browser reads either. */
function byMark(head: Uint8Array): EncodingChoice | undefined {
  if (startsWith(head, 0xff, 0xfe, 0, 0) || startsWith(head, 0, 0, 0xfe, 0xff)) {
    throw new DeidError('document_unreadable', ['it is UTF-32; convert it to UTF-8']);
  }
  const found = (codec: Codec, bom: number): EncodingChoice => ({ codec, confidence: 1, by: 'bom', bom });
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return found(UTF_8, 3);
  if (startsWith(head, 0xff, 0xfe)) return found(UTF_16LE, 2);
  return startsWith(head, 0xfe, 0xff) ? found(UTF_16BE, 2) : undefined;
}

/**
 * Recognises UTF-16 without a byte order mark: blanks, digits and line breaks put NUL bytes at every other position,
 * and hardly any at the positions between. Frequency detectors miss this.
 */
function byNulBytes(head: Uint8Array): EncodingChoice | undefined {
  let even = 0;
  let odd = 0;
  const end = Math.min(head.length, 0x10000);
  for (let i = 0; i < end; i++) if (head[i] === 0) i % 2 === 0 ? even++ : odd++;
  const few = Math.min(even, odd);
  const many = Math.max(even, odd);
  if (many * 50 < end || few * 20 > many) return undefined;
  return { codec: odd > even ? UTF_16LE : UTF_16BE, confidence: 0.95, by: 'nul bytes', bom: 0 };
}

/**
 * Determines the encoding from the first bytes of a file and the caller's option.
 * @returns undefined if only bytes above 0x7F can decide.
 * @throws DeidError `unsupported_encoding`, `document_unreadable`
 */
export function encodingFromHead(head: Uint8Array, option: string | undefined): EncodingChoice | undefined {
  const given = option === undefined ? undefined : codecOf(option);
  const marked = byMark(head);
  if (marked !== undefined) return marked;
  if (given === undefined) return byNulBytes(head);
  // A file of single bytes read as UTF-16 would be gibberish, in which nothing is ever found.
  if (given.unitBytes === 2 && isAscii(head) && !head.includes(0)) {
    throw new DeidError('document_unreadable', [`it is not ${given.name}, the encoding that was given`]);
  }
  return { codec: given === UTF_8 ? LENIENT_UTF_8 : given, confidence: 1, by: 'option', bom: 0 };
}

/** Selects lines with bytes above 0x7F, as many as a detector needs. Other lines would dilute its statistics. */
function telling(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let size = 0;
  for (let i = 0; i < bytes.length && size < 0x10000; i++) {
    if ((bytes[i] ?? 0) < 0x80) continue;
    const start = Math.max(bytes.lastIndexOf(0x0a, i), i - 200, 0);
    const newline = bytes.indexOf(0x0a, i);
    const end = Math.min(newline < 0 ? bytes.length : newline + 1, i + 2000);
    lines.push(bytes.subarray(start, end));
    size += end - start;
    i = end - 1;
  }
  return Buffer.concat(lines);
}

/**
 * Like browsers, treats ISO-8859-1 as windows-1252, which has printable characters in place of unused control codes.
 */
const nameOf = (detected: string): string => (detected === 'ISO-8859-1' ? 'windows-1252' : detected.toLowerCase());

function supported(name: string): Codec | undefined {
  try {
    return codecOf(name);
  } catch (error) {
    if (isDeidError(error)) return undefined;
    throw error;
  }
}

/** Encodings tried even if the detector does not suggest them: it is unreliable below a few lines. */
const USUAL: readonly string[] = ['windows-1252', 'windows-1250', 'windows-1251'];

/** Combines detector and plausibility check. Each is unreliable on short texts, but in different ways. */
function guess(bytes: Uint8Array): EncodingChoice {
  const sample = telling(bytes);
  const scores = new Map(USUAL.map((name) => [name, 0]));
  for (const { name, confidence } of chardet().analyse(sample)) {
    if (!/^(?:utf|ascii|iso-2022)/i.test(name)) scores.set(nameOf(name), confidence / 100);
  }
  let best: EncodingChoice = { codec: codecOf('windows-1252'), confidence: 0, by: 'detector', bom: 0 };
  let top = Number.NEGATIVE_INFINITY;
  for (const [name, detected] of scores) {
    const codec = supported(name);
    if (codec === undefined) continue;
    const plausible = plausibility(codec.decode(sample));
    if (plausible + detected <= top) continue;
    top = plausible + detected;
    best = { codec, confidence: Math.max(0, (plausible + detected) / 2), by: 'detector', bom: 0 };
  }
  return best;
}

/** Counts multi-byte characters and invalid bytes. */
function countUtf8(bytes: Uint8Array): { good: number; bad: number } {
  let good = 0;
  let bad = 0;
  for (let i = 0; i < bytes.length; ) {
    const size = utf8Size(bytes, i);
    if (size > 1) good++;
    else if ((bytes[i] ?? 0) > 0x7f) bad++;
    i += Math.max(size, 1);
  }
  return { good, bad };
}

/**
 * Determines the encoding of bytes of which at least one is above 0x7F.
 * @throws DeidError `document_unreadable` for UTF-8 with a few invalid bytes, because in any other encoding every name
 * with an accent would be garbled.
 */
export function encodingOf(bytes: Uint8Array, complete: boolean): EncodingChoice {
  const checked = complete ? bytes : bytes.subarray(0, UTF_8.whole(bytes));
  if (isUtf8(checked)) return { codec: UTF_8, confidence: 1, by: 'valid utf-8', bom: 0 };
  const { good, bad } = countUtf8(checked);
  if (good < 4 * bad) return guess(bytes);
  throw new DeidError('document_unreadable', [
    `it is UTF-8 but for ${bad} byte(s); repair them, or give its encoding: utf-8 reads them as unknown characters`,
  ]);
}

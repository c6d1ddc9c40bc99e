import { largest } from '../../core/contracts/long-lists.js';
import { asBuffer } from './codec.js';

/** Magic bytes of formats that are not plain text, even if they are ASCII. */
const MAGIC: readonly string[] = [
  'PK\x03\x04',
  'PK\x05\x06',
  '%PDF-',
  '{\\rtf',
  '\xD0\xCF\x11\xE0',
  '\x89PNG',
  'GIF8',
  '\xFF\xD8\xFF',
  '\x1F\x8B',
  'BZh',
  '\xFD7zXZ',
  "7z\xBC\xAF'\x1C",
  'Rar!',
  '\x7FELF',
  'MZ\x90',
  'SQLite format 3\0',
  '%!PS',
];

const isControl = (byte: number): boolean => byte < 0x20 && !(byte >= 0x07 && byte <= 0x0d) && byte !== 0x1b;

/**
 * Control characters used as cell separators, by Hive for example: start of heading, and the file, group, record and
 * unit separators.
 */
const SEPARATORS: readonly number[] = [0x01, 0x1c, 0x1d, 0x1e, 0x1f];

/** Counts control characters, except one that may separate table cells. */
function controls(bytes: Uint8Array): number {
  let count = 0;
  const separators = new Map<number, number>();
  for (const byte of bytes) {
    if (!isControl(byte)) continue;
    count++;
    if (SEPARATORS.includes(byte)) separators.set(byte, (separators.get(byte) ?? 0) + 1);
  }
  return count - largest(separators.values(), 0);
}

/** True if NUL bytes are only at even or only at odd positions, as in UTF-16. */
function nulsAlternate(bytes: Uint8Array): boolean {
  const nuls = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  return Math.max(even, odd) * 50 >= bytes.length && Math.min(even, odd) * 20 <= Math.max(even, odd);
}

/** False if the first bytes of a file cannot be plain text in any encoding. */
export function looksLikeText(head: Uint8Array): boolean {
  const start = asBuffer(head).toString('latin1', 0, 32);
  if (MAGIC.some((magic) => start.startsWith(magic))) return false;
  if (/^(?:\xFF\xFE|\xFE\xFF|\xEF\xBB\xBF|\0\0\xFE\xFF)/.test(start)) return true;
  return controls(head) * 20 <= head.length || nulsAlternate(head);
}

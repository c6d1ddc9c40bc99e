import { dataStart } from './guard.js';
import { writtenStrings } from './stream-strings.js';

/**
 * Maximum length of a text that is examined, in characters. Longer texts occur only in places that are not displayed.
 */
const MAX_TEXT_LENGTH = 1_000_000;
/** Structure of a file: header and trailer, cross-reference tables, references, sizes. */
const ORDER =
  /%PDF-\d\.\d|%%EOF|\b\d{10} \d{5} [nf]\b|\bstartxref\s+\d+|\b\d+\s+\d+\s+R\b|\/(?:Size|Prev|XRefStm|Root|Info|ID|Encrypt)\b(?:\s*\d+)?|\b(?:xref|trailer|endobj|endstream)\b|<[\da-fA-F\s]*>|^\s*\d+ \d+\s*$/gm;
/** Comment by which a file declares itself binary (ISO 32000-2, 7.5.2). */
const BINARY = /%[\x80-\xff]{4}[^\n\r]*/g;

/**
 * Text of a file outside of objects: comments, words between objects, entries of trailers. It disappears when the file
 * is rewritten.
 */
export function outsideTexts(bytes: Uint8Array): string {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  let length = 0;
  for (const part of [...comments(file), ...between(file)]) {
    if (length > MAX_TEXT_LENGTH) break;
    texts.push(part);
    length += part.length;
  }
  return texts.join('\n');
}

/** Parts of a file that are not data of streams. */
export function* written(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; ) {
    const start = nextData(file, at);
    yield file.subarray(at, start);
    const end = file.indexOf('endstream', start);
    at = end < 0 ? file.length : end;
  }
}

/** Offset of the next stream's data; the end of the file if there is none. */
export function nextData(file: Buffer, from: number): number {
  for (let at = file.indexOf('stream', from); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = dataStart(file, at);
    if (start !== undefined) return start;
  }
  return file.length;
}

function* comments(file: Buffer): Generator<string> {
  for (const part of written(file)) {
    if (!part.includes('%')) continue;
    const text = part.toString('latin1').replace(/\((?:[^()\\]|\\[\s\S])*\)/g, '()');
    for (const [comment] of text.matchAll(/%[^\n\r]*/g)) yield* said(comment);
  }
}

/** Text between the end of one object and the beginning of the next. */
function* between(file: Buffer): Generator<string> {
  for (let at = 0; at < file.length; ) {
    const next = beginning(file, at);
    const part = file.subarray(at, next);
    if (part.length > 2) {
      const text = part.toString('latin1');
      yield* said(text.replace(/%[^\n\r]*/g, ''));
      if (text.includes('(') || text.includes('<')) for (const string of writtenStrings(part)) yield* said(string);
    }
    const end = file.indexOf('endobj', next);
    at = end < 0 ? file.length : end + 6;
  }
}

/** Offset of the next object. */
function beginning(file: Buffer, from: number): number {
  for (let at = file.indexOf('obj', from); at >= 0; at = file.indexOf('obj', at + 3)) {
    const number = /\d+\s+\d+\s*$/.exec(file.toString('latin1', Math.max(from, at - 24), at));
    if (number !== null) return at - number[0].length;
  }
  return file.length;
}

function* said(text: string): Generator<string> {
  const rest = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(BINARY, ' ')
    .replace(ORDER, ' ')
    .replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/[\0\s]+/g, ' ');
  if (/[\p{L}\p{N}]{3}/u.test(rest) && /^[\t -~\xa0-\xff]*$/.test(rest)) yield rest.trim();
}

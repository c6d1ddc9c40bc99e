import type { Operator } from '../stream/operand.js';
import { tokenize } from '../stream/tokenize.js';

const PERCENT = 0x25;
const LINE_FEED = 10;
const RETURN = 13;

/** A content stream without the comments between its operators, which nobody is shown and anybody can read. */
export function withoutComments(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(PERCENT)) return bytes;
  const kept: Uint8Array[] = [];
  let copied = 0;
  for (const { start, end } of gaps(tokenize(bytes), bytes.length)) {
    for (let at = start; at < end; at++) {
      if (bytes[at] !== PERCENT) continue;
      kept.push(bytes.subarray(copied, at));
      copied = lineEnd(bytes, at);
      at = copied;
    }
  }
  return kept.length === 0 ? bytes : Buffer.concat([...kept, bytes.subarray(copied)]);
}

/** What stands before, between and after operators: blanks and comments. */
function* gaps(operators: readonly Operator[], length: number): Iterable<{ start: number; end: number }> {
  let last = 0;
  for (const { start, end } of operators) {
    if (start > last) yield { start: last, end: start };
    last = end;
  }
  yield { start: last, end: length };
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at++;
  return at;
}

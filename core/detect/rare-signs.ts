import type { Span } from '../contracts/span.js';
import { LONG_RUN, longRun } from '../scan/signs.js';

// What any word may begin is found from what is rare in it: a pattern that begins with any word would be tried at every one.

/** What joins words: an underscore, or an escape of a link or of a name in XML. */
const JOINT = /_|%[0-9a-f]{2}/gi;
/** Joined words from their first joint on; the group is what stands before it. */
const JOINED = /(?<=(?<![\p{L}\p{N}.@%_()-])([\p{L}\p{N}.@()-]{0,200}))(?:_|%[0-9a-f]{2})[\p{L}\p{N}.@%_()-]{1,300}/iuy;
const ESCAPE_LENGTH = '%20'.length;
/** Bytes as base64 writes them, in one line or several of the same length. */
const BASE64 =
  /(?<![A-Za-z0-9+/=_-])(?:[A-Za-z0-9+/]{60,76}\r?\n){0,5000}[A-Za-z0-9+/]{16,}={0,2}(?![A-Za-z0-9+/=_-])/y;

/** Joined words are found from their joints, looking back: any word may begin them, and joints are rare. */
export function joinedWords(text: string): Span[] {
  const spans: Span[] = [];
  JOINT.lastIndex = 0;
  while (JOINT.test(text)) {
    const joint = JOINT.lastIndex - (text.charAt(JOINT.lastIndex - 1) === '_' ? 1 : ESCAPE_LENGTH);
    JOINED.lastIndex = joint;
    const before = JOINED.exec(text)?.[1];
    if (before === undefined) continue;
    spans.push({ start: joint - before.length, end: JOINED.lastIndex });
    JOINT.lastIndex = JOINED.lastIndex;
  }
  return spans;
}

/** Bytes as base64 writes them are found from runs of its characters that no word is as long as. */
export function packedBytes(text: string): Span[] {
  const spans: Span[] = [];
  for (let start = longRun(text, 0); start >= 0; ) {
    BASE64.lastIndex = start;
    const isPacked = BASE64.test(text);
    if (isPacked) spans.push({ start, end: BASE64.lastIndex });
    start = longRun(text, isPacked ? BASE64.lastIndex : start + LONG_RUN);
  }
  return spans;
}

import type { Span } from '../contracts/span.js';
import { LONG_RUN, longRun } from '../scan/signs.js';

// Some patterns may begin with any word. They are searched for by a rare character inside, because trying them at every
// word is slow.

/** Characters that join words: an underscore, or an escape in a link or in an XML name. */
const JOINT = /_|%[0-9a-f]{2}/gi;
/** Joined words from their first joint on; the group captures the text before it. */
const JOINED = /(?<=(?<![\p{L}\p{N}.@%_()-])([\p{L}\p{N}.@()-]{0,200}))(?:_|%[0-9a-f]{2})[\p{L}\p{N}.@%_()-]{1,300}/iuy;
const ESCAPE_LENGTH = '%20'.length;
/** Base64, in one line or several lines of the same length. */
const BASE64 =
  /(?<![A-Za-z0-9+/=_-])(?:[A-Za-z0-9+/]{60,76}\r?\n){0,5000}[A-Za-z0-9+/]{16,}={0,2}(?![A-Za-z0-9+/=_-])/y;

/** Finds joined words by their joints, searching backwards for the start, because joints are rare. */
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

/** Finds base64 by runs of its characters that are longer than any word. */
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

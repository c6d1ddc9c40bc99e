import { reversePart } from '../../../../../kit/index.js';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** Letters with their combining marks, which stay together. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Text in visual order from left to right, because content streams draw letters in this order. Handles right-to-left
 * text with embedded words and numbers of the other direction, as in the bidirectional algorithm (UAX 9) with two
 * levels.
 */
export function seenOrder(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const turned = (text.match(CLUSTER) ?? []).reverse();
  let from = -1;
  let to = -1;
  for (let at = 0; at <= turned.length; at++) {
    const sign = turned[at];
    if (sign !== undefined && LEFT_TO_RIGHT.test(sign) && !RIGHT_TO_LEFT.test(sign)) {
      if (from < 0) from = at;
      to = at;
    } else if (from >= 0 && (sign === undefined || RIGHT_TO_LEFT.test(sign))) {
      reversePart(turned, from, to);
      from = -1;
    }
  }
  return turned.join('');
}

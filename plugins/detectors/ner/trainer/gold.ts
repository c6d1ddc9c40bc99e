import type { Random } from '../../../../core/index.js';
import type { TaggedText } from '../tagger/features.js';
import { encode } from '../tagger/tags.js';
import type { Example } from './examples.js';

/** The tags of an example's spans; tokens that a span touches belong to it. */
export function goldTags(text: TaggedText, { spans }: Example, types: readonly string[]): Uint8Array {
  const { start, end, length } = text.tokens;
  const tags = new Uint8Array(length);
  const chunks = spans.flatMap((span) => {
    const type = types.indexOf(span.label);
    if (type < 0) return [];
    let from = 0;
    while (from < length && (end[from] ?? 0) <= span.start) from++;
    let to = from;
    while (to < length && (start[to] ?? 0) < span.end) to++;
    return to > from ? [{ from, to, type }] : [];
  });
  encode(
    chunks.filter((c, i) => i === 0 || c.from >= (chunks[i - 1]?.to ?? 0)),
    tags,
  );
  return tags;
}

/** The numbers below `length` in a random order. */
export function shuffled(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const k = random.int(i + 1);
    [order[i], order[k]] = [order[k] ?? 0, order[i] ?? 0];
  }
  return order;
}

import type { Random } from '../../../../core/index.js';
import type { Example, LabelledSpan } from './examples.js';

/** Terms of each label, to be put in each other's place. */
export type TermPool = ReadonlyMap<string, readonly string[]>;

export function termPool(examples: readonly Example[]): TermPool {
  const pool = new Map<string, Set<string>>();
  for (const { text, spans } of examples)
    for (const { start, end, label } of spans) {
      const terms = pool.get(label) ?? new Set();
      pool.set(label, terms.add(text.slice(start, end)));
    }
  return new Map([...pool].map(([label, terms]) => [label, [...terms]]));
}

/** The same text with other terms of the same labels, so that a model learns what stands around them. */
export function swapTerms({ text, spans }: Example, pool: TermPool, random: Random): Example {
  const moved: LabelledSpan[] = [];
  let out = '';
  let from = 0;
  for (const { start, end, label } of spans) {
    const term = random.pick(pool.get(label) ?? [text.slice(start, end)]);
    out += text.slice(from, start);
    moved.push({ start: out.length, end: out.length + term.length, label });
    out += term;
    from = end;
  }
  return { text: out + text.slice(from), spans: moved };
}

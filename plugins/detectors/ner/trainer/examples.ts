/** A labelled text. Spans are sorted and never overlap; offsets in UTF-16 code units. */
export interface Example {
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
}

/** A term of a labelled text. */
export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** Cuts a long text at line ends into examples of about `size` code units, so that one document does not outweigh the rest. */
export function cut(example: Example, size: number): Example[] {
  const out: Example[] = [];
  let from = 0;
  while (from < example.text.length) {
    const to = cutAt(example, from, size);
    const spans = example.spans.filter((s) => s.start >= from && s.end <= to);
    out.push({
      text: example.text.slice(from, to),
      spans: spans.map((s) => ({ start: s.start - from, end: s.end - from, label: s.label })),
    });
    from = to;
  }
  return out;
}

function cutAt({ text, spans }: Example, from: number, size: number): number {
  if (text.length - from <= size * 1.3) return text.length;
  let at = text.indexOf('\n', from + size);
  while (at >= 0 && spans.some((s) => s.start <= at && at < s.end)) at = text.indexOf('\n', at + 1);
  return at < 0 ? text.length : at + 1;
}

/** How often each label occurs, the most frequent first. */
export function countLabels(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { spans } of examples) for (const { label } of spans) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
}

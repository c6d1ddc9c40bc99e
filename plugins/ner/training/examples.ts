/** A labelled text. Spans are sorted and never overlap; offsets in UTF-16 code units. */
export interface Example {
  readonly text: string;
  readonly spans: readonly LabelledSpan[];
}

export interface LabelledSpan {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** Label of the model for each label of a corpus; what is not named is left unlabelled. */
export type LabelMap = Readonly<Record<string, string>>;

/** Reads examples from JSONL: `{"text", "spans": [{"start", "end", "label"}]}` a line. Throws if a line is no example. */
export function parseExamples(jsonl: string, labels: LabelMap): Example[] {
  return jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i) => relabel(parseLine(line, i + 1), labels));
}

function parseLine(line: string, number: number): Example {
  const value: unknown = JSON.parse(line);
  if (typeof value === 'object' && value !== null && 'text' in value && 'spans' in value) {
    const { text, spans } = value;
    if (typeof text === 'string' && Array.isArray(spans) && spans.every(isSpan)) return { text, spans };
  }
  throw new Error(`line ${number} is no example: {"text": "…", "spans": [{"start": 0, "end": 4, "label": "PERSON"}]}`);
}

function isSpan(value: unknown): value is LabelledSpan {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, label } = { start: undefined, end: undefined, label: undefined, ...value };
  return typeof start === 'number' && typeof end === 'number' && start < end && typeof label === 'string';
}

function relabel({ text, spans }: Example, labels: LabelMap): Example {
  const known = spans
    .flatMap(({ start, end, label }) => {
      const name = Object.hasOwn(labels, label) ? labels[label] : undefined;
      return name === undefined ? [] : [{ start, end, label: name }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return { text, spans: known.filter((span, i) => i === 0 || span.start >= (known[i - 1]?.end ?? 0)) };
}

/** Cuts a long text at paragraph or line ends into examples of about `size` code units, so that one document does not outweigh the rest. */
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

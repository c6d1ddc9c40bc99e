import type { Example } from '../trainer/examples.js';
import { readExamples } from '../trainer/read-examples.js';

/** Label of the model for each label of a corpus; what is not named is left unlabelled. */
export type LabelMap = Readonly<Record<string, string>>;

/** Reads examples from JSONL and gives them the labels of the model. Throws if a line is no example. */
export function parseExamples(jsonl: string, labels: LabelMap): Example[] {
  const { examples, mistakes } = readExamples(jsonl.split('\n'));
  const [first] = mistakes;
  if (first !== undefined) throw new Error(`line ${first.line} ${first.says}`);
  return examples.map((example) => relabel(example, labels));
}

function relabel({ text, spans }: Example, labels: LabelMap): Example {
  const known = spans.flatMap(({ start, end, label }) => {
    const name = Object.hasOwn(labels, label) ? labels[label] : undefined;
    return name === undefined ? [] : [{ start, end, label: name }];
  });
  return { text, spans: known.filter((span, i) => i === 0 || span.start >= (known[i - 1]?.end ?? 0)) };
}

import type { Example, LabelledSpan } from './examples.js';

/** A line that is no example. Says what is wrong and never what stands there. */
export interface LineMistake {
  /** From 1. */
  readonly line: number;
  readonly says: string;
}

/** What the lines of a JSONL file hold. */
export interface LabelledLines {
  readonly examples: readonly Example[];
  readonly mistakes: readonly LineMistake[];
}

/**
 * Reads labelled texts: `{"text": "…", "spans": [{"start": 0, "end": 4, "type": "PERSON"}]}` a line; `label` does for `type`,
 * further properties are ignored, and so are empty lines.
 * @param types labels whose spans must not overlap.
 */
export function readExamples(lines: Iterable<string>, types: readonly string[] = []): LabelledLines {
  const examples: Example[] = [];
  const mistakes: LineMistake[] = [];
  let line = 0;
  for (const given of lines) {
    line++;
    const json = line === 1 ? given.replace(/^\uFEFF/, '') : given;
    if (json.trim() === '') continue;
    const read = readLine(json, types);
    if (typeof read === 'string') mistakes.push({ line, says: read });
    else examples.push(read);
  }
  return { examples, mistakes };
}

/** @returns what is wrong, if something is. */
function readLine(json: string, types: readonly string[]): Example | string {
  const value = parse(json);
  if (!isObject(value)) return value === undefined ? 'is not JSON' : 'is not a JSON object';
  const { text, spans } = value;
  if (typeof text !== 'string') return "lacks 'text', a string";
  if (!Array.isArray(spans)) return "lacks 'spans', a list";
  const read: LabelledSpan[] = [];
  for (const [i, given] of spans.entries()) {
    const span = readSpan(given, text);
    if (typeof span === 'string') return `span ${i + 1} ${span}`;
    read.push(span);
  }
  const sorted = read.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const wanted = sorted.filter(({ label }) => types.includes(label));
  if (wanted.some((s, i) => s.start < (wanted[i - 1]?.end ?? 0)))
    return 'has spans of the wanted types that overlap: keep one of them';
  return { text, spans: sorted };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSpan(value: unknown, text: string): LabelledSpan | string {
  if (!isObject(value)) return 'is not an object';
  const { start, end, type, label = type } = value;
  if (!isOffset(start) || !isOffset(end)) return "lacks 'start' or 'end', whole numbers from 0";
  if (start >= end) return 'is empty or ends before it starts';
  if (end > text.length) return `ends at ${end}, but the text has ${text.length} UTF-16 code units`;
  if (typeof label !== 'string' || label === '') return "lacks 'type', the name of an entity type";
  if (cutsPair(text, start) || cutsPair(text, end)) return 'cuts a character in two: offsets are UTF-16 code units';
  return { start, end, label };
}

const isOffset = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** True between the halves of a surrogate pair. */
const cutsPair = (text: string, at: number): boolean => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

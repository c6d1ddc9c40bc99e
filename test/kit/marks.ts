/** An expected finding of a case. */
export interface ExpectedSpan {
  /** Offset in the text without brackets, as in {@link Span}. */
  readonly start: number;
  /** Offset behind the term. */
  readonly end: number;
  /** If missing, any type of the recognizer is accepted. */
  readonly type?: string;
}

/** Parses a sentence with each expected term in double brackets: `MRN [[123456]]`, or `[[US_SSN|000-12-3456]]`. */
export function parseMarks(sentence: string): { readonly text: string; readonly spans: readonly ExpectedSpan[] } {
  const spans: ExpectedSpan[] = [];
  let text = '';
  for (const part of sentence.split(/(\[\[[\s\S]*?\]\])/)) {
    if (!part.startsWith('[[')) {
      text += part;
      continue;
    }
    const [, type, term = ''] = /^\[\[(?:([A-Z_0-9]+)\|)?([\s\S]*)\]\]$/.exec(part) ?? [];
    const span = { start: text.length, end: text.length + term.length };
    spans.push(type === undefined ? span : { ...span, type });
    text += term;
  }
  return { text, spans };
}

/** An expected finding of a case. */
export interface ExpectedSpan {
  /** In the text without brackets, as those of {@link Span}. */
  readonly start: number;
  /** Behind the term. */
  readonly end: number;
  /** Left out in the case: any type of the recognizer. */
  readonly type?: string;
}

/** Reads a sentence in which each expected term stands in double brackets: `MRN [[123456]]`, or `[[US_SSN|000-12-3456]]`. */
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

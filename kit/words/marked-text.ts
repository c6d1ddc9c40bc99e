import type { EntityType, Span } from '../../core/index.js';

/** A term in brackets. */
export interface Mark extends Span {
  /** The type given in the brackets before the term. */
  readonly type: EntityType | undefined;
}

/** A sentence without its marks, and their positions. */
export interface MarkedText {
  /** Without the brackets and the types in them. */
  readonly text: string;
  /** In the order of the text. */
  readonly marks: readonly Mark[];
}

/** Separates a sentence from its marks: `Badge [[BADGE|BX-004711]] was [[lost]]`. */
export function readMarks(sentence: string): MarkedText {
  const marks: Mark[] = [];
  let text = '';
  for (const part of sentence.split(/(\[\[[^\]]{1,2000}\]\])/)) {
    const mark = /^\[\[(?:([A-Z][A-Z0-9_]{0,63})\|)?([^\]]+)\]\]$/.exec(part);
    const term = mark?.[2] ?? part;
    if (mark !== null) marks.push({ start: text.length, end: text.length + term.length, type: mark[1] });
    text += term;
  }
  return { text, marks };
}

import type { FileSession } from '../../core/contracts/file-adapter.js';
import { atOnce, type Steps } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { replaced } from '../../core/detect/selection.js';
import { withKnownTerms } from './known-findings.js';
import { NameParts, withNameParts } from './name-parts.js';
import { isNameType, SoughtTerms } from './sought-terms.js';

const RECOGNIZER = 'document-memory';

/** A text with its findings. */
export interface FoundText {
  readonly text: string;
  /** Sorted, without overlaps. */
  readonly findings: readonly Finding[];
}

/** True for a name of one word, which may be an ordinary word elsewhere. */
const isLoneName = (text: string, type: string): boolean => isNameType(type) && !/[\s\d]/.test(text.trim());

/** The terms of texts that are found in all others: numbers, codes, and names of several words. */
export function sharedTerms(texts: readonly FoundText[]): {
  readonly sought: SoughtTerms;
  readonly names: Set<string>;
} {
  const sought = new SoughtTerms();
  const names = new Set<string>();
  for (const { text } of texts) sought.learn(text);
  for (const { text, findings } of texts)
    for (const { start, end, type } of replaced(findings)) {
      const term = text.slice(start, end);
      if (type === 'PERSON') names.add(term);
      if (!isLoneName(term, type)) sought.add(term, type);
    }
  return { sought, names };
}

/** The terms of texts that must not occur in the finished document: numbers, codes, and names of several words. */
export const termsOf = (texts: readonly FoundText[]): SoughtTerms => sharedTerms(texts).sought;

/**
 * Adds to the findings of texts of one document what only another of them shows: numbers and names of several words
 * that were found there, and parts of these names.
 */
export const withSharedTerms = (texts: readonly FoundText[], session: FileSession): (readonly Finding[])[] =>
  atOnce(sharing(texts, session));

/** Like {@link withSharedTerms}, in steps. */
export function* sharing(texts: readonly FoundText[], session: FileSession): Steps<(readonly Finding[])[]> {
  const { sought, names } = sharedTerms(texts);
  yield;
  const known: FoundText[] = [];
  for (const { text, findings } of texts) {
    const all = sought.size === 0 ? findings : withKnownTerms(findings, sought.findMentions(text), RECOGNIZER);
    known.push({ text, findings: all });
    yield;
  }
  const parts = new NameParts(session, names, known);
  const found: (readonly Finding[])[] = [];
  for (const one of known) {
    const more = parts.find(one);
    found.push(more.length === 0 ? one.findings : withNameParts(one.findings, more));
    yield;
  }
  return found;
}

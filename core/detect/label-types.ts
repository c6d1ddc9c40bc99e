import type { EntityType } from '../contracts/entity-type.js';
import type { Candidate } from './candidate.js';

/** Name of the recognizer of numbers whose type their label says. */
const RECOGNIZER = 'label-of-number';
/** The type of a number that is only known to be one. */
const NUMBER: EntityType = 'ID_NUMBER';
/** Length of the text before a number in which its label stands, in code units. */
const BEFORE = 60;
/** Up to four words directly before a number, on its line. */
const LABEL = /(?:\p{L}[\p{L}\p{M}.'/-]{0,24}[ _]){0,3}\p{L}[\p{L}\p{M}.'/-]{0,24}(?=[ \t:#=.([-]{0,6}$)/u;

/** The type of the numbers that a label announces; undefined if it says none. */
export type LabelType = (label: string) => EntityType | undefined;

/**
 * Numbers of which nothing but that is known, again with the type that the label before them names: `Lohnkonto
 * 6447353682` is a bank account. Whoever selects that type must get them, whatever found them.
 */
export function withLabelTypes(view: string, candidates: readonly Candidate[], typeOf: LabelType): Candidate[] {
  return candidates.flatMap((one): Candidate[] => {
    if (one.type !== NUMBER) return [];
    const label = LABEL.exec(view.slice(Math.max(0, one.start - BEFORE), one.start))?.[0];
    const type = label === undefined ? undefined : typeOf(label);
    if (type === undefined) return [];
    const ledger = [{ reason: `label of ${type}`, by: one.score }];
    return [{ ...one, type, recognizer: RECOGNIZER, ledger: one.ledger.length === 0 ? one.ledger : ledger }];
  });
}

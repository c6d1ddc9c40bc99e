import { lexiconPattern } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Candidate } from './candidate.js';

/** Name of the recognizer of numbers whose type their label says. */
const RECOGNIZER = 'label-of-number';
/** The type of a number that is only known to be one, and that of places, for which plates are taken. */
const MAY_BE_NUMBERS: ReadonlySet<EntityType> = new Set(['ID_NUMBER', 'LOCATION']);
/** Length of the text before a number in which its label stands, in code units. */
const BEFORE = 60;
/** Up to four words directly before a number, on its line. */
const LABEL = /(?:\p{L}[\p{L}\p{M}.'/-]{0,24}[ _]){0,3}\p{L}[\p{L}\p{M}.'/-]{0,24}(?=[ \t:#=.([-]{0,6}$)/u;

/** Words between a label and its number: `account number is 4471-22`, `account (no. 4471-22)`. */
const LINK = new RegExp(
  `[ \\t,:#=.(-]+(?:${lexiconPattern('number-labels', { class: 'between-label-and-number' })})\\.?[ \\t:#=.(-]{0,6}$`,
  'iu',
);
/** How many of them are skipped: `account number is no. 4471-22`. */
const MOST_LINKS = 2;

/** The type of the numbers that a label announces; undefined if it says none. @param value the number */
export type LabelType = (label: string, value: string, type: EntityType) => EntityType | undefined;

/**
 * Numbers of which nothing but that is known, again with the type that the label before them names: `Lohnkonto
 * 6447353682` is a bank account. Whoever selects that type must get them, whatever found them.
 */
export function withLabelTypes(view: string, candidates: readonly Candidate[], typeOf: LabelType): Candidate[] {
  return candidates.flatMap((one): Candidate[] => {
    if (!MAY_BE_NUMBERS.has(one.type)) return [];
    const type = typeBefore(view, one, typeOf);
    if (type === undefined) return [];
    const ledger = [{ reason: `label of ${type}`, by: one.score }];
    return [{ ...one, type, recognizer: RECOGNIZER, ledger: one.ledger.length === 0 ? one.ledger : ledger }];
  });
}

function typeBefore(view: string, { start, end, type }: Candidate, typeOf: LabelType): EntityType | undefined {
  let before = view.slice(Math.max(0, start - BEFORE), start);
  for (let links = 0; links <= MOST_LINKS; links++) {
    const label = LABEL.exec(before)?.[0];
    const named = label === undefined ? undefined : typeOf(label, view.slice(start, end), type);
    if (named !== undefined) return named;
    const link = LINK.exec(before);
    if (link === null) return undefined;
    before = before.slice(0, link.index);
  }
  return undefined;
}

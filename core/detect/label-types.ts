import { lexiconPattern } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import { type Candidate, isSameReading, justAbove } from './candidate.js';
import { labelBefore, mayEndInLink } from './label-before.js';

/** Name of the recognizer of numbers whose type their label says. */
const RECOGNIZER = 'label-of-number';
/** Types of terms of which the form alone was read, or a part of the label: the label may say more. */
const MAY_BE_NUMBERS: ReadonlySet<EntityType> = new Set([
  'ID_NUMBER',
  'INTERNAL_CODE',
  'NATIONAL_ID',
  'CASE_NUMBER',
  'CUSTOMER_ID',
  'PHONE_NUMBER',
  'LOCATION',
  'PERSON',
  'ORGANIZATION',
  'CREDIT_CARD',
  'USERNAME',
]);
/** Of these types are names, which a label makes logins of one word, or plates with a digit. */
const NAMES: ReadonlySet<EntityType> = new Set(['LOCATION', 'PERSON', 'ORGANIZATION']);
const DIGIT = /\d/;
/** Digits of a number that are not written: `account ****4471`. */
const HIDDEN = /[*•]{2,16} ?$/u;
/** Length of the text before a number in which its label stands, in code units. */
const BEFORE = 60;

/** Words of texts about patients. */
const OF_PATIENTS = new RegExp(
  `(?<![\\p{L}])(?:${lexiconPattern('number-labels', { class: 'in-texts-about-patients' })})(?![\\p{L}])`,
  'iu',
);

/** Up to four words before a comma: `BMW 320d, D-AB 123`. */
const BEFORE_COMMA = /((?:[\p{L}\p{N}-]{1,20} ){0,3}[\p{L}\p{N}-]{1,20}),[ \t]$/u;
const COMMA = 0x2c;

/** Words between a label and its number: `account number is 4471-22`, `account (no. 4471-22)`. */
const LINK = new RegExp(
  `[ \\t,:#=.(-]+(?:${lexiconPattern('number-labels', { class: 'between-label-and-number' })})\\.?[ \\t:#=.(-]{0,6}$`,
  'iu',
);
/** How many of them are skipped: `account number is no. 4471-22`. */
const MOST_LINKS = 2;

/**
 * The type of the numbers that a label announces; undefined if it says none.
 * @param value the number
 * @param isOfPatients returns true in a text about a patient
 */
export type LabelType = (
  label: string,
  value: string,
  type: EntityType,
  isOfPatients: () => boolean,
) => EntityType | undefined;

/**
 * Numbers of which nothing but that is known, again with the type that the label before them names: `Lohnkonto
 * 6447353682` is a bank account. Whoever selects that type must get them, whatever found them.
 */
export function withLabelTypes(view: string, candidates: readonly Candidate[], typeOf: LabelType): Candidate[] {
  let known: boolean | undefined;
  const isOfPatients = (): boolean => {
    known ??= OF_PATIENTS.test(view);
    return known;
  };
  const labelled: Candidate[] = [];
  // Several recognizers may find the same number; its label is read once.
  let last: Candidate | undefined;
  let said: EntityType | undefined;
  for (const one of candidates) {
    if (!MAY_BE_NUMBERS.has(one.type)) continue;
    if (!isSameReading(last, one)) said = typeBefore(view, one, typeOf, isOfPatients);
    last = one;
    if (said === undefined) continue;
    const score = one.type === 'ID_NUMBER' ? one.score : justAbove(one.score);
    const ledger = [{ reason: `label of ${said}`, by: score }];
    const type = said;
    labelled.push({
      ...one,
      type,
      score,
      recognizer: RECOGNIZER,
      ledger: one.ledger.length === 0 ? one.ledger : ledger,
    });
  }
  return labelled;
}

function typeBefore(
  view: string,
  { start, end, type }: Candidate,
  typeOf: LabelType,
  isOfPatients: () => boolean,
): EntityType | undefined {
  const value = view.slice(start, end);
  // Most candidates are names of several words, whatever label stands before them.
  if (NAMES.has(type) && value.includes(' ') && !DIGIT.test(value)) return undefined;
  let before = view.slice(Math.max(0, start - BEFORE), start).replace(HIDDEN, '');
  for (let links = 0; links <= MOST_LINKS; links++) {
    const label = labelBefore(before);
    const named = label === undefined ? undefined : typeOf(label, value, type, isOfPatients);
    if (named !== undefined) return named;
    if (label === undefined && !DIGIT.test(value)) return undefined;
    if (label === undefined) return ofThingBefore(before, (words) => typeOf(words, value, type, isOfPatients));
    const link = mayEndInLink(label) ? LINK.exec(before) : null;
    if (link === null) return undefined;
    before = before.slice(0, link.index);
  }
  return undefined;
}

/** Behind a comma only a vehicle says what a code is: other words there are the value of another label. */
function ofThingBefore(before: string, typeOf: (words: string) => EntityType | undefined): EntityType | undefined {
  if (before.charCodeAt(before.length - 2) !== COMMA) return undefined;
  const words = BEFORE_COMMA.exec(before)?.[1];
  return words !== undefined && typeOf(words) === 'LICENSE_PLATE' ? 'LICENSE_PLATE' : undefined;
}

import type { CodeRecognizer, Match, TextDocument, TokenTable } from '../../../core/index.js';
import { fieldLabel, scoreOf } from '../../../kit/index.js';
import { FIELD_TYPES, type FieldMeanings } from './meanings.js';
import { isPlausible, nameLikeness } from './plausible.js';

/** Shortest value in characters; fewer may be initials or a list. */
const LEAST = 4;
/** Characters between the boxes of a form: blanks, bars, and printed separators. */
const BETWEEN = /^[ |]{0,3}[./@+()-]?[ |]{0,3}$/;
const SIGN = /[./@+-]/;
/** A gap of this width starts the next word. */
const WORD_GAP = 3;
const LABEL_LINE = /^[ \t]*(\p{Lu}[\p{L} .'/()-]{1,40}?):?[ \t]*$/u;
const MAIL = /^[^@]+@[^@]+\.\p{L}{2,}$/u;
const SCORE = scoreOf('cue:field');
const WHY = 'one character to a box';

/** Words of the view as characters of a value. */
interface Comb {
  readonly start: number;
  readonly end: number;
  /** The characters without the separators. */
  readonly value: string;
}

/**
 * Values of forms with one box for each character (comb fields, ISO 32000-1, 12.7.4.3), found by the label before or
 * above: `SURNAME: S M I T H`, `SSN | 5 | 3 | 6 | …`.
 */
export const combRecognizer = (meanings: FieldMeanings): CodeRecognizer => ({
  name: 'fields/comb',
  withinWords: true,
  types: [...FIELD_TYPES, 'EMAIL_ADDRESS'],
  recognize(document): Match[] {
    return combs(document).flatMap((comb) => judged(document.view, comb, meanings) ?? []);
  },
});

function combs({ view, tokens }: TextDocument): Comb[] {
  const found: Comb[] = [];
  const { length } = tokens;
  // Checking every fourth word is enough, because every run that is long enough contains one of them.
  for (let i = LEAST - 1; i < length; i += LEAST) {
    if (!isSingle(tokens, i)) continue;
    let first = i;
    let last = i;
    while (first > 0 && isSingle(tokens, first - 1) && isBeside(view, tokens, first)) first--;
    while (last + 1 < length && isSingle(tokens, last + 1) && isBeside(view, tokens, last + 1)) last++;
    if (last - first + 1 >= LEAST) found.push(read(view, tokens, first, last));
    i = Math.max(i, last);
  }
  return found;
}

const isSingle = ({ start, end }: TokenTable, i: number): boolean => (end[i] ?? 0) - (start[i] ?? 0) === 1;

const isBeside = (view: string, { start, end }: TokenTable, i: number): boolean =>
  BETWEEN.test(view.slice(end[i - 1] ?? 0, start[i] ?? 0));

function read(view: string, { start, end }: TokenTable, first: number, last: number): Comb {
  let value = '';
  for (let i = first; i <= last; i++) {
    const gap = i === first ? '' : view.slice(end[i - 1] ?? 0, start[i] ?? 0);
    value += `${SIGN.exec(gap)?.[0] ?? (gap.length >= WORD_GAP && !gap.includes('|') ? ' ' : '')}${view.slice(start[i] ?? 0, end[i] ?? 0)}`;
  }
  return { start: start[first] ?? 0, end: end[last] ?? 0, value };
}

function judged(view: string, { start, end, value }: Comb, meanings: FieldMeanings): Match | undefined {
  const label = labelOf(view, start);
  if (label === undefined) return undefined;
  const found = { start, end, score: SCORE, why: WHY };
  if (MAIL.test(value)) return { ...found, type: 'EMAIL_ADDRESS' };
  const meaning = meanings.of(label);
  if (meaning === undefined) return undefined;
  const { type } = meaning;
  const fits = type === 'PERSON' ? nameLikeness(value) > 0 : isPlausible(type, value);
  return fits ? { ...found, type } : undefined;
}

/** How far before the value a label is searched for, in code units. */
const NEAR = 120;

/** The label on the same line, or the whole line above. */
function labelOf(view: string, at: number): string | undefined {
  const near = view.slice(Math.max(0, at - NEAR), at);
  const line = near.lastIndexOf('\n') + 1;
  const before = near.slice(line);
  if (/[^\s|[(]/.test(before)) return fieldLabel(before);
  return LABEL_LINE.exec(near.slice(near.lastIndexOf('\n', line - 2) + 1, Math.max(0, line - 1)))?.[1];
}

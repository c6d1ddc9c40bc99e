import type { EntityType, EntityTypes } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import { overlapping, type Span, sortByPosition } from '../contracts/span.js';
import { SoughtNames } from './sought-names.js';

/** Recognizer name of places where a replaced value was found again when the output was checked. */
const CHECK = 'output-check';
/** Highest score of such a place, as of other repeat mentions. */
const MAX_SCORE = 0.75;
const LETTER = /\p{L}/u;
const NONE: Readonly<Record<EntityType, number>> = {};

/** What a text still says of the values that will be replaced in it. */
export interface StillWritten<F> {
  /** All findings: those that were given, and the places that surely hold one of their values. */
  readonly findings: readonly F[];
  /** Number of places by type that may hold a part of a value, and stay. */
  readonly left: Readonly<Record<EntityType, number>>;
}

/**
 * Searches what lies between the findings for the names that they replace, in spellings that detection does not compare: joined, in
 * file names and addresses, without accents, spelled letter by letter. Detection has found numbers and other repeat mentions before.
 * Linear in the text, whatever the number of findings.
 * @param allowed removes places that the call allows
 */
export function stillWritten<F extends Finding>(
  text: string,
  findings: readonly F[],
  types: Pick<EntityTypes, 'category'>,
  allowed: (found: readonly Finding[]) => readonly Finding[] = (found) => found,
): StillWritten<F | Finding> {
  const names = new SoughtNames<F>();
  for (const one of findings) names.add(text.slice(one.start, one.end), types.category(one.type), one);
  if (names.size === 0) return { findings, left: NONE };
  const places = names.find(text);
  if (places.length === 0) return { findings, left: NONE };
  const again: Finding[] = [];
  const left = new Map<EntityType, number>();
  for (const place of places) {
    const open = allowed(outside(text, place, overlapping(findings, place)).map((span) => repeated(place.value, span)));
    if (place.isSure) for (const one of open) again.push(one);
    else if (open.length > 0) left.set(place.value.type, (left.get(place.value.type) ?? 0) + 1);
  }
  if (again.length === 0) return { findings, left: Object.fromEntries(left) };
  const all: (F | Finding)[] = [...findings, ...again];
  sortByPosition(all);
  return { findings: all, left: Object.fromEntries(left) };
}

/** The parts of a place with letters that no finding covers. */
function outside(text: string, { start, end }: Span, covering: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const one of [...covering, { start: end, end }]) {
    if (one.start > from && LETTER.test(text.slice(from, one.start))) parts.push({ start: from, end: one.start });
    from = Math.max(from, one.end);
  }
  return parts;
}

const repeated = ({ type, score }: Finding, span: Span): Finding => ({
  ...span,
  type,
  score: Math.min(score, MAX_SCORE),
  recognizer: CHECK,
  domainSpecific: false,
});

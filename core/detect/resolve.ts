import type { EntityType } from '../contracts/entity-type.js';
import { type Span, sortByPosition } from '../contracts/span.js';
import { type Candidate, type Trace, tier } from './candidate.js';
import { Places } from './places.js';
import { claimed, competing, type Leaves } from './selection.js';

/** A total order of candidates: less than 0 if the first one wins an overlap. */
export type Precedence = (a: Candidate, b: Candidate) => number;

/**
 * The total order that decides overlaps: the more certain class (0.75 and more, 0.5 and more, then such estimates, then
 * the rest), then the longer candidate, the higher score, the finer type, the earlier start, and finally the names, so
 * that no tie is left.
 * @param isCoarse true for a type that has finer ones: `ID_NUMBER` says less than `CASE_NUMBER`
 * @param isEstimate true for a recognizer that estimates; see `RecognizerBase.estimates`
 */
export const precedence =
  (isCoarse: (type: EntityType) => boolean, isEstimate: (recognizer: string) => boolean = () => false): Precedence =>
  (a, b) =>
    rank(b, isEstimate) - rank(a, isEstimate) ||
    b.end - b.start - (a.end - a.start) ||
    b.score - a.score ||
    Number(isCoarse(a.type)) - Number(isCoarse(b.type)) ||
    a.start - b.start ||
    compare(a.type, b.type) ||
    compare(a.recognizer, b.recognizer);

/** How likely a type is says nothing about how exact it is: an estimate gives way to whatever else is probable. */
const rank = ({ score, recognizer }: Candidate, isEstimate: (recognizer: string) => boolean): number => {
  const certainty = tier(score);
  return certainty === 0 ? 0 : isEstimate(recognizer) ? 1 : certainty + 1;
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Makes the final findings. They never overlap, and together they cover every character of every candidate except
 * blanks and separators between two findings. A remainder that a winner cuts off another candidate extends the winner
 * if both are of one kind (`Charles University` in `Charles University Prague`); otherwise it stays a finding of its
 * own type, or goes to its neighbour if it has no letter or digit.
 * @param leaves tells which terms the call leaves in the text; undefined if it leaves none. A term that it does not leave
 * never stays because of one that it leaves: within, across or around a winner that is left, and no less certain, it
 * takes the characters of that winner.
 */
export function resolve(
  view: string,
  candidates: Candidate[],
  byPrecedence: Precedence,
  trace: Trace | undefined,
  leaves?: Leaves,
): Candidate[] {
  sortByPosition(candidates);
  const out: Candidate[] = [];
  let made: Places | undefined;
  const places = (): Places => {
    made ??= new Places(view.length);
    return made;
  };
  const overlaps: Overlaps = { view, byPrecedence, places, trace };
  const resolved = (cluster: Candidate[]): Candidate[] =>
    leaves === undefined ? resolveCluster(overlaps, cluster) : resolveSelected(overlaps, cluster, leaves);
  let from = 0;
  let end = -1;
  for (let i = 0; i <= candidates.length; i++) {
    const next = candidates[i];
    if (next !== undefined && i > from && next.start < end) {
      end = Math.max(end, next.end);
      continue;
    }
    if (i > from) for (const one of resolved(candidates.slice(from, i))) out.push(one);
    from = i;
    end = next?.end ?? end;
  }
  return out;
}

/** What decides overlaps. */
interface Overlaps {
  readonly view: string;
  readonly byPrecedence: Precedence;
  readonly places: () => Places;
  readonly trace: Trace | undefined;
}

/** The findings of a cluster: candidates by precedence, each reduced to the characters that are still free. */
function resolveCluster({ view, byPrecedence, places, trace }: Overlaps, cluster: Candidate[]): Candidate[] {
  const winner = cluster.reduce((best, next) => (byPrecedence(next, best) < 0 ? next : best));
  if (trace === undefined && cluster.every((c) => c.start >= winner.start && c.end <= winner.end)) return [winner];
  const taken = places();
  for (const candidate of cluster.sort(byPrecedence)) {
    const pieces = taken.uncovered(candidate);
    if (pieces.length === 0 && trace !== undefined) lost(candidate, taken, trace);
    for (const piece of pieces) place(view, candidate, piece, taken);
  }
  return taken.drain();
}

/**
 * The findings of a cluster where the call leaves some: first those that it does not leave, wherever no winner that is
 * left and more certain stands; then the winners that are left, reduced to the rest.
 */
function resolveSelected(overlaps: Overlaps, cluster: Candidate[], leaves: Leaves): Candidate[] {
  const { view, byPrecedence, places, trace } = overlaps;
  const { candidates, losers } = competing(cluster, byPrecedence, leaves);
  const selected = candidates.filter((one) => !leaves(one));
  if (selected.length === 0 || selected.length === cluster.length) return resolveCluster(overlaps, cluster);
  const winners = resolveCluster({ ...overlaps, trace: undefined }, candidates);
  const taken = places();
  const mayTake = (neighbour: Candidate): boolean => !leaves(neighbour);
  for (const candidate of selected.sort(byPrecedence))
    for (const piece of taken.uncovered(candidate))
      for (const part of claimed(piece, candidate, winners, leaves)) place(view, candidate, part, taken, mayTake);
  for (const winner of winners)
    if (leaves(winner)) for (const piece of taken.uncovered(winner)) place(view, winner, piece, taken, leaves);
  if (trace !== undefined)
    for (const one of [...losers, ...candidates]) if (taken.uncovered(one).length === 0) lost(one, taken, trace);
  return taken.drain();
}

/** @param mayTake tells which neighbours may take a piece */
function place(
  view: string,
  candidate: Candidate,
  piece: Span,
  places: Places,
  mayTake: (neighbour: Candidate) => boolean = () => true,
): void {
  if (piece.start === candidate.start && piece.end === candidate.end) {
    places.add(candidate);
    return;
  }
  const kept = trimmed(view, piece, candidate);
  if (kept.start === kept.end) return;
  const joins = (neighbour: Candidate): boolean =>
    mayTake(neighbour) && isOneKind(neighbour.type, candidate.type) && mayJoin(view, neighbour.type, piece, kept);
  if (isNothing(view.slice(kept.start, kept.end))) places.extend(piece, mayTake);
  else if (!places.extend(piece, joins)) places.add({ ...candidate, ...kept });
}

/** True for a remainder without letters or digits, ignoring a possessive `'s` as in `St. Brigid's`. */
const isNothing = (term: string): boolean => !/[\p{L}\p{N}]/u.test(term) || /^['’]s$/u.test(term);

/** Types that give a location, so that one may continue as another: `12 Glyn St` and the words after it. */
const ADDRESSES: ReadonlySet<EntityType> = new Set(['LOCATION', 'STREET_ADDRESS']);
const isOneKind = (a: EntityType, b: EntityType): boolean => a === b || (ADDRESSES.has(a) && ADDRESSES.has(b));

/**
 * Longer readings of organisations and places are usually right. Longer readings of persons often include a greeting or
 * the next word of the sentence (`anna good` to see you), unless the cut goes through a word (`Delgado-Pruitt`).
 */
const mayJoin = (view: string, type: EntityType, piece: Span, kept: Span): boolean =>
  type === 'PERSON' ? isInWord(view, piece.start) || isInWord(view, piece.end) : isClose(view, piece, kept);

/** True if an offset is inside a word, where hyphens and apostrophes count as word characters. */
const isInWord = (view: string, at: number): boolean =>
  /^[\p{L}\p{N}'-]{2}$/u.test(view.slice(Math.max(0, at - 1), at + 1)) &&
  /[\p{L}\p{N}]/u.test(view.slice(Math.max(0, at - 1), at));

/** Includes the separators of fields in data and of tags in markup. */
const SEPARATORS = ' \t\r\n,;:"“”^|~=<>{}*&([';

/** Removes blanks and separators at the cut. */
function trimmed(view: string, { start, end }: Span, candidate: Candidate): Span {
  let [from, to] = [start, end];
  if (start > candidate.start) while (from < to && SEPARATORS.includes(view.charAt(from))) from++;
  if (end < candidate.end) while (to > from && SEPARATORS.includes(view.charAt(to - 1))) to--;
  return { start: from, end: to };
}

/** True if at most one blank separates the winner from the remainder. */
const isClose = (view: string, piece: Span, kept: Span): boolean =>
  /^ ?$/.test(view.slice(piece.start, kept.start) + view.slice(kept.end, piece.end));

function lost(candidate: Candidate, places: Places, trace: Trace): void {
  const winner = places.at(candidate.start);
  if (winner === undefined) return;
  const { start, end, type, score, recognizer } = winner;
  if (type === candidate.type && start === candidate.start && end === candidate.end) return;
  // A part of the candidate itself.
  if (type === candidate.type && recognizer === candidate.recognizer && score === candidate.score) return;
  trace.miss(candidate, { reason: 'lost_overlap', lostTo: { start, end, type, score, recognizer } });
}

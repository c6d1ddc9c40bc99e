import { lexiconSet } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import { type Candidate, justAbove, tier } from './candidate.js';

/** Name of the recognizer of organisations whose name has that of their place in it. */
const RECOGNIZER = 'organization-and-place';

const ORGANIZATIONS: ReadonlySet<EntityType> = new Set(['ORGANIZATION', 'FACILITY']);
/** Types of the names of places; what has a number is an address. */
const PLACES: ReadonlySet<EntityType> = new Set(['CITY', 'STATE', 'COUNTRY', 'LOCATION']);
/** Kinds whose names go on with that of a place, in lower case. */
const OF_A_PLACE = lexiconSet('organization-words', { class: 'of-a-place' });
/** Words of which the names of hospitals, schools and authorities are made, in lower case. */
const KINDS: ReadonlySet<string> = new Set(
  [
    ...lexiconSet('facilities', { class: 'rest-of-name' }),
    ...lexiconSet('facilities', { class: 'before-rest-of-name' }),
    ...lexiconSet('organization-words', { class: 'ending' }),
    ...lexiconSet('organization-words', { class: 'maybe-ending' }),
    ...lexiconSet('organization-words', { class: 'german-kind' }),
    ...lexiconSet('organization-words', { class: 'trade' }),
    ...OF_A_PLACE,
  ].map((word) => word.toLowerCase()),
);
/** `Ayuntamiento de`, `City of`: a name that goes on. */
const GOES_ON = /[\p{L}] (?:of(?: the)?|de(?: la)?|del|di|do|da|du|von|van)$/u;
const MOST_WORDS = 4;

/** A kind in front of the name of a place, `Stadtverwaltung |Flensburg`, `Juzgado de |Zaragoza`. */
const KIND_IN_FRONT = /(?<![\p{L}-])(\p{Lu}[\p{L}-]{1,28}) (?:(?:of(?: the)?|de(?: la)?|del|di|do|da|du|von|van) )?$/u;
/** Length of the text before a place in which its kind stands, in code units. */
const BEFORE = 44;

/**
 * Organisations whose name has that of their place in it, of which recognizers have found the parts, or the whole with
 * less certainty than the place: `Dallas clinic`, `Children's Hospital Boston`, `Ayuntamiento de Zaragoza`. Who selects
 * organisations gets the whole name.
 */
export function withPlacesOfOrganizations(view: string, candidates: readonly Candidate[]): Candidate[] {
  const places = candidates.filter(
    ({ type, start, end, score }) => PLACES.has(type) && tier(score) > 0 && !/[\p{N}\n,]/u.test(view.slice(start, end)),
  );
  if (places.length === 0) return [];
  const organizations = candidates.filter(({ type, score }) => ORGANIZATIONS.has(type) && tier(score) > 0);
  const startingAt = groupedBy(organizations, ({ start }) => start);
  const endingAt = groupedBy(organizations, ({ end }) => end);
  return places.flatMap((place): Candidate[] => {
    const { start, end } = place;
    const behind = (startingAt.get(end + 1) ?? []).filter(
      (one) => view[end] === ' ' && (isOfKindsOnly(view.slice(one.start, one.end)) || isRestOfName(one)),
    );
    const around = (startingAt.get(start) ?? []).filter(
      (one) => one.end > end && view[end] === ' ' && (isOfKindsOnly(view.slice(end + 1, one.end)) || isRestOfName(one)),
    );
    const before = (endingAt.get(start - 1) ?? []).filter((one) => takesPlace(view, one));
    const within = (endingAt.get(end) ?? []).filter(
      (one) => one.start < start && takesPlace(view, { start: one.start, end: start - 1 }),
    );
    const found = [...behind, ...around, ...before, ...within].map((one) => joinedWith(one, place));
    const kind = found.length > 0 ? undefined : KIND_IN_FRONT.exec(view.slice(Math.max(0, start - BEFORE), start));
    if (kind?.[1] !== undefined && OF_A_PLACE.has(kind[1].toLowerCase()))
      found.push(joinedWith({ ...place, start: start - kind[0].length }, place));
    return found;
  });
}

/** True if a name goes on with that of a place, which stands behind it after a blank. */
function takesPlace(view: string, { start, end }: Span): boolean {
  const name = view.slice(start, end);
  return view[end] === ' ' && (GOES_ON.test(name) || isKind(name.slice(name.lastIndexOf(' ') + 1)));
}

function joinedWith(one: Candidate, place: Candidate): Candidate {
  const score = justAbove(Math.max(one.score, place.score));
  return {
    ...one,
    type: 'ORGANIZATION',
    start: Math.min(one.start, place.start),
    end: Math.max(one.end, place.end),
    score,
    recognizer: RECOGNIZER,
    ledger: one.ledger.length === 0 ? one.ledger : [{ reason: 'organisation with its place', by: score }],
  };
}

/** What is only probably an organisation behind or around the name of a place has it in its name: `Denver Water`. */
const isRestOfName = ({ score }: Candidate): boolean => tier(score) === 1;

const isKind = (word: string): boolean => KINDS.has(word.toLowerCase());

/** True for words that say what an organisation is, and not which: `Health Center`, `clinic`. */
function isOfKindsOnly(name: string): boolean {
  const words = name.split(' ');
  return words.length <= MOST_WORDS && words.every(isKind);
}

function groupedBy(candidates: readonly Candidate[], key: (one: Candidate) => number): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const one of candidates) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

import { isList, isObject } from './fields.js';
import { invalid } from './refusal.js';

/** A place in a text and what stands there. Positions are code points. */
export interface Place {
  readonly start: number;
  readonly end: number;
  readonly entity: string;
  readonly score: number;
}

/** Reads one of `analyzer_results` or `anonymizer_results`. @param length of the text, in code points */
function placeOf(given: unknown, length: number, needsScore: boolean): Place {
  if (!isObject(given)) throw invalid('Invalid input, a result must be an object');
  const { start, end, entity_type: entity, score } = given;
  const [from, to] = [wholeNumber(start, 'start'), wholeNumber(end, 'end')];
  if (typeof entity !== 'string' || entity === '') throw invalid('Invalid input, result must contain entity_type');
  if (from < 0 || to < 0) throw invalid('Invalid input, result start and end must be positive');
  if (from > to) throw invalid(`Invalid input, start index '${from}' must be smaller than end index '${to}'`);
  if (needsScore && typeof score !== 'number') throw invalid('Invalid input, analyzer result must contain score');
  if (from > length || to > length)
    throw invalid(
      `Invalid analyzer result, start: ${from} and end: ${to}, while text length is only ${length}. Positions count code points.`,
    );
  return { start: from, end: to, entity, score: typeof score === 'number' ? score : 0 };
}

function wholeNumber(value: unknown, name: string): number {
  if (value === undefined || value === null) throw invalid(`Invalid input, result must contain ${name}`);
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw invalid(`Invalid parameter value for ${name}. Expecting a whole number.`);
}

/** Reads a list of results; undefined where there is none. */
export function placesOf(given: unknown, length: number, needsScore: boolean): readonly Place[] | undefined {
  if (given === undefined || given === null) return undefined;
  if (!isList(given)) throw invalid('Invalid input, results must be an array');
  return given.map((one) => placeOf(one, length, needsScore));
}

const byPlace = (a: Place, b: Place): number => a.start - b.start || a.end - b.end;

/**
 * What remains of results that overlap, as Presidio decides by default: results of one entity that overlap become one,
 * then those go that lie within another, or at the same place with no higher score. Others may still overlap.
 * @returns sorted by place
 */
export function withoutConflicts(places: readonly Place[]): readonly Place[] {
  const united = [...byEntity(places).values()].flatMap(unionsOf);
  // At the same place the highest score comes first, then what came last.
  const sorted = united.map((place, at) => ({ place, at }));
  sorted.sort(
    (a, b) =>
      a.place.start - b.place.start || b.place.end - a.place.end || b.place.score - a.place.score || b.at - a.at,
  );
  const kept: Place[] = [];
  let reach = -1;
  for (const { place } of sorted) {
    if (place.end <= reach) continue;
    kept.push(place);
    reach = place.end;
  }
  return kept;
}

function byEntity(places: readonly Place[]): ReadonlyMap<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(place.entity);
    if (group === undefined) groups.set(place.entity, [place]);
    else group.push(place);
  }
  return groups;
}

/** Unites places that share a character. */
function unionsOf(places: readonly Place[]): Place[] {
  const made: Place[] = [];
  for (const place of [...places].sort(byPlace)) {
    const last = made.at(-1);
    if (last === undefined || place.start >= last.end) made.push(place);
    else
      made[made.length - 1] = {
        ...last,
        end: Math.max(last.end, place.end),
        score: Math.max(last.score, place.score),
      };
  }
  return made;
}

/** Unites neighbours of one entity that only blanks part. @param between the text between two code points */
export function withoutGaps(places: readonly Place[], between: (start: number, end: number) => string): Place[] {
  const made: Place[] = [];
  for (const place of places) {
    const last = made.at(-1);
    const isSame = last?.entity === place.entity && place.start > last.end;
    if (isSame && /^ +$/.test(between(last.end, place.start))) made[made.length - 1] = { ...place, start: last.start };
    else made.push(place);
  }
  return made;
}

import { type Edit, splice } from '../../core/contracts/span.js';
import type { JsonField, JsonPath, KeyPlace } from './records.js';

/** Edits of one string, number or key. */
export interface Change {
  readonly place: JsonField | KeyPlace;
  /** Sorted, without overlaps. */
  readonly edits: readonly Edit[];
}

/** The object that a key belongs to. */
const objectOf = ({ path }: KeyPlace): JsonPath | undefined => path.above;

/** Numbers new keys that would be equal to another key of their object: a reader would drop one of the two values. */
export function withDistinctKeys(changes: readonly Change[], keys: Iterable<KeyPlace>): readonly Change[] {
  const changed = new Set<KeyPlace>();
  for (const { place } of changes) if ('key' in place) changed.add(place);
  if (changed.size === 0) return changes;
  const objects = new Set([...changed].map(objectOf));
  const taken = new Map<JsonPath | undefined, Set<string>>([...objects].map((object) => [object, new Set()]));
  for (const place of keys) if (!changed.has(place)) taken.get(objectOf(place))?.add(place.key.text);
  return changes.map((change) => {
    const { place, edits } = change;
    if (!('key' in place)) return change;
    const others = taken.get(objectOf(place)) ?? new Set();
    const made = splice(place.key.text, edits);
    let name = made;
    for (let n = 2; others.has(name); n++) name = `${made}_${n}`;
    others.add(name);
    return name === made ? change : { place, edits: [{ start: 0, end: place.key.text.length, text: name }] };
  });
}

import { byPosition, type Edit, splice } from '../../core/contracts/span.js';
import { type Change, withDistinctKeys } from './distinct-keys.js';
import { inLiteral, numberLiteral } from './literals.js';
import type { JsonField, JsonText, KeyPlace } from './records.js';

/**
 * Writes the new text of a document: every character outside of the edits is as before.
 * @param keys all keys of the document
 */
export function writeJson(text: string, changes: readonly Change[], keys: Iterable<KeyPlace>): string {
  const byText = new Map<JsonText, Change[]>();
  const root = (source: JsonText): boolean => source.inside === undefined;
  const own: Change[] = [];
  for (const change of withDistinctKeys(changes, keys)) {
    const { source } = change.place;
    if (root(source)) own.push(change);
    else byText.set(source, [...(byText.get(source) ?? []), change]);
  }
  // The innermost first: their edits are edits of the strings that they are.
  const inner = [...byText.keys()].sort((a, b) => depthOf(b) - depthOf(a));
  for (const source of inner) {
    const { inside } = source;
    if (inside === undefined) continue;
    const change = { place: inside, edits: editsOf(source.text, byText.get(source) ?? []) };
    const outer = inside.source;
    if (root(outer)) own.push(change);
    else byText.set(outer, [...(byText.get(outer) ?? []), change]);
  }
  return splice(text, editsOf(text, own));
}

function depthOf({ inside }: JsonText): number {
  let depth = 0;
  for (let at = inside; at !== undefined; at = at.source.inside) depth++;
  return depth;
}

/** The changes of one JSON text as edits of it. */
const editsOf = (text: string, changes: readonly Change[]): Edit[] =>
  changes.flatMap(({ place, edits }) => literalEdits(text, place, edits)).sort(byPosition);

function literalEdits(text: string, place: JsonField | KeyPlace, edits: readonly Edit[]): Edit[] {
  if ('key' in place) return inLiteral(text, place.key.start, edits);
  const { kind, start, end, text: before } = place.leaf;
  if (kind === 'string') return inLiteral(text, start, edits);
  const after = splice(before, edits);
  return after === before ? [] : [{ start, end, text: numberLiteral(after) }];
}

import type { Edit } from '../../../../core/index.js';
import { elements, isPartList, type Part, partKey } from './parts.js';
import { ownerOfRelations, resolveTarget } from './relations.js';

/** Relations to parts that do not fit a changed document: a picture of its first page, signatures. */
const STALE = /\/metadata\/thumbnail$|\/digital-signature\/origin$/;
const SIGNATURES = '_xmlsignatures/';

/** Parts to be removed, and the edits of the parts that name them. */
export interface Removal {
  readonly removed: ReadonlySet<Part>;
  readonly edits: ReadonlyMap<Part, readonly Edit[]>;
  readonly signed: boolean;
  readonly preview: boolean;
}

/**
 * What must be removed from a package once its document has changed. @param others further parts to be removed. @param
 * references edits that remove references to them.
 */
export function staleParts(
  parts: readonly Part[],
  others: readonly Part[],
  references: ReadonlyMap<Part, readonly Edit[]>,
): Removal {
  const edits = new Map(references);
  const names = new Set<string>();
  const gone = new Set(others.map(({ entry }) => partKey(entry.name)));
  const roots = parts.find(({ entry }) => partKey(entry.name) === '_rels/.rels');
  if (roots?.xml !== undefined) {
    edits.set(
      roots,
      cut(roots.xml.text, 'Relationship', (attributes) => {
        const stale = STALE.test(attributes.get('Type') ?? '') && attributes.get('TargetMode') !== 'External';
        if (stale) names.add(partKey((attributes.get('Target') ?? '').replace(/^\.\//, '')));
        return stale;
      }),
    );
  }
  const signed = [...names].some((name) => name.startsWith(SIGNATURES));
  const goes = (name: string): boolean => gone.has(name) || names.has(name) || (signed && name.startsWith(SIGNATURES));
  for (const part of parts) {
    const owner = gone.size > 0 ? ownerOfRelations(part.entry.name) : undefined;
    if (owner !== undefined && part !== roots && part.xml !== undefined) {
      edits.set(
        part,
        cut(part.xml.text, 'Relationship', (attributes) => isTo(gone, owner, attributes)),
      );
    }
    if (!isPartList(part) || part.xml === undefined) continue;
    edits.set(
      part,
      cut(part.xml.text, 'Override', (attributes) => goes(partKey(attributes.get('PartName') ?? ''))),
    );
  }
  const removed = new Set(parts.filter(({ entry }) => goes(partKey(entry.name))));
  const preview = [...removed].some(
    ({ entry }) => names.has(partKey(entry.name)) && !entry.name.startsWith(SIGNATURES),
  );
  return { removed, edits: new Map([...edits].filter(([, cuts]) => cuts.length > 0)), signed, preview };
}

const isTo = (gone: ReadonlySet<string>, owner: string, attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('TargetMode') !== 'External' && gone.has(resolveTarget(owner, attributes.get('Target') ?? ''));

/** Edits that remove empty elements of a name for which a condition holds. */
function cut(source: string, wanted: string, goes: (attributes: ReadonlyMap<string, string>) => boolean): Edit[] {
  const edits: Edit[] = [];
  for (const { attributes, start, end, empty } of elements(source, new Set([wanted]))) {
    if (empty && goes(attributes)) edits.push({ start, end, text: '' });
  }
  return edits;
}

/** Minimum length of a block of text, in code units. */
const BLOCK = 2 ** 16;

/**
 * Applies two lists of edits to the text of a part, block by block, because there may be a million edits. If both
 * change the same range, the removal wins.
 */
export function spliceBoth(text: string, changes: readonly Edit[], cuts: readonly Edit[]): () => Generator<string> {
  const kept = changes.filter(({ start, end }) => !cuts.some((one) => one.start <= start && end <= one.end));
  const edits = cuts.length === 0 ? kept : [...kept, ...cuts].sort((a, b) => a.start - b.start);
  return function* () {
    let block = '';
    let at = 0;
    for (const edit of edits) {
      block += text.slice(at, edit.start) + edit.text;
      at = edit.end;
      if (block.length < BLOCK) continue;
      yield block;
      block = '';
    }
    yield block + text.slice(at);
  };
}

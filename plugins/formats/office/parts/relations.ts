import { elements, type Part, partKey } from './parts.js';

/** A reference from one part to another. */
export interface Relation {
  /** Last segment of the relation's type. */
  readonly type: string;
  readonly part: Part;
}

/** Name of the part that an internal target refers to; `from` is the name of the part with the reference. */
export function resolveTarget(from: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const folders = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '..') folders.pop();
    else if (segment !== '' && segment !== '.') folders.push(segment);
  }
  return partKey(folders.join('/'));
}

/** Name of the part that lists the relations of another part. */
export const relationsName = (name: string): string => partKey(name.replace(/([^/]*)$/, '_rels/$1.rels'));

/** Name of the part whose relations a part lists; undefined if it is not such a list. */
export function ownerOfRelations(name: string): string | undefined {
  const match = /^(.*\/)?_rels\/([^/]{1,1000})\.rels$/i.exec(name);
  return match === null ? undefined : `${match[1] ?? ''}${match[2]}`;
}

/** The parts that a part refers to within the package, by relation id. */
export function relationsOf(parts: readonly Part[], part: Part): ReadonlyMap<string, Relation> {
  const wanted = relationsName(part.entry.name);
  const source = parts.find(({ entry }) => partKey(entry.name) === wanted)?.xml?.text;
  const found = new Map<string, Relation>();
  if (source === undefined) return found;
  const byName = new Map(parts.map((one) => [partKey(one.entry.name), one]));
  for (const { attributes } of elements(source, new Set(['Relationship']))) {
    const target = byName.get(resolveTarget(part.entry.name, attributes.get('Target') ?? ''));
    const isOutside = attributes.get('TargetMode') === 'External';
    if (target === undefined || isOutside) continue;
    found.set(attributes.get('Id') ?? '', { type: (attributes.get('Type') ?? '').replace(/^.*\//, ''), part: target });
  }
  return found;
}

/**
 * Parts to which nothing refers once other parts are removed, such as companions of a macro project, and their lists of
 * relations.
 */
export function orphansOf(parts: readonly Part[], gone: readonly Part[]): Part[] {
  if (gone.length === 0) return [];
  const names = new Set(gone.map(({ entry }) => partKey(entry.name)));
  const theirs = new Set<string>();
  const others = new Set<string>();
  const lists: Part[] = [];
  for (const part of parts) {
    const owner = ownerOfRelations(part.entry.name);
    if (owner === undefined || part.xml === undefined) continue;
    const isGone = names.has(partKey(owner));
    if (isGone) lists.push(part);
    for (const { attributes } of elements(part.xml.text, new Set(['Relationship']))) {
      if (attributes.get('TargetMode') === 'External') continue;
      (isGone ? theirs : others).add(resolveTarget(owner, attributes.get('Target') ?? ''));
    }
  }
  const orphans = parts.filter(({ entry }) => theirs.has(partKey(entry.name)) && !others.has(partKey(entry.name)));
  return [...lists, ...orphans.filter((part) => !gone.includes(part))];
}

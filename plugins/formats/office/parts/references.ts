import type { Edit } from '../../../../core/index.js';
import { localName, XmlScanner } from '../xml/scanner.js';
import { elements, type Part, partKey } from './parts.js';
import { ownerOfRelations, resolveTarget } from './relations.js';

/** Elements that have no meaning without the part that they refer to. */
const EMPTY_WITHOUT = new Set([
  ...['embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic', 'picture', 'externalData', 'altChunk', 'control'],
  ...['legacyDrawing', 'legacyDrawingHF', 'drawing'],
]);
const RELATIONS = /xmlns:([\w.-]{1,50})\s{0,9}=\s{0,9}["'][^"']{1,200}\/relationships["']/g;

/**
 * Edits that remove references to certain parts of a package, by relation id: the attribute, or the whole element if it
 * has no meaning without the part. The relations themselves are removed together with the parts.
 */
export function referencesTo(parts: readonly Part[], removed: ReadonlySet<Part>): Map<Part, Edit[]> {
  const gone = new Set([...removed].map(({ entry }) => partKey(entry.name)));
  const byName = new Map(parts.map((part) => [partKey(part.entry.name), part]));
  const cuts = new Map<Part, Edit[]>();
  for (const part of parts) {
    const owner = ownerOfRelations(part.entry.name);
    const target = owner === undefined ? undefined : byName.get(partKey(owner));
    if (owner === undefined || part.xml === undefined || target?.xml === undefined) continue;
    const ids = new Set<string>();
    for (const { attributes } of elements(part.xml.text, new Set(['Relationship']))) {
      const isOutside = attributes.get('TargetMode') === 'External';
      if (!isOutside && gone.has(resolveTarget(owner, attributes.get('Target') ?? '')))
        ids.add(attributes.get('Id') ?? '');
    }
    if (ids.size > 0) cuts.set(target, cutReferences(target.xml.text, ids));
  }
  return cuts;
}

function cutReferences(source: string, ids: ReadonlySet<string>): Edit[] {
  const prefixes = new Set(Array.from(source.matchAll(RELATIONS), ([, prefix]) => prefix));
  const scanner = new XmlScanner(source, { lenient: true });
  const cuts: Edit[] = [];
  let open: { start: number; depth: number } | undefined;
  for (let event = scanner.next(); event !== 'end'; event = scanner.next()) {
    if (event === 'close' && open !== undefined && scanner.path.length < open.depth) {
      cuts.push({ start: open.start, end: scanner.end, text: '' });
      open = undefined;
    }
    if ((event !== 'open' && event !== 'empty') || open !== undefined) continue;
    const { start, end, name } = scanner;
    const references = scanner.attributes().filter((one) => {
      const [prefix] = one.name.split(':', 1);
      return one.name.includes(':') && prefixes.has(prefix) && ids.has(source.slice(one.start, one.end));
    });
    if (references.length > 0 && EMPTY_WITHOUT.has(localName(name))) {
      if (event === 'empty') cuts.push({ start, end, text: '' });
      else open = { start, depth: scanner.path.length };
    } else
      for (const one of references)
        cuts.push({ start: source.lastIndexOf(one.name, one.start) - 1, end: one.end + 1, text: '' });
  }
  return cuts;
}

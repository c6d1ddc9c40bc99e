import type { Edit, FileSession } from '../../../../core/index.js';
import { countsSpelled, type SoughtTerms } from '../../../../kit/index.js';
import { escapeAttribute } from '../xml/entities.js';
import type { ZipEntry } from '../zip/archive.js';
import { ownWords } from './part-names.js';
import { elements, isPartList, type Part, partKey } from './parts.js';
import { ownerOfRelations, relationsName, resolveTarget } from './relations.js';

/** New names of parts, by their keys. */
export interface RenamedParts {
  readonly names: ReadonlyMap<string, string>;
  /** Edits of the parts that refer to them. */
  readonly edits: ReadonlyMap<Part, readonly Edit[]>;
}

/** Between the words of a part's name stand no blanks. Sums and numbers that programs make up are left out. */
const spelled = (name: string): string =>
  ownWords(name)
    .replace(/[0-9a-f-]{16,}/gi, '')
    .replace(/[^\p{L}\p{N}@.-]|\.(?=\w{1,6}$)/gu, ' ');

/** Gives parts whose names hold a term other names, `deid_1.png`, and has all that refers to them follow. */
export function renamedParts(parts: readonly Part[], gone: readonly SoughtTerms[], session: FileSession): RenamedParts {
  const names = new Map<string, string>();
  const holdsTerm = (text: string): boolean =>
    gone.some((terms) => terms.find(text).length > 0) ||
    session.find(text, { charged: false }).some((one) => countsSpelled(one, text));
  for (const { entry } of parts) {
    if (ownerOfRelations(entry.name) !== undefined || !holdsTerm(spelled(entry.name))) continue;
    const [, extension = ''] = /(\.[A-Za-z0-9]{1,5})$/.exec(entry.name) ?? [];
    const folders = entry.name.split('/').slice(0, -1);
    const kept = folders.map((folder) => (holdsTerm(spelled(folder)) ? 'deid' : folder));
    names.set(partKey(entry.name), [...kept, `deid_${names.size + 1}${extension}`].join('/'));
  }
  if (names.size === 0) return { names, edits: new Map() };
  return { names: withRelations(parts, names), edits: referencesTo(parts, names) };
}

/** What lists the relations of a part is called like it. */
function withRelations(parts: readonly Part[], names: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(names);
  for (const { entry } of parts) {
    const name = names.get(partKey(ownerOfRelations(entry.name) ?? ''));
    if (name !== undefined) all.set(partKey(entry.name), relationsName(name));
  }
  return all;
}

const LISTS = new Set(['Override', 'Relationship']);

function referencesTo(parts: readonly Part[], names: ReadonlyMap<string, string>): Map<Part, Edit[]> {
  const edits = new Map<Part, Edit[]>();
  for (const part of parts) {
    const owner = ownerOfRelations(part.entry.name);
    if (part.xml === undefined || (owner === undefined && !isPartList(part))) continue;
    const found: Edit[] = [];
    for (const { attributes, start, end } of elements(part.xml.text, LISTS)) {
      const target = attributes.get(isPartList(part) ? 'PartName' : 'Target') ?? '';
      const isOutside = attributes.get('TargetMode') === 'External';
      const name = isOutside ? undefined : names.get(resolveTarget(owner ?? '', target));
      const at = part.xml.text.indexOf(target === '' ? '\0' : escapeAttribute(target), start);
      if (name !== undefined && at >= 0 && at < end)
        found.push({ start: at, end: at + escapeAttribute(target).length, text: `/${escapeAttribute(name)}` });
    }
    if (found.length > 0) edits.set(part, found);
  }
  return edits;
}

/** The files of an archive under their new names. */
export const underNewNames = (entries: readonly ZipEntry[], names: ReadonlyMap<string, string>): readonly ZipEntry[] =>
  names.size === 0
    ? entries
    : entries.map((entry) => {
        const name = names.get(partKey(entry.name));
        return name === undefined ? entry : { ...entry, name, rawName: Buffer.from(name), utf8: true };
      });

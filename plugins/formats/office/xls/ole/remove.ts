import { ENTRY, type OleFile, pathsOf } from './read.js';

const NO_ENTRY = 0xffffffff;
/** Offset of the colour of an entry in the red-black tree, and the colour that is valid beside any neighbour. */
const COLOUR = 67;
const BLACK = 1;

/** Entries of one storage in the order of its tree. */
function inOrder(directory: readonly Buffer[], root: number): number[] {
  const found: number[] = [];
  const open: number[] = [];
  for (let at = root; at !== NO_ENTRY || open.length > 0; ) {
    if (at !== NO_ENTRY) {
      open.push(at);
      at = directory[at]?.readUInt32LE(ENTRY.left) ?? NO_ENTRY;
      continue;
    }
    const last = open.pop() ?? 0;
    found.push(last);
    at = directory[last]?.readUInt32LE(ENTRY.right) ?? NO_ENTRY;
  }
  return found;
}

/** Builds a tree from ordered entries. @returns its root. */
function treeOf(directory: readonly Buffer[], entries: readonly number[]): number {
  if (entries.length === 0) return NO_ENTRY;
  const middle = entries.length >> 1;
  const root = entries[middle] ?? NO_ENTRY;
  const entry = directory[root];
  entry?.writeUInt32LE(treeOf(directory, entries.slice(0, middle)), ENTRY.left);
  entry?.writeUInt32LE(treeOf(directory, entries.slice(middle + 1)), ENTRY.right);
  entry?.writeUInt8(BLACK, COLOUR);
  return root;
}

/** Removes streams and storages from a compound file, with everything inside of them. */
export function withoutEntries(file: OleFile, isGone: (path: string) => boolean): OleFile {
  const paths = pathsOf(file.directory);
  const gone = [...paths].filter(([index, path]) => index !== 0 && isGone(path)).map(([, path]) => path);
  const isInside = (path: string): boolean => gone.some((one) => path === one || path.startsWith(`${one}/`));
  const directory = file.directory.map((entry) => Buffer.from(entry));
  for (const [index, path] of paths) {
    const child = directory[index]?.readUInt32LE(ENTRY.child) ?? NO_ENTRY;
    if (child === NO_ENTRY || isInside(path)) continue;
    const children = inOrder(directory, child);
    const kept = children.filter((one) => !isInside(paths.get(one) ?? ''));
    if (kept.length < children.length) directory[index]?.writeUInt32LE(treeOf(directory, kept), ENTRY.child);
  }
  for (const [index, path] of paths) if (index !== 0 && isInside(path)) directory[index]?.fill(0);
  return { ...file, directory, streams: file.streams.filter(({ path }) => !isInside(path)) };
}

import { readdir, stat } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import type { Engine } from '../core/index.js';
import { usage } from './base/errors.js';
import { note } from './base/terminal.js';
import type { Input } from './inputs.js';

/** A file that is to be done. */
export interface GivenFile {
  readonly kind: 'file';
  readonly path: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Folder below `--out` in which its output goes, as it lies below the folder that was named; '' for none. */
  readonly below: string;
}

/** `--recursive` and what decides which files of a folder are taken. */
export interface FolderFlags {
  readonly recursive?: boolean;
  readonly format?: string;
}

/**
 * The files that the arguments name: folders stand for the files in them whose format an adapter reads; with `--recursive` for those in their
 * folders, too. Hidden files, links and what `deidentify` has written are left out; how many others are, is said.
 */
export async function filesOf(inputs: readonly Input[], engine: Engine, flags: FolderFlags): Promise<GivenFile[]> {
  const known = new Set(engine.fileAdapters.flatMap(({ extensions }) => extensions));
  const isRead = (path: string): boolean =>
    flags.format !== undefined || known.has(extname(path).slice(1).toLowerCase());
  const out: GivenFile[] = [];
  let others = 0;
  for (const input of inputs) {
    if (input.kind === 'file') out.push({ ...input, below: '' });
    if (input.kind !== 'folder') continue;
    const found = await filesBelow(input.path, flags.recursive === true);
    const taken = found.filter(isRead);
    others += found.length - taken.length;
    for (const path of taken) {
      const { size: bytes } = await stat(path);
      out.push({ kind: 'file', path, bytes, below: relative(input.path, dirname(path)) });
    }
  }
  if (others > 0) note(`${others} file${others === 1 ? '' : 's'} of formats that nothing here reads: left out.`);
  if (out.length === 0 && inputs.some(({ kind }) => kind === 'folder'))
    throw usage('The folder holds no file that can be read. Say --recursive for the folders within.');
  return out;
}

/** Files of a folder, in order of their names. */
async function filesBelow(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const out: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name.startsWith('deid_')) continue;
    if (entry.isFile()) out.push(path);
    else if (entry.isDirectory() && recursive) out.push(...(await filesBelow(path, true)));
  }
  return out;
}

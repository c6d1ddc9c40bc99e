import { open, readdir, stat } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { append } from '../core/hosting.js';
import type { Engine } from '../core/index.js';
import { isAccepted } from '../lib/files/run-adapter.js';
import { usage } from './base/errors.js';
import { note } from './base/terminal.js';
import type { Input } from './inputs.js';

/** Number of bytes from the start of a file by which its format is recognised. */
const HEAD = 4096;

/** A file to process. */
export interface GivenFile {
  readonly kind: 'file';
  readonly path: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** Subfolder of `--out` for its output, the same as below the named folder; '' for none. */
  readonly below: string;
}

/** `--recursive` and other options that select files of a folder. */
export interface FolderFlags {
  readonly recursive?: boolean;
  readonly format?: string;
}

/**
 * The files that the arguments name. A folder stands for its files that an adapter can read; with `--recursive`,
 * including subfolders. Hidden files, links and outputs of `deidentify` are skipped; the number of other skipped files
 * is reported.
 */
export async function filesOf(inputs: readonly Input[], engine: Engine, flags: FolderFlags): Promise<GivenFile[]> {
  const known = new Set(engine.fileAdapters.flatMap(({ extensions }) => extensions));
  const isRead = async (path: string): Promise<boolean> => {
    const extension = extname(path).slice(1).toLowerCase();
    if (flags.format !== undefined || (extension !== '' && known.has(extension))) return true;
    // Files without an extension are read if they are text; programs and the like are left out.
    return extension === '' && (await hasKnownStart(path, engine));
  };
  const out: GivenFile[] = [];
  let others = 0;
  for (const input of inputs) {
    if (input.kind === 'file') out.push({ ...input, below: '' });
    if (input.kind !== 'folder') continue;
    const found = await filesBelow(input.path, flags.recursive === true);
    const readable = await Promise.all(found.map(isRead));
    const taken = found.filter((_, i) => readable[i] === true);
    others += found.length - taken.length;
    for (const path of taken) {
      const { size: bytes } = await stat(path);
      out.push({ kind: 'file', path, bytes, below: relative(input.path, dirname(path)) });
    }
  }
  if (others > 0) note(`${others} file${others === 1 ? '' : 's'} of formats that nothing here reads: left out.`);
  if (out.length === 0 && inputs.some(({ kind }) => kind === 'folder'))
    throw usage('The folder contains no readable file. Use --recursive to include its subfolders.');
  return out;
}

/** The files of a folder, sorted by name. */
async function filesBelow(folder: string, recursive: boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const out: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.') || entry.name.startsWith('deid_')) continue;
    if (entry.isFile()) out.push(path);
    else if (entry.isDirectory() && recursive) append(out, await filesBelow(path, true));
  }
  return out;
}

/** True if the first bytes are those of a format that files without an extension may have. */
async function hasKnownStart(path: string, engine: Engine): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const head = buffer.subarray(0, bytesRead);
    return engine.fileAdapters.some((one) => one.extensions.includes('') && isAccepted(one, head, '', engine));
  } finally {
    await handle.close();
  }
}

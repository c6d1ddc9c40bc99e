import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, link, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DeidError, type FileSink } from '../../core/index.js';
import { blockSink } from './block-sink.js';

/**
 * Target of a file: a path, a file URL, a Node stream, or `'bytes'` to return it (use `./bytes` for a file of that
 * name).
 */
export type FileOutput = string | URL | Writable | 'bytes';

/** A file that is being written. Exactly one of `commit` and `discard` is called at the end. */
export interface Output {
  readonly sink: FileSink;
  /** Makes the file appear under its name, or ends the stream. */
  commit(): Promise<void>;
  /** Removes the incomplete file. A stream is destroyed with the error, so that its reader learns of it. */
  discard(error: unknown): Promise<void>;
  /** The whole file, for output `'bytes'`. */
  readonly bytes?: () => Uint8Array;
}

function toBytes(): Output {
  const blocks: Uint8Array[] = [];
  const sink = blockSink(async (block) => void blocks.push(block));
  return {
    sink,
    commit: () => sink.flush(),
    discard: async () => void blocks.splice(0),
    bytes: () => Buffer.concat(blocks),
  };
}

const writeTo = (stream: Writable, block: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(block, (error) => (error ? reject(error) : resolve()));
  });

function toStream(stream: Writable): Output {
  // Errors are reported by the writes. Without a listener they would also end the process.
  stream.on('error', () => undefined);
  const sink = blockSink((block) => writeTo(stream, block));
  return {
    sink,
    async commit() {
      await sink.flush();
      stream.end();
      await finished(stream, { readable: false });
    },
    discard: async (error) => void stream.destroy(error instanceof Error ? error : undefined),
  };
}

/**
 * Gives a file its name, but not that of a file which another process has made meanwhile.
 * @throws DeidError `output_exists`
 */
async function appear(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new DeidError('output_exists');
    // Some file systems have no second names for a file.
    return rename(draft, path);
  }
  await rm(draft, { force: true });
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Writes to a temporary file beside the target and renames it at the end, so that the target is never incomplete. */
async function toPath(name: string, overwrite: boolean): Promise<Output> {
  const path = await realpath(name).catch(() => name);
  const older = async (): Promise<Stats | undefined> => {
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && !overwrite) throw new DeidError('output_exists');
    return found;
  };
  await older();
  const draft = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomBytes(6).toString('hex')}.tmp`);
  const handle: FileHandle = await open(draft, 'wx');
  const sink = blockSink(async (block) => {
    await handle.writeFile(block);
  });
  return {
    sink,
    async commit() {
      await sink.flush();
      const replaced = await older();
      if (replaced) await handle.chmod(replaced.mode & 0o777);
      await handle.sync();
      await handle.close();
      if (overwrite) await rename(draft, path);
      else await appear(draft, path);
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

/**
 * Opens an output.
 * @param overwrite replaces a file at a path, at the end
 * @throws DeidError `output_exists`
 */
export async function openOutput(output: FileOutput, overwrite = false): Promise<Output> {
  if (output === 'bytes') return toBytes();
  if (typeof output === 'string') return toPath(output, overwrite);
  return output instanceof URL ? toPath(fileURLToPath(output), overwrite) : toStream(output);
}

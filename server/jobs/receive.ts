import { DeidError, type FileAdapter } from '../../core/index.js';
import { streamForm } from '../http/form-stream.js';
import type { PartSink } from '../http/multipart-stream.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import { HEAD_BYTES } from '../work/file-requests.js';
import type { Blobs, BlobWriter } from './blobs.js';
import { adapterOf } from './request.js';

/** A form that has arrived, its file on the disk. */
export interface Received {
  readonly stem: string;
  readonly extension: string;
  readonly adapter: FileAdapter;
  readonly fields: ReadonlyMap<string, string>;
  readonly file: BlobWriter;
}

/** What a file may be. */
export interface FileRule {
  readonly known: Vocabulary;
  readonly mostBytes: number;
}

/**
 * Reads a form as it comes and puts its file, encrypted, on the disk; if anything is wrong, nothing is left there.
 * @throws DeidError for whatever is wrong with the form, as the file endpoints do
 */
export async function receive(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
  blobs: Blobs,
  rule: FileRule,
): Promise<Received> {
  let file: BlobWriter | undefined;
  try {
    let adapter: FileAdapter | undefined;
    file = await blobs.create();
    const into = file;
    const form = await streamForm(chunks, boundary, ({ extension }) => {
      adapter = adapterOf(rule.known, extension);
      return checked(into, extension, adapter, rule);
    });
    await file.finish();
    return { ...form, adapter: adapter ?? adapterOf(rule.known, form.extension), file };
  } catch (error) {
    await file?.discard();
    throw error;
  }
}

/** Looks at a file while it passes: its size, and whether its first bytes are of the kind that its name says. */
function checked(file: BlobWriter, extension: string, adapter: FileAdapter, { mostBytes }: FileRule): PartSink {
  let head: Buffer | undefined = Buffer.alloc(0);
  const look = (): void => {
    // An empty file is of any kind.
    if (head !== undefined && head.length > 0 && !adapter.accepts(head, extension))
      throw new DeidError('file_type_mismatch');
    head = undefined;
  };
  return {
    async write(bytes) {
      if (file.size + bytes.length > mostBytes) throw new DeidError('file_too_large', [mostBytes]);
      if (head !== undefined) {
        head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
        if (head.length === HEAD_BYTES) look();
      }
      await file.write(bytes);
    },
    end: async () => look(),
  };
}

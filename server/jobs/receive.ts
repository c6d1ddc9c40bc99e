import { createHmac } from 'node:crypto';
import { DeidError } from '../../core/index.js';
import { streamForm } from '../http/form-stream.js';
import type { PartSink } from '../http/multipart-stream.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import { HEAD_BYTES } from '../work/file-requests.js';
import type { Blobs, BlobWriter } from './blobs.js';
import { checkKind, fitsNone } from './request.js';
import type { JobSecret } from './secrets.js';

/** A received form whose file is on disk. */
export interface Received {
  readonly stem: string;
  readonly extension: string;
  readonly fields: ReadonlyMap<string, string>;
  readonly file: BlobWriter;
  /** HMAC of the content: equal content gives an equal value, whatever the multipart encoding. */
  readonly body: string;
}

/** Requirements for a file. */
export interface FileRule {
  readonly known: Vocabulary;
  readonly mostBytes: number;
  readonly secret: JobSecret;
}

/**
 * Reads a form as it arrives and writes its file, encrypted, to disk. If anything fails, the file is removed.
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
    file = await blobs.create();
    const into = file;
    const key = rule.secret.key('bodies of requests');
    const bytes = createHmac('sha256', key);
    let head: Buffer = Buffer.alloc(0);
    const form = await streamForm(chunks, boundary, ({ extension }) => {
      const begun = (first: Buffer): void => {
        head = first;
        // Otherwise a field behind the file may still say in which format it is to be read.
        if (fitsNone(rule.known, first)) checkKind(rule.known, { extension, fields: [] }, first);
      };
      return checked(into, begun, { ...rule, seen: (piece) => bytes.update(piece) });
    });
    checkKind(rule.known, form, head);
    await file.finish();
    const facts = JSON.stringify([form.stem, form.extension, [...form.fields].sort(), bytes.digest('hex')]);
    const body = createHmac('sha256', key).update(facts).digest('hex');
    return { body, ...form, file };
  } catch (error) {
    await file?.discard();
    throw error;
  }
}

interface Watched extends FileRule {
  /** Called for each piece. */
  readonly seen: (bytes: Buffer) => void;
}

/**
 * Checks a file while it is received.
 * @param begun called once, with its first bytes
 */
function checked(file: BlobWriter, begun: (head: Buffer) => void, { mostBytes, seen }: Watched): PartSink {
  let head: Buffer | undefined = Buffer.alloc(0);
  const look = (): void => {
    if (head !== undefined) begun(head);
    head = undefined;
  };
  return {
    async write(bytes) {
      if (file.size + bytes.length > mostBytes) throw new DeidError('file_too_large', [mostBytes]);
      if (head !== undefined) {
        head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
        if (head.length === HEAD_BYTES) look();
      }
      seen(bytes);
      await file.write(bytes);
    },
    end: async () => look(),
  };
}

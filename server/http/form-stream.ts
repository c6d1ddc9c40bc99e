import { DeidError } from '../../core/index.js';
import type { Disposition } from './disposition.js';
import { baseName } from './download-name.js';
import { checkFieldSize, isFile, readFields } from './form.js';
import { type PartSink, readMultipart } from './multipart-stream.js';

/** Facts about a form with one file, besides the file. */
export interface FormFacts {
  readonly stem: string;
  /** Extension, lower case, without the dot; `''` if there is none. */
  readonly extension: string;
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Reads a form with one file in the field `file`, in constant memory, writing the file to a sink of the caller. Throws
 * the same errors as `readForm`.
 * @param open called with the file's name when it begins; returns the sink for its bytes
 */
export async function streamForm(
  chunks: AsyncIterable<Buffer>,
  boundary: string,
  open: (file: Pick<FormFacts, 'stem' | 'extension'>) => PartSink,
): Promise<FormFacts> {
  const fields: { readonly name: string; readonly data: Buffer }[] = [];
  let file: Pick<FormFacts, 'stem' | 'extension'> | undefined;

  function begin(part: Disposition): PartSink {
    if (!isFile(part)) return keeping(part.name, (data) => fields.push({ name: part.name, data }));
    if (file !== undefined) throw new DeidError('too_many_files');
    if (part.name !== 'file') throw new DeidError('file_missing');
    file = baseName(part.filename ?? '');
    return open(file);
  }

  await readMultipart(chunks, boundary, begin);
  const read = readFields(fields);
  if (file === undefined) throw new DeidError('file_missing');
  return { ...file, fields: read };
}

/** A sink that collects a small field. */
function keeping(name: string, use: (data: Buffer) => void): PartSink {
  const pieces: Buffer[] = [];
  let size = 0;
  return {
    async write(bytes) {
      size += bytes.length;
      checkFieldSize(name, size);
      pieces.push(bytes);
    },
    end: async () => use(Buffer.concat(pieces)),
  };
}

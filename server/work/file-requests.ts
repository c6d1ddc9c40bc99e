import { DeidError, type Engine } from '../../core/index.js';
import { type FileForm, readForm } from '../http/form.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import type { Form } from '../openapi/form-fields.js';
import type { FileRoute } from '../openapi/vocabulary.js';
import { policyOf } from './protection.js';
import { strength } from './strength.js';
import type { RequestReader } from './text-requests.js';
import type { FileInput } from './work.js';

/** Bytes by which a format is told. */
export const HEAD_BYTES = 4096;

/** A request about a file, read and checked. */
export interface FileRequest extends Pick<FileForm, 'bytes' | 'stem'> {
  readonly input: FileInput;
}

/**
 * Reads the form that brings a file. What this costs grows with the form: large ones are read in another thread.
 * @param mostBytes largest file
 * @throws DeidError for whatever is wrong with it
 */
export function readFileRequest(
  { engine, validators }: RequestReader,
  route: FileRoute,
  body: Buffer,
  boundary: string,
  mostBytes: number,
): FileRequest {
  const form = readForm(body, boundary);
  checkFile(form, route, mostBytes);
  const options = adapterOptions(route.extensions.get(form.extension), form.fields);
  const input = inputOf(engine, form, validators.form(form.fields));
  return { bytes: form.bytes, stem: form.stem, input: { ...input, adapterOptions: options } };
}

/** Sees that the file is of a kind, and a size, that can be processed. */
function checkFile({ bytes, extension }: FileForm, route: FileRoute, mostBytes: number): void {
  if (!route.extensions.has(extension)) {
    const accepted = [...route.extensions.keys()].map((known) => `.${known}`).join(', ');
    throw new DeidError('unsupported_file_type', [accepted]);
  }
  const adapter = route.extensions.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  if (bytes.length > mostBytes) throw new DeidError('file_too_large', [mostBytes]);
  // An empty file is of any kind.
  if (bytes.length > 0 && !adapter.accepts(bytes.subarray(0, HEAD_BYTES), extension))
    throw new DeidError('file_type_mismatch');
}

/** What is done to a file, by the fields of its form. */
export function inputOf(
  engine: Engine,
  { extension }: Pick<FileForm, 'extension'>,
  { fields, entities }: Form,
): FileInput {
  const level = strength(fields);
  return {
    extension,
    entities,
    mode: policyOf(engine, fields),
    ...(level === undefined ? {} : { level }),
    ...(typeof fields.domain === 'string' ? { domain: fields.domain } : {}),
    ...(typeof fields.seed === 'string' ? { seed: fields.seed } : {}),
  };
}

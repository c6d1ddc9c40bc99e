import { DeidError, type Engine } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { type FileForm, readForm } from '../http/form.js';
import { modelOf } from '../limits/detectors.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import type { Form } from '../openapi/form-fields.js';
import type { FileRoute } from '../openapi/vocabulary.js';
import { drawsOf, policyOf } from './protection.js';
import { isLight } from './rules.js';
import { strength } from './strength.js';
import type { RequestReader } from './text-requests.js';
import type { FileBody, FileInput } from './work.js';

/** Number of bytes used to recognise a format. */
export const HEAD_BYTES = 4096;

/** A validated file request. */
export interface FileRequest extends Pick<FileForm, 'bytes' | 'stem'> {
  readonly input: FileInput;
}

/**
 * Reads a form with a file. The cost grows with its size, so large forms are read in another thread.
 * @throws DeidError if it is invalid
 */
export function readFileRequest(
  { engine, validators }: RequestReader,
  route: FileRoute,
  body: Buffer,
  boundary: string,
  { mostBytes, detectors }: Pick<FileBody, 'mostBytes' | 'detectors'>,
): FileRequest {
  const form = readForm(body, boundary);
  checkFile(form, route, mostBytes);
  const options = adapterOptions(route.extensions.get(form.extension), form.fields);
  const input = inputOf(engine, form, validators.form(route.name, form.fields), detectors);
  if (input.rules && isLight(input.rules)) engine.checkOptions({ mode: input.mode, rules: input.rules });
  return { bytes: form.bytes, stem: form.stem, input: { ...input, adapterOptions: options } };
}

/** Checks that the file has a supported kind and size. */
function checkFile({ bytes, extension }: FileForm, route: FileRoute, mostBytes: number): void {
  if (!route.extensions.has(extension)) {
    const accepted = [...route.extensions.keys()].map((known) => `.${known}`).join(', ');
    throw new DeidError('unsupported_file_type', [accepted]);
  }
  const adapter = route.extensions.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  if (bytes.length > mostBytes) throw new DeidError('file_too_large', [mostBytes]);
  // An empty file matches any format.
  if (bytes.length > 0 && !adapter.accepts(bytes.subarray(0, HEAD_BYTES), extension))
    throw new DeidError('file_type_mismatch');
}

/** The task for a file, from the form fields. @param detectors detectors that the caller may select; default: all */
export function inputOf(
  engine: Engine,
  { extension }: Pick<FileForm, 'extension'>,
  { fields, entities }: Form,
  detectors?: readonly ModelName[],
): FileInput {
  const level = strength(fields);
  return {
    extension,
    entities,
    mode: policyOf(engine, fields),
    ...modelOf(engine, fields.detector, detectors),
    ...(level === undefined ? {} : { level }),
    ...(typeof fields.domain === 'string' ? { domain: fields.domain } : {}),
    ...drawsOf(fields),
    ...(fields.rules ? { rules: fields.rules } : {}),
  };
}

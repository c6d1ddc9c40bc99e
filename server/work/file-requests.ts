import { DeidError, type Engine, type FileAdapter } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { readAsWarnings, unsupportedType } from '../../lib/files/read-as.js';
import { type FileForm, readForm } from '../http/form.js';
import { modelOf } from '../limits/detectors.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import { BY_FIELD, type Form, formatIn } from '../openapi/form-fields.js';
import type { FileRoute } from '../openapi/vocabulary.js';
import { requireSigner } from './evidence.js';
import { drawsOf, policyOf } from './protection.js';
import { isLight } from './rules.js';
import { strength } from './strength.js';
import type { RequestReader } from './text-requests.js';
import type { FileBody, FileInput } from './work.js';

/** Number of bytes used to recognise a format. */
export const HEAD_BYTES = 4096;

/** A validated file request. `extension` is that of its name; the format in which it is read may be another. */
export interface FileRequest extends Pick<FileForm, 'bytes' | 'stem' | 'extension'> {
  readonly input: FileInput;
  /** Warnings about the request, beside those about the content. */
  readonly warnings: readonly string[];
}

/** Gives a result the name of its file, and the warnings of its request. */
export const underName = <Outcome extends { readonly warnings: readonly string[] }>(
  outcome: Outcome,
  { stem, extension, warnings }: Pick<FileRequest, 'stem' | 'extension' | 'warnings'>,
) => ({ ...outcome, stem, extension, warnings: [...outcome.warnings, ...warnings] });

type FileLimits = Pick<FileBody, 'mostBytes' | 'detectors' | 'reserved' | 'tenant' | 'signs'>;

/**
 * Reads a form with a file. The cost grows with its size, so large forms are read in another thread.
 * @throws DeidError if it is invalid
 */
export function readFileRequest(
  { engine, validators }: RequestReader,
  route: FileRoute,
  body: Buffer,
  boundary: string,
  { mostBytes, detectors, reserved, tenant, signs }: FileLimits,
): FileRequest {
  const form = readForm(body, boundary);
  const { bytes, stem, extension, fields } = form;
  const format = formatIn(fields);
  // A wrong format is a mistake in its field, not in the file.
  if (format !== undefined) validators.form(route.name, fields, reserved);
  const read = format ?? extension;
  const adapter = checkFile(bytes, read, route, mostBytes);
  const options = adapterOptions(adapter, fields);
  const given = validators.form(route.name, fields, reserved);
  const seal = requireSigner(given.fields.evidence, signs);
  const input = inputOf(engine, { extension: read }, given, detectors);
  if (input.rules && isLight(input.rules)) engine.checkOptions({ mode: input.mode, rules: input.rules });
  const warnings = readAsWarnings(adapter, extension, read);
  return {
    bytes,
    stem,
    extension,
    warnings,
    input: { ...input, ...(tenant !== undefined && { tenant }), ...(seal && { seal }), adapterOptions: options },
  };
}

/** Checks that the file has a supported kind and size. */
function checkFile(bytes: Buffer, extension: string, route: FileRoute, mostBytes: number): FileAdapter {
  if (!route.extensions.has(extension)) throw unsupportedType([...route.extensions.keys()], BY_FIELD);
  const adapter = route.extensions.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  if (bytes.length > mostBytes) throw new DeidError('file_too_large', [mostBytes]);
  // An empty file matches any format.
  if (bytes.length > 0 && !adapter.accepts(bytes.subarray(0, HEAD_BYTES), extension))
    throw new DeidError('file_type_mismatch');
  return adapter;
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

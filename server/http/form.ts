import { MAX_RULES, validationFailed } from '../../core/hosting.js';
import { DeidError, type Mistake } from '../../core/index.js';
import type { Disposition } from './disposition.js';
import { baseName } from './download-name.js';
import { parseMediaType } from './media-type.js';
import { type Part, parseMultipart } from './multipart.js';

/** A form with one file. */
export interface FileForm {
  readonly bytes: Buffer;
  /** File name without folders and extension. */
  readonly stem: string;
  /** Extension, lower case, without the dot; `''` if the file has no name or no extension. */
  readonly extension: string;
  readonly fields: ReadonlyMap<string, string>;
}

const FIELD_BYTES = 8 * 1024;
/** The rules of a request are the one field that may be long; four bytes for each character. */
const RULES_BYTES = 4 * MAX_RULES.characters;

/** Throws DeidError `field_too_large`. */
export function checkFieldSize(name: string, bytes: number): void {
  const most = name === 'rules' ? RULES_BYTES : FIELD_BYTES;
  if (bytes > most) throw new DeidError('field_too_large', [most]);
}
/** Maximum size of everything but the file in a form: fields, headers, delimiters. */
export const FORM_OVERHEAD_BYTES = 512 * 1024;

/** The boundary of a multipart Content-Type (RFC 2046, 5.1.1). */
export function boundaryOf(header: string | undefined): string {
  const boundary = parseMediaType(header ?? '')?.parameters.get('boundary') ?? '';
  if (!/^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/.test(boundary)) throw new DeidError('missing_boundary');
  return boundary;
}

/** Reads a form with one file in the field `file`. */
export function readForm(body: Buffer, boundary: string): FileForm {
  const parts = parseMultipart(body, boundary);
  const fields = readFields(parts.filter((part) => !isFile(part)));
  const files = parts.filter(isFile);
  if (files.length > 1) throw new DeidError('too_many_files');
  const [file] = files;
  if (file?.name !== 'file') throw new DeidError('file_missing');
  return { bytes: file.data, ...baseName(file.filename ?? ''), fields };
}

// A part named `file` is the file, even without a file name or type.
export const isFile = (part: Disposition): boolean => part.name === 'file' || part.filename !== undefined;

/** The text fields of a form. Throws DeidErrors for fields that are too large, duplicate or not UTF-8. */
export function readFields(parts: readonly Pick<Part, 'name' | 'data'>[]): Map<string, string> {
  const fields = new Map<string, string>();
  const twice: Mistake[] = [];
  for (const { name, data } of parts) {
    checkFieldSize(name, data.length);
    if (fields.has(name)) twice.push({ pointer: '', message: 'holds a field more than once.' });
    fields.set(name, decode(data));
  }
  if (twice.length > 0) throw validationFailed(twice);
  return fields;
}

function decode(data: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    throw new DeidError('invalid_utf8');
  }
}

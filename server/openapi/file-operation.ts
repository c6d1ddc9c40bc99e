import type { ErrorCode, FileAdapter } from '../../core/index.js';
import { API, type Operation } from './operation.js';
import { fileRequest } from './requests.js';
import type { FileRoute, Vocabulary } from './vocabulary.js';

/** Errors of the form with a file. */
export const FORM_ERRORS: readonly ErrorCode[] = [
  'evidence_unavailable',
  'missing_boundary',
  'malformed_multipart',
  'unknown_transfer_encoding',
  'invalid_utf8',
  'too_many_fields',
  'field_too_large',
  'file_missing',
  'too_many_files',
  'unknown_field',
  'validation_failed',
  'unknown_domain',
  'mode_not_configured',
  'unknown_mode',
  'consistency_forbidden',
  'model_not_installed',
  'detector_not_in_plan',
  'unknown_entity_type',
  'unsupported_file_type',
  'file_type_mismatch',
  'file_too_large',
  'not_implemented',
];

/** Errors of the file in it. */
const DOCUMENT_ERRORS: readonly ErrorCode[] = [
  'document_unreadable',
  'document_encrypted',
  'no_text_layer',
  'document_expands_too_much',
  'document_unsafe',
  'cell_too_large',
  'term_too_long',
  'unencodable_text',
  'leak_detected',
  'unsupported_encoding',
];

const ABOUT =
  'Answers with the processed file, whole or not at all. A field of the form that is empty counts as left out.';

/** Id of the operation for files of one kind. */
export const fileOperationId = (name: string): string =>
  `deidentifyFile${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The endpoint of one kind of file. */
export function fileOperation(route: FileRoute, known: Vocabulary, errors: readonly ErrorCode[]): Operation {
  const adapters = [...route.extensions];
  const waiting = adapters.filter(([, adapter]) => adapter === undefined).map(([extension]) => `.${extension}`);
  return {
    id: fileOperationId(route.name),
    method: 'post',
    path: `${API}/${route.path ?? `deidentify/text/proprietary/outputs/${route.name}`}`,
    summary: route.path === undefined ? `De-identify a .${route.name} file` : 'De-identify a file of any accepted kind',
    description: waiting.length === 0 ? ABOUT : `${ABOUT} Not yet processed: ${waiting.join(', ')} (501).`,
    request: { mediaType: 'multipart/form-data', schema: fileRequest(known, route) },
    success: {
      mediaTypes: [...new Set(adapters.flatMap(([extension, adapter]) => mediaType(extension, adapter)))],
      schema: { type: 'string', contentMediaType: 'application/octet-stream' },
      headers: ['Content-Disposition', 'X-Deid-Report', 'Deid-Model', 'Deid-Policy'],
    },
    errors: [...errors, ...FORM_ERRORS, ...DOCUMENT_ERRORS],
  };
}

const mediaType = (extension: string, adapter: FileAdapter | undefined): readonly string[] =>
  adapter === undefined ? [] : [adapter.mediaTypes[extension] ?? 'application/octet-stream'];

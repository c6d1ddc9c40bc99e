import { DeidError, isDeidError } from '../../core/index.js';
import { RecordMistake } from '../../lib/records/mistake.js';
import { note } from '../base/terminal.js';

/** Errors that a single record can cause. Others would meet each further record as well. */
const OF_RECORD: ReadonlySet<string> = new Set([
  ...['recognizer_failed', 'recognizer_span_invalid', 'transformer_failed', 'surrogates_exhausted', 'term_too_long'],
  ...['unencodable_text', 'text_too_long', 'text_too_long_for_detector', 'annotation_unfinished', 'record_invalid'],
]);

/**
 * Why a record cannot be processed, without content; undefined for an error that is not of this record alone: then the run must end.
 */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof RecordMistake) return error.message;
  if (error instanceof RangeError) return 'is too large or nested too deeply';
  if (isDeidError(error) && OF_RECORD.has(error.code)) return `cannot be processed: ${error.message} (${error.code})`;
  return undefined;
}

/** The error with which a run ends that is not of the record alone; says at which record it ended. */
export function stopped(error: unknown, record: string): unknown {
  if (!isDeidError(error)) return new DeidError('record_invalid', [record, 'met an internal error']);
  note(`deidkit: ${record} was not processed, nor what follows it`);
  return error;
}

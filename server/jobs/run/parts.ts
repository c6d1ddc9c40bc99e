import type { ErrorCode } from '../../../core/index.js';
import type { Service } from '../../service/service.js';
import type { JobRow } from '../../store/job-tables.js';
import type { BlobReader, BlobWriter } from '../blobs.js';
import type { Jobs } from '../jobs.js';
import type { JobRequest } from '../request.js';

/** What became of one file of an archive. Its name is not told: it may be a person's. */
export interface FileOutcome {
  /** Its place among the files of the archive, from 1. */
  readonly place: number;
  /** Name of the new file in the new archive; null: there is none. */
  readonly name: string | null;
  /** Why there is none. */
  readonly error: ErrorCode | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

/** What was done, as clients read it; kept sealed. */
export interface JobReport {
  readonly mediaType: string;
  /** Name of the new file without folders and extension, and its extension. */
  readonly stem: string;
  readonly extension: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  /** Of an archive: what became of each file. */
  readonly files?: readonly FileOutcome[];
}

/** A job that somebody works on. */
export interface JobInWork {
  readonly row: JobRow;
  /** Aborted when it is cancelled, taken up by somebody else, or the process ends. */
  readonly signal: AbortSignal;
  /** Told how many bytes of the file have been read. */
  readonly read: (bytes: number) => void;
}

/** The new file, and what was done. */
export interface Made {
  readonly report: JobReport;
  readonly codePoints: number;
}

/** What each kind of work on a job needs. */
export interface JobParts extends JobInWork {
  readonly service: Service;
  readonly jobs: Jobs;
  readonly request: JobRequest;
  readonly input: BlobReader;
  readonly output: BlobWriter;
  /** Work on more text than that stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints: number | undefined;
}

/** How the threads take the work of a job: its owner's other requests are not kept waiting by it. */
export const waysOf = ({ settings }: Jobs, { owner }: JobRow) => ({
  owner: `job of ${owner}`,
  timeoutMs: settings.timeoutMs,
});

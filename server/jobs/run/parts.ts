import type { ErrorCode } from '../../../core/index.js';
import type { ModelName } from '../../../core/services.js';
import type { Service } from '../../service/service.js';
import type { JobRow } from '../../store/job-tables.js';
import type { Signed } from '../../work/evidence.js';
import type { Policy } from '../../work/work.js';
import type { BlobReader, BlobWriter } from '../blobs.js';
import type { Jobs } from '../jobs.js';
import type { JobRequest } from '../request.js';

/** The result of one file of an archive. Its name is omitted, since it may be a person's. */
export interface FileOutcome {
  /** Position in the archive, from 1. */
  readonly place: number;
  /** Name of the new file in the new archive; null if there is none. */
  readonly name: string | null;
  /** Error code, if it failed. */
  readonly error: ErrorCode | null;
  readonly counts: Readonly<Record<string, number>>;
  /** Terms that are masked because they are too uncertain for an invented value. */
  readonly masked: number;
  readonly warnings: readonly string[];
}

/** Report for clients; stored encrypted. */
export interface JobReport {
  readonly mediaType: string;
  /** Stem and extension of the new file's name. */
  readonly stem: string;
  readonly extension: string;
  readonly counts: Readonly<Record<string, number>>;
  /** As in {@link FileOutcome}. Missing in reports of earlier versions. */
  readonly masked?: number;
  readonly warnings: readonly string[];
  /** The models that read the file; missing for archives. */
  readonly models?: readonly ModelName[];
  /** The policy that replaced terms. Missing in reports of earlier versions. */
  readonly policy?: Policy;
  /** The signed report, if it was asked for. */
  readonly evidence?: Signed;
  /** For an archive: the result of each file. */
  readonly files?: readonly FileOutcome[];
}

/** A running job. */
export interface JobInWork {
  readonly row: JobRow;
  /** Aborted when the job is cancelled, taken over by another worker, or the process ends. */
  readonly signal: AbortSignal;
  /** Called with the number of bytes read. */
  readonly read: (bytes: number) => void;
}

/** The new file and its report. */
export interface Made {
  readonly report: JobReport;
  readonly codePoints: number;
}

/** Everything that processing a job needs. */
export interface JobParts extends JobInWork {
  readonly service: Service;
  readonly jobs: Jobs;
  readonly request: JobRequest;
  readonly input: BlobReader;
  readonly output: BlobWriter;
  /** Called with the text that has been searched, in code points, where the work is cancelled or continues. */
  readonly searched: (codePoints: number) => void;
  /** Limit of text in code points; more stops with `token_limit_reached`. */
  readonly maxCodePoints: number | undefined;
  /** Whose data it is. */
  readonly tenant: string | undefined;
}

/** Options of the work pool for a job: other requests of its owner are not delayed. */
export const waysOf = ({ settings }: Jobs, { owner }: JobRow) => ({
  owner: `job of ${owner}`,
  timeoutMs: settings.timeoutMs,
});

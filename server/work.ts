import type {
  Analysis,
  AnalyzeOptions,
  CompliancePolicy,
  Deidentification,
  DeidentifyOptions,
  Domain,
  Edit,
  EntityTypes,
  FileAdapter,
  FileReport,
} from '../core/index.js';

/** What a text turns into when a caller's own replacements are applied to it. */
export interface Replaced {
  readonly text: string;
  /** Ranges of the original text, sorted, and what stands there now. */
  readonly edits: readonly Edit[];
}

/** What the service asks of an engine in its own thread, for short texts. `Engine` of the core is one. */
export interface TextEngine {
  analyze(text: string, options?: AnalyzeOptions): Analysis;
  deidentify(text: string, options?: DeidentifyOptions): Deidentification;
  replaceTerms(text: string, replacements: Readonly<Record<string, string>>): Replaced;
  /** The word tokens of a text, in order. */
  tokens(text: string): readonly string[];
  readonly entityTypes: EntityTypes;
  readonly domains: readonly Domain[];
  readonly policies: readonly CompliancePolicy[];
  readonly fileAdapters: readonly FileAdapter[];
}

/** One file on its way to a worker. */
export interface FileWork {
  /** Name of the file adapter. */
  readonly adapter: string;
  /** The whole file in order. Ownership passes to the pool, which may transfer the buffers: do not touch them afterwards. */
  readonly chunks: readonly Uint8Array[];
  /** Lower case, without the dot. */
  readonly extension: string;
  readonly options: DeidentifyOptions;
  /** Options of the adapter for this file, already checked against its schema. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Work that finds more text than this stops with DeidError `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
  /** Aborting ends the work and frees its memory; the promise is rejected. */
  readonly signal?: AbortSignal;
}

/** A processed file, complete: a failure half-way never gives one. */
export interface FileOutcome {
  readonly chunks: readonly Uint8Array[];
  readonly report: FileReport;
  /** Size of all text of the file, for the bill. */
  readonly codePoints: number;
}

/**
 * Work away from the event loop: long texts and all files. Each worker holds an engine of its own, made from the same
 * configuration as the service's.
 *
 * Every failure is a DeidError: what the engine threw (its code, facts and mistakes cross the thread boundary, nothing
 * else does), `processing_timeout` above the time limit, `processing_failed` when the worker died or ran out of memory,
 * `overloaded` when the queue is full. A worker that hung or died is replaced, and the pool goes on.
 */
export interface WorkPool {
  analyze(text: string, options?: AnalyzeOptions): Promise<Analysis>;
  deidentify(text: string, options?: DeidentifyOptions): Promise<Deidentification>;
  replaceTerms(text: string, replacements: Readonly<Record<string, string>>): Promise<Replaced>;
  tokens(text: string): Promise<readonly string[]>;
  file(work: FileWork): Promise<FileOutcome>;
  /** False while no worker could take a task: closed, or the workers cannot start. */
  readonly ready: boolean;
  /** Waits for the tasks in work, then ends the workers. */
  close(): Promise<void>;
}

import { type AnalyzeInput, analyze, type GeneralInput, general, type OutputsInput, outputs } from './answers.js';
import type { Engine, FileReport, Level } from '../../core/index.js';

/** A file on its way to its adapter. */
export interface FileInput {
  /** Lower case, without the dot; it says the format. */
  readonly extension: string;
  readonly level?: Level;
  readonly domain?: string;
  readonly entities: readonly string[];
  /** The policy that fits the masking type. */
  readonly mode: string;
  readonly seed?: string;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
}

/** A processed file, complete: a failure half-way never gives one. */
export interface FileOutcome {
  readonly chunks: readonly Uint8Array[];
  readonly report: FileReport;
  /** Size of all its text. */
  readonly codePoints: number;
}

/** What is asked of a text, by name of the task. */
export interface TextInputs {
  readonly analyze: AnalyzeInput;
  readonly outputs: OutputsInput;
  readonly general: GeneralInput;
}

/** Does what requests ask for. All failures are DeidErrors, or the reason of the signal. */
export interface Work {
  /** The answer to a request, as JSON: what a worker made is already written out, so that the event loop need not do it. */
  text<Task extends keyof TextInputs>(task: Task, input: TextInputs[Task]): Promise<string | Uint8Array>;
  file(input: FileInput, bytes: Uint8Array, signal: AbortSignal): Promise<FileOutcome>;
  /** Rejects if there is nobody to do the work. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The tasks of texts, with an engine, in whatever thread. */
export const textAnswer: { readonly [Task in keyof TextInputs]: (engine: Engine, input: TextInputs[Task]) => object } = {
  analyze,
  outputs,
  general,
};

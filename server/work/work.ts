import type { Level } from '../../core/index.js';
import type { AnalyzeInput, GeneralInput, OutputsInput, PreviewInput } from './answers.js';

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
  /** Options of the adapter, which its own schema checks. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
}

/** A processed file, complete: a failure half-way never gives one. */
export interface FileOutcome {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Size of all its text. */
  readonly codePoints: number;
  /** Findings replaced, by entity type. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the adapter has to say, as fixed sentences. */
  readonly warnings: readonly string[];
}

/** Answers to requests about texts, as JSON, and processed files. All failures are DeidErrors, or the reason of the signal. */
export interface Work {
  /** Answer to a request to analyse, as JSON. */
  analyze(input: AnalyzeInput): Promise<string | Uint8Array>;
  /** Answer to a request for candidate outputs, as JSON. */
  outputs(input: OutputsInput): Promise<string | Uint8Array>;
  /** Answer to a request of the general endpoint, as JSON. */
  general(input: GeneralInput): Promise<string | Uint8Array>;
  /** What the playground shows of a text, as the JSON of a `Preview`. */
  preview(input: PreviewInput): Promise<string | Uint8Array>;
  /** The new file. @param signal aborted when the client is gone. */
  file(input: FileInput, bytes: Uint8Array, signal: AbortSignal): Promise<FileOutcome>;
  /** False while work of some kind cannot be done; true also where some of it would have to wait. */
  readonly ready: boolean;
  /** Gets ready in the background what the first request of a kind would otherwise wait for. */
  warmUp(): void;
  /**
   * Ends when what is in work is done.
   * @param now what is in work is stopped instead, where it can be
   */
  close(now?: boolean): Promise<void>;
}

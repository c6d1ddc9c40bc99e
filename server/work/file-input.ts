import type { RequestRules, RunState } from '../../core/hosting.js';
import type { Deidentification, Level } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';

/** A file to be processed by its adapter. */
export interface FileInput {
  /** Extension of the format, lower case, without the dot. */
  readonly extension: string;
  readonly level?: Level;
  readonly domain?: string;
  readonly model?: ModelName;
  readonly entities: readonly string[];
  /** The policy that fits the masking type. */
  readonly mode: string;
  readonly seed?: string;
  readonly consistencyKey?: string;
  /** Whose data it is. */
  readonly tenant?: string;
  readonly rules?: RequestRules;
  /** Options of the adapter, validated by its schema. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
  /** The numbers of earlier files of its archive. */
  readonly numbered?: RunState;
  /** True: the outcome has seals for evidence. */
  readonly seal?: boolean;
}

/** The policy of an answer, as its header names it. */
export type Policy = Deidentification['policy'];

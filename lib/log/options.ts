import { type Check, checkedOptions, TEXT_OPTIONS, wholeNumber } from '../../core/hosting.js';
import type { DeidentifyOptions } from '../../core/index.js';
import type { ConfigSource } from '../engine/create-engine.js';

/** How the texts of a log are de-identified. All options have a default. */
export interface LogTextOptions
  extends Pick<
    DeidentifyOptions,
    'level' | 'domain' | 'entities' | 'language' | 'model' | 'seed' | 'consistencyKey' | 'rules'
  > {
  /** Compliance mode. Default `REDACT`. */
  readonly mode?: string;
  /** Fields of a line that the program itself writes and that are passed as they are, such as `name` of pino. Default: none. */
  readonly own?: readonly string[];
  /** Longest line that is read, in UTF-16 code units; a longer one is replaced by a note. Default 65,536. */
  readonly maxChars?: number;
  /** Time limit of a line in milliseconds; a line that takes longer is replaced by a note. Default 1000. */
  readonly timeoutMs?: number;
}

/** Options of a cleaner of log lines. */
export interface LogCleanerOptions extends LogTextOptions {
  /** Configuration of the engine, as for `createEngine`: a path or data. Default: that of the package. */
  readonly config?: ConfigSource;
  /** What may wait to be read, in UTF-16 code units; lines beyond it are replaced by a note. Default 8,388,608. */
  readonly maxQueued?: number;
}

/** The options of a line with their defaults. */
export type LineOptions = LogTextOptions & Required<Pick<LogTextOptions, 'mode' | 'maxChars' | 'timeoutMs'>>;

const DEFAULTS = { mode: 'REDACT', maxChars: 65_536, timeoutMs: 1000 } as const;
const DEFAULT_QUEUED = 8 * 1024 * 1024;
const { explain: _, candidates: __, header: ___, ...TEXT_CHECKS } = TEXT_OPTIONS;
const CHECKS = {
  ...TEXT_CHECKS,
  own: TEXT_OPTIONS.entities,
  maxChars: wholeNumber(1, 16 * 1024 * 1024),
  timeoutMs: wholeNumber(1, 600_000),
  maxQueued: wholeNumber(1),
} as const satisfies Record<string, Check>;

/** Checks options, and adds the defaults. Throws DeidError `validation_failed`. */
export function logOptions({ config, ...given }: LogCleanerOptions): {
  readonly line: LineOptions;
  readonly maxQueued: number;
  readonly config: ConfigSource | undefined;
} {
  const { maxQueued = DEFAULT_QUEUED, ...line } = checkedOptions(given, CHECKS);
  return { line: { ...DEFAULTS, ...line }, maxQueued, config };
}

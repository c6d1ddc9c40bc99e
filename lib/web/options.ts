import {
  type Check,
  checkedOptions,
  type JsonOptions,
  KEY_RULES,
  TEXT_OPTIONS,
  wholeNumber,
} from '../../core/hosting.js';
import type { ConfigSource } from '../engine/create-engine.js';

/** How bodies are de-identified. All options have a default. */
export interface BodyOptions extends Omit<JsonOptions, 'candidates' | 'header'> {
  /** Configuration of the engine, as for `createEngine`: a path or data. Default: that of the package. */
  readonly config?: ConfigSource;
  /** Largest body in bytes; a larger one is refused with status 413. Default 1,048,576. */
  readonly maxBytes?: number;
  /** Time limit of a body in milliseconds; one that takes longer is refused with status 503. Default 10,000. */
  readonly timeoutMs?: number;
  /** Threads that read bodies. Default 1. */
  readonly threads?: number;
}

const DEFAULTS = { maxBytes: 1024 * 1024, timeoutMs: 10_000, threads: 1 } as const;
const aKeyRule: Check = (value) =>
  KEY_RULES.some((rule) => rule === value) ? undefined : `must be one of: ${KEY_RULES.join(', ')}.`;
const { explain: _, candidates: __, header: ___, ...TEXT_CHECKS } = TEXT_OPTIONS;
const CHECKS = {
  ...TEXT_CHECKS,
  keys: aKeyRule,
  maxBytes: wholeNumber(1, 256 * 1024 * 1024),
  timeoutMs: wholeNumber(1, 600_000),
  threads: wholeNumber(1, 64),
} as const satisfies Record<string, Check>;

/** Checks options, and adds the defaults. Throws DeidError `validation_failed`. */
export function bodyOptions({ config, ...given }: BodyOptions) {
  const { maxBytes, timeoutMs, threads, ...options } = { ...DEFAULTS, ...checkedOptions(given, CHECKS) };
  return { config, maxBytes, timeoutMs, threads, options: { mode: 'REDACT', ...options } satisfies JsonOptions };
}

import { createHmac, randomBytes } from 'node:crypto';
import { type DeidentifyOptions, type Engine, isDeidError } from '../core/index.js';
import type { GivenFile } from './folders.js';
import type { DeidentifyFlags } from './one-file.js';

/**
 * The options of a run over several files: a key makes one person the same in all of them, with any number of processes
 * and in any order. It is derived from the seed, so that a later run with the same seed continues this one, or random.
 * A single file has none, and neither has a mode whose law forbids substitutes that are derived from the original.
 */
export function forRun(
  engine: Engine,
  files: readonly GivenFile[],
  flags: DeidentifyFlags,
  options: DeidentifyOptions,
): DeidentifyFlags {
  if (files.length < 2 || options.consistencyKey !== undefined) return flags;
  const { seed, ...others } = options;
  const runKey =
    seed === undefined
      ? randomBytes(32).toString('hex')
      : createHmac('sha256', 'deidkit: key of a run over several files').update(seed).digest('hex');
  try {
    engine.checkOptions({ ...others, consistencyKey: runKey });
  } catch (error) {
    if (isDeidError(error) && error.code === 'consistency_forbidden') return flags;
    throw error;
  }
  return { ...flags, runKey };
}

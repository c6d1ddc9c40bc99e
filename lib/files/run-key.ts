import { createHmac, randomBytes } from 'node:crypto';
import { type DeidentifyOptions, type Engine, isDeidError } from '../../core/index.js';

/** A secret that is drawn for one run. */
export const freshSecret = (): string => randomBytes(32).toString('hex');

/**
 * The key that makes one person the same in all files of a run, with any number of processes and in any order: derived from the
 * seed, so that a later run with the same seed continues this one, or random.
 * @returns undefined if the options have a key, or a mode whose law forbids substitutes that are derived from the original
 */
export function runKeyFor(engine: Engine, { seed, ...options }: DeidentifyOptions): string | undefined {
  if (options.consistencyKey !== undefined) return undefined;
  const key =
    seed === undefined
      ? freshSecret()
      : createHmac('sha256', 'deidkit: key of a run over several files').update(seed).digest('hex');
  try {
    engine.checkOptions({ ...options, consistencyKey: key });
  } catch (error) {
    if (isDeidError(error) && error.code === 'consistency_forbidden') return undefined;
    throw error;
  }
  return key;
}

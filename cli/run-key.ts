import type { DeidentifyOptions, Engine } from '../core/index.js';
import { freshSecret, runKeyFor } from '../lib/files/run-key.js';
import type { GivenFile } from './folders.js';
import type { DeidentifyFlags } from './one-file.js';

/**
 * The options of a run over several files: with a key that makes one person the same in all of them and, where entities are
 * numbered, with a secret under which its processes tell each other which ones they have seen. A single file has neither.
 */
export function forRun(
  engine: Engine,
  files: readonly GivenFile[],
  flags: DeidentifyFlags,
  options: DeidentifyOptions,
): DeidentifyFlags {
  if (files.length < 2) return flags;
  const runKey = runKeyFor(engine, options);
  return {
    ...flags,
    ...(runKey !== undefined && { runKey }),
    ...(engine.numbersRun(options) && { runSecret: freshSecret() }),
  };
}

import { RunMemory, type RunName } from '../../../core/hosting.js';
import type { Engine } from '../../../core/index.js';
import { runKeyFor } from '../../../lib/files/run-key.js';
import type { FileInput } from '../../work/work.js';

/**
 * What the files of an archive share: a key, from the seed of the job, and numbers of entities in the order of the archive. It is kept
 * while the job runs; whoever takes the job over begins with the first file again.
 */
export class ArchiveRun {
  readonly #engine: Engine;
  readonly #memory = new RunMemory();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The input of the next file. */
  next(input: FileInput): FileInput {
    const { mode, rules, consistencyKey, seed, ...rest } = input;
    const options = { mode, ...(rules && { rules }), ...(consistencyKey !== undefined && { consistencyKey }) };
    const key = runKeyFor(this.#engine, { ...options, ...(seed !== undefined && { seed }) });
    const draws = key === undefined ? { ...(seed !== undefined && { seed }) } : { consistencyKey: key };
    return {
      ...rest,
      ...options,
      ...draws,
      ...(this.#engine.numbersRun(options) && { numbered: this.#memory.state }),
    };
  }

  /** Keeps what a file has shown. */
  add(names: readonly RunName[] = []): void {
    this.#memory.add(names);
  }
}

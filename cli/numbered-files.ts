import { FoundAgain, GivenNumbers, RunMemory, type RunName } from '../core/hosting.js';
import type { Engine } from '../core/index.js';
import type { FileOptions } from '../lib/index.js';
import type { GivenFile } from './folders.js';
import { type DeidentifyFlags, deidentifyOne, readOne } from './one-file.js';
import type { FileLine } from './report.js';

/** A process in which a file is read, and then written with the numbers of the run. */
export interface NumberedPlace {
  read(): Promise<readonly RunName[]>;
  write(numbers: readonly number[]): Promise<FileLine>;
}

/** The files of this process that were read and are to be written, by path. */
export class FilesInWork {
  readonly #found = new Map<string, FoundAgain>();
  readonly #engine: Engine;
  readonly #flags: DeidentifyFlags;
  readonly #options: FileOptions;

  constructor(engine: Engine, flags: DeidentifyFlags, options: FileOptions) {
    this.#engine = engine;
    this.#flags = flags;
    this.#options = options;
  }

  read(file: GivenFile): Promise<readonly RunName[]> {
    const found = new FoundAgain();
    this.#found.set(file.path, found);
    const state = { secret: this.#flags.runSecret ?? '', numbers: new Map(), counts: new Map() };
    return readOne(this.#engine, file, this.#flags, this.#options, new RunMemory(state, found));
  }

  write(file: GivenFile, numbers: readonly number[]): Promise<FileLine> {
    const found = this.#found.get(file.path);
    this.#found.delete(file.path);
    found?.again();
    const run = new GivenNumbers(numbers, found);
    return deidentifyOne(this.#engine, file, this.#flags, { ...this.#options, run });
  }
}

/**
 * A run in which entities are numbered over all files, in the order of paths, whatever process reads a file and whichever files an
 * earlier run has written: these are read again.
 */
export class NumberedRun {
  readonly memory: RunMemory;
  readonly #files: readonly GivenFile[];
  #next = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param files all files of the run, in order */
  constructor(files: readonly GivenFile[], secret: string) {
    this.#files = files;
    this.memory = new RunMemory({ secret, numbers: new Map(), counts: new Map() });
  }

  /** The files before a file that this run does not write, and that no file before has asked for. */
  before(file: GivenFile): readonly GivenFile[] {
    const from = this.#next;
    this.#next = this.#files.indexOf(file, from) + 1;
    return this.#files.slice(from, this.#next - 1);
  }

  /** Writes a file when all before it are numbered. Called in the order of files. */
  write(file: GivenFile, placeOf: (file: GivenFile) => NumberedPlace): Promise<FileLine> {
    const earlier = this.before(file).map((one) => placeOf(one).read());
    const place = placeOf(file);
    const own = place.read();
    const numbers = this.#turn.then(async () => {
      for (const names of earlier) this.memory.add(await names);
      return this.memory.add(await own);
    });
    this.#turn = numbers.catch(() => undefined);
    return numbers.then((given) => place.write(given));
  }
}

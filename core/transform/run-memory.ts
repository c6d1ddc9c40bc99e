import { createHmac, randomBytes } from 'node:crypto';
import type { RunNumbers } from '../contracts/transformer.js';
import type { FoundAgain } from './found-again.js';

/** An entity that needed a number; its names are hashed. */
export interface RunName {
  /** Name of the label. */
  readonly label: string;
  /** Undefined for an entity that only its own file can tell from others. */
  readonly own: string | undefined;
  /** Names by which another file may have it. */
  readonly like: readonly string[];
  /** Further names by which later files may have it. */
  readonly also: readonly string[];
}

/** What a {@link RunMemory} is copied by, to another thread or process. */
export interface RunState {
  /** Under which names are hashed. */
  readonly secret: string;
  /** Label and hashed name -> number. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Label -> the highest number. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Numbers of one file of a run. */
export interface RunFile extends RunNumbers {
  /** Keeps what the file has shown; a file that fails is not kept, so that it numbers nothing. */
  commit(): void;
}

/** What the files of a run share; opened once for each file, in order. */
export interface FileRun {
  /** Begins the next file. */
  file(): RunFile;
  /** What was found in the file when it was read before, if the run reads each file twice. */
  readonly found?: FoundAgain | undefined;
}

const HASH_LENGTH = 22;

/** The numbers of a run, and those of a file that is being read. */
class Numbers {
  readonly numbers: Map<string, number>;
  readonly counts: Map<string, number>;

  constructor({ numbers, counts }: Pick<RunState, 'numbers' | 'counts'>) {
    this.numbers = new Map(numbers);
    this.counts = new Map(counts);
  }
}

/**
 * Numbers of entities that all files of a run share, by order of appearance. It holds hashes under a secret of its own, so
 * neither texts nor what could be computed from texts alone; a number says nothing of its entity.
 */
export class RunMemory implements FileRun {
  readonly #secret: string;
  readonly #known: Numbers;
  #last: readonly RunName[] = [];

  /**
   * @param state of another memory, to be continued
   * @param found what this memory's file shows is kept here, for its second reading
   */
  constructor(
    state: RunState = { secret: randomBytes(32).toString('hex'), numbers: new Map(), counts: new Map() },
    /** What was found in the file. */
    readonly found?: FoundAgain,
  ) {
    this.#secret = state.secret;
    this.#known = new Numbers(state);
  }

  /** A copy, for another thread or process. */
  get state(): RunState {
    return { secret: this.#secret, numbers: this.#known.numbers, counts: this.#known.counts };
  }

  /** The entities of the file that was kept last, in the order in which they needed numbers. */
  get last(): readonly RunName[] {
    return this.#last;
  }

  /** Numbers the entities of a file that another memory has read. @returns the numbers, in order */
  add(names: readonly RunName[]): number[] {
    return names.map((name) => numberIn(name, this.#known, undefined));
  }

  /** Begins the next file; its entities are kept when it is committed. */
  file(): RunFile {
    const names: RunName[] = [];
    const own = new Numbers({ numbers: new Map(), counts: this.#known.counts });
    const hash = (name: string): string => this.#hash(name);
    return {
      numberOf: (label, name, like = [], also = []) => {
        const one = {
          label,
          own: name === undefined ? undefined : hash(name),
          like: like.map(hash),
          also: also.map(hash),
        };
        names.push(one);
        return numberIn(one, own, this.#known);
      },
      commit: () => {
        this.#last = names;
        this.add(names);
      },
    };
  }

  #hash(name: string): string {
    return createHmac('sha256', this.#secret).update(name).digest('base64').slice(0, HASH_LENGTH);
  }
}

/** The number of an entity: of its own name, else of one that is like it, else the next. */
function numberIn({ label, own, like, also }: RunName, to: Numbers, earlier: Numbers | undefined): number {
  const keyOf = (name: string): string => `${label}\0${name}`;
  const find = (name: string): number | undefined => {
    const key = keyOf(name);
    return earlier?.numbers.get(key) ?? to.numbers.get(key);
  };
  const names = own === undefined ? [] : [own, ...like];
  let number: number | undefined;
  for (const name of names) number ??= find(name);
  if (number === undefined) {
    number = (to.counts.get(label) ?? 0) + 1;
    to.counts.set(label, number);
  }
  if (own !== undefined) to.numbers.set(keyOf(own), number);
  for (const name of also) if (find(name) === undefined) to.numbers.set(keyOf(name), number);
  return number;
}

/** The numbers of a file that were decided by another memory, in the order in which they are asked for. */
export class GivenNumbers implements FileRun {
  readonly #numbers: readonly number[];

  constructor(
    numbers: readonly number[],
    readonly found?: FoundAgain,
  ) {
    this.#numbers = numbers;
  }

  /** Begins the file. @throws RangeError in `numberOf` if the file needs other numbers than it did when it was read */
  file(): RunFile {
    let next = 0;
    return {
      numberOf: () => {
        const number = this.#numbers[next++];
        if (number === undefined) throw new RangeError('A file has changed while it was numbered.');
        return number;
      },
      commit: () => undefined,
    };
  }
}

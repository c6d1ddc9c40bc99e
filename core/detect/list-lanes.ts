import { nearest } from '../contracts/nearest.js';
import type { CompiledScan } from '../scan/compile.js';
import type { Tokens } from '../scan/scratch.js';

/** A plugin that is there has no list of this name. The message names those that it may mean, and not the one asked for. */
export class UnknownList extends Error {}

/** Lists that an error names. */
const MAX_NAMED = 8;
/** Letters by which a name may differ from the one that is meant. */
const MAX_TYPO_EDITS = 3;

/** Names of lists that are not registered, and may be missing since their plugin is not there. */
class MissingLists {
  readonly #listIds: CompiledLists['listIds'];
  readonly #known = new Set<string>();

  constructor({ listIds }: CompiledLists) {
    this.#listIds = listIds;
  }

  /** Throws {@link UnknownList} for a list that its plugin does not have. */
  check(name: string): void {
    if (this.#known.has(name)) return;
    const lists = [...this.#listIds.keys()];
    const meant = nearest(name, lists, MAX_TYPO_EDITS);
    const own = lists.filter((list) => pluginOf(list) === pluginOf(name));
    if (meant === undefined && own.length === 0) {
      this.#known.add(name);
      return;
    }
    const hint =
      meant === undefined ? `its plugin has ${own.slice(0, MAX_NAMED).join(', ')}` : `'${meant}' may be meant`;
    throw new UnknownList(`it asks for a word list that is not registered: ${hint}`);
  }
}

type CompiledLists = Pick<CompiledScan, 'lexicon' | 'listIds'>;

/** Bits of one number. */
const BITS = 32;
/** Number of the lane that plugins share while there is room. */
const SHARED = 0;

/**
 * Which bits stand for which word lists. One number has 32 bits and an engine any number of lists, so bits are given by lane: plugins
 * share the first one as long as all lists of each have room there, and each further plugin has a lane of its own, with bits for those
 * lists that its recognizers ask for. Who has a bit in one lane may have another in the next.
 */
export class ListLanes {
  readonly #scan: CompiledLists;
  readonly #missing: MissingLists;
  readonly #shared: ListLane;
  /** Those that one plugin has for itself, from number 1 on. */
  readonly #others: ListLane[] = [];
  /** By plugin, where it has a lane of its own. */
  readonly #own = new Map<string, number>();

  /** @param scan all that has been compiled of the lists. */
  constructor(scan: CompiledLists) {
    const shared = new ListLane(scan);
    this.#scan = scan;
    this.#missing = new MissingLists(scan);
    this.#shared = shared;
    const names = [...scan.listIds.keys()];
    for (const plugin of new Set(names.map(pluginOf))) {
      const lists = names.filter((name) => pluginOf(name) === plugin);
      const fits = shared.size + lists.length <= BITS;
      const lane = fits ? shared : new ListLane(scan);
      if (!fits) this.#own.set(plugin, this.#others.push(lane));
      if (lists.length <= BITS) for (const name of lists) lane.of(name);
    }
  }

  /** Number of the lane of a recognizer, by its name. */
  laneOf(recognizer: string): number {
    return this.#own.get(pluginOf(recognizer)) ?? SHARED;
  }

  lane(number: number): ListLane {
    return number === SHARED ? this.#shared : (this.#others[number - 1] ?? this.#shared);
  }

  /** Rows of the tokens that a list holds. */
  listed(tokens: Tokens, name: string): number[] {
    const list = this.#scan.listIds.get(name);
    if (list === undefined) {
      this.#missing.check(name);
      return [];
    }
    const { listsOf } = this.#scan.lexicon;
    const sets = new Set(tokens.sets.filter((set) => listsOf[set]?.includes(list)));
    const rows: number[] = [];
    for (let row = 0; sets.size > 0 && row < tokens.length; row++) if (sets.has(tokens.set[row] ?? 0)) rows.push(row);
    return rows;
  }
}

/** Recognizers and lists are named after their plugin: `names/given`. */
const pluginOf = (name: string): string => name.split('/', 1)[0] ?? name;

/** Bits of the lists that some plugins ask for, given when a list is first asked for. */
export class ListLane {
  readonly #scan: CompiledLists;
  readonly #missing: MissingLists;
  readonly #bits = new Map<string, number>();
  /** Bits of the lists of a set, by set. */
  readonly flags: Int32Array;
  /** Answers by the object that asked: a recognizer asks with the same one for every text. */
  readonly #answers = new WeakMap<object, Readonly<Record<string, number>>>();

  constructor(scan: CompiledLists) {
    this.#scan = scan;
    this.#missing = new MissingLists(scan);
    this.flags = new Int32Array(scan.lexicon.listsOf.length);
  }

  /** Lists that have a bit so far. */
  get size(): number {
    return this.#bits.size;
  }

  /** 0 for an unregistered list. Throws RangeError if all bits are given. */
  of(name: string): number {
    const known = this.#bits.get(name);
    if (known !== undefined) return known;
    const list = this.#scan.listIds.get(name);
    if (list === undefined) {
      this.#missing.check(name);
      return 0;
    }
    if (this.#bits.size === BITS) throw new RangeError('one plugin asks for the bits of more than 32 word lists');
    const bit = 1 << this.#bits.size;
    this.#bits.set(name, bit);
    for (const [set, lists] of this.#scan.lexicon.listsOf.entries())
      if (lists.includes(list)) this.flags[set] = (this.flags[set] ?? 0) | bit;
    return bit;
  }

  /** The same for several lists, by the keys of `names`. */
  all<Key extends string>(names: Readonly<Record<Key, string>>): Readonly<Record<Key, number>> {
    const known = this.#answers.get(names);
    if (known !== undefined) return known;
    const bits: Readonly<Record<string, number>> = Object.fromEntries(
      Object.entries<string>(names).map(([key, name]) => [key, this.of(name)]),
    );
    this.#answers.set(names, bits);
    return bits;
  }
}

import { nearest } from '../contracts/nearest.js';
import type { CompiledScan } from '../scan/compile.js';
import type { Tokens } from '../scan/scratch.js';

/**
 * The plugin exists but has no list of this name. The message suggests similar names and does not repeat the requested
 * one.
 */
export class UnknownList extends Error {}

/** Maximum number of lists in an error. */
const MAX_NAMED = 8;
/** Largest edit distance at which a name is suggested. */
const MAX_TYPO_EDITS = 3;

/** Names of unregistered lists, which is no mistake if their plugin is not loaded. */
class MissingLists {
  readonly #listIds: CompiledLists['listIds'];
  readonly #known = new Set<string>();

  constructor({ listIds }: CompiledLists) {
    this.#listIds = listIds;
  }

  /** Throws {@link UnknownList} if the plugin of the list is loaded and does not have it. */
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
/** Number of the lane that plugins share while it has room. */
const SHARED = 0;

/**
 * Assigns bits to word lists. A number has 32 bits but an engine any number of lists, so bits are assigned by lane:
 * plugins share the first lane as long as all lists of each fit, and every further plugin gets a lane of its own, with
 * bits for the lists that its recognizers use. A list may have different bits in different lanes.
 */
export class ListLanes {
  readonly #scan: CompiledLists;
  readonly #missing: MissingLists;
  readonly #shared: ListLane;
  /** Lanes of single plugins, from number 1 on. */
  readonly #others: ListLane[] = [];
  /** Number of the lane by plugin, for plugins with a lane of their own. */
  readonly #own = new Map<string, number>();

  /** @param scan the compiled word lists. */
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

  /** Number of the lane of a recognizer, given its name. */
  laneOf(recognizer: string): number {
    return this.#own.get(pluginOf(recognizer)) ?? SHARED;
  }

  lane(number: number): ListLane {
    return number === SHARED ? this.#shared : (this.#others[number - 1] ?? this.#shared);
  }

  /** Rows of the tokens that a list contains. */
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

/** Bits of the lists that the plugins of a lane use, assigned when a list is first used. */
export class ListLane {
  readonly #scan: CompiledLists;
  readonly #missing: MissingLists;
  readonly #bits = new Map<string, number>();
  /** Bits of the lists of a set, by set. */
  readonly flags: Int32Array;
  /** Cache by the object that was passed: a recognizer passes the same one for every text. */
  readonly #answers = new WeakMap<object, Readonly<Record<string, number>>>();

  constructor(scan: CompiledLists) {
    this.#scan = scan;
    this.#missing = new MissingLists(scan);
    this.flags = new Int32Array(scan.lexicon.listsOf.length);
  }

  /** Number of lists with a bit. */
  get size(): number {
    return this.#bits.size;
  }

  /** The bit of a list; 0 if it is not registered. Throws RangeError if no bit is left. */
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

  /** The bits of several lists, by the keys of `names`. */
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

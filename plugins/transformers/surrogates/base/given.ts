const INITIAL_CAPACITY = 64;
const MIN_REMEMBERED = 1 << 14;
/** Maximum number of slots to probe, so that colliding hashes made on purpose cannot make a file slow. */
const MAX_PROBES = 32;

/** A hash table of substitutes, by the hash of the original and its key. */
interface Table {
  readonly hashes: Int32Array;
  /** Originals and substitutes, alternating. */
  readonly texts: string[];
}

const emptyTable = (slots: number): Table => ({
  hashes: new Int32Array(slots),
  texts: new Array<string>(2 * slots).fill(''),
});

function emptied(table: Table | undefined): Table | undefined {
  table?.hashes.fill(0);
  table?.texts.fill('');
  return table;
}

/** Index of the slot that holds the original, or where it would be stored. */
function slotOf({ hashes, texts }: Table, hash: number, original: string): number {
  let slot = (hash ^ (hash >>> 15)) & (hashes.length - 1);
  for (let i = 1; i < MAX_PROBES && hashes[slot] !== 0; i++) {
    if (hashes[slot] === hash && texts[2 * slot] === original) return slot;
    slot = (slot + 1) & (hashes.length - 1);
  }
  return slot;
}

function textIn(table: Table, hash: number, original: string): string | undefined {
  const slot = slotOf(table, hash, original);
  return table.hashes[slot] === hash && table.texts[2 * slot] === original ? table.texts[2 * slot + 1] : undefined;
}

/** Stores a pair. @returns true if the number of entries has grown. */
function put(table: Table, hash: number, original: string, substitute: string): boolean {
  const slot = slotOf(table, hash, original);
  const isNew = table.hashes[slot] === 0;
  table.hashes[slot] = hash;
  table.texts[2 * slot] = original;
  table.texts[2 * slot + 1] = substitute;
  return isNew;
}

function grown({ hashes, texts }: Table): Table {
  const larger = emptyTable(2 * hashes.length);
  hashes.forEach((hash, i) => {
    if (hash !== 0) put(larger, hash, texts[2 * i] ?? '', texts[2 * i + 1] ?? '');
  });
  return larger;
}

/**
 * Maps originals to substitutes in constant memory. The least recently used are forgotten; at least 16,384 are kept.
 */
export class Given {
  #young = emptyTable(INITIAL_CAPACITY);
  #old: Table | undefined;
  #count = 0;

  /** @param hash hash of the original together with its key; never 0. */
  get(hash: number, original: string): string | undefined {
    const known = textIn(this.#young, hash, original);
    if (known !== undefined || this.#old === undefined) return known;
    const older = textIn(this.#old, hash, original);
    if (older !== undefined) this.set(hash, original, older);
    return older;
  }

  set(hash: number, original: string, substitute: string): void {
    if (!put(this.#young, hash, original, substitute)) return;
    this.#count++;
    if (2 * this.#count < this.#young.hashes.length) return;
    if (this.#young.hashes.length < 2 * MIN_REMEMBERED) this.#young = grown(this.#young);
    else {
      [this.#old, this.#young] = [this.#young, emptied(this.#old) ?? emptyTable(this.#young.hashes.length)];
      this.#count = 0;
    }
  }
}

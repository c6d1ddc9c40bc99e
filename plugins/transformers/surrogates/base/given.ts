const FIRST = 64;
const MIN_REMEMBERED = 1 << 14;
/** Slots looked at: hashes that were made to meet each other cannot make a file slow. */
const REACH = 32;

/** Substitutes by the hash of what they are remembered under. */
interface Table {
  readonly hashes: Int32Array;
  /** Original and substitute, one behind the other. */
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

/** Where the original is, or would be. */
function slotOf({ hashes, texts }: Table, hash: number, original: string): number {
  let slot = (hash ^ (hash >>> 15)) & (hashes.length - 1);
  for (let i = 1; i < REACH && hashes[slot] !== 0; i++) {
    if (hashes[slot] === hash && texts[2 * slot] === original) return slot;
    slot = (slot + 1) & (hashes.length - 1);
  }
  return slot;
}

function textIn(table: Table, hash: number, original: string): string | undefined {
  const slot = slotOf(table, hash, original);
  return table.hashes[slot] === hash && table.texts[2 * slot] === original ? table.texts[2 * slot + 1] : undefined;
}

/** @returns true if the table holds one entry more. */
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
 * Maps originals to substitutes, in constant memory: the least recently used are forgotten. At least 16,384 are
 * remembered.
 */
export class Given {
  #young = emptyTable(FIRST);
  #old: Table | undefined;
  #count = 0;

  /** @param hash of the original and of what else is a part of the question; never 0. */
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

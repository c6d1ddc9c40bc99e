/**
 * The BIOES tags over a list of entity types: 0 is O; type t has B, I, E, S at 1 + 4t to 4 + 4t. Only sequences that make
 * whole entities are allowed, which the lattice uses to skip most transitions.
 */
export class TagSet {
  readonly types: readonly string[];
  readonly size: number;
  /** Tags that may stand before each tag. */
  readonly before: readonly Int32Array[];
  /** Tags that may stand behind each tag. */
  readonly behind: readonly Int32Array[];
  /** 1 where a sequence may begin, or end, with the tag. */
  readonly first: Uint8Array;
  readonly last: Uint8Array;
  /** 1 for tags of a sequence of one token, and 1 for all. */
  readonly only: Uint8Array;
  readonly any: Uint8Array;

  constructor(types: readonly string[]) {
    this.types = types;
    this.size = 1 + 4 * types.length;
    const tags = Array.from({ length: this.size }, (_, tag) => tag);
    this.first = Uint8Array.from(tags, (tag) => (opens(tag) ? 1 : 0));
    this.last = Uint8Array.from(tags, (tag) => (closes(tag) ? 1 : 0));
    this.only = this.first.map((opening, tag) => opening & (this.last[tag] ?? 0));
    this.any = new Uint8Array(this.size).fill(1);
    this.before = tags.map((to) => Int32Array.from(tags.filter((from) => mayFollow(from, to))));
    this.behind = tags.map((from) => Int32Array.from(tags.filter((to) => mayFollow(from, to))));
  }
}

/** The tag of a token outside of all entities. */
export const O = 0;
const B = 0;
const I = 1;
const E = 2;
const S = 3;

/** Number of the type a tag belongs to; meaningless for O. */
const typeOf = (tag: number): number => (tag - 1) >> 2;
const role = (tag: number): number => (tag - 1) & 3;
const opens = (tag: number): boolean => tag === O || role(tag) === B || role(tag) === S;
const closes = (tag: number): boolean => tag === O || role(tag) === E || role(tag) === S;

function mayFollow(from: number, to: number): boolean {
  if (closes(from)) return opens(to);
  return to !== O && typeOf(from) === typeOf(to) && (role(to) === I || role(to) === E);
}

/** A run of tokens that is one entity. */
export interface Chunk {
  /** Row of the first token. */
  readonly from: number;
  /** Row after the last one. */
  readonly to: number;
  readonly type: number;
}

/** Writes the tags of chunks into a column. */
export function encode(chunks: readonly Chunk[], tags: Uint8Array): void {
  tags.fill(O);
  for (const { from, to, type } of chunks) {
    const base = 1 + 4 * type;
    if (to - from === 1) tags[from] = base + S;
    else {
      tags[from] = base + B;
      tags.fill(base + I, from + 1, to - 1);
      tags[to - 1] = base + E;
    }
  }
}

/** Reads the chunks of an allowed sequence of tags. */
export function decode(tags: Uint8Array, length: number): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let row = 0; row < length; row++) {
    const tag = tags[row] ?? O;
    if (tag === O) continue;
    if (opens(tag)) from = row;
    if (closes(tag)) chunks.push({ from, to: row + 1, type: typeOf(tag) });
  }
  return chunks;
}

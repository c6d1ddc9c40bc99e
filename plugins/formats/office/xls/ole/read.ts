import { DeidError } from '../../../../../core/index.js';

/** One stream of a compound file. */
export interface OleStream {
  /** Names of its storages and its own name, joined by `/`. */
  readonly path: string;
  readonly content: Buffer;
  /** Its index in the directory. */
  readonly index: number;
}

/** A compound file ([MS-CFB]), the container of the binary Office formats. */
export interface OleFile {
  readonly header: Buffer;
  /** Size of a sector, in bytes. */
  readonly sectorSize: number;
  /** Directory entries of 128 bytes each; unused ones are zero. */
  readonly directory: readonly Buffer[];
  readonly streams: readonly OleStream[];
}

/** Special sector numbers. */
export const SECTOR = {
  last: 0xfffffffe,
  free: 0xffffffff,
  fat: 0xfffffffd,
  difat: 0xfffffffc,
  most: 0xfffffffa,
} as const;
export const MINI_SECTOR = 64;
/** Size in bytes below which streams are stored in the sectors of the root entry. */
export const MINI_CUTOFF = 4096;
const ENTRY_SIZE = 128;
/** Number of sectors of the allocation table whose positions are in the header. */
export const HEADER_SLOTS = 109;
export const ENTRY = { nameLength: 64, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120 } as const;
export const HEADER = {
  version: 26,
  sectorShift: 30,
  directorySectors: 40,
  fatSectors: 44,
  directory: 48,
  transaction: 52,
  miniFat: 60,
  miniFatSectors: 64,
  difat: 68,
  difatSectors: 72,
  slots: 76,
} as const;
const TYPE = { storage: 1, stream: 2, root: 5 } as const;
const NO_ENTRY = 0xffffffff;

const damaged = (): DeidError => new DeidError('document_unreadable', ['its container is damaged']);

/** Follows chains of sectors. No sector may belong to two chains, so that reading takes linear time for any file. */
class Chains {
  readonly #bytes: Buffer;
  readonly #size: number;
  readonly #count: number;
  readonly #taken: Uint8Array;
  #fat: Buffer = Buffer.alloc(0);

  constructor(bytes: Buffer, size: number) {
    this.#bytes = bytes;
    this.#size = size;
    this.#count = Math.ceil(bytes.length / size) - 1;
    this.#taken = new Uint8Array(Math.max(this.#count, 0));
  }

  readTable(header: Buffer): void {
    const places: number[] = [];
    const add = (place: number): void => {
      if (place <= SECTOR.most) places.push(place);
    };
    for (let i = 0; i < HEADER_SLOTS; i++) add(header.readUInt32LE(HEADER.slots + 4 * i));
    let next = header.readUInt32LE(HEADER.difat);
    while (next <= SECTOR.most) {
      const sector = this.#sector(next);
      for (let i = 0; i + 8 <= this.#size; i += 4) add(sector.readUInt32LE(i));
      next = sector.readUInt32LE(this.#size - 4);
    }
    this.#fat = Buffer.concat(places.map((place) => this.#sector(place)));
  }

  /** The bytes of a chain. The last sector of a file may be truncated and is filled with zeros. */
  read(start: number): Buffer {
    const sectors: Buffer[] = [];
    for (let at = start; at !== SECTOR.last; ) {
      sectors.push(this.#sector(at));
      if (4 * at + 4 > this.#fat.length) throw damaged();
      at = this.#fat.readUInt32LE(4 * at);
    }
    return Buffer.concat(sectors);
  }

  #sector(at: number): Buffer {
    if (at >= this.#count || this.#taken[at] === 1) throw damaged();
    this.#taken[at] = 1;
    const sector = this.#bytes.subarray((at + 1) * this.#size, (at + 2) * this.#size);
    return sector.length === this.#size ? sector : Buffer.concat([sector, Buffer.alloc(this.#size - sector.length)]);
  }
}

/** Reads the small streams, which are stored in a single large one. */
class MiniChains {
  readonly #store: Buffer;
  readonly #table: Buffer;
  readonly #taken: Uint8Array;

  constructor(store: Buffer, table: Buffer) {
    this.#store = store;
    this.#table = table;
    this.#taken = new Uint8Array(Math.ceil(store.length / MINI_SECTOR));
  }

  read(start: number, size: number): Buffer {
    const sectors: Buffer[] = [];
    let left = size;
    for (let at = start; left > 0; left -= MINI_SECTOR) {
      if (at >= this.#taken.length || this.#taken[at] === 1 || 4 * at + 4 > this.#table.length) throw damaged();
      this.#taken[at] = 1;
      sectors.push(this.#store.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR));
      at = this.#table.readUInt32LE(4 * at);
    }
    return Buffer.concat(sectors).subarray(0, size);
  }
}

/** Paths of the entries that are reachable from the root, by index in the directory. */
export function pathsOf(directory: readonly Buffer[]): Map<number, string> {
  const paths = new Map<number, string>([[0, '']]);
  const open: (readonly [index: number, parent: string])[] = [
    [directory[0]?.readUInt32LE(ENTRY.child) ?? NO_ENTRY, ''],
  ];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [index, parent] = one;
    const entry = directory[index];
    if (index === NO_ENTRY) continue;
    if (entry === undefined || paths.has(index)) throw damaged();
    const path =
      parent + entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(ENTRY.nameLength)) - 2));
    paths.set(index, path);
    open.push([entry.readUInt32LE(ENTRY.left), parent], [entry.readUInt32LE(ENTRY.right), parent]);
    if (entry[ENTRY.type] === TYPE.storage) open.push([entry.readUInt32LE(ENTRY.child), `${path}/`]);
  }
  return paths;
}

/**
 * Reads a compound file. Bytes outside of streams (deleted streams, padding) are not kept.
 * @throws DeidError `document_unreadable` if sectors are missing or belong to two streams.
 */
export function readOle(bytes: Uint8Array): OleFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = buffer.length < 512 ? 0 : buffer.readUInt16LE(HEADER.sectorShift);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectorSize = 2 ** shift;
  const header = buffer.subarray(0, 512);
  const chains = new Chains(buffer, sectorSize);
  chains.readTable(header);
  const table = chains.read(header.readUInt32LE(HEADER.directory));
  const entries = Array.from({ length: table.length / ENTRY_SIZE }, (_, i) =>
    table.subarray(i * ENTRY_SIZE, (i + 1) * ENTRY_SIZE),
  );
  const [root] = entries;
  if (root === undefined || root[ENTRY.type] !== TYPE.root) throw damaged();
  const miniTable =
    header.readUInt32LE(HEADER.miniFat) > SECTOR.most
      ? Buffer.alloc(0)
      : chains.read(header.readUInt32LE(HEADER.miniFat));
  const store =
    root.readUInt32LE(ENTRY.start) > SECTOR.most ? Buffer.alloc(0) : chains.read(root.readUInt32LE(ENTRY.start));
  const mini = new MiniChains(store, miniTable);
  const paths = pathsOf(entries);
  const streams: OleStream[] = [];
  for (const [index, path] of paths) {
    const entry = entries[index];
    if (entry === undefined || entry[ENTRY.type] !== TYPE.stream) continue;
    const size = entry.readUInt32LE(ENTRY.size);
    const start = entry.readUInt32LE(ENTRY.start);
    const content =
      size === 0 ? Buffer.alloc(0) : size < MINI_CUTOFF ? mini.read(start, size) : chains.read(start).subarray(0, size);
    if (content.length !== size) throw damaged();
    streams.push({ path, content, index });
  }
  const directory = entries.map((entry, i) => (paths.has(i) ? entry : Buffer.alloc(ENTRY_SIZE)));
  return { header, sectorSize, directory, streams };
}

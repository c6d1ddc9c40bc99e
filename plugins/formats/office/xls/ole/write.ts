import { append } from '../../../../../kit/index.js';
import { ENTRY, HEADER, HEADER_SLOTS, MINI_CUTOFF, MINI_SECTOR, type OleFile, SECTOR } from './read.js';

const sectorsFor = (bytes: number, size: number): number => Math.ceil(bytes / size);

const padded = (content: Buffer, size: number): Buffer =>
  Buffer.concat([content, Buffer.alloc(sectorsFor(content.length, size) * size - content.length)]);

/** Lays out contents one after the other in whole sectors, and records their chains. */
class Layout {
  readonly pieces: Buffer[] = [];
  readonly next: number[] = [];
  readonly #size: number;

  constructor(size: number, reserved: readonly number[] = []) {
    this.#size = size;
    append(this.next, reserved);
  }

  /** @returns its first sector. */
  add(content: Buffer): number {
    const count = sectorsFor(content.length, this.#size);
    if (count === 0) return SECTOR.last;
    const start = this.next.length;
    for (let i = 1; i < count; i++) this.next.push(start + i);
    this.next.push(SECTOR.last);
    this.pieces.push(padded(content, this.#size));
    return start;
  }

  /** The table of chains, padded to whole sectors. */
  table(sectorSize: number): Buffer {
    const table = Buffer.alloc(sectorsFor(4 * this.next.length, sectorSize) * sectorSize, 0xff);
    this.next.forEach((next, i) => void table.writeUInt32LE(next, 4 * i));
    return table;
  }
}

interface Counts {
  readonly fat: number;
  readonly difat: number;
}

/** Numbers of sectors of the allocation table and of its list, which include themselves. */
function tableSectors(others: number, size: number): Counts {
  const slots = size / 4;
  let counts: Counts = { fat: 0, difat: 0 };
  for (;;) {
    const fat = sectorsFor(others + counts.fat + counts.difat, slots);
    const difat = sectorsFor(Math.max(0, fat - HEADER_SLOTS), slots - 1);
    if (fat === counts.fat && difat === counts.difat) return counts;
    counts = { fat, difat };
  }
}

/** Writes a compound file: the same directory, the given contents by index, and no leftover bytes. */
export function writeOle(file: OleFile, contents: ReadonlyMap<number, Buffer>): Buffer {
  const { sectorSize: size } = file;
  const directory = file.directory.map((entry) => Buffer.from(entry));
  const mini = new Layout(MINI_SECTOR);
  const all = file.streams.map(({ index, content }) => ({ index, content: contents.get(index) ?? content }));
  const large = all.filter(({ content }) => content.length >= MINI_CUTOFF);
  for (const { index, content } of all) {
    directory[index]?.writeUInt32LE(content.length, ENTRY.size);
    if (content.length < MINI_CUTOFF) directory[index]?.writeUInt32LE(mini.add(content), ENTRY.start);
  }
  const store = Buffer.concat(mini.pieces);
  const miniTable = mini.next.length === 0 ? Buffer.alloc(0) : mini.table(size);
  const sizes = [directory.length * 128, miniTable.length, store.length, ...large.map(({ content }) => content.length)];
  const counts = tableSectors(
    sizes.reduce((sum, bytes) => sum + sectorsFor(bytes, size), 0),
    size,
  );
  const reserved = [...Array(counts.fat).fill(SECTOR.fat), ...Array(counts.difat).fill(SECTOR.difat)];
  const layout = new Layout(size, reserved);
  for (const { index, content } of large) directory[index]?.writeUInt32LE(layout.add(content), ENTRY.start);
  directory[0]?.writeUInt32LE(layout.add(store), ENTRY.start);
  directory[0]?.writeUInt32LE(store.length, ENTRY.size);
  const miniFat = layout.add(miniTable);
  const places = {
    miniFat,
    miniFatSectors: sectorsFor(miniTable.length, size),
    directory: layout.add(Buffer.concat(directory)),
  };
  const fat = layout.table(size);
  return Buffer.concat([headerOf(file, counts, places), fat, difatOf(counts, size), ...layout.pieces]);
}

function headerOf(
  file: OleFile,
  { fat, difat }: Counts,
  places: Readonly<Record<'directory' | 'miniFat' | 'miniFatSectors', number>>,
): Buffer {
  const header = Buffer.alloc(file.sectorSize);
  file.header.copy(header);
  header.fill(0xff, HEADER.slots, 512);
  header.writeUInt32LE(0, HEADER.transaction);
  const directorySectors = sectorsFor(file.directory.length * 128, file.sectorSize);
  header.writeUInt32LE(header.readUInt16LE(HEADER.version) >= 4 ? directorySectors : 0, HEADER.directorySectors);
  header.writeUInt32LE(fat, HEADER.fatSectors);
  header.writeUInt32LE(places.directory, HEADER.directory);
  header.writeUInt32LE(places.miniFat, HEADER.miniFat);
  header.writeUInt32LE(places.miniFatSectors, HEADER.miniFatSectors);
  header.writeUInt32LE(difat === 0 ? SECTOR.last : fat, HEADER.difat);
  header.writeUInt32LE(difat, HEADER.difatSectors);
  for (let i = 0; i < Math.min(fat, HEADER_SLOTS); i++) header.writeUInt32LE(i, HEADER.slots + 4 * i);
  return header;
}

/** The list of those sectors of the allocation table that do not fit into the header. */
function difatOf({ fat, difat }: Counts, size: number): Buffer {
  const list = Buffer.alloc(difat * size, 0xff);
  const perSector = size / 4 - 1;
  for (let i = HEADER_SLOTS; i < fat; i++) {
    const slot = i - HEADER_SLOTS;
    list.writeUInt32LE(i, Math.floor(slot / perSector) * size + 4 * (slot % perSector));
  }
  for (let i = 0; i < difat; i++) list.writeUInt32LE(i + 1 < difat ? fat + i + 1 : SECTOR.last, (i + 1) * size - 4);
  return list;
}

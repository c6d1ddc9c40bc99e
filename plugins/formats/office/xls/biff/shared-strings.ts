import { DeidError } from '../../../../../core/index.js';
import type { StringPlaces } from './layout.js';
import { ChunkReader, ChunkWriter, charactersOf } from './strings.js';

/** The start of a format in a text. */
export interface FormatRun {
  readonly at: number;
  readonly font: number;
}

/** A string of the shared table. */
export interface SharedString {
  readonly text: string;
  readonly runs: readonly FormatRun[];
  /** Phonetic guide, in East Asian files. */
  readonly phonetic: Buffer | undefined;
}

const RICH = 8;
const PHONETIC = 4;

function readOne(reader: ChunkReader): SharedString {
  const length = reader.uint(2);
  const flags = reader.uint(1);
  const runCount = (flags & RICH) === 0 ? 0 : reader.uint(2);
  const phoneticBytes = (flags & PHONETIC) === 0 ? 0 : reader.uint(4);
  const text = length === 0 ? '' : reader.characters(length, flags);
  const runs = Array.from({ length: runCount }, () => ({ at: reader.uint(2), font: reader.uint(2) }));
  return { text, runs, phonetic: phoneticBytes === 0 ? undefined : Buffer.from(reader.bytes(phoneticBytes)) };
}

/**
 * Reads the table of shared strings (SST) and the number of their uses. The stated number of strings may be wrong.
 * @param chunks data of its record and the continuations.
 */
export function readSharedStrings(chunks: readonly Buffer[]): { strings: SharedString[]; uses: number } {
  const reader = new ChunkReader(chunks);
  const uses = reader.uint(4);
  const count = reader.uint(4);
  const strings: SharedString[] = [];
  while (strings.length < count && !reader.done) strings.push(readOne(reader));
  if (!reader.done) throw new DeidError('document_unreadable', ['its table of texts is damaged']);
  return { strings, uses };
}

/** Writes the table. */
export function writeSharedStrings(
  strings: readonly SharedString[],
  uses: number,
): { chunks: Buffer[]; places: StringPlaces } {
  const writer = new ChunkWriter();
  const head = Buffer.alloc(8);
  head.writeUInt32LE(uses, 0);
  head.writeUInt32LE(strings.length, 4);
  writer.whole(head);
  const places: { record: number; at: number }[] = [];
  for (const one of strings) {
    // The head of a string and its first character must be in the same record.
    writer.reserve(12);
    places.push(writer.place);
    writeOne(writer, one);
  }
  return { chunks: writer.chunks, places };
}

function writeOne(writer: ChunkWriter, { text, runs, phonetic }: SharedString): void {
  const { flag } = charactersOf(text);
  const head = Buffer.alloc(3 + (runs.length > 0 ? 2 : 0) + (phonetic === undefined ? 0 : 4));
  head.writeUInt16LE(text.length, 0);
  head[2] = flag | (runs.length > 0 ? RICH : 0) | (phonetic === undefined ? 0 : PHONETIC);
  if (runs.length > 0) head.writeUInt16LE(runs.length, 3);
  if (phonetic !== undefined) head.writeUInt32LE(phonetic.length, head.length - 4);
  writer.whole(head);
  writer.characters(text);
  for (const { at, font } of runs) {
    const run = Buffer.alloc(4);
    run.writeUInt16LE(at, 0);
    run.writeUInt16LE(font, 2);
    writer.whole(run);
  }
  if (phonetic !== undefined) writer.loose(phonetic);
}

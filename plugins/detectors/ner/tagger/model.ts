import { crc32, inflateRawSync } from 'node:zlib';
import { DeidError } from '../../../../core/index.js';
import type { Learnt } from './calibrate.js';
import { FeatureIndex } from './feature-index.js';
import { BITS } from './hash.js';
import type { Lexicon } from './lexicon.js';
import { TagSet } from './tags.js';

/** A trained tagger, ready to be used. */
export interface Model {
  readonly tags: TagSet;
  readonly lexicon: Lexicon;
  /** Where the weights of each hashed feature begin in `weights`. */
  readonly features: FeatureIndex;
  /** A row for each known feature, with a weight for each tag. */
  readonly weights: Int8Array;
  /** What one step of an int8 weight is worth. */
  readonly unit: number;
  readonly transitions: Float32Array;
  /** Of each type, in a model that a team has trained. */
  readonly learnt: Readonly<Record<string, Learnt>> | undefined;
  /** The model card: data, licences, scores, date, seed. */
  readonly card: unknown;
}

export const MAGIC = 'DEIDNER3';
/** Bytes before the head. */
export const START = 12;

/** The head of a model file: JSON, so that anybody can read what a file is. */
export interface ModelHead {
  readonly types: readonly string[];
  readonly unit: number;
  readonly rows: number;
  readonly words: number;
  /** CRC-32 of the columns as they are in the file. */
  readonly check: number;
  /** True if the columns are not packed. */
  readonly plain?: boolean;
  readonly learnt?: Readonly<Record<string, Learnt>>;
  readonly card: unknown;
}

/** Bytes that are unpacked at a time, at least and at most: at once, if they are what the head says, and nothing is copied. */
const CHUNK = { least: 1 << 16, most: 1 << 26 };
/** Greatest numbers that a head may name: a damaged one must not make us ask for all the memory there is. */
const MOST = { types: 32, rows: 1 << BITS, words: 1 << 23, head: 1 << 20, unpacked: 1 << 28 };

/**
 * Reads a model file: 8 bytes magic, 4 bytes length of the head, the head as JSON, then columns, plain or packed by
 * DEFLATE. The model of the package is plain: packages are packed anyway, and to unpack it took more of each start than all
 * patterns. Plain columns may be used where they lie, so that `bytes` must not be changed afterwards.
 * Throws DeidError `model_unreadable` if it is none, one of another version, or damaged.
 */
export function readModel(bytes: Uint8Array): Model {
  const { head, columns } = split(bytes);
  if (crc32(columns) !== head.check) throw damaged('it is cut short or damaged');
  const tags = new TagSet(head.types);
  const reader = new ColumnReader(head.plain === true ? columns : unpacked(columns, sizeOf(head, tags.size)));
  const transitions = reader.float32(tags.size * tags.size);
  const rowIds = reader.deltas(head.rows);
  const features = new FeatureIndex(rowIds, tags.size);
  const weights = reader.int8(head.rows * tags.size);
  const lexicon = {
    hash: reader.int32(head.words),
    bits: reader.uint16(head.words),
    cluster: reader.uint16(head.words),
    rank: reader.uint8(head.words),
  };
  return { tags, lexicon, features, weights, unit: head.unit, transitions, learnt: head.learnt, card: head.card };
}

const unpacked = (columns: Uint8Array, size: number): Uint8Array =>
  inflateRawSync(columns, { maxOutputLength: MOST.unpacked, chunkSize: Math.min(CHUNK.most, CHUNK.least + size) });

/** Bytes of all columns, if each row is less than 128 behind the one before, as nearly all are. */
const sizeOf = ({ rows, words }: ModelHead, tags: number): number => 4 * tags * tags + (1 + tags) * rows + 9 * words;

const damaged = (fact: string): DeidError => new DeidError('model_unreadable', [fact]);

function split(bytes: Uint8Array): { head: ModelHead; columns: Uint8Array } {
  const text = new TextDecoder();
  if (bytes.length < START || text.decode(bytes.subarray(0, 8)) !== MAGIC)
    throw damaged('it is no model of this version');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  if (length > MOST.head || bytes.length < START + length) throw damaged('it is cut short or damaged');
  const head = parseHead(text.decode(bytes.subarray(START, START + length)));
  return { head, columns: bytes.subarray(START + length) };
}

function parseHead(json: string): ModelHead {
  let head: unknown;
  try {
    head = JSON.parse(json);
  } catch {
    throw damaged('its head is damaged');
  }
  if (!isHead(head)) throw damaged('its head is damaged');
  return head;
}

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

function isHead(value: unknown): value is ModelHead {
  if (typeof value !== 'object' || value === null) return false;
  const { types, unit, rows, words, check, plain, learnt }: Partial<Record<keyof ModelHead, unknown>> = value;
  const counts = isCount(rows, MOST.rows) && isCount(words, MOST.words) && isCount(check, 0xffff_ffff);
  if (!counts || typeof unit !== 'number' || !(unit > 0) || !Array.isArray(types)) return false;
  if (plain !== undefined && typeof plain !== 'boolean') return false;
  if (learnt !== undefined && !areLearnt(learnt)) return false;
  return types.length > 0 && types.length <= MOST.types && types.every((type) => typeof type === 'string');
}

/** True if a value says what training has learnt of each type. */
export const areLearnt = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isLearnt);

function isLearnt(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { plausible, sure, endsWithStop, yieldsTo = [] }: Partial<Record<keyof Learnt, unknown>> = value;
  if (!Array.isArray(yieldsTo) || !yieldsTo.every((type) => typeof type === 'string')) return false;
  if (typeof plausible !== 'number' || typeof sure !== 'number' || typeof endsWithStop !== 'boolean') return false;
  return 0 < plausible && plausible < sure && sure < 1;
}

/** Reads columns one after another; those of more than bytes are copied, so that alignment does not matter. */
class ColumnReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  float32(count: number): Float32Array {
    return new Float32Array(this.#take(count * 4));
  }

  int32(count: number): Int32Array {
    return new Int32Array(this.#take(count * 4));
  }

  uint16(count: number): Uint16Array {
    return new Uint16Array(this.#take(count * 2));
  }

  uint8(count: number): Uint8Array {
    return new Uint8Array(this.#take(count));
  }

  int8(count: number): Int8Array {
    const from = this.#step(count);
    return new Int8Array(this.#bytes.buffer, from, count);
  }

  /** Rising numbers, each as its distance to the one before in 7-bit groups. */
  deltas(count: number): Int32Array {
    const out = new Int32Array(count);
    let value = 0;
    for (let i = 0; i < count; i++) {
      let shift = 0;
      let byte = 128;
      let delta = 0;
      while (byte & 128) {
        byte = this.#bytes[this.#at++] ?? 0;
        delta |= (byte & 127) << shift;
        shift += 7;
      }
      value += delta;
      out[i] = value;
    }
    return out;
  }

  #take(bytes: number): ArrayBufferLike {
    const from = this.#step(bytes);
    return this.#bytes.buffer.slice(from, from + bytes);
  }

  /** Steps over so many bytes. @returns where they begin in the buffer. */
  #step(bytes: number): number {
    if (this.#at + bytes > this.#bytes.length) throw damaged('it is cut short or damaged');
    this.#at += bytes;
    return this.#bytes.byteOffset + this.#at - bytes;
  }
}

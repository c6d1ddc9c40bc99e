import { crc32 } from 'node:zlib';
import { DeidError } from '../../../../core/index.js';
import type { ModelHead } from '../../../../core/services.js';
import type { Learnt } from './calibrate.js';
import { areLearnt } from './model.js';

const MAGIC = 'DEIDHEAD';
const START = 12;
const MOST_TYPES = 32;

/** A model of a team's own that is a layer on top of the accurate model. */
export interface HeadModel extends ModelHead {
  readonly types: readonly string[];
  readonly learnt: Readonly<Record<string, Learnt>>;
  /** The model card. */
  readonly card: unknown;
}

/** True if bytes begin as a file of this kind. */
export const isHeadFile = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, MAGIC.length)) === MAGIC;

/** The file: 8 bytes magic, 4 bytes length of the head, the head as JSON, then the weights in single precision. */
export function writeHead({ weights, ...head }: HeadModel): Uint8Array {
  const body = new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength);
  const json = Buffer.from(JSON.stringify({ ...head, check: crc32(body) }));
  const start = Buffer.alloc(START);
  start.write(MAGIC, 0, 'latin1');
  start.writeUInt32LE(json.length, MAGIC.length);
  return Buffer.concat([start, json, body]);
}

/** Reads such a file. @throws DeidError `model_unreadable` */
export function readHead(bytes: Uint8Array): HeadModel {
  const damaged = (): DeidError => new DeidError('model_unreadable', ['it is cut short or damaged']);
  if (bytes.length < START) throw damaged();
  const end = START + new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true);
  // Copied, since it need not lie at a multiple of four.
  const body = new Uint8Array(bytes.subarray(end));
  const head = parsed(bytes.subarray(START, end));
  if (head === undefined || body.length % 4 !== 0 || crc32(body) !== head.check) throw damaged();
  const { base, types, learnt, card } = head;
  return { base, types, learnt, card, weights: new Float32Array(body.buffer) };
}

type Head = Omit<HeadModel, 'weights'> & { readonly check: number };

function parsed(json: Uint8Array): Head | undefined {
  try {
    const head: unknown = JSON.parse(new TextDecoder().decode(json));
    return isHead(head) ? head : undefined;
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): value is Head {
  if (typeof value !== 'object' || value === null) return false;
  const { base, types, learnt, check }: Partial<Record<keyof Head, unknown>> = value;
  if (typeof base !== 'string' || typeof check !== 'number' || !Array.isArray(types) || !areLearnt(learnt))
    return false;
  return types.length > 0 && types.length <= MOST_TYPES && types.every((type) => typeof type === 'string');
}

import { DeidError, type EntityType } from '../../../../core/index.js';

/** Sizes of a network. */
export interface NetworkSizes {
  /** Pieces of the vocabulary. */
  readonly vocabulary: number;
  /** Numbers that stand for a piece in each layer; a multiple of 32. */
  readonly hidden: number;
  readonly layers: number;
  /** Heads of attention, each of as many numbers. */
  readonly heads: number;
  /** Numbers between the two halves of a layer. */
  readonly inner: number;
  /** Most pieces of a window, with its begin and end. */
  readonly positions: number;
}

/** A model file as bytes and what its header says. */
export interface NeuralModel {
  readonly sizes: NetworkSizes;
  /** Entity types; labels are O, then B and I of each type. */
  readonly types: readonly EntityType[];
  /** What scores are divided by before they become probabilities, so that these mean what they say. */
  readonly temperature: number;
  /** The whole file. */
  readonly bytes: Uint8Array;
  /** Bytes of a tensor. @param bytes how many it must have. Throws DeidError `model_unreadable`. */
  tensor(name: string, bytes?: number): Uint8Array;
}

const MAGIC = 0x4e4e4b44; // "DKNN"

const unreadable = (what: string): DeidError => new DeidError('model_unreadable', [what]);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if bytes begin as a file of this format. */
const isNeuralModel = (bytes: Uint8Array): boolean =>
  bytes.length > 8 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === MAGIC;

/**
 * Reads a model file (packages/model-names/training/export.py writes it): a JSON header, then tensors.
 * @throws DeidError `model_unreadable`
 */
export function readNeuralModel(bytes: Uint8Array): NeuralModel {
  if (!isNeuralModel(bytes)) throw unreadable('it is no file of this format');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const data = bytes.subarray(8 + length);
  const header = parsed(bytes.subarray(8, 8 + length));
  const { config, types, temperature, tensors } = header;
  if (!isRecord(config) || !isRecord(tensors) || !Array.isArray(types)) throw unreadable('its header lacks a part');
  const size = (name: string): number => {
    const value = Object.hasOwn(config, name) ? config[name] : undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
      throw unreadable(`its header lacks ${name}`);
    return value;
  };
  const sizes = {
    vocabulary: size('vocabulary'),
    hidden: size('hidden'),
    layers: size('layers'),
    heads: size('heads'),
    inner: size('inner'),
    positions: size('positions'),
  };
  if (sizes.hidden % sizes.heads !== 0) throw unreadable('its layers cannot be parted into heads');
  if (sizes.hidden % 32 !== 0 || sizes.inner % 32 !== 0) throw unreadable('its layers are no multiples of 32');
  return {
    sizes,
    bytes,
    types: types.map(String),
    temperature: typeof temperature === 'number' && temperature > 0 ? temperature : 1,
    tensor(name, size) {
      const place = Object.hasOwn(tensors, name) ? tensors[name] : undefined;
      const [at, count]: unknown[] = Array.isArray(place) ? place : [];
      if (typeof at !== 'number' || typeof count !== 'number' || at < 0 || at + count > data.length)
        throw unreadable(`it lacks ${name}`);
      if (size !== undefined && count !== size) throw unreadable(`${name} has another size than its header says`);
      return data.subarray(at, at + count);
    },
  };
}

function parsed(json: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(json));
    if (isRecord(header)) return header;
  } catch {
    // told below
  }
  throw unreadable('its header is no JSON');
}

/** The single-precision numbers of a tensor. Copied, since they need not lie at a multiple of four. */
export const floatsOf = (tensor: Uint8Array): Float32Array => new Float32Array(new Uint8Array(tensor).buffer);

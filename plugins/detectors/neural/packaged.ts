import { existsSync, readFileSync } from 'node:fs';
import { DeidError, type EntityType } from '../../../core/index.js';
import { type NeuralModel, readNeuralModel } from './model/model-file.js';

const PACKAGE_FILE = 'deidkit-model-names/names.bin';
/** Where it lies in a clone of the repository. Compiled, this file lies under dist/. */
const CLONED_FILE = new URL('../../../../packages/model-names/names.bin', import.meta.url);

/** What the model of the package reads beside names, in the order of its labels; a test compares it with the file, which is opened only when it is needed. */
export const PACKAGED_DETAILS: readonly EntityType[] = ['DATE', 'TIME', 'AGE', 'OCCUPATION', 'USERNAME', 'ID_NUMBER'];

/** The model of the package: as installed, else that of the clone this file belongs to; undefined if there is none. */
export function packaged(): URL | undefined {
  try {
    return new URL(import.meta.resolve(PACKAGE_FILE));
  } catch {
    return existsSync(CLONED_FILE) ? CLONED_FILE : undefined;
  }
}

export function readModel(file: string | URL): NeuralModel {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new DeidError('model_unreadable', ['it cannot be read']);
  }
  return readNeuralModel(bytes);
}

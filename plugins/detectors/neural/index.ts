import { existsSync, readFileSync } from 'node:fs';
import { DeidError, definePlugin } from '../../../core/index.js';
import { type ModelRuntime, type RunningModel, SERVICES } from '../../../core/services.js';
import { Cascade } from './cascade.js';
import { type NeuralModel, readNeuralModel } from './model-file.js';
import { NeuralTagger } from './tagger.js';

/** Options of the plugin. */
export interface NeuralOptions {
  /** Path of a model file; left out, that of the package `deidkit-model-names`. */
  readonly model?: string;
}

const PACKAGE_FILE = 'deidkit-model-names/names.bin';
/** Where it lies in a clone of the repository. Compiled, this file lies under dist/. */
const CLONED_FILE = new URL('../../../../packages/model-names/names.bin', import.meta.url);

/** The model of the package: as installed, else that of the clone this file belongs to; undefined if there is none. */
function packaged(): URL | undefined {
  try {
    return new URL(import.meta.resolve(PACKAGE_FILE));
  } catch {
    return existsSync(CLONED_FILE) ? CLONED_FILE : undefined;
  }
}

function readModel(file: string | URL): NeuralModel {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new DeidError('model_unreadable', ['it cannot be read']);
  }
  return readNeuralModel(bytes);
}

/** @param accurate reads the model's file; called for the first text that needs it, so that an engine which nobody asks for it starts as fast */
function runtimeOf(accurate: () => NeuralModel): ModelRuntime {
  let tagger: { readonly types: string; readonly model: RunningModel } | undefined;
  return {
    models: ['fast', 'cascade', 'accurate'],
    open(file, by) {
      if (by === 'fast' || file.isBeside) return file.run();
      if (tagger === undefined) {
        const model = accurate();
        tagger = { types: model.types.join(), model: new NeuralTagger(model) };
      }
      // A model with other types than this network's cannot take its readings.
      if (file.types.join() !== tagger.types) return file.run();
      return by === 'accurate' ? tagger.model : new Cascade(file.run(), tagger.model);
    },
  };
}

const fastAlone = (): ModelRuntime => ({ open: (file) => file.run() });

export default definePlugin<NeuralOptions>({
  name: 'neural',
  description:
    'Reads names, places and organisations in context with a neural network, offline, where a call or the configuration asks for it.',
  dependsOn: ['ner'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      model: {
        type: 'string',
        minLength: 1,
        relativeToConfig: true,
        description: "Path of a model file; left out, that of the package 'deidkit-model-names'.",
      },
    },
  },
  register(registry, { model }) {
    // A file that somebody names is read at once: if it cannot be used, the start must say so.
    const own = model === undefined ? undefined : readModel(model);
    registry.service(SERVICES.modelRuntime, () => {
      const file = packaged();
      if (own !== undefined) return runtimeOf(() => own);
      return file === undefined ? fastAlone() : runtimeOf(() => readModel(file));
    });
  },
});

import { existsSync, readFileSync } from 'node:fs';
import { DeidError, definePlugin } from '../../../core/index.js';
import { type RunningModel, SERVICES } from '../../../core/services.js';
import { Cascade } from './cascade.js';
import { readNeuralModel } from './model-file.js';
import { NeuralTagger } from './tagger.js';

/** Options of the plugin. */
export interface NeuralOptions {
  /** Path of a model file; left out, that of the package `deidkit-model-names`. */
  readonly model?: string;
  /** `unsure` (default): only sentences in which the fast model of plugin `ner` is unsure; `all`: every text. */
  readonly reads?: 'unsure' | 'all';
}

const PACKAGE_FILE = 'deidkit-model-names/names.bin';
/** Where it lies in a clone of the repository. Compiled, this file lies under dist/. */
const CLONED_FILE = new URL('../../../../packages/model-names/names.bin', import.meta.url);

/** The model of the package: as installed, else that of the clone this file belongs to. */
function packaged(): URL {
  try {
    return new URL(import.meta.resolve(PACKAGE_FILE));
  } catch {
    if (existsSync(CLONED_FILE)) return CLONED_FILE;
    throw new DeidError('model_unreadable', ['the package deidkit-model-names is not installed']);
  }
}

function bytesOf(file: string | URL): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new DeidError('model_unreadable', ['it cannot be read']);
  }
}

export default definePlugin<NeuralOptions>({
  name: 'neural',
  description:
    'Reads names, places and organisations in context with a neural network, offline, in place of the fast model or beside it.',
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
      reads: {
        enum: ['unsure', 'all'],
        description: "'unsure' (default): sentences in which the fast model is unsure; 'all': every text.",
      },
    },
  },
  register(registry, { model, reads = 'unsure' }) {
    const accurate = readNeuralModel(bytesOf(model ?? packaged()));
    registry.service(SERVICES.modelRuntime, () => {
      let tagger: RunningModel | undefined;
      return {
        open(file) {
          // Models of a team find other types; a model with other types than this network's cannot take its readings.
          if (file.isBeside || file.types.join() !== accurate.types.join()) return file.run();
          tagger ??= new NeuralTagger(accurate);
          return reads === 'all' ? tagger : new Cascade(file.run(), tagger);
        },
      };
    });
  },
});

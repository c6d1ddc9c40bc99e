import { readFileSync } from 'node:fs';
import { DeidError, definePlugin } from '../../core/index.js';
import { entityRecognizer } from './entities.js';
import { readModel } from './tagger/model.js';
import { Tagger } from './tagger/tagger.js';

/** Options of the plugin. */
export interface NerOptions {
  /** Path of a model file; left out, the one that comes with the package. */
  readonly model?: string;
}

// Compiled, this file lies under dist/; the model lies beside its source.
const DEFAULT_MODEL = new URL('../../../plugins/ner/model/default.bin', import.meta.url);

function readBytes(file: string | URL): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new DeidError('model_unreadable', ['it cannot be read']);
  }
}

export default definePlugin<NerOptions>({
  name: 'ner',
  description: 'Persons, places and organisations by a statistical model of the package, offline.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { model: { type: 'string', minLength: 1, description: 'Path of a model file made by training.' } },
  },
  register(registry, { model }) {
    const loaded = readModel(readBytes(model ?? DEFAULT_MODEL));
    const tagger = new Tagger(loaded);
    registry.recognizer(entityRecognizer('ner/names', () => tagger, loaded.tags.types));
  },
});

import { readFileSync } from 'node:fs';
import { definePlugin } from '../../core/index.js';
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

export default definePlugin<NerOptions>({
  name: 'ner',
  description: 'Persons, places and organisations by a statistical model of the package, offline.',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { model: { type: 'string', minLength: 1, description: 'Path of a model file made by training.' } },
  },
  register(registry, { model }) {
    const loaded = readModel(readFileSync(model ?? DEFAULT_MODEL));
    const tagger = new Tagger(loaded);
    registry.recognizer(entityRecognizer('ner/names', () => tagger, loaded.tags.types));
  },
});

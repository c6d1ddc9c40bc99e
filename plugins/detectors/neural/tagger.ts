import type { ModelEntity, RunningModel } from '../../../core/services.js';
import type { Encoder } from './encoder.js';
import type { NeuralModel } from './model/model-file.js';
import { entitiesOf, softmax } from './reading/labels.js';

/** Finds the entities that a model file was trained for. */
export class NeuralTagger implements RunningModel {
  readonly readsAllScripts = true;
  readonly #encoder: Encoder;
  readonly #temperature: number;
  readonly #types: number;

  constructor(encoder: Encoder, { temperature, types }: NeuralModel) {
    this.#encoder = encoder;
    this.#temperature = temperature;
    this.#types = types.length;
  }

  tag(text: string, suspicion: number): ModelEntity[] {
    const words = this.#encoder.words(text);
    const { labels } = this.#encoder;
    const likely = new Float64Array(words.length * labels);
    let at = 0;
    for (const scores of this.#encoder.scores(words)) {
      softmax(scores, this.#temperature, likely.subarray(at, at + labels));
      at += labels;
    }
    return entitiesOf(words, likely, this.#types, suspicion);
  }
}

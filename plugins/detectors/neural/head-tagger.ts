import { DeidError } from '../../../core/index.js';
import type { ModelEntity, ModelHead, RunningModel } from '../../../core/services.js';
import type { Encoder } from './encoder.js';
import { entitiesOf, labelsOf, softmax } from './reading/labels.js';

/** Finds the entities of a team's own types: a linear layer over what an encoder gives for each word. */
export class HeadTagger implements RunningModel {
  readonly readsAllScripts = true;
  readonly #encoder: Encoder;
  readonly #weights: Float32Array;
  readonly #types: number;

  /** @throws DeidError `model_unreadable` if the layer was not trained on this encoder */
  constructor(encoder: Encoder, { base, weights }: ModelHead, types: number) {
    if (base !== encoder.id || weights.length !== labelsOf(types) * (encoder.width + 1))
      throw new DeidError('model_unreadable', ['it was trained on another accurate model than is installed here']);
    this.#encoder = encoder;
    this.#weights = weights;
    this.#types = types;
  }

  tag(text: string, suspicion: number): ModelEntity[] {
    const words = this.#encoder.words(text);
    const labels = labelsOf(this.#types);
    const likely = new Float64Array(words.length * labels);
    const scores = new Float32Array(labels);
    let at = 0;
    for (const states of this.#encoder.states(words)) {
      for (let label = 0; label < labels; label++) scores[label] = this.#score(states, label);
      softmax(scores, 1, likely.subarray(at, at + labels));
      at += labels;
    }
    return entitiesOf(words, likely, this.#types, suspicion);
  }

  #score(states: readonly Float32Array[], label: number): number {
    let at = label * (this.#encoder.width + 1);
    let sum = 0;
    for (const state of states) for (const number of state) sum += number * (this.#weights[at++] ?? 0);
    return sum + (this.#weights[at] ?? 0);
  }
}

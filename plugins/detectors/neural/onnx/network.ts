import { DeidError } from '../../../../core/index.js';
import { Embedding } from '../model/embedding.js';
import type { NeuralModel } from '../model/model-file.js';
import type { Network, Rows } from '../model/network.js';
import { EMBEDDED, encoderGraph, MIDDLE, probeGraph, SCORES, TOP, type WeightType } from './encoder-graph.js';
import type { OnnxSession } from './session.js';

/** The layers of a model file, run by onnxruntime-node. */
export class OnnxNetwork implements Network {
  readonly labels: number;
  readonly #hidden: number;
  readonly #embedding: Embedding;
  readonly #session: OnnxSession;

  /** @throws DeidError `model_unreadable` */
  constructor(model: NeuralModel, session: OnnxSession) {
    this.labels = 1 + 2 * model.types.length;
    this.#hidden = model.sizes.hidden;
    this.#embedding = new Embedding(model);
    this.#session = session;
    const weightType = weightTypeOf(session);
    session.load(() => encoderGraph(model, weightType));
  }

  scores(ids: readonly number[], codes: readonly number[]): Rows {
    const [scores] = this.#run(ids, codes, [SCORES]);
    return rowsOf(scores, ids.length, this.labels);
  }

  states(ids: readonly number[], codes: readonly number[]): readonly [Rows, Rows] {
    const [middle, top] = this.#run(ids, codes, [MIDDLE, TOP]);
    return [rowsOf(middle, ids.length, this.#hidden), rowsOf(top, ids.length, this.#hidden)];
  }

  #run(ids: readonly number[], codes: readonly number[], outputs: readonly string[]) {
    const data = new Float32Array(ids.length * this.#hidden);
    this.#embedding.write(ids, codes, data, 0);
    const tensors = this.#session.run({ [EMBEDDED]: { data, dims: [1, ids.length, this.#hidden] } }, outputs);
    return outputs.map((name) => tensors[name]?.data);
  }
}

function rowsOf(data: Float32Array | BigInt64Array | undefined, rows: number, stride: number): Rows {
  if (!(data instanceof Float32Array) || data.length !== rows * stride)
    throw new DeidError('model_unreadable', ['its runtime answers something else']);
  return { numbers: data, stride };
}

/** How this processor multiplies exactly, and fastest. */
function weightTypeOf(session: OnnxSession): WeightType {
  const { graph, expected } = probeGraph();
  session.load(() => graph);
  const data = session.run({}, [SCORES])[SCORES]?.data;
  return data?.every((value: number | bigint) => value === expected) ? 'int8' : 'uint8';
}

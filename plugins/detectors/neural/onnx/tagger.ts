import { DeidError, type EntityType } from '../../../../core/index.js';
import type { ModelEntity, RunningModel } from '../../../../core/services.js';
import { append } from '../../../../kit/index.js';
import { entitiesOf, labelsOf, softmax } from '../reading/labels.js';
import { Pieces, type PieceWord } from '../reading/pieces.js';
import { type Window, windowsOf } from '../reading/windows.js';
import type { Label, ModelFolder } from './folder.js';
import type { Loaded, Tensor } from './messages.js';
import type { OnnxSession } from './session.js';

/** Reads texts with a token classifier that somebody exported. */
export class OnnxTagger implements RunningModel {
  readonly readsAllScripts = true;
  readonly #folder: ModelFolder;
  readonly #session: OnnxSession;
  readonly #graph: Loaded;
  readonly #pieces: Pieces;
  /** The last text and what was found in it, since two recognizers ask about each. */
  #last: { readonly text: string; readonly suspicion: number; readonly entities: readonly ModelEntity[] } | undefined;

  /** @throws DeidError `model_unreadable` */
  constructor(folder: ModelFolder, session: OnnxSession) {
    this.#folder = folder;
    this.#session = session;
    this.#graph = session.load(() => folder.file);
    this.#pieces = new Pieces(folder.tokenizer.cut);
  }

  tag(text: string, suspicion: number): readonly ModelEntity[] {
    if (this.#last?.text === text && this.#last.suspicion === suspicion) return this.#last.entities;
    const words = this.#pieces.words(text);
    const likely = new Float64Array(words.length * labelsOf(this.#folder.types.length));
    for (const window of windowsOf(words, this.#folder.positions - 2)) this.#read(words, window, likely);
    const entities = entitiesOf(words, likely, this.#folder.types.length, suspicion);
    this.#last = { text, suspicion, entities };
    return entities;
  }

  #read(words: readonly PieceWord[], { from, to, first, last }: Window, likely: Float64Array): void {
    const { tokenizer, positions, types } = this.#folder;
    const ids = [tokenizer.begin];
    const leads: number[] = [];
    for (const word of words.slice(from, to)) {
      leads.push(ids.length);
      // Only a word longer than a window is cut.
      append(ids, word.ids.slice(0, positions - 2));
    }
    ids.push(tokenizer.end);
    const { scores, labels } = this.#scores(ids);
    const given = new Float64Array(labels);
    const width = labelsOf(types.length);
    for (let word = first; word < last; word++) {
      const row = (leads[word - from] ?? 0) * labels;
      softmax(scores.subarray(row, row + labels), 1, given);
      const before = word === 0 ? undefined : likely.subarray((word - 1) * width, word * width);
      gather(given, this.#folder.labels, before, likely.subarray(word * width, (word + 1) * width));
    }
  }

  /** Scores of all labels for each piece, row by row. */
  #scores(ids: readonly number[]): { readonly scores: Float32Array; readonly labels: number } {
    const row = (numbers: readonly number[]): Tensor => ({
      data: BigInt64Array.from(numbers, BigInt),
      dims: [1, numbers.length],
    });
    const known: Readonly<Record<string, Tensor>> = {
      input_ids: row(ids),
      attention_mask: row(ids.map(() => 1)),
      token_type_ids: row(ids.map(() => 0)),
    };
    const inputs = Object.fromEntries(this.#graph.inputs.map((name) => [name, known[name] ?? row([])]));
    const first = this.#graph.outputs[0] ?? '';
    const { [first]: out } = this.#session.run(inputs, [first]);
    const labels = out?.dims.at(-1);
    if (!(out?.data instanceof Float32Array) || labels === undefined || out.data.length !== ids.length * labels)
      throw new DeidError('model_unreadable', ['its first output is not a row of scores for each piece']);
    return { scores: out.data, labels };
  }

  /** The same, of some types only, numbered as in `wanted`. */
  among(wanted: readonly EntityType[]): RunningModel {
    const numbers = this.#folder.types.map((type) => wanted.indexOf(type));
    return {
      readsAllScripts: true,
      tag: (text, suspicion) =>
        this.tag(text, suspicion).flatMap((entity) => {
          const type = numbers[entity.type] ?? -1;
          return type < 0 ? [] : [{ ...entity, type }];
        }),
    };
  }
}

/** From the labels of the model to O, and B and I of each type. @param before the same of the word before */
function gather(
  given: Float64Array,
  labels: readonly Label[],
  before: Float64Array | undefined,
  out: Float64Array,
): void {
  labels.forEach(({ type, begins }, label) => {
    const at = 1 + 2 * type;
    // Where a model does not tell, an entity begins where the word before is likelier something else.
    const goesOn =
      begins === undefined ? before !== undefined && (before[at] ?? 0) + (before[at + 1] ?? 0) > 0.5 : !begins;
    const to = type < 0 ? 0 : goesOn ? at + 1 : at;
    out[to] = (out[to] ?? 0) + (given[label] ?? 0);
  });
}

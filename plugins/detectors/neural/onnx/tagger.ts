import type { EntityType } from '../../../../core/index.js';
import type { ModelEntity, RunningModel } from '../../../../core/services.js';
import { entitiesOf, labelsOf, softmax } from '../reading/labels.js';
import { Pieces, type PieceWord } from '../reading/pieces.js';
import { type Window, windowsOf } from '../reading/windows.js';
import type { Label, ModelFolder } from './folder.js';
import type { OnnxSession } from './session.js';

/** Reads texts with a token classifier that somebody exported. */
export class OnnxTagger implements RunningModel {
  readonly readsAllScripts = true;
  readonly #folder: ModelFolder;
  readonly #session: OnnxSession;
  readonly #pieces: Pieces;
  /** The last text and what was found in it, since two recognizers ask about each. */
  #last: { readonly text: string; readonly suspicion: number; readonly entities: readonly ModelEntity[] } | undefined;

  constructor(folder: ModelFolder, session: OnnxSession) {
    this.#folder = folder;
    this.#session = session;
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
      ids.push(...word.ids.slice(0, positions - 2));
    }
    ids.push(tokenizer.end);
    const { scores, labels } = this.#session.run(ids);
    const given = new Float64Array(labels);
    const width = labelsOf(types.length);
    for (let word = first; word < last; word++) {
      const row = (leads[word - from] ?? 0) * labels;
      softmax(scores.subarray(row, row + labels), 1, given);
      const before = word === 0 ? undefined : likely.subarray((word - 1) * width, word * width);
      gather(given, this.#folder.labels, before, likely.subarray(word * width, (word + 1) * width));
    }
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

import type { ModelEntity, RunningModel } from '../../../core/services.js';

/**
 * Lets two recognizers use one reading of a text: plugin `ner` takes the names, and the details of people (dates, ages and so on) are kept until the
 * recognizer of this plugin asks for them.
 */
export class SharedReading implements RunningModel {
  readonly readsAllScripts = true;
  readonly #model: RunningModel;
  readonly #names: number;
  /** The longest text since details were last asked for: beside a whole text, plugin `ner` also has parts of it read. */
  #last: { readonly text: string; readonly entities: readonly ModelEntity[] } | undefined;

  /** @param names how many types of the model, the first ones, are names */
  constructor(model: RunningModel, names: number) {
    this.#model = model;
    this.#names = names;
  }

  tag(text: string, suspicion: number): readonly ModelEntity[] {
    const entities = this.#model.tag(text, suspicion);
    if (text.length >= (this.#last?.text.length ?? 0)) this.#last = { text, entities };
    return entities.filter(({ type }) => type < this.#names);
  }

  /** Entities of the other types, which are numbered from 0. */
  details(text: string, suspicion: number): readonly ModelEntity[] {
    const entities = this.#last?.text === text ? this.#last.entities : this.#model.tag(text, suspicion);
    this.#last = undefined;
    return entities.flatMap((entity) =>
      entity.type < this.#names ? [] : [{ ...entity, type: entity.type - this.#names }],
    );
  }
}

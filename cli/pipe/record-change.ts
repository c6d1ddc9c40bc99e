import type { DeidentifyOptions, Engine } from '../../core/index.js';
import { type GivenColumns, type RecordField, RecordSearch } from '../../kit/index.js';
import { reasonOf } from './mistakes.js';

/** De-identifies records, each as a document of its own, read like the row of a table. */
export class RecordChange {
  readonly #engine: Engine;
  readonly #session: ReturnType<Engine['recordSessions']>;
  readonly #search: RecordSearch;

  /** @param columns what the caller says about fields, by title */
  constructor(engine: Engine, options: DeidentifyOptions, columns: GivenColumns) {
    this.#engine = engine;
    this.#session = engine.recordSessions(options);
    this.#search = new RecordSearch(columns);
  }

  /** True for a title that says that its values identify persons. */
  identifies(title: string): boolean {
    return this.#search.identifies(title);
  }

  /** Why a record cannot be processed, without content; undefined for an error with which the run must end. */
  reasonOf(error: unknown): string | undefined {
    return reasonOf(error);
  }

  /** The new texts of the fields of one record, in their order. */
  change(fields: readonly RecordField[]): Promise<readonly string[]> {
    return this.#engine.annotated(() => this.#search.change(fields, this.#session()));
  }
}

import type { ColumnPlan } from '../tables/column-plan.js';

/** Number of values of a column that its plan is made from. */
const MAX_SAMPLE = 500;

/** Strings and numbers at the same path of all records of a kind: what a column is in a table. */
export class JsonColumn {
  /** Columns of the members, by key; by label for the value of a labelled field. */
  readonly #members = new Map<string, JsonColumn>();
  /** Values seen before the plan was made. */
  readonly sample: string[] = [];
  /** How its values are searched. Undefined until it is decided. */
  plan: ColumnPlan | undefined;
  #records: JsonRecords | undefined;

  /**
   * @param records the kind of record that it belongs to
   * @param keys the keys that lead to it from the root, without those of lists
   * @param owner the object that it is a direct member of, as a column
   */
  constructor(
    readonly records: JsonRecords,
    readonly keys: readonly string[],
    readonly owner: JsonColumn | undefined,
  ) {}

  /** The column of a member. @param title its last key, where the member's own key says less */
  member(key: string, title = key): JsonColumn {
    const known = this.#members.get(key);
    if (known !== undefined) return known;
    const keys = title === key ? [...this.keys, key] : [title];
    const column = new JsonColumn(this.records, keys, this);
    this.#members.set(key, column);
    return column;
  }

  /** The column of a member that is searched as a plan says, apart from others with its key. */
  planned(key: string, title: string, plan: () => ColumnPlan): JsonColumn {
    const column = this.member(`${key}=${title}`, title);
    if (column.plan === undefined) {
      column.plan = plan();
      this.records.columns.push(column);
    }
    return column;
  }

  /** The kind of the records in the list that this column is. */
  get list(): JsonRecords {
    this.#records ??= new JsonRecords(this.keys);
    return this.#records;
  }

  /** Adds a value to the sample, and the column to those of its records. */
  see(value: string): void {
    if (this.plan === undefined && this.sample.length < MAX_SAMPLE) {
      if (this.sample.length === 0) this.records.columns.push(this);
      this.sample.push(value);
    }
  }
}

/** All records of one kind: the objects at one path. */
export class JsonRecords {
  /** The record itself, whose members are the columns. */
  readonly root: JsonColumn;
  /** Columns with values, in order of appearance. */
  readonly columns: JsonColumn[] = [];

  /** @param keys the keys that lead to the records */
  constructor(keys: readonly string[]) {
    this.root = new JsonColumn(this, keys, undefined);
  }
}

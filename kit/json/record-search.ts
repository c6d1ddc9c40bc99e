import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Steps } from '../../core/contracts/pauses.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { CellMemory, CellSearch } from '../tables/cell-search.js';
import type { ColumnPlan } from '../tables/column-plan.js';
import type { ColumnPlanner } from '../tables/columns.js';
import type { RowTerm } from '../tables/row-names.js';
import { searchByRow } from '../tables/search-sheet.js';
import { planColumns } from './column-plans.js';
import type { JsonField, JsonRecord, JsonTable } from './records.js';
import type { JsonColumn, JsonRecords } from './shape.js';

/** Names of enclosing and inner records that are searched for in the texts of a record. */
const MAX_NAMES = 50;
const MAX_NAME_LENGTH = 100;
/** Number of values of one column in one record that can be the parts of one name. */
const MAX_NAME_PARTS = 3;

/** A string or number with its findings. */
export interface SearchedField {
  readonly field: JsonField;
  readonly findings: readonly Finding[];
  /** Words that describe the value. */
  readonly header: readonly string[];
}

/** The search of one kind of record. */
interface KindSearch {
  readonly cells: CellSearch;
  readonly plans: readonly ColumnPlan[];
  readonly indexes: ReadonlyMap<JsonColumn, number>;
}

/** Searches records field by field, as the cells of a table, each kind of record with plans of its own. */
export class RecordSearch {
  readonly #session: FileSession;
  readonly #planner: ColumnPlanner;
  readonly #titleOf: (keys: readonly string[]) => string;
  readonly #memory = new CellMemory();
  readonly #kinds = new Map<JsonRecords, KindSearch>();

  constructor(session: FileSession, planner: ColumnPlanner, titleOf: (keys: readonly string[]) => string) {
    this.#session = session;
    this.#planner = planner;
    this.#titleOf = titleOf;
  }

  /** Searches a record and all records in it, in steps; appends the results in the order of the document for each record. */
  *search(record: JsonRecord, into: SearchedField[], outer: readonly RowTerm[] = []): Steps<void> {
    const { cells, plans, indexes } = this.#kind(record.kind);
    const planOf = ({ column }: JsonField): ColumnPlan => plans[indexes.get(column) ?? -1] ?? cells.loose;
    cells.beginRow();
    const own = this.#namesOf(record, planOf);
    const inner = record.parts.slice(0, MAX_NAMES).flatMap((part) => this.#namesIn(part));
    for (const { text, type } of [...own, ...outer, ...inner.slice(0, MAX_NAMES)]) cells.addName(text, type);
    const values = byColumn(record, indexes);
    cells.persons.read((column) => values.get(column) ?? '');
    for (const field of record.fields) {
      const plan = planOf(field);
      const found = cells.withPersons(cells.find(field.leaf.text, plan), plan);
      into.push({ field, findings: found, header: plan.context.header ?? [] });
      yield;
    }
    cells.settle();
    for (const table of record.tables) yield* this.#table(table, into);
    const names = [...own, ...outer].slice(0, MAX_NAMES);
    for (const part of record.parts) yield* this.search(part, into, names);
  }

  /** The typed values of a record that its texts are searched for. */
  #namesOf({ fields }: JsonRecord, planOf: (field: JsonField) => ColumnPlan): RowTerm[] {
    const names: RowTerm[] = [];
    for (const field of fields) {
      const { type } = planOf(field).context;
      const { text } = field.leaf;
      if (type !== undefined && CellSearch.searchesFor(type) && text.length > 1 && text.length <= MAX_NAME_LENGTH)
        names.push({ text, type });
    }
    return names;
  }

  #namesIn(record: JsonRecord): RowTerm[] {
    const { plans, indexes, cells } = this.#kind(record.kind);
    return this.#namesOf(record, ({ column }) => plans[indexes.get(column) ?? -1] ?? cells.loose);
  }

  /** The search of a kind; made anew where a record has brought further columns. */
  #kind(kind: JsonRecords): KindSearch {
    const known = this.#kinds.get(kind);
    if (known !== undefined && known.plans.length === kind.columns.length) return known;
    planColumns(kind.columns, this.#planner, this.#titleOf);
    const plans = kind.columns.flatMap(({ plan }) => plan ?? []);
    const made = {
      plans,
      cells: new CellSearch(this.#session, plans, this.#memory),
      indexes: new Map(kind.columns.map((column, i) => [column, i])),
    };
    this.#kinds.set(kind, made);
    return made;
  }

  *#table({ rows }: JsonTable, into: SearchedField[]): Steps<void> {
    const fields = rows.flat();
    const cells = rows.flatMap((row, at) =>
      row.map(({ leaf: { text } }, column) => ({ row: at, column, text, plain: false })),
    );
    const { findings, plans } = yield* searchByRow(cells, this.#session, new Map());
    for (const [i, field] of fields.entries())
      into.push({ field, findings: findings[i] ?? [], header: plans[cells[i]?.column ?? -1]?.context.header ?? [] });
  }
}

/** The values of a record by column, several of one column joined, as those of `given: ["Anna", "Maria"]`. */
function byColumn({ fields }: JsonRecord, indexes: ReadonlyMap<JsonColumn, number>): ReadonlyMap<number, string> {
  const all = new Map<number, string[]>();
  for (const { column, leaf } of fields) {
    const index = indexes.get(column) ?? -1;
    const known = all.get(index);
    if (known === undefined) all.set(index, [leaf.text]);
    else known.push(leaf.text);
  }
  return new Map([...all].flatMap(([at, texts]) => (texts.length > MAX_NAME_PARTS ? [] : [[at, texts.join(' ')]])));
}

import type { EntityType } from '../../core/contracts/entity-type.js';
import type { FileSession, UnitContext } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { countsSpelled, spelledOut } from '../../core/detect/joined-words.js';
import { replaced, withMore } from '../../core/detect/selection.js';
import { codePointCount } from '../../core/engine/session.js';
import { withPersons } from '../../core/transform/persons.js';
import { withSubject } from '../../core/transform/subjects.js';
import { EarlierValues } from '../terms/earlier-values.js';
import { type ColumnPlan, searched, titled } from './column-plan.js';
import { EarlierPersons } from './earlier-persons.js';
import { RowNames, type RowTerm } from './row-names.js';
import { RowPersons } from './row-persons.js';
import { isCompany, isMisfit, isNothing } from './shapes.js';
import { mayBeName, withoutThings } from './votes.js';

/** Maximum length of a value that can be a name or number, whatever its column. In code units. */
const MAX_VALUE_LENGTH = 1000;

const FIRST_DIGIT = /[+(]{0,2}\d/;
const GAP = /[\s,;:(+/-]+$/;
/** A name followed by at least seven digits. */
const NUMBERED = /^\D{0,3}\p{L}\D{0,80}(?:\d[ ().+-]{0,3}){7}/u;

/** True for a finding with a digit that is no name. */
const isNumeric = ({ start, end, type }: Finding, text: string): boolean =>
  !mayBeName(type) && hasDigit(text.slice(start, end));

/** True for the title of a column among its values: printed tables repeat their titles on each page. */
export const isOwnTitle = (value: string, { context }: ColumnPlan): boolean => value === context.header?.[0];

function hasDigit(value: string): boolean {
  for (let i = 0; i < value.length; i++) if ((value.charCodeAt(i) ^ 0x30) < 10) return true;
  return false;
}

/** Cache of the findings in values of one column. */
export interface ValueMemory {
  /** Findings of a value that was searched before; undefined if it is new or forgotten. */
  get(value: string): readonly Finding[] | undefined;
  /** Stores the findings of a value. May evict others. */
  set(value: string, findings: readonly Finding[]): void;
  /**
   * Like `get`, for values that were searched together with the names of their row. Without it such values are always
   * searched. @param names the names, joined to one text
   */
  getNamed?(value: string, names: string): readonly Finding[] | undefined;
  /** Like `set`, together with the names of the row. @param names the names, joined to one text */
  setNamed?(value: string, names: string, findings: readonly Finding[]): void;
}

/** Terms of earlier cells, to be found in later ones. Tables of one file may share it. */
export class CellMemory {
  readonly persons = new EarlierPersons();
  readonly values = new EarlierValues();
}

/**
 * Finds terms in the cells of a table, row by row, as the plan of each column says. Names of the same row are searched
 * for in its free text.
 */
export class CellSearch {
  /** Number of cells of typed columns that were too long for their type and were searched as text. */
  overlong = 0;
  /** True if names of a row may occur in other cells of the row: the table has both name columns and text columns. */
  readonly mixed: boolean;
  /** The persons of the row, set by {@link RowPersons.read}. */
  readonly persons: RowPersons;
  readonly #session: FileSession;
  /** Plans by column. */
  readonly plans: readonly ColumnPlan[];
  readonly #names = new RowNames();
  readonly #earlier: EarlierPersons;
  readonly #values: EarlierValues;
  /** Values of the row that have been added to {@link #values} before their cells are searched. */
  readonly #ofRow: string[] = [];
  /** How many of them belong to this row; the others belong to an earlier one. */
  #countOfRow = 0;
  /** False if every column has a type, so that no value is searched for in other cells. */
  readonly #searches: boolean;
  readonly #ofForms = new Map<readonly string[], RowNames>();
  readonly #loose = searched();
  readonly #title = titled();
  /** Contexts of typed columns without their type, for cells that are searched nevertheless. */
  readonly #contexts = new Map<ColumnPlan, UnitContext>();
  #uncharged = 0;

  /**
   * @param plans one per column; see {@link ColumnPlanner}
   * @param memory what other tables of the file have shown; default: nothing
   */
  constructor(session: FileSession, plans: readonly ColumnPlan[], memory = new CellMemory()) {
    this.#session = session;
    this.#earlier = memory.persons;
    this.#values = memory.values;
    this.plans = plans;
    this.persons = new RowPersons(plans);
    this.#searches = plans.length === 0 || plans.some(({ use }) => use === 'text');
    this.mixed = plans.some(({ use }) => use === 'type') && plans.some(({ use }) => use === 'text');
  }

  /** Plan for a cell outside of all columns. */
  get loose(): ColumnPlan {
    return this.#loose;
  }

  /** Plan for a title. */
  get title(): ColumnPlan {
    return this.#title;
  }

  /**
   * The plan of a cell. In a row with too many cells, an extra delimiter has shifted those after it, so their columns
   * cannot be trusted.
   * @param column from 0.
   * @param ragged true if the row has more or fewer cells than the table has columns.
   */
  planOf(column: number, ragged: boolean): ColumnPlan {
    const plan = this.plans[column];
    const last = this.plans.at(-1);
    if (plan === undefined) return last?.use === 'type' ? last : this.#loose;
    return ragged && plan.use === 'keep' ? this.#loose : plan;
  }

  /** Forgets the names and persons of the last row. */
  beginRow(): void {
    this.#names.clear();
    this.#countOfRow = 0;
    this.persons.clear();
  }

  /**
   * The type under which values of a column are searched for in other cells of their row; undefined if they are not.
   */
  nameType({ context: { type } }: ColumnPlan): EntityType | undefined {
    return type !== undefined && RowNames.takes(type) ? type : undefined;
  }

  /** True if values of a type are searched for in other cells of their row. */
  static searchesFor(type: EntityType): boolean {
    return RowNames.takes(type);
  }

  /** Adds a value of this row, to be searched for in the text cells of the row. */
  addName(value: string, type: EntityType): void {
    const text = value.trim();
    this.#names.add(text, type);
    if (this.#session.leaves?.(type) !== true && this.#values.add(text, type)) this.#ofRow[this.#countOfRow++] = text;
  }

  /**
   * Findings in a cell's value, as its plan says.
   * @param memory cache of earlier findings; default: a small one for the column.
   */
  find(value: string, plan: ColumnPlan, memory: ValueMemory = plan.seen): readonly Finding[] {
    const trimmed = plan.use === 'type' ? value.trim() : value;
    if (plan.use === 'keep' || trimmed === '') {
      this.pass(value);
      return [];
    }
    const { type } = plan.context;
    if (type === undefined) return this.#search(value, plan, memory);
    if (plan.use === 'type' && (isNothing(trimmed) || isOwnTitle(trimmed, plan))) return this.#nothing(value);
    if (type === 'PERSON' && hasDigit(value) && NUMBERED.test(value)) return this.#withNumber(value, plan);
    if (value.length <= MAX_VALUE_LENGTH) {
      // A title can be wrong for single cells, so misfits are searched. Types from the values or the caller are
      // trusted.
      const isByTitle = plan.why === 'title' || plan.why === 'title and values';
      if (!isByTitle || !isMisfit(type, value)) {
        const found = this.#session.find(value, this.#typed(plan, value));
        this.#learn(value, found);
        return found;
      }
    } else this.overlong++;
    return this.#search(value, plan, memory);
  }

  /**
   * `Art Will (dad) 540 555 0179` in a name column: the number must be found too, since a substitute for a name would
   * keep it.
   */
  #withNumber(value: string, { context }: ColumnPlan): readonly Finding[] {
    const at = value.search(FIRST_DIGIT);
    const name = value.slice(0, at).replace(GAP, '');
    const number = this.#session.find(value.slice(at).trimEnd(), { ...context, type: 'PHONE_NUMBER' });
    return [
      ...this.#session.find(name, context),
      ...number.map((found) => ({ ...found, start: found.start + at, end: found.end + at })),
    ];
  }

  /** The findings of a cell, and in it the values that were found elsewhere since: in another cell of the row. */
  withValues(value: string, findings: readonly Finding[]): readonly Finding[] {
    return this.#values.addTo(value, findings);
  }

  /** The findings of a cell, with the persons of the row they can belong to, and the one whom the row concerns. */
  withPersons(findings: readonly Finding[], plan: ColumnPlan): readonly Finding[] {
    const found = withPersons(findings, this.persons.of(plan));
    return this.#session.bySubject === true ? withSubject(found, this.persons.subject) : found;
  }

  /** Records a value that is charged without being searched. */
  pass(value: string): void {
    this.#uncharged += codePointCount(value);
  }

  /** Charges the recorded values. */
  settle(): void {
    if (this.#uncharged > 0) this.#session.count(this.#uncharged);
    this.#uncharged = 0;
  }

  /** The context of a cell in a typed column. A company in a column of persons is typed as a company. */
  #typed({ context }: ColumnPlan, value: string): UnitContext {
    if (context.type !== 'PERSON' || !isCompany(value)) return context;
    return { ...context, type: 'ORGANIZATION' };
  }

  /** The context of a plan without its type. Cached, since most cells of a table are searched. */
  #untyped(plan: ColumnPlan): UnitContext {
    if (plan.context.type === undefined) return plan.context;
    const known = this.#contexts.get(plan);
    if (known !== undefined) return known;
    const { type: _, ...context } = plan.context;
    this.#contexts.set(plan, context);
    return context;
  }

  /**
   * Findings in a placeholder such as `Total` or `n/a`, which is not a value of its column but may be a term of the
   * caller's list.
   */
  #nothing(value: string): readonly Finding[] {
    this.pass(value);
    const { context, seen } = this.#title;
    const found = seen.get(value) ?? this.#session.find(value, { ...context, charged: false });
    seen.set(value, found);
    return found;
  }

  #learn(value: string, found: readonly Finding[]): void {
    this.#earlier.learn(value, found);
    if (!this.#searches) return;
    for (const { type, start, end } of replaced(found)) {
      const text = value.slice(start, end);
      if (!this.#isOfRow(text)) this.#values.add(text, type);
    }
  }

  #isOfRow(text: string): boolean {
    for (let i = 0; i < this.#countOfRow; i++) if (this.#ofRow[i] === text) return true;
    return false;
  }

  #search(value: string, plan: ColumnPlan, memory: ValueMemory): readonly Finding[] {
    return this.#values.addTo(value, this.#searchedFor(value, plan, memory));
  }

  #searchedFor(value: string, plan: ColumnPlan, memory: ValueMemory): readonly Finding[] {
    const context = this.#untyped(plan);
    const terms = context.isTitle === true ? [] : this.#termsFor(value, plan);
    if (terms.length > 0) return this.#searchFor(terms, value, context, memory);
    const known = memory.get(value);
    if (known !== undefined) {
      this.pass(value);
      return known;
    }
    const all = this.#found(value, context);
    const kept = plan.ofThings ? withoutThings(value, all) : all;
    // The name of a thing may contain a term of the caller's list or one found before.
    const found =
      kept.length < all.length
        ? withoutThings(value, this.#session.find(value, { isTitle: true, charged: false }))
        : kept;
    this.#learn(value, found);
    memory.set(value, found);
    return found;
  }

  /** Findings in a value as written, and in the form it has if other characters than blanks join its words. */
  #found(value: string, context: UnitContext): readonly Finding[] {
    const found = this.#session.find(value, context);
    if (context.isTitle === true) return this.#inTitle(value, found);
    const spelled = value.length > MAX_VALUE_LENGTH ? undefined : spelledOut(value);
    if (spelled === undefined) return found;
    const more = this.#session.find(spelled, { ...context, charged: false });
    return withMore(
      found,
      more.filter((one) => countsSpelled(one, spelled)),
    );
  }

  /**
   * In titles, only certain findings and those with digits count: a title with a number, `Age 102.`, may be a value of
   * another layout.
   */
  #inTitle(title: string, found: readonly Finding[]): readonly Finding[] {
    if (!hasDigit(title)) return found;
    const numbers = this.#session.find(title, { charged: false }).filter((one) => isNumeric(one, title));
    return withMore(found, numbers);
  }

  /** Names of the row, and of earlier rows in scripts without blanks between words. */
  #termsFor(value: string, plan: ColumnPlan): readonly RowTerm[] {
    const terms = this.#namesFor(plan).in(value);
    const earlier = this.#earlier.in(value);
    return earlier.length === 0 ? terms : [...terms, ...earlier];
  }

  /** Names of the row, or of the form the cell belongs to. */
  #namesFor({ persons = [] }: ColumnPlan): RowNames {
    if (persons.length === 0) return this.#names;
    const known = this.#ofForms.get(persons) ?? new RowNames();
    if (!this.#ofForms.has(persons)) for (const person of persons) known.add(person, 'PERSON');
    this.#ofForms.set(persons, known);
    return known;
  }

  #searchFor(terms: readonly RowTerm[], value: string, context: UnitContext, memory: ValueMemory): readonly Finding[] {
    const names = memory.getNamed === undefined ? '' : terms.map(({ text, type }) => `${type} ${text}`).join('\n');
    const known = memory.getNamed?.(value, names);
    if (known !== undefined) {
      this.pass(value);
      return known;
    }
    const forget = this.#session.remember(terms);
    try {
      const found = this.#found(value, context);
      this.#learn(value, found);
      memory.setNamed?.(value, names, found);
      return found;
    } finally {
      forget();
    }
  }
}

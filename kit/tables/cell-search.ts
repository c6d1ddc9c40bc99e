import type { EntityType } from '../../core/contracts/entity-type.js';
import type { FileSession, UnitContext } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { byPosition, overlapping } from '../../core/contracts/span.js';
import { withHidden } from '../../core/detect/hidden-texts.js';
import { countsSpelled, isNumber, mayHoldNumber, spelledOut } from '../../core/detect/joined-words.js';
import { codePointCount } from '../../core/engine/session.js';
import { withPersons } from '../../core/transform/persons.js';
import { EarlierValues } from '../terms/earlier-values.js';
import { type ColumnPlan, searched, titled } from './column-plan.js';
import { EarlierPersons } from './earlier-persons.js';
import { RowNames, type RowTerm } from './row-names.js';
import { RowPersons } from './row-persons.js';
import { isCompany, isMisfit, isNothing } from './shapes.js';
import { withoutThings } from './votes.js';

/** A value longer than this is no name and no number, whatever its column. In code units. */
const LONGEST_VALUE = 1000;

const FIRST_DIGIT = /[+(]{0,2}\d/;
const GAP = /[\s,;:(+/-]+$/;
/** A name and at least seven digits behind it. */
const NUMBERED = /^\D{0,3}\p{L}\D{0,80}(?:\d[ ().+-]{0,3}){7}/u;

function hasDigit(value: string): boolean {
  for (let i = 0; i < value.length; i++) if ((value.charCodeAt(i) ^ 0x30) < 10) return true;
  return false;
}

/** Remembers what was found in values of one column. */
export interface ValueMemory {
  /** Findings of a value that was searched before; undefined if it is new or forgotten. */
  get(value: string): readonly Finding[] | undefined;
  /** Remembers the findings of a value; it may forget others for it. */
  set(value: string, findings: readonly Finding[]): void;
  /** The same for values that were searched for names of their row; left out, each is searched. @param names as one text. */
  getNamed?(value: string, names: string): readonly Finding[] | undefined;
  /** Remembers them together with the names of the row. @param names as one text. */
  setNamed?(value: string, names: string, findings: readonly Finding[]): void;
}

/** Looks for terms in the cells of a table, row by row: in each as the plan of its column says, with the names of the same row. */
export class CellSearch {
  /** Cells of typed columns that were too long for it, and were searched instead. */
  overlong = 0;
  /** True if names of a row may stand in other cells of the row: the table has columns that hold them, and columns of text. */
  readonly mixed: boolean;
  /** The persons of the row, told by {@link RowPersons.read}. */
  readonly persons: RowPersons;
  readonly #session: FileSession;
  /** By column. */
  readonly plans: readonly ColumnPlan[];
  readonly #names = new RowNames();
  readonly #earlier = new EarlierPersons();
  readonly #values = new EarlierValues();
  /** False if all cells are of the type of their column: then no value is looked for anywhere. */
  readonly #searches: boolean;
  readonly #ofForms = new Map<readonly string[], RowNames>();
  readonly #loose = searched();
  readonly #title = titled();
  /** Contexts of typed columns, for cells of theirs that are searched all the same. */
  readonly #contexts = new Map<ColumnPlan, UnitContext>();
  #uncharged = 0;

  /** @param plans by column; see {@link ColumnPlanner}. */
  constructor(session: FileSession, plans: readonly ColumnPlan[]) {
    this.#session = session;
    this.plans = plans;
    this.persons = new RowPersons(plans);
    this.#searches = plans.length === 0 || plans.some(({ use }) => use === 'text');
    this.mixed = plans.some(({ use }) => use === 'type') && plans.some(({ use }) => use === 'text');
  }

  /** The plan of a cell that belongs to no column. */
  get loose(): ColumnPlan {
    return this.#loose;
  }

  /** The plan of a title. */
  get title(): ColumnPlan {
    return this.#title;
  }

  /**
   * The plan of a cell. A row that is too long has a delimiter too many somewhere: what is behind it is not where its column says.
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
    this.persons.clear();
  }

  /** The type under which the values of a column are looked for in other cells of their row; undefined if they are not. */
  nameType({ context: { type } }: ColumnPlan): EntityType | undefined {
    return type !== undefined && RowNames.takes(type) ? type : undefined;
  }

  /** Adds a value of this row, to be looked for in the cells of the row that are searched. */
  addName(value: string, type: EntityType): void {
    this.#names.add(value.trim(), type);
    this.#values.add(value.trim(), type);
  }

  /**
   * Findings in a cell's value, as its plan says.
   * @param memory what was found before; default: a small one of the column's own.
   */
  find(value: string, plan: ColumnPlan, memory: ValueMemory = plan.seen): readonly Finding[] {
    const trimmed = plan.use === 'type' ? value.trim() : value;
    if (plan.use === 'keep' || trimmed === '') {
      this.pass(value);
      return [];
    }
    const { type } = plan.context;
    if (type === undefined) return this.#search(value, plan, memory);
    if (plan.use === 'type' && isNothing(trimmed)) return this.#nothing(value);
    if (type === 'PERSON' && hasDigit(value) && NUMBERED.test(value)) return this.#withNumber(value, plan);
    if (value.length <= LONGEST_VALUE) {
      // A title may stand above more than its column; values and the caller speak for themselves.
      const isByTitle = plan.why === 'title' || plan.why === 'title and values';
      if (!isByTitle || !isMisfit(type, value)) {
        const found = this.#session.find(value, this.#typed(plan, value));
        this.#learn(value, found);
        return found;
      }
    } else this.overlong++;
    return this.#search(value, plan, memory);
  }

  /** `Art Will (dad) 540 555 0179`: somebody and his number, which a substitute for a name would keep. */
  #withNumber(value: string, { context }: ColumnPlan): readonly Finding[] {
    const at = value.search(FIRST_DIGIT);
    const name = value.slice(0, at).replace(GAP, '');
    const number = this.#session.find(value.slice(at).trimEnd(), { ...context, type: 'PHONE_NUMBER' });
    return [
      ...this.#session.find(name, context),
      ...number.map((found) => ({ ...found, start: found.start + at, end: found.end + at })),
    ];
  }

  /** Findings of a cell, with the persons of the row to whom they can belong. */
  withPersons(findings: readonly Finding[], plan: ColumnPlan): readonly Finding[] {
    return withPersons(findings, this.persons.of(plan));
  }

  /** Takes note of a value that is not looked at, but charged. */
  pass(value: string): void {
    this.#uncharged += codePointCount(value);
  }

  /** Charges what was not looked at. */
  settle(): void {
    if (this.#uncharged > 0) this.#session.count(this.#uncharged);
    this.#uncharged = 0;
  }

  /** In a column of persons, a company is one all the same. */
  #typed({ context }: ColumnPlan, value: string): UnitContext {
    if (context.type !== 'PERSON' || !isCompany(value)) return context;
    return { ...context, type: 'ORGANIZATION' };
  }

  /** The context of a plan without its type: made once, since most cells of a table are searched. */
  #untyped(plan: ColumnPlan): UnitContext {
    if (plan.context.type === undefined) return plan.context;
    const known = this.#contexts.get(plan);
    if (known !== undefined) return known;
    const { type: _, ...context } = plan.context;
    this.#contexts.set(plan, context);
    return context;
  }

  /** `Total`, `n/a`: no value of its column, but it may be on the caller's list. */
  #nothing(value: string): readonly Finding[] {
    this.pass(value);
    const { context, seen } = this.#title;
    const found = seen.get(value) ?? this.#session.find(value, { ...context, charged: false });
    seen.set(value, found);
    return found;
  }

  #learn(value: string, found: readonly Finding[]): void {
    this.#earlier.learn(value, found);
    if (this.#searches) this.#values.learn(value, found);
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
    // The name of a thing may hold a term that was given or found before.
    const found =
      kept.length < all.length
        ? withoutThings(value, this.#session.find(value, { isTitle: true, charged: false }))
        : kept;
    this.#learn(value, found);
    memory.set(value, found);
    return found;
  }

  /** What is found in a value as it stands, and as it is meant where other signs than blanks join its words. */
  #found(value: string, context: UnitContext): readonly Finding[] {
    const found = this.#session.find(value, context);
    if (context.isTitle === true) return this.#inTitle(value, found);
    const find = (text: string): readonly Finding[] => this.#session.find(text, { ...context, charged: false });
    const spelled = value.length > LONGEST_VALUE ? undefined : spelledOut(value);
    if (spelled === undefined) return withHidden(value, found, find);
    const more = find(spelled).filter((one) => countsSpelled(one, spelled) && overlapping(found, one).length === 0);
    return withHidden(value, more.length === 0 ? found : [...found, ...more].sort(byPosition), find);
  }

  /** Titles are searched for what is certain, and for long numbers. */
  #inTitle(title: string, found: readonly Finding[]): readonly Finding[] {
    if (!mayHoldNumber(title)) return found;
    const numbers = this.#session
      .find(title, { charged: false })
      .filter((one) => isNumber(one, title) && overlapping(found, one).length === 0);
    return [...found, ...numbers].sort(byPosition);
  }

  /** Names of the row, and of earlier ones where no blank would part them from other words. */
  #termsFor(value: string, plan: ColumnPlan): readonly RowTerm[] {
    const terms = this.#namesFor(plan).in(value);
    const earlier = this.#earlier.in(value);
    return earlier.length === 0 ? terms : [...terms, ...earlier];
  }

  /** Names of the row, or of the form. */
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

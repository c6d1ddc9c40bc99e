import type { FileSession } from '../../core/contracts/file-adapter.js';
import type { Finding } from '../../core/contracts/recognizer.js';
import { splice } from '../../core/contracts/span.js';
import { TitleDictionary, type TitleMeaning } from '../../core/titles/header-words.js';
import { NameParts, withNameParts } from '../terms/name-parts.js';
import { CellSearch } from './cell-search.js';
import type { ColumnPlan } from './column-plan.js';
import { ColumnPlanner, type GivenColumns } from './columns.js';
import { PERSONAL_TYPES } from './personal-types.js';
import { saysNothing } from './related-columns.js';
import { findInRow, withRow } from './row-text.js';

/** One field of a record. */
export interface RecordField {
  /** Its title. Between the names of nested objects are blanks: `patient name`. */
  readonly title: string;
  /** Its value as text. */
  readonly text: string;
  /** True for a field that stays as it is: it only shows what the others are. */
  readonly stays?: boolean;
}

/** Maximum length of a value that is searched for in the texts of its record, in code units. */
const MAX_NAME_LENGTH = 100;
/** Maximum number of titles whose meaning is remembered. */
const MAX_TITLES = 10_000;

/** Types of values that tell a person from all others, or lead to one. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  ...PERSONAL_TYPES,
  ...['EMAIL_ADDRESS', 'CUSTOMER_ID', 'TAX_ID', 'BANK_ACCOUNT', 'CREDIT_CARD', 'IBAN_CODE', 'USERNAME'],
  ...['POSTAL_CODE', 'LICENSE_PLATE', 'VEHICLE_VIN'],
]);

/** A dictionary that remembers what it was asked: all records of a stream have the same titles. */
class KnownTitles extends TitleDictionary {
  readonly #known = new Map<string, TitleMeaning | undefined>();

  override meaning(title: string): TitleMeaning | undefined {
    if (this.#known.has(title)) return this.#known.get(title);
    const meaning = super.meaning(title);
    if (this.#known.size >= MAX_TITLES) this.#known.clear();
    this.#known.set(title, meaning);
    return meaning;
  }
}

/**
 * De-identifies the records of a stream. A record is read like the row of a table: the names of its fields are the titles,
 * and its values are one unit. Nothing is known of other records, so that the result depends on the record alone.
 */
export class RecordSearch {
  readonly #given: GivenColumns;
  readonly #titles = new KnownTitles();

  /** @param given what the caller says about fields, by title */
  constructor(given: GivenColumns = new Map()) {
    this.#given = given;
  }

  /**
   * True for a title that is sufficient to say that its values identify persons: `dob`, `patient ssn`. Such a field must not
   * be passed on by oversight.
   */
  identifies(title: string): boolean {
    const { type, strength } = this.#titles.meaning(title) ?? {};
    return type !== undefined && strength === 'strong' && IDENTIFYING.has(type);
  }

  /**
   * The new texts of the fields, in their order.
   * @param session the memory of this record, and of no other
   */
  change(fields: readonly RecordField[], session: FileSession): string[] {
    const texts = fields.map(({ text }) => text);
    session.announce?.(texts.map(({ length }) => length));
    const plans = this.#plans(fields, texts, session);
    const cells = new CellSearch(session, plans);
    const found = this.#found(fields, { texts, plans, cells, session });
    for (const text of texts) session.foresee?.(text);
    return fields.map(({ text, stays }, i) => {
      const [plan, findings = []] = [plans[i], found[i]];
      if (stays === true || plan === undefined || findings.length === 0) return text;
      return splice(text, session.replace(text, cells.withPersons(findings, plan), plan.context));
    });
  }

  #plans(fields: readonly RecordField[], texts: readonly string[], session: FileSession): ColumnPlan[] {
    const planner = new ColumnPlanner(this.#given, this.#titles, session, true);
    return planner.plans({ titles: fields.map(({ title }) => title), rows: [texts], width: fields.length });
  }

  /** The findings by field. Fields whose type is known come first, because texts are searched for their values. */
  #found(fields: readonly RecordField[], { texts, plans, cells, session }: Row): (readonly Finding[])[] {
    cells.beginRow();
    if (cells.mixed) gather(texts, plans, cells);
    cells.persons.read((column) => texts[column] ?? '');
    const found: (readonly Finding[])[] = texts.map(() => []);
    const order = [...plans.keys()].sort((one, other) => Number(isText(plans[one])) - Number(isText(plans[other])));
    for (const i of order) {
      const plan = plans[i];
      if (plan !== undefined) found[i] = cells.find(texts[i] ?? '', plan);
    }
    const lines = fields.every(({ title }) => saysNothing(title)) ? findInRow(texts, AS_TEXT, session) : [];
    const open = [...plans.keys()].filter((i) => isText(plans[i]) && texts[i] !== '');
    for (const i of open) found[i] = cells.withValues(texts[i] ?? '', withRow(found[i] ?? [], lines[i]));
    if (open.length > 1) addNameParts(open, texts, found, session);
    return found;
  }
}

/** A record while it is searched. */
interface Row {
  readonly texts: readonly string[];
  readonly plans: readonly ColumnPlan[];
  readonly cells: CellSearch;
  readonly session: FileSession;
}

/** How a record is read whose titles say nothing. */
const AS_TEXT = { delimiter: ' ', isOfWords: true } as const;

const isText = (plan: ColumnPlan | undefined): boolean => plan?.use === 'text';

/** Notes the values of typed fields, for which the texts of the record are searched. */
function gather(texts: readonly string[], plans: readonly ColumnPlan[], cells: CellSearch): void {
  for (const [i, plan] of plans.entries()) {
    const { length } = texts[i] ?? '';
    const type = length < 2 || length > MAX_NAME_LENGTH ? undefined : cells.nameType(plan);
    if (type !== undefined) cells.addName(texts[i] ?? '', type);
  }
}

/** Adds parts of names, of which another text of the record has the whole. */
function addNameParts(
  open: readonly number[],
  texts: readonly string[],
  found: (readonly Finding[])[],
  session: FileSession,
): void {
  const of = (i: number) => ({ text: texts[i] ?? '', findings: found[i] ?? [] });
  const names = open.flatMap((i) =>
    of(i)
      .findings.filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => of(i).text.slice(start, end)),
  );
  if (names.length === 0) return;
  const parts = new NameParts(session, names, open.map(of));
  for (const i of open) found[i] = withNameParts(found[i] ?? [], parts.find(of(i)));
}

import type { FileSession } from '../../../../core/index.js';
import {
  type ColumnPlan,
  ColumnPlanner,
  isMisfit,
  isNothing,
  isOwnTitle,
  LabelRows,
  RowPersons,
  readHeader,
  TitleDictionary,
  titled,
  usualWidth,
} from '../../../../kit/index.js';
import type { Unit } from './unit.js';

/** Maximum length of a column title that describes its cells, in code units. */
const MAX_TITLE = 60;
/** Maximum length of a value; a longer cell is text, whatever its title. */
const MAX_VALUE = 100;
/** Number of rows that are examined to classify a table. */
const SAMPLE_ROWS = 100;

interface Cell {
  readonly column: number;
  /** The first paragraph of the cell that is not empty. */
  title: string;
  /** The paragraphs of the cell that are units. */
  readonly units: { readonly index: number; readonly text: string }[];
}

interface Table {
  readonly rows: Cell[][];
  /** Number of columns that the open cell spans. */
  width: number;
}

/** What a table implies for a paragraph in one of its cells. */
export interface KnownUnit {
  /** Index of the unit. */
  readonly index: number;
  readonly known: Pick<Unit, 'header' | 'type' | 'isTitle' | 'persons'>;
}

/**
 * Tracks the current cell and table while a document is read. At the end of each table it returns what the titles, or
 * without titles the values, imply for the cells.
 */
export class Tables {
  readonly #session: Pick<FileSession, 'find'>;
  readonly #open: Table[] = [];
  #dictionary: TitleDictionary | undefined;

  /** @param session examines values where no title says what a column holds */
  constructor(session: Pick<FileSession, 'find'>) {
    this.#session = session;
  }

  /** @param name local name of the opening element. */
  enter(name: string): void {
    const table = this.#open.at(-1);
    if (name === 'tbl') this.#open.push({ rows: [], width: 1 });
    else if (table !== undefined && name === 'tr') {
      table.rows.push([]);
      table.width = 1;
    } else if (table !== undefined && name === 'tc') {
      const row = table.rows.at(-1);
      const before = row?.at(-1);
      row?.push({ column: before === undefined ? 0 : before.column + table.width, title: '', units: [] });
      table.width = 1;
    }
  }

  /** @returns what a closing table implies for the units in its cells. */
  leave(name: string): readonly KnownUnit[] {
    const table = name === 'tbl' ? this.#open.pop() : undefined;
    return table === undefined ? [] : this.#knownUnits(table.rows);
  }

  /** Sets the number of columns that the open cell spans. */
  span(columns: number): void {
    const table = this.#open.at(-1);
    if (table !== undefined && columns >= 1 && columns < 1000) table.width = columns;
  }

  /** Adds a paragraph to the open cell, with the unit made from it. */
  add(paragraph: string, index: number): void {
    const cell = this.#open.at(-1)?.rows.at(-1)?.at(-1);
    if (cell === undefined || !/\S/.test(paragraph)) return;
    if (cell.title === '') cell.title = paragraph.slice(0, MAX_TITLE);
    cell.units.push({ index, text: paragraph });
  }

  /** True if a text is a typical title of a table, which describes the cells beside or below it. */
  isTitle(text: string): boolean {
    this.#dictionary ??= new TitleDictionary();
    return this.#dictionary.meaning(text) !== undefined;
  }

  #knownUnits(rows: readonly (readonly Cell[])[]): KnownUnit[] {
    this.#dictionary ??= new TitleDictionary();
    const planner = new ColumnPlanner(new Map(), this.#dictionary, this.#session);
    const texts = rows.slice(0, SAMPLE_ROWS).map(textsOf);
    const labels = LabelRows.find(texts, planner);
    if (labels !== undefined) {
      return rows.flatMap((row) => {
        const cells = labels.read(textsOf(row));
        return row.flatMap((cell) => knownOf(cell, cells[cell.column]));
      });
    }
    const header = readHeader(texts, this.#dictionary);
    const { titles } = header;
    const width = Math.max(usualWidth(texts), titles.length);
    const plans = planner.plans({ titles, rows: texts.slice(header.row + 1), width });
    const unknown = header.row < 0 ? (texts[0] ?? []) : [];
    const persons = new RowPersons(plans);
    return rows.flatMap((row, i) => {
      if (i < header.row) return [];
      if (i === header.row)
        return row.flatMap((cell) => knownOf(cell, planner.isTitle(cell.title) ? titled() : undefined));
      const texts = textsOf(row);
      persons.read((column) => texts[column] ?? '');
      return row.flatMap((cell) => [
        ...(i > 0 ? below(cell, unknown) : []),
        ...knownOf(cell, plans[cell.column], persons),
      ]);
    });
  }
}

function textsOf(row: readonly Cell[]): string[] {
  const texts: string[] = [];
  for (const { column, title } of row) {
    while (texts.length < column) texts.push('');
    texts.push(title);
  }
  return texts;
}

/** The cell of the first row above a cell, which describes it even if nothing shows that it is a title. */
const below = ({ column, units }: Cell, titles: readonly string[]): KnownUnit[] => {
  const title = titles[column] ?? '';
  return title === '' ? [] : units.map(({ index }) => ({ index, known: { header: [title] } }));
};

function knownOf({ units }: Cell, plan: ColumnPlan | undefined, row?: RowPersons): KnownUnit[] {
  if (plan === undefined) return [];
  const persons = plan.persons ?? row?.of(plan) ?? [];
  const { header, type, isTitle } = plan.context;
  const [first, second] = units;
  const value = first?.text.trim() ?? '';
  const isValue =
    type !== undefined &&
    second === undefined &&
    value.length <= MAX_VALUE &&
    !isNothing(value) &&
    !isOwnTitle(value, plan) &&
    !isMisfit(type, value);
  return units.map(({ index }) => ({
    index,
    known: {
      ...(header && { header }),
      ...((isTitle || isOwnTitle(value, plan)) && { isTitle: true }),
      ...(isValue && { type }),
      ...(persons.length > 0 && { persons }),
    },
  }));
}

/** Longest title of a column that says something about its cells, in code units. */
const MAX_TITLE = 60;

interface Table {
  row: number;
  column: number;
  /** Columns that the open cell spans. */
  width: number;
  readonly titles: string[];
}

/** Knows, while a document is read, in which column of which table it stands, and what the first row says of that column. */
export class Tables {
  readonly #open: Table[] = [];

  /** @param name local name of the element that opens. */
  enter(name: string): void {
    const table = this.#open.at(-1);
    if (name === 'tbl') this.#open.push({ row: -1, column: -1, width: 1, titles: [] });
    else if (table !== undefined && name === 'tr') {
      table.row++;
      table.column = -1;
      table.width = 1;
    } else if (table !== undefined && name === 'tc') {
      table.column += table.width;
      table.width = 1;
    }
  }

  leave(name: string): void {
    if (name === 'tbl') this.#open.pop();
  }

  /** Says how many columns the open cell spans. */
  span(columns: number): void {
    const table = this.#open.at(-1);
    if (table !== undefined && columns >= 1 && columns < 1000) table.width = columns;
  }

  /** Takes a paragraph of the open cell; gives the title of its column, if it has one. */
  header(paragraph: string): readonly string[] | undefined {
    const table = this.#open.at(-1);
    if (table === undefined || table.column < 0) return undefined;
    const title = table.titles[table.column];
    if (table.row > 0) return title === undefined ? undefined : [title];
    if (title === undefined && /\S/.test(paragraph)) table.titles[table.column] = paragraph.slice(0, MAX_TITLE);
    return undefined;
  }
}

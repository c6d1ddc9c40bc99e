import { isTitleShaped, type TitleDictionary } from '../../core/titles/header-words.js';
import { type CellKind, kindOf } from './cell-kinds.js';
import { isSeries } from './series.js';
import { hasShape, isNothing } from './shapes.js';

/**
 * What a cell says for (positive) or against (negative) its row being the titles, compared with the values of its
 * column. Roughly logarithms of how much more often it is seen among titles than among values.
 */
const WEIGHT = {
  /** A known title over values that its type can have. */
  fits: 3,
  /** A known title without a type. */
  known: 2,
  /** A known title over values of another form. */
  misfits: 1,
  /** Words over numbers, dates or addresses. */
  contrast: 3,
  /** The same, of a title that is known anyway. */
  knownContrast: 1,
  /** The cell occurs again as a value of its column. */
  repeated: -2,
  /** Unknown words over words, as names over names. */
  alike: -0.34,
  /** The first number or date over numbers or dates, and each further one. */
  plain: -2,
  morePlain: -0.5,
  /** Numbers that go on in equal steps, some of them over words. */
  numbered: 3,
  /** Numbers or dates that go on in equal steps: years, days, percentages. */
  series: -1,
} as const;
/** Sums of weights that say the same thing about several columns. */
const LEAST = { alike: -2, plain: -6 } as const;

/** Minimum share of values of another kind for a contrast, and of values that fit a type. */
const CONTRAST_SHARE = 0.8;
const FIT_SHARE = 0.2;
/** Maximum number of values compared with a type. */
const MAX_COMPARED = 50;

const isPlain = (kind: CellKind): boolean => kind === 'number' || kind === 'date';
/** True for a kind that values have and titles hardly ever. */
const isValue = (kind: CellKind): boolean => isPlain(kind) || kind === 'address';

/** What the cells of a row say together about whether it holds the titles. */
export interface RowEvidence {
  readonly weight: number;
  /** Number of cells that are known titles. */
  readonly known: number;
  /** Number of cells that are not empty. */
  readonly filled: number;
}

/** Cells of a column from one row on. */
interface Below {
  filled: number;
  values: number;
}

/** One column of the sample. */
interface Column {
  readonly cells: readonly string[];
  readonly kinds: readonly CellKind[];
  /** By row: the cells after it. */
  readonly below: readonly Below[];
  /** How often each text occurs. */
  readonly times: ReadonlyMap<string, number>;
}

function columnOf(rows: readonly (readonly string[])[], at: number): Column {
  const cells = rows.map((row) => row[at]?.trim() ?? '');
  const kinds = cells.map(kindOf);
  const times = new Map<string, number>();
  for (const cell of cells) times.set(cell, (times.get(cell) ?? 0) + 1);
  const below: Below[] = [];
  let after: Below = { filled: 0, values: 0 };
  for (let row = cells.length - 1; row >= 0; row--) {
    below[row] = after;
    const kind = kinds[row] ?? 'empty';
    if (kind !== 'empty' && !isNothing(cells[row] ?? ''))
      after = { filled: after.filled + 1, values: after.values + (isValue(kind) ? 1 : 0) };
  }
  return { cells, kinds, below, times };
}

/** Weighs cell by cell whether a row of a table holds the titles of its columns. */
export class TitleEvidence {
  readonly #rows: readonly (readonly string[])[];
  readonly #dictionary: TitleDictionary;
  readonly #columns = new Map<number, Column>();
  /** How often each row occurs: titles that are repeated after each page are no values. */
  readonly #times = new Map<string, number>();

  /** @param rows the first rows of a table, as texts */
  constructor(rows: readonly (readonly string[])[], dictionary: TitleDictionary) {
    this.#rows = rows;
    this.#dictionary = dictionary;
    for (const row of rows) this.#times.set(row.join('\n'), (this.#times.get(row.join('\n')) ?? 0) + 1);
  }

  /**
   * Weighs a row.
   * @param shift how many columns to the right of its cells the values are: one if rows begin with a name that has no
   * title
   */
  of(row: number, shift = 0): RowEvidence {
    const texts = this.#rows[row] ?? [];
    const isRepeated = (this.#times.get(texts.join('\n')) ?? 0) > 1;
    const sums = { titles: 0, alike: 0, known: 0, filled: 0 };
    const plain: string[] = [];
    const overWords: string[] = [];
    for (const [at, text] of texts.entries()) {
      const cell = text.trim();
      if (cell === '') continue;
      sums.filled++;
      const column = this.#column(at + shift);
      const kind = kindOf(cell);
      const isAgain = !isRepeated && (shift > 0 ? column.times.has(cell) : (column.times.get(cell) ?? 0) > 1);
      if (isValue(kind)) {
        if (kind === 'address' ? isMostly(column.below[row]) : isPlain(kind) && isMostly(column.below[row]))
          plain.push(cell);
        else if (isPlain(kind)) overWords.push(cell);
      } else if (isAgain && kind === 'words') sums.titles += WEIGHT.repeated;
      else if (kind === 'words') this.#words(cell, row, column, sums);
    }
    const alike = Math.max(LEAST.alike, sums.alike * WEIGHT.alike);
    // `1,2,3,4` over words and numbers are the numbers of the columns.
    const numbered = overWords.length > 0 && isSeries([...plain, ...overWords].sort(bySize)) ? WEIGHT.numbered : 0;
    return { weight: sums.titles + alike + plainWeight(plain) + numbered, known: sums.known, filled: sums.filled };
  }

  #words(cell: string, row: number, column: Column, sums: { titles: number; alike: number; known: number }): void {
    const known = isTitleShaped(cell) ? this.#dictionary.meaning(cell) : undefined;
    const contrasts = isMostly(column.below[row]) && !hasValuesAbove(column, row) && !isNothing(cell);
    if (known === undefined) {
      if (contrasts) sums.titles += WEIGHT.contrast;
      else sums.alike++;
      return;
    }
    sums.known++;
    const weight =
      known.type === undefined || known.strength === 'weak' ? WEIGHT.known : this.#fit(known.type, row, column);
    sums.titles += weight + (contrasts ? WEIGHT.knownContrast : 0);
  }

  #fit(type: string, row: number, { cells, below }: Column): number {
    if ((below[row]?.filled ?? 0) === 0) return WEIGHT.known;
    const values = cells.slice(row + 1, row + 1 + MAX_COMPARED).filter((value) => value !== '' && !isNothing(value));
    if (values.length === 0) return WEIGHT.known;
    // Titles below each other are the labels of an empty form.
    const fitting = values.filter((value) => hasShape(type, value) && !this.#isTitle(value)).length;
    return fitting >= values.length * FIT_SHARE ? WEIGHT.fits : WEIGHT.misfits;
  }

  #isTitle(value: string): boolean {
    return isTitleShaped(value) && this.#dictionary.meaning(value) !== undefined;
  }

  #column(at: number): Column {
    const known = this.#columns.get(at) ?? columnOf(this.#rows, at);
    this.#columns.set(at, known);
    return known;
  }
}

const bySize = (one: string, other: string): number => Number(one) - Number(other);

/** True if most cells of a column below a row are numbers, dates or addresses. */
const isMostly = (below: Below | undefined): boolean =>
  below !== undefined && below.filled > 0 && below.values >= below.filled * CONTRAST_SHARE;

/** True if values of the same kind stand above a cell as well: it is a gap in its column and no title. */
function hasValuesAbove({ kinds }: Column, row: number): boolean {
  let values = 0;
  let filled = 0;
  for (let at = 0; at < row; at++) {
    const kind = kinds[at] ?? 'empty';
    if (kind === 'empty') continue;
    filled++;
    if (isValue(kind)) values++;
  }
  return filled > 0 && values >= filled * CONTRAST_SHARE;
}

/** What numbers, dates and addresses over values of the same kind say together. */
function plainWeight(cells: readonly string[]): number {
  if (cells.length === 0) return 0;
  if (isSeries(cells)) return WEIGHT.series;
  return Math.max(LEAST.plain, WEIGHT.plain + (cells.length - 1) * WEIGHT.morePlain);
}

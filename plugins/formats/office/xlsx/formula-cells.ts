import { type Edit, splice } from '../../../../core/index.js';
import { type Node, parseFormula } from '../calculation/parser.js';
import { CellError, NotCalculable, type Scalar } from '../calculation/values.js';
import { readCellText } from '../text/decoded.js';
import { decodeReferences } from '../xml/entities.js';
import { areaOf } from './cells.js';
import type { Sheet } from './sheet.js';

const NAME = '(?:[\\w.-]{1,40}:)?';
/** A cell with a formula, and its result if it has one. */
const CELL = new RegExp(
  `<${NAME}c(\\s[^<>]{0,300})>\\s{0,20}(<${NAME}f(\\s[^<>]{0,2000})?(?:/>|>([^<]{0,100000})</${NAME}f\\s{0,10}>))` +
    `(?:(\\s{0,20}<${NAME}v(?:\\s[^<>]{0,60})?>)([^<]{0,40000})</${NAME}v\\s{0,10}>)?`,
  'g',
);

/** The value that a file keeps for a cell with a formula. */
interface Kept {
  readonly start: number;
  readonly end: number;
  /** Undefined if it is not read here. */
  readonly value: Scalar;
}

/** A cell with a formula. Offsets refer to the part of its sheet. */
export interface FormulaCell {
  readonly sheet: number;
  readonly row: number;
  readonly column: number;
  /** Offset of the cell's tag. */
  readonly start: number;
  /** Offset of the formula's element. */
  readonly formulaAt: number;
  /** The formula as it was, and by how many cells it moves because it is shared. */
  readonly text: string;
  readonly down: number;
  readonly right: number;
  readonly isArray: boolean;
  /** Undefined where the formula is not calculated here, before and after the change. */
  readonly before: Node | undefined;
  readonly after: Node | undefined;
  /** The result in the file; undefined if there is none. */
  readonly kept: Kept | undefined;
}

/** Attributes of cells and formulas. */
const ATTRIBUTES = {
  r: /\sr\s{0,5}=\s{0,5}["']([^"']{0,60})["']/,
  t: /\st\s{0,5}=\s{0,5}["']([^"']{0,60})["']/,
  si: /\ssi\s{0,5}=\s{0,5}["']([^"']{0,60})["']/,
  ref: /\sref\s{0,5}=\s{0,5}["']([^"']{0,60})["']/,
} as const;

const attribute = (attributes: string, name: keyof typeof ATTRIBUTES): string | undefined =>
  ATTRIBUTES[name].exec(attributes)?.[1];

/** The value of a cell by its type; undefined for types that formulas do not have. */
function resultOf(type: string | undefined, raw: string): Scalar {
  if (type === undefined || type === 'n') return raw.trim() === '' ? undefined : Number(raw);
  if (type === 'str') return readCellText(raw).text;
  if (type === 'b') return raw.trim() === '1' || raw.trim() === 'true';
  return type === 'e' ? new CellError(raw.trim()) : undefined;
}

/** Reads formulas that repeat, such as those of a column, once. */
class Formulas {
  readonly #read = new Map<string, Node | undefined>();

  node(text: string): Node | undefined {
    if (!this.#read.has(text)) this.#read.set(text, parsed(text));
    return this.#read.get(text);
  }
}

function parsed(text: string): Node | undefined {
  try {
    return parseFormula(text);
  } catch (error) {
    if (error instanceof NotCalculable) return undefined;
    throw error;
  }
}

interface Master {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly changed: string;
}

/** A formula as it is written in a cell. */
interface WrittenFormula {
  readonly row: number;
  readonly column: number;
  readonly formulaAt: number;
  readonly element: string;
  readonly attributes: string;
  readonly written: string;
}

/** Reads the cells of one sheet. */
class FormulaReader {
  readonly #formulas = new Formulas();
  readonly #masters = new Map<string, Master>();
  readonly #edits: readonly Edit[];
  /** Index of the first edit that may concern the next formula. */
  #at = 0;

  constructor(
    readonly sheet: number,
    edits: readonly Edit[],
  ) {
    this.#edits = edits;
  }

  read(match: RegExpExecArray): FormulaCell | undefined {
    const [all, cell = '', element = '', attributes = '', written = '', open, raw = ''] = match;
    const place = placeOf(attribute(cell, 'r'));
    if (place === undefined) return undefined;
    const formulaAt = match.index + all.indexOf(element, cell.length);
    const master = this.#master({ ...place, formulaAt, element, attributes, written });
    const valueAt = formulaAt + element.length + (open ?? '').length;
    const isCalculated = master !== undefined && isSingle(attributes);
    return {
      ...place,
      sheet: this.sheet,
      start: match.index,
      formulaAt,
      text: master?.text ?? '',
      down: place.row - (master?.row ?? place.row),
      right: place.column - (master?.column ?? place.column),
      isArray: attribute(attributes, 't') === 'array',
      before: isCalculated ? this.#formulas.node(master.text) : undefined,
      after: isCalculated ? this.#formulas.node(master.changed) : undefined,
      kept:
        open === undefined
          ? undefined
          : { start: valueAt, end: valueAt + raw.length, value: resultOf(attribute(cell, 't'), raw) },
    };
  }

  /** In a group of cells that share a formula, only the first one contains its text. */
  #master({ row, column, formulaAt, element, attributes, written }: WrittenFormula): Master | undefined {
    const group = attribute(attributes, 't') === 'shared' ? attribute(attributes, 'si') : undefined;
    if (group !== undefined && element.endsWith('/>')) return this.#masters.get(group);
    while ((this.#edits[this.#at]?.end ?? Number.MAX_SAFE_INTEGER) < formulaAt) this.#at++;
    const changed = changedText(written, formulaAt + element.indexOf('>') + 1, this.#edits, this.#at);
    const master = { row, column, text: decodeReferences(written).text, changed: decodeReferences(changed).text };
    if (group !== undefined) this.#masters.set(group, master);
    return master;
  }
}

/**
 * Reads the cells of a sheet that have a formula.
 * @param index of the sheet
 * @param edits of the sheet's part, sorted: those within a formula are read as well
 */
export function formulaCells(sheet: Sheet, index: number, edits: readonly Edit[]): FormulaCell[] {
  const reader = new FormulaReader(index, edits);
  return Array.from(sheet.source.matchAll(CELL), (match) => reader.read(match)).filter((one) => one !== undefined);
}

function placeOf(address: string | undefined): { readonly row: number; readonly column: number } | undefined {
  const area = address === undefined ? undefined : areaOf(`${address}:${address}`);
  return area && { row: area.firstRow, column: area.firstColumn };
}

/** False for tables of data, and for formulas whose result fills several cells. */
function isSingle(attributes: string): boolean {
  const type = attribute(attributes, 't');
  if (type === 'dataTable') return false;
  const area = type === 'array' ? attribute(attributes, 'ref') : undefined;
  const [first, last = first] = area?.split(':') ?? [];
  return first === last;
}

/** A text of the part with its edits. @param from index of the first edit that may concern it */
function changedText(written: string, start: number, edits: readonly Edit[], from: number): string {
  const inside: Edit[] = [];
  for (let i = from; i < edits.length; i++) {
    const edit = edits[i];
    if (edit === undefined || edit.start >= start + written.length) break;
    if (edit.start >= start) inside.push({ ...edit, start: edit.start - start, end: edit.end - start });
  }
  return inside.length === 0 ? written : splice(written, inside);
}

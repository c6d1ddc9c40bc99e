import { CellError, NotCalculable, type Scalar } from './values.js';

/** One end of a reference: a row from 1, a column from 0. Both move with the formula unless a `$` is before them. */
export interface Corner {
  readonly row: number;
  readonly column: number;
  readonly isRowFixed: boolean;
  readonly isColumnFixed: boolean;
}

/** A formula that was read. */
export type Node =
  | { readonly kind: 'constant'; readonly value: Scalar }
  | { readonly kind: 'range'; readonly sheet: string | undefined; readonly first: Corner; readonly last: Corner }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'column';
      readonly table: string | undefined;
      readonly title: string;
      readonly isThisRow: boolean;
    }
  | { readonly kind: 'call'; readonly name: string; readonly parameters: readonly (Node | undefined)[] }
  | { readonly kind: 'operator'; readonly sign: string; readonly left: Node; readonly right: Node }
  | { readonly kind: 'sign'; readonly sign: string; readonly of: Node };

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_383;
const SHEET = "(?:('(?:[^']|''){1,80}'|[\\p{L}_][\\p{L}\\p{N}_.]{0,80})!)?";
const END = '(?![\\p{L}\\p{N}_.(!])';
const CELL = new RegExp(
  `${SHEET}(\\$?)([A-Za-z]{1,3})(\\$?)(\\d{1,7})(?::(\\$?)([A-Za-z]{1,3})(\\$?)(\\d{1,7}))?${END}`,
  'uy',
);
const COLUMNS = new RegExp(`${SHEET}(\\$?)([A-Za-z]{1,3}):(\\$?)([A-Za-z]{1,3})${END}`, 'uy');
const ROWS = new RegExp(`${SHEET}(\\$?)(\\d{1,7}):(\\$?)(\\d{1,7})${END}`, 'uy');
const NUMBER = /(?:\d{1,300}(?:\.\d{0,300})?|\.\d{1,300})(?:[eE][+-]?\d{1,3})?/y;
const TEXT = /"((?:[^"]|""){0,8192})"/y;
const ERROR = /#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)/y;
const COLUMN =
  /([\p{L}_][\p{L}\p{N}_.]{0,80})?\[(?:\[#(?:This Row|Data)\],\[([^[\]#'@]{1,255})\]|(@?)(?:\[([^[\]#'@]{1,255})\]|([^[\]#'@]{1,255})))\]/uy;
const THIS_ROW = '[#This Row]';
const WORD = /[\p{L}_\\][\p{L}\p{N}_.\\?]{0,255}/uy;
const SIGN = /<=|>=|<>|[-+*/^&=<>]/y;
const BLANKS = /\s{1,1000}/y;

/** How strongly operators bind. */
const STRENGTH: Readonly<Record<string, number>> = {
  ...{ '=': 1, '<': 1, '>': 1, '<=': 1, '>=': 1, '<>': 1 },
  ...{ '&': 2, '+': 3, '-': 3, '*': 4, '/': 4, '^': 5 },
};
const DEEPEST = 60;

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const sheetName = (text: string | undefined): string | undefined =>
  text?.startsWith("'") === true ? text.slice(1, -1).replaceAll("''", "'") : text;

class Parser {
  #at = 0;
  #depth = 0;

  constructor(readonly formula: string) {}

  whole(): Node {
    const node = this.#expression(0);
    this.#blanks();
    if (this.#at < this.formula.length) throw new NotCalculable();
    return node;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.formula);
    if (match === null) return undefined;
    this.#at = pattern.lastIndex;
    return match;
  }

  #blanks(): void {
    this.#take(BLANKS);
  }

  #is(sign: string): boolean {
    this.#blanks();
    if (!this.formula.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #expression(least: number): Node {
    if (++this.#depth > DEEPEST) throw new NotCalculable();
    let left = this.#unary();
    for (;;) {
      this.#blanks();
      const before = this.#at;
      const [sign = ''] = this.#take(SIGN) ?? [];
      const strength = STRENGTH[sign] ?? 0;
      if (strength <= least) {
        this.#at = before;
        break;
      }
      left = { kind: 'operator', sign, left, right: this.#expression(strength) };
    }
    this.#depth--;
    return left;
  }

  #unary(): Node {
    this.#blanks();
    // A sign binds more strongly than a power: -2^2 is 4.
    for (const sign of ['-', '+']) if (this.#is(sign)) return { kind: 'sign', sign, of: this.#unary() };
    let node = this.#primary();
    while (this.#is('%')) node = { kind: 'sign', sign: '%', of: node };
    return node;
  }

  #primary(): Node {
    if (this.#is('(')) {
      const node = this.#expression(0);
      if (!this.#is(')')) throw new NotCalculable();
      return node;
    }
    const node = this.#constant() ?? this.#reference() ?? this.#number() ?? this.#column() ?? this.#word();
    if (node === undefined) throw new NotCalculable();
    return node;
  }

  #constant(): Node | undefined {
    const text = this.#take(TEXT);
    if (text !== undefined) return { kind: 'constant', value: (text[1] ?? '').replaceAll('""', '"') };
    const error = this.#take(ERROR);
    return error && { kind: 'constant', value: new CellError(error[0]) };
  }

  #number(): Node | undefined {
    const number = this.#take(NUMBER);
    return number && { kind: 'constant', value: Number(number[0]) };
  }

  #reference(): Node | undefined {
    const cell = this.#take(CELL);
    if (cell !== undefined) {
      const [, sheet, columnFix, column = '', rowFix, row, toColumnFix, toColumn, toRowFix, toRow] = cell;
      const first = corner(column, Number(row), columnFix, rowFix);
      const last = toColumn === undefined ? first : corner(toColumn, Number(toRow), toColumnFix, toRowFix);
      return { kind: 'range', sheet: sheetName(sheet), first, last };
    }
    const columns = this.#take(COLUMNS);
    if (columns !== undefined) {
      const [, sheet, fix, from = '', toFix, to = ''] = columns;
      return {
        kind: 'range',
        sheet: sheetName(sheet),
        first: corner(from, 1, fix, '$'),
        last: corner(to, LAST_ROW, toFix, '$'),
      };
    }
    const rows = this.#take(ROWS);
    if (rows === undefined) return undefined;
    const [, sheet, fix, from, toFix, to] = rows;
    const first = { row: Number(from), column: 0, isRowFixed: fix === '$', isColumnFixed: true };
    const last = { row: Number(to), column: LAST_COLUMN, isRowFixed: toFix === '$', isColumnFixed: true };
    return { kind: 'range', sheet: sheetName(sheet), first, last };
  }

  #column(): Node | undefined {
    const column = this.#take(COLUMN);
    if (column === undefined) return undefined;
    const [all, table, inBoth, at, quoted, plain] = column;
    const title = inBoth ?? quoted ?? plain ?? '';
    return { kind: 'column', table, title, isThisRow: at === '@' || all.includes(THIS_ROW) };
  }

  #word(): Node | undefined {
    const [word] = this.#take(WORD) ?? [];
    if (word === undefined) return undefined;
    if (!this.formula.startsWith('(', this.#at)) {
      const upper = word.toUpperCase();
      if (upper === 'TRUE' || upper === 'FALSE') return { kind: 'constant', value: upper === 'TRUE' };
      return { kind: 'name', name: word };
    }
    this.#at++;
    return {
      kind: 'call',
      name: word.toUpperCase().replace(/^(?:_XLFN\.)?(?:_XLWS\.)?/, ''),
      parameters: this.#parameters(),
    };
  }

  #parameters(): (Node | undefined)[] {
    const parameters: (Node | undefined)[] = [];
    if (this.#is(')')) return parameters;
    do {
      this.#blanks();
      const next = this.formula[this.#at];
      parameters.push(next === ',' || next === ')' ? undefined : this.#expression(0));
    } while (this.#is(','));
    if (!this.#is(')')) throw new NotCalculable();
    return parameters;
  }
}

const corner = (column: string, row: number, columnFix = '', rowFix = ''): Corner => ({
  row,
  column: columnOf(column),
  isRowFixed: rowFix === '$',
  isColumnFixed: columnFix === '$',
});

/** Reads a formula without its `=`. @throws NotCalculable for what is not calculated here. */
export const parseFormula = (formula: string): Node => new Parser(formula).whole();

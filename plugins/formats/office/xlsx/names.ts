import { type Edit, splice } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import type { Names } from '../text/rewrite.js';
import { nameOf, type UnitText, type Writing } from '../text/unit.js';
import { formulaTokens, isAddress, type SheetNames } from './formula.js';

/** Maximum length of a sheet's name, in characters. */
const MAX_SHEET_NAME = 31;
const FORBIDDEN_IN_SHEET = /[[\]:*?/\\]/g;

const unquoted = (name: string): string => name.replaceAll("''", "'");
const quoted = (name: string): string => name.replaceAll("'", "''");
/** Excel compares names without case. */
const key = (name: string): string => name.toLowerCase();

/** Decodes the apostrophes that escape characters in brackets. */
const columnName = (escaped: string): string => escaped.replace(/'(.)/gs, '$1');
const escapedColumn = (name: string): string => name.replace(/[[\]#'@]/g, "'$&");

/**
 * New names for sheets, tables, their columns, and defined names that contain terms. Formulas, charts and links refer
 * to them, and each kind has its own rules, so all references to one name get the same new name.
 */
export class WorkbookNames implements Names, SheetNames {
  readonly #sheets = new Map<string, string>();
  readonly #identifiers = new Map<string, string>();
  readonly #columns = new Map<string, string>();
  /** Current and former names of sheets, which are not given to others. */
  readonly #taken = new Set<string>();

  /** New names, by the kind of place that consists only of such a name. */
  readonly #named: ReadonlyMap<Writing, ReadonlyMap<string, string>> = new Map([
    ['sheetName', this.#sheets],
    ['identifier', this.#identifiers],
    ['columnName', this.#columns],
  ]);

  #sought: SoughtTerms | undefined;

  /**
   * Sets the terms. A name in a formula that contains one gets another name even if the workbook does not define it.
   */
  seek(terms: SoughtTerms): void {
    this.#sought = terms;
  }

  /** Registers the name of a sheet. */
  take(sheet: string): void {
    this.#taken.add(key(sheet));
  }

  isSheet(name: string): boolean {
    return name.split(':').some((sheet) => this.#taken.has(key(sheet)));
  }

  /** True if there are no new names. */
  get isEmpty(): boolean {
    return this.#sheets.size + this.#identifiers.size + this.#columns.size + (this.#sought?.size ?? 0) === 0;
  }

  rename(reading: UnitText, edits: readonly Edit[]): void {
    const writing = reading.pieces[0]?.segment.writing;
    const name = nameOf(reading);
    const changed = (): string => splice(reading.text, edits);
    if (writing === 'sheetName' && !this.#sheets.has(key(name))) this.#sheets.set(key(name), this.#free(changed()));
    if (writing === 'identifier') this.#identifier(name);
    if (writing === 'columnName' && !this.#columns.has(key(name))) this.renameColumn(name, changed());
  }

  #identifier(name: string): string {
    const known = this.#identifiers.get(key(name)) ?? `deid_${this.#identifiers.size + 1}`;
    this.#identifiers.set(key(name), known);
    return known;
  }

  /** The new name for a word in a formula. */
  #word(word: string): string | undefined {
    const known = this.#identifiers.get(key(word));
    if (known !== undefined || isAddress(word)) return known;
    return this.#sought !== undefined && this.#sought.find(word).length > 0 ? this.#identifier(word) : undefined;
  }

  /** Registers a changed header of a table column. */
  renameColumn(from: string, to: string): void {
    this.#columns.set(key(from), to);
  }

  /** A valid name for a sheet that no other sheet has. */
  #free(wanted: string): string {
    const bare = wanted
      .replace(FORBIDDEN_IN_SHEET, ' ')
      .replace(/^'+|'+$/g, '')
      .trim();
    for (let i = 1; ; i++) {
      const suffix = i === 1 && bare !== '' ? '' : ` ${i}`;
      const name = `${(bare || 'deid').slice(0, MAX_SHEET_NAME - suffix.length)}${suffix}`;
      if (this.#taken.has(key(name))) continue;
      this.#taken.add(key(name));
      return name;
    }
  }

  edits(reading: UnitText): Edit[] {
    if (this.isEmpty) return [];
    const { text, pieces } = reading;
    const writing = pieces[0]?.segment.writing;
    if (writing === 'formula') return this.inFormula(text);
    const named = writing === undefined ? undefined : this.#named.get(writing);
    const name = named?.get(key(nameOf(reading)));
    return name === undefined ? [] : [{ start: 0, end: text.length, text: name }];
  }

  /** Edits of the references in a formula. */
  inFormula(formula: string): Edit[] {
    if (this.isEmpty) return [];
    const edits: Edit[] = [];
    for (const { kind, start, end } of formulaTokens(formula)) {
      const word = formula.slice(start, end);
      const isSheet = formula[kind === 'quoted' ? end + 1 : end] === '!';
      if (kind === 'quoted' && isSheet) {
        const name = this.#span(unquoted(word));
        if (name !== undefined) edits.push({ start, end, text: quoted(name) });
      } else if (kind === 'word' && isSheet) {
        const name = this.#sheets.get(key(word));
        if (name !== undefined) edits.push(inQuotes(formula, start, end, name));
      } else if (kind === 'word' && formula[end] !== '(') {
        const name = this.#word(word);
        if (name !== undefined) edits.push({ start, end, text: name });
      } else if (kind === 'bracket') {
        const from = word.startsWith('@') ? start + 1 : start;
        const name = this.#columns.get(key(columnName(formula.slice(from, end))));
        if (name !== undefined) edits.push({ start: from, end, text: escapedColumn(name) });
      }
    }
    return edits;
  }

  /** `Sheet` or `First:Last`; in another workbook `[1]Sheet`. */
  #span(name: string): string | undefined {
    const book = /^.*\]/.exec(name)?.[0] ?? '';
    const old = name.slice(book.length).split(':');
    const sheets = old.map((sheet) => this.#sheets.get(key(sheet)));
    if (sheets.every((sheet) => sheet === undefined)) return undefined;
    return book + sheets.map((sheet, i) => sheet ?? old[i]).join(':');
  }
}

/** The quoted new name of a sheet. The quotes include the number of another workbook: `'[1]New name'!A1`. */
function inQuotes(formula: string, start: number, end: number, name: string): Edit {
  const from = formula[start - 1] === ']' ? formula.lastIndexOf('[', start) : start;
  return { start: from, end, text: `'${formula.slice(from, start)}${quoted(name)}'` };
}

import type { FileSession, Finding } from '../../../../core/index.js';
import { byPosition, overlapping, searchSheet, TitleDictionary } from '../../../../kit/index.js';
import type { ContentUnit, PageContent, TextCell, TextTable } from '../content/index.js';
import { type Block, blocksOf } from './blocks.js';

/** Findings of the cells of a table. */
interface SearchedTable {
  /** Sorted, without overlaps. */
  readonly findings: readonly Finding[];
  /** True if titles or labels say what its cells are, so that nothing but its cells need be searched. */
  readonly isExplained: boolean;
}

/**
 * The findings of a page with tables: cells are searched as in other formats of tables, and no finding extends over
 * the edge of a cell.
 */
export class TableFindings {
  readonly #session: FileSession;
  readonly #page: PageContent;
  readonly #first: ContentUnit;
  readonly #tables: readonly { readonly table: TextTable; readonly searched: SearchedTable }[];
  /** Numbers of the cells of explained tables. */
  readonly #explained = new Set<number>();

  private constructor(session: FileSession, page: PageContent, first: ContentUnit, tables: readonly TextTable[]) {
    this.#session = session;
    this.#page = page;
    this.#first = first;
    const dictionary = new TitleDictionary();
    this.#tables = tables.map((table) => ({ table, searched: searchTable(table, first.text, session, dictionary) }));
    let number = 0;
    for (const { table, searched } of this.#tables)
      for (const _ of cellsIn(table)) {
        if (searched.isExplained) this.#explained.add(number);
        number++;
      }
  }

  /** @returns undefined if a page has no tables. */
  static of(session: FileSession, page: PageContent): TableFindings | undefined {
    const first = page.units.find(({ tables }) => tables !== undefined);
    return first?.tables && new TableFindings(session, page, first, first.tables);
  }

  /** The findings of one of the page's units. @param charged whether its text is charged */
  in(unit: ContentUnit, charged: boolean): readonly Finding[] {
    const own = unit === this.#first ? this.#tables.flatMap(({ searched }) => searched.findings) : [];
    const text = unit === this.#first ? this.#aroundTables(charged) : this.#session.find(unit.text, { charged });
    const cells = this.#page.cellsOf(unit);
    const inCells = cells === undefined ? text : text.flatMap((one) => this.#withinCells(one, unit.text, cells));
    return [...own, ...inCells.filter((one) => overlapping(own, one).length === 0)].sort(byPosition);
  }

  /** Findings in the text without the explained tables. */
  #aroundTables(charged: boolean): readonly Finding[] {
    const { text } = this.#first;
    const found: Finding[] = [];
    let start = 0;
    const search = (end: number): void => {
      if (end > start)
        for (const one of this.#session.find(text.slice(start, end), { charged }))
          found.push({ ...one, start: one.start + start, end: one.end + start });
    };
    for (const { table, searched } of this.#tables) {
      if (!searched.isExplained) continue;
      const cells = cellsIn(table);
      search(cells[0]?.start ?? start);
      start = cells.at(-1)?.end ?? start;
      if (charged)
        this.#session.count(cells.reduce((sum, cell) => sum + Array.from(text.slice(cell.start, cell.end)).length, 0));
    }
    search(text.length);
    return found;
  }

  /** A finding, cut at the edges of cells. What is in explained tables was found there. */
  #withinCells(finding: Finding, text: string, cells: Int32Array): Finding[] {
    const parts: Finding[] = [];
    for (let at = finding.start; at < finding.end; at++) {
      if (text[at]?.trim() === '') continue;
      const last = parts.at(-1);
      if (last !== undefined && cells[last.start] === cells[at]) parts[parts.length - 1] = { ...last, end: at + 1 };
      else parts.push({ ...finding, start: at, end: at + 1 });
    }
    const own = parts.filter(({ start }) => !this.#explained.has(cells[start] ?? -1));
    if (parts.length < 2) return own.length === 0 ? [] : [finding];
    // A name may be set in several cells; numbers of several cells are several numbers.
    return own.filter(({ start, end }) => /\p{L}{2}/u.test(text.slice(start, end)));
  }
}

const cellsIn = ({ rows }: TextTable): TextCell[] => rows.flatMap(({ cells }) => cells);

function searchTable(table: TextTable, text: string, session: FileSession, dictionary: TitleDictionary): SearchedTable {
  if (isOfLetters(table)) return { findings: [], isExplained: false };
  const uncharged = withoutCharge(session);
  const blocks = blocksOf(table, text, dictionary).map((block) => searchBlock(block, text, uncharged));
  return {
    findings: blocks.flatMap(({ findings }) => findings).sort(byPosition),
    isExplained: blocks.every(({ isExplained }) => isExplained),
  };
}

/** True for boxes of a form with one character each, which are words together. */
function isOfLetters(table: TextTable): boolean {
  const cells = cellsIn(table);
  return cells.filter(({ start, end }) => end - start < 2).length * 4 > cells.length * 3;
}

function searchBlock(block: Block, text: string, session: FileSession): SearchedTable {
  let number = 0;
  const places = block.flatMap(({ cells, isApart }, i) => {
    number += isApart && i > 0 ? 2 : 1;
    return cells.map((cell) => ({ ...cell, row: number }));
  });
  const cells = places.map(({ row, column, start, end }) => ({
    row,
    column,
    text: text.slice(start, end),
    plain: false,
  }));
  const { findings, headerRow, isLabelled } = searchSheet(cells, session, new Map());
  return {
    findings: findings.flatMap((found, i) => found.map((one) => moved(one, places[i]?.start ?? 0))),
    isExplained: headerRow >= 0 || isLabelled,
  };
}

const moved = (finding: Finding, by: number): Finding => ({
  ...finding,
  start: finding.start + by,
  end: finding.end + by,
});

/** A session that does not charge for cells, whose text is charged as a part of its page. */
const withoutCharge = (session: FileSession): FileSession => ({
  byPerson: session.byPerson,
  ...(session.bySubject !== undefined && { bySubject: session.bySubject }),
  ...(session.termByTerm !== undefined && { termByTerm: session.termByTerm }),
  find: (text, context) => session.find(text, { ...context, charged: false }),
  replace: (text, findings, context) => session.replace(text, findings, context),
  deidentify: (text, context) => session.deidentify(text, { ...context, charged: false }),
  remember: (terms) => session.remember(terms),
  count: () => undefined,
});

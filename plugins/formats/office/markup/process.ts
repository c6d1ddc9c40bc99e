import { DeidError, type Edit, type FileJob, type FileReport, type Span, splice } from '../../../../core/index.js';
import {
  append,
  byPosition,
  givenColumns,
  lexiconPattern,
  Pauses,
  reportSheet,
  type SearchedSheet,
  searchSheetInSlices,
} from '../../../../kit/index.js';
import { PackageSearch } from '../text/rewrite.js';
import { WorkbookNames } from '../xlsx/names.js';
import { readHtml } from './html-units.js';
import { checkMarkupForLeaks } from './leak-check.js';
import type { MarkupCell, MarkupFile } from './markup-file.js';
import { readMarkup } from './markup-text.js';
import { readSheetXml } from './sheet-xml-units.js';

/** Matches everything before the first element. */
const PROLOGUE =
  /^(?:\uFEFF|\s|<\?[^>]{0,1000}>|<!--(?:[^-]|-(?!->)){0,20000}-->|<!DOCTYPE[^>]{0,1000}>)*<([A-Za-z][\w.:-]{0,60})/i;
const HTML = new RegExp(`^(?:${lexiconPattern('format-names', { class: 'html-first-element' })}|h[1-6])$`, 'i');

/** Opens a file as a workbook of Excel 2003 in XML, as other XML, or as HTML. */
function open(text: string, names: WorkbookNames): { kind: string; file: MarkupFile } {
  const root = PROLOGUE.exec(text)?.[1] ?? '';
  if (/(?:^|:)Workbook$/.test(root)) return { kind: 'SpreadsheetML', file: readSheetXml(text, names, true) };
  const isXml = /^(?:\uFEFF|\s)*<\?xml/.test(text) && !HTML.test(root.replace(/^.*:/, ''));
  return isXml
    ? { kind: 'XML', file: readSheetXml(text, names, false) }
    : { kind: 'HTML', file: readHtml(text, names) };
}

interface Table {
  readonly cells: readonly MarkupCell[];
  readonly searched: SearchedSheet;
}

/** De-identifies a workbook that is a markup file. */
export async function processMarkup(job: FileJob, bytes: Uint8Array): Promise<FileReport> {
  const markup = await readMarkup(bytes);
  const names = new WorkbookNames();
  const { kind, file } = open(markup.text, names);
  const unscanned = [...new Set(file.opaque.map((one) => one.kind))].sort();
  if (job.options.unscanned === 'fail' && unscanned.length > 0)
    throw new DeidError('document_unreadable', [`it holds ${unscanned.join(', ')}, which cannot be searched`]);
  const pauses = new Pauses(job.signal);
  const search = new PackageSearch<MarkupFile>(job.session, names, { pauses });
  const tables = await searchTables(file, { job, search, pauses });
  await search.read(file, file.units);
  names.seek(await search.settle());
  const { edits, gone } = await search.changes();
  for (const text of keptTexts(tables)) search.forget(text);
  const cuts = job.options.unscanned === 'drop' ? file.opaque.map(({ cut }) => cut) : [];
  const all = withFollowing(markup.text, edits.get(file) ?? [], file.cells, cuts);
  const output = all.length === 0 ? bytes : markup.splice(all);
  if (all.length > 0) await checkMarkupForLeaks(output, gone, kind === 'HTML');
  await job.sink.write(output);
  return {
    counts: {},
    warnings: warningsOf(unscanned, cuts.length > 0),
    format: {
      kind,
      encoding: markup.choice.codec.name,
      parts: 1,
      partsChanged: all.length > 0 ? 1 : 0,
      partsNotSearched: cuts.length > 0 ? [] : unscanned,
      sheets: tables.map(({ searched }) => reportSheet(searched)),
    },
  };
}

const warningsOf = (unscanned: readonly string[], dropped: boolean): string[] =>
  unscanned.map((kind) =>
    dropped
      ? `Parts that could not be searched were taken out: ${kind}.`
      : `The file holds ${kind}, which were not searched.`,
  );

/** How tables are searched. */
interface TablesJob {
  readonly job: FileJob;
  readonly search: PackageSearch<MarkupFile>;
  readonly pauses: Pauses;
}

/** Searches the tables of a file by column, and adds the findings to the search of the whole file. */
async function searchTables(file: MarkupFile, { job, search, pauses }: TablesJob): Promise<Table[]> {
  const byTable = new Map<number, MarkupCell[]>();
  for (const cell of file.cells) {
    const known = byTable.get(cell.table);
    if (known === undefined) byTable.set(cell.table, [cell]);
    else known.push(cell);
  }
  const given = givenColumns(job.options.columns);
  const tables: Table[] = [];
  for (const cells of byTable.values()) {
    const shown = cells.map(({ row, column, plain, unit }) => {
      return { row, column, plain, text: unit.segments.map(({ text }) => text).join('') };
    });
    const searched = await searchSheetInSlices(shown, job.session, given, pauses);
    cells.forEach((cell, i) => {
      const findings = searched.findings[i] ?? [];
      if (!isKept(cell, searched) && (!cell.plain || findings.length > 0))
        search.addSearched(file, cell.unit, findings);
    });
    tables.push({ cells, searched });
  }
  return tables;
}

/** True if the caller wants the column of a cell to stay unchanged. */
const isKept = ({ row, column }: MarkupCell, { plans, firstColumn, headerRow }: SearchedSheet): boolean =>
  row > headerRow && plans[column - firstColumn]?.use === 'keep';

const keptTexts = (tables: readonly Table[]): string[] =>
  tables.flatMap(({ cells, searched }) =>
    cells.filter((cell) => isKept(cell, searched)).map(({ unit }) => unit.segments.map(({ text }) => text).join('')),
  );

/**
 * All edits: those of terms, those that follow in changed cells, and removals, which replace other edits in their
 * range.
 */
function withFollowing(
  source: string,
  edits: readonly Edit[],
  cells: readonly MarkupCell[],
  cuts: readonly Edit[],
): Edit[] {
  const more = [...cuts];
  for (const { unit, follow } of cells) {
    if (follow === undefined) continue;
    const first = unit.segments[0]?.start ?? 0;
    const last = unit.segments.at(-1)?.end ?? 0;
    const inside = between(edits, first, last);
    const isChanged = ({ start, end }: Span): boolean => between(edits, start, end).length > 0;
    if (inside.length > 0) append(more, follow(changed(source, first, last, inside), isChanged));
  }
  const sorted = [...edits, ...more].sort(byPosition);
  const kept: Edit[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}

const changed = (source: string, first: number, last: number, edits: readonly Edit[]): string =>
  splice(
    source.slice(first, last),
    edits.map((edit) => ({ ...edit, start: edit.start - first, end: edit.end - first })),
  );

/** The edits inside of a range; the list is sorted. */
function between(edits: readonly Edit[], from: number, to: number): Edit[] {
  let low = 0;
  let high = edits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edits[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Edit[] = [];
  for (let edit = edits[low]; edit !== undefined && edit.end <= to; edit = edits[++low]) found.push(edit);
  return found;
}

import { DeidError, type FileJob, type FileReport } from '../../../core/index.js';
import {
  EncodedReader,
  Pauses,
  type RiskCount,
  readAhead,
  refuseSmall,
  reportColumns,
  reportRisk,
} from '../../../kit/index.js';
import { coarserTable } from './coarser-table.js';
import { type CsvOptions, readOptions } from './options.js';
import { Table } from './table.js';
import { View } from './view.js';

function warningsOf(reader: EncodedReader, table: Table): string[] {
  const warnings: string[] = [];
  if (reader.choice.by === 'detector' && reader.choice.confidence < 0.5) {
    warnings.push('The encoding is a guess. Give it if you know it.');
  }
  if (reader.tail.length > 0) warnings.push('The file ends within a character.');
  if ((table.writer?.ragged ?? 0) > 0) warnings.push('Some rows have more or fewer cells than the table has columns.');
  if ((table.writer?.overlong ?? 0) > 0) {
    warnings.push(
      'Some cells are too long for the type of their column and were searched. An unclosed quote is the usual reason.',
    );
  }
  return warnings;
}

/** What was counted, if the caller asked for it. */
interface Counted {
  readonly risk: RiskCount | undefined;
  /** Steps by quasi-identifier, if the table was made coarser. */
  readonly steps?: readonly number[];
}

function reportOf(reader: EncodedReader, table: Table, { risk, steps }: Counted): FileReport {
  const { codec, confidence, by, bom } = reader.choice;
  return {
    counts: Object.fromEntries(table.writer?.counts ?? []),
    warnings: warningsOf(reader, table),
    format: {
      encoding: codec.name,
      confidence,
      by,
      byteOrderMark: bom > 0,
      delimiter: table.dialect?.delimiter ?? '',
      quote: table.dialect?.quote ?? '',
      escape: table.dialect?.escaper ?? '',
      // From 1; 0 if there is none.
      headerRow: table.header + 1,
      rows: table.rows,
      ...(risk && { risk: { ...reportRisk(risk), ...(steps && { steps }) } }),
      raggedRows: table.writer?.ragged ?? 0,
      // A transposed table has its fields in rows.
      ...(table.labels === undefined
        ? { columns: reportColumns(table.plans) }
        : { labelColumn: 1, fields: reportColumns(table.plans).map(({ column, ...field }) => field) }),
    },
  };
}

/** Maximum length of a table that is made coarser, in characters of the view: it is held in memory. */
const MAX_HELD = 256 * 1024 * 1024;

/** Collects the pieces of a table that can be written only when all of it is known. */
class HeldTable {
  readonly #pieces: string[] = [];
  #length = 0;

  /** @throws DeidError `document_unreadable` for a table that is too large to be held */
  add(piece: string): void {
    this.#length += piece.length;
    if (this.#length > MAX_HELD)
      throw new DeidError('document_unreadable', ['it is larger than 256 MiB, too large to be made coarser']);
    this.#pieces.push(piece);
  }

  /** The whole table. */
  get text(): string {
    return this.#pieces.join('');
  }
}

/** The rest of a table: all of it if it was held. Throws if it has small classes that may not be written. */
function finished(held: HeldTable | undefined, { risk: option }: CsvOptions, table: Table, view: View) {
  const { risk, dialect, header, prefixLength: prefix } = table;
  const text = held?.text ?? '';
  if (risk === undefined || option === undefined || dialect === undefined) return { text, risk };
  const isSmall = risk.report.rows > 0 && risk.report.k < option.minK;
  if (!option.generalises || !isSmall) {
    refuseSmall(risk, option);
    return { text, risk };
  }
  const made = coarserTable(text, { dialect, view, prefix, titleRows: header + 1, columns: risk.columns }, option.minK);
  refuseSmall(made.risk, option);
  return made;
}

/** Reads, changes and writes a table piece by piece. */
export async function deidentifyTable(job: FileJob): Promise<FileReport> {
  const options = readOptions(job);
  const reader = new EncodedReader(options.encoding);
  const view = new View(reader);
  const table = new Table(options, job.session, view, new Pauses(job.signal));
  const held = options.risk?.generalises === true ? new HeldTable() : undefined;
  let started = false;
  const write = async (piece: string): Promise<void> => {
    if (held !== undefined) held.add(piece);
    else if (piece !== '') await job.sink.write(view.bytes(piece));
  };
  for await (const block of readAhead(job, reader, options.encoding)) {
    job.signal?.throwIfAborted();
    if (!started) await job.sink.write(reader.bom);
    started = true;
    await write(await table.push(view.of(block)));
  }
  if (!started) await job.sink.write(reader.bom);
  await write(await table.end());
  // The new file is complete only after this.
  const { text, ...counted } = finished(held, options, table, view);
  if (text !== '') await job.sink.write(view.bytes(text));
  await job.sink.write(reader.tail);
  return reportOf(reader, table, counted);
}

import type { FileJob, FileReport } from '../../../core/index.js';
import { EncodedReader, Pauses, readAhead, refuseSmall, reportColumns, reportRisk } from '../../../kit/index.js';
import { readOptions } from './options.js';
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

function reportOf(reader: EncodedReader, table: Table): FileReport {
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
      ...(table.risk && { risk: reportRisk(table.risk) }),
      raggedRows: table.writer?.ragged ?? 0,
      // A transposed table has its fields in rows.
      ...(table.labels === undefined
        ? { columns: reportColumns(table.plans) }
        : { labelColumn: 1, fields: reportColumns(table.plans).map(({ column, ...field }) => field) }),
    },
  };
}

/** Reads, changes and writes a table piece by piece. */
export async function deidentifyTable(job: FileJob): Promise<FileReport> {
  const options = readOptions(job);
  const reader = new EncodedReader(options.encoding);
  const view = new View(reader);
  const table = new Table(options, job.session, view, new Pauses(job.signal));
  let started = false;
  const write = async (piece: string): Promise<void> => {
    if (piece !== '') await job.sink.write(view.bytes(piece));
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
  if (table.risk !== undefined) refuseSmall(table.risk, options.risk);
  await job.sink.write(reader.tail);
  return reportOf(reader, table);
}

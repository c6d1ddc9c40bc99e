import type { FileAdapter, FileReport } from '../../../core/index.js';
import { givenColumns, Pauses, riskOption } from '../../../kit/index.js';
import type { PackageJob } from './package/nested.js';
import { processPackage } from './package/package.js';
import { openWorkbook } from './xlsx/workbook.js';
import { WorkbookSearch } from './xlsx/workbook-search.js';

/** Media types of workbooks and templates, with and without macros, but not of binary workbooks. */
const WORKBOOK =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel)\.(?:sheet|template)(?:\.macroenabled)?\.main\+xml$/;

/** A table has rows instead of sentences, also inside of a document that is read in context. */
const ROWS = [Number.POSITIVE_INFINITY];

/** @param embedded adapters for files inside of the workbook. */
export const deidentifyWorkbook = (job: PackageJob, embedded: readonly FileAdapter[]): Promise<FileReport> =>
  processPackage(job, {
    main: WORKBOOK,
    embedded,
    search: (parts, session) => {
      session.announce?.(ROWS);
      const workbook = openWorkbook(parts, (contentType) => WORKBOOK.test(contentType));
      const { signal, options } = job;
      return new WorkbookSearch(
        {
          session,
          pauses: new Pauses(signal),
          columns: givenColumns(options.columns),
          risk: riskOption(options.risk),
        },
        parts,
        workbook,
      ).run();
    },
  });

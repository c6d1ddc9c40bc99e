import type { FileAdapter, FileReport } from '../../../core/index.js';
import { givenColumns } from '../../../kit/index.js';
import type { PackageJob } from './package/nested.js';
import { processPackage } from './package/package.js';
import { openWorkbook } from './xlsx/workbook.js';
import { WorkbookSearch } from './xlsx/workbook-search.js';

/** Workbooks and templates, with macros and without; not the binary ones. */
const WORKBOOK =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel)\.(?:sheet|template)(?:\.macroenabled)?\.main\+xml$/;

/** @param embedded what reads the files within the workbook. */
export const deidentifyWorkbook = (job: PackageJob, embedded: readonly FileAdapter[]): Promise<FileReport> =>
  processPackage(job, {
    main: WORKBOOK,
    embedded,
    search: (parts, session) => {
      const workbook = openWorkbook(parts, (contentType) => WORKBOOK.test(contentType));
      const { signal, options } = job;
      return new WorkbookSearch({ session, signal, columns: givenColumns(options.columns) }, parts, workbook).run();
    },
  });

import { COLUMNS_OPTION, type FileAdapter, givenColumns } from '../../core/index.js';
import { isOleContainer } from './ole.js';
import { OPTIONS, processPackage } from './package.js';
import { openWorkbook } from './xlsx/workbook.js';
import { WorkbookSearch } from './xlsx/workbook-search.js';
import { isZip } from './zip/archive.js';

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xltx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xltm: 'application/vnd.ms-excel.template.macroEnabled.12',
  // By mistake, and Excel opens it.
  xls: 'application/vnd.ms-excel',
} as const;

/** Workbooks and templates, with macros and without; not the binary ones. */
const WORKBOOK =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel)\.(?:sheet|template)(?:\.macroenabled)?\.main\+xml$/;

/** Excel workbooks (Office Open XML), changed in place. */
export const xlsxAdapter = (embedded: readonly FileAdapter[] = []): FileAdapter => ({
  name: 'xlsx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: { type: 'object', additionalProperties: false, properties: { ...OPTIONS, columns: COLUMNS_OPTION } },
  accepts: (head, extension) => isZip(head) || (extension !== 'xls' && isOleContainer(head)),
  process: (job) =>
    processPackage(job, {
      main: WORKBOOK,
      embedded,
      search: (parts, session) => {
        const workbook = openWorkbook(parts, (contentType) => WORKBOOK.test(contentType));
        const { signal, options } = job;
        return new WorkbookSearch({ session, signal, columns: givenColumns(options.columns) }, parts, workbook).run();
      },
    }),
});

import type { FileAdapter } from '../../../core/index.js';
import { COLUMNS_OPTION } from '../../../kit/index.js';
import { isOleContainer } from './parts/ole.js';
import { OPTIONS } from './parts/options.js';
import { isZip } from './zip/magic.js';

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xltx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xltm: 'application/vnd.ms-excel.template.macroEnabled.12',
  // By mistake, and Excel opens it.
  xls: 'application/vnd.ms-excel',
} as const;

/** Excel workbooks (Office Open XML), changed in place. What reads them is loaded with the first. */
export const xlsxAdapter = (embedded: readonly FileAdapter[] = []): FileAdapter => ({
  name: 'xlsx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: { type: 'object', additionalProperties: false, properties: { ...OPTIONS, columns: COLUMNS_OPTION } },
  accepts: (head, extension) => isZip(head) || (extension !== 'xls' && isOleContainer(head)),
  async process(job) {
    const { deidentifyWorkbook } = await import('./deidentify-workbook.js');
    return deidentifyWorkbook(job, embedded);
  },
});

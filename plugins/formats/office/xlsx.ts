import type { FileAdapter } from '../../../core/index.js';
import { COLUMNS_OPTION, RISK_OPTION } from '../../../kit/index.js';
import { isOleContainer } from './parts/ole.js';
import { OPTIONS } from './parts/options.js';
import { isZip } from './zip/magic.js';

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xltx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xltm: 'application/vnd.ms-excel.template.macroEnabled.12',
  // A common mistake, which Excel accepts.
  xls: 'application/vnd.ms-excel',
} as const;

/**
 * Adapter for Excel workbooks (Office Open XML), which are edited in place. Its modules are loaded with the first
 * workbook.
 */
export const xlsxAdapter = (embedded: readonly FileAdapter[] = []): FileAdapter => ({
  name: 'xlsx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: { ...OPTIONS, columns: COLUMNS_OPTION, risk: RISK_OPTION },
  },
  accepts: (head, extension) => isZip(head) || (extension !== 'xls' && isOleContainer(head)),
  async process(job) {
    const { deidentifyWorkbook } = await import('./deidentify-workbook.js');
    return deidentifyWorkbook(job, embedded);
  },
});

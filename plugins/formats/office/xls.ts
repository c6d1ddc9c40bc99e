import type { FileAdapter } from '../../../core/index.js';
import { COLUMNS_OPTION, looksLikeMarkup } from '../../../kit/index.js';
import { isOleContainer } from './parts/ole.js';

const MEDIA_TYPES = { xls: 'application/vnd.ms-excel' } as const;

/**
 * Adapter for workbooks of Excel 5 to 2003, which are edited in place, and for HTML and XML with the same extension.
 * Its modules are loaded with the first workbook.
 */
export const xlsAdapter = (): FileAdapter => ({
  name: 'xls',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      unscanned: {
        enum: ['keep', 'drop', 'fail'],
        default: 'keep',
        description: 'What to do with parts of a file that cannot be searched, such as pictures and macros.',
      },
      columns: COLUMNS_OPTION,
    },
  },
  accepts: (head) => isOleContainer(head) || looksLikeMarkup(head),
  async process(job) {
    const { deidentifyBook } = await import('./deidentify-book.js');
    return deidentifyBook(job);
  },
});

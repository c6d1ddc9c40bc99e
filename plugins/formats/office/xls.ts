import type { FileAdapter } from '../../../core/index.js';
import { COLUMNS_OPTION, looksLikeMarkup } from '../../../kit/index.js';
import { isOleContainer } from './parts/ole.js';

const MEDIA_TYPES = { xls: 'application/vnd.ms-excel' } as const;

/** Workbooks of Excel 5 to 2003, changed in place, and HTML and XML that is named like them. What reads them is loaded with the first. */
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

import type { FileAdapter } from '../../../core/index.js';
import { looksLikeMarkup, looksLikeText } from '../../../kit/index.js';
import { OPTIONS } from './options.js';

const MEDIA_TYPES = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  tab: 'text/tab-separated-values',
  // Programs that make reports call tables as text so, to have them opened by Excel.
  xls: 'application/vnd.ms-excel',
} as const;

/** Spreadsheets also write HTML and XML under the extension `.xls`, or archives of web pages, which are no tables of cells between delimiters. */
const isNoTable = (head: Uint8Array): boolean =>
  looksLikeMarkup(head) || /^\s{0,100}(?:MIME-Version|Content-Type):/i.test(new TextDecoder().decode(head));

/** Tables as text, of any length, in constant memory. What reads them is loaded with the first. */
export const csvAdapter = (): FileAdapter => ({
  name: 'csv',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: OPTIONS,
  accepts: (head, extension) => looksLikeText(head) && !(extension === 'xls' && isNoTable(head)),
  async process(job) {
    const { deidentifyTable } = await import('./deidentify.js');
    return deidentifyTable(job);
  },
});

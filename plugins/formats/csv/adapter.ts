import type { FileAdapter } from '../../../core/index.js';
import { looksLikeMarkup, looksLikeText } from '../../../kit/index.js';
import { OPTIONS } from './options.js';

const MEDIA_TYPES = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  tab: 'text/tab-separated-values',
  // Report programs often give text tables this extension, so that Excel opens them.
  xls: 'application/vnd.ms-excel',
} as const;

/** Excel also writes HTML, XML and web archives with the extension `.xls`, which are not delimited tables. */
const isNoTable = (head: Uint8Array): boolean =>
  looksLikeMarkup(head) || /^\s{0,100}(?:MIME-Version|Content-Type):/i.test(new TextDecoder().decode(head));

/** Delimited text tables of any length, in constant memory. The reader is loaded with the first file. */
export const csvAdapter = (): FileAdapter => ({
  name: 'csv',
  extensions: Object.keys(MEDIA_TYPES),
  // Tables are often exported under this name; workbooks begin with other bytes.
  sharedExtensions: ['xls'],
  mediaTypes: MEDIA_TYPES,
  options: OPTIONS,
  accepts: (head, extension) => looksLikeText(head) && !(extension === 'xls' && isNoTable(head)),
  async process(job) {
    const { deidentifyTable } = await import('./deidentify.js');
    return deidentifyTable(job);
  },
});

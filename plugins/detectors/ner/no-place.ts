import { lexiconPattern } from '../../../kit/index.js';
import type { Term } from './term.js';
import { DEMONYMS, GRADES } from './words.js';

/** `acct 400-9`, `CSR No. 4417`, `BSA ID 31000`, `Kundennummer 4417`: a number with its label. */
const LABELLED_NUMBER = new RegExp(
  `(?:^|[ (.-])(?:${lexiconPattern('number-labels', { class: 'no-place' })}|\\p{L}{3,24}n(?:umme)?r)[.:#]? {0,2}#?(?:[A-Z]{2} )?[A-Z]{0,3}\\d`,
  'iu',
);
/** `CHF exac, 2L NC` */
const QUANTITY = /(?:^|[ ,])\d{1,4} ?(?:L|mL|ml|mg|mcg|kg|LPM|lpm)(?![\p{L}\d])/u;
/** `1415 TRANS 1438 DEST 1452` */
const TIMES = /(?<!\d)\d{4} \D{2,12} \d{4}(?!\d)/;
const ROAD_INSIDE = new RegExp(
  `[ ,](?:${lexiconPattern('streets', { class: 'inside-an-address', language: 'en' })})(?![\\p{L}])`,
  'iu',
);
/** `3... 2... 1... go` */
const ELLIPSIS = /\.{3}|…/u;

/** True for the adjective of a nation, for a labelled number, and for a place after which a scale is named. */
export function isNoPlace({ text, lower, nextWord }: Term): boolean {
  if (DEMONYMS.has(lower) || GRADES.has(nextWord.toLowerCase()) || ELLIPSIS.test(text)) return true;
  if (!/\d/.test(text)) return false;
  return (LABELLED_NUMBER.test(text) || QUANTITY.test(text) || TIMES.test(text)) && !ROAD_INSIDE.test(text);
}

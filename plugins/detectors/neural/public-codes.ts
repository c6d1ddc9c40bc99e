import { lexiconPattern } from '../../../kit/index.js';

/** Length of the text before a number in which its label stands, in code units. */
const BEFORE = 80;
/** `CPT 99213, 99214`, `CVE-2026-`, `ISO 27001:`, `DOI `: the label of a code, and what of the code stands before the number. */
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('number-labels', { class: 'of-public-codes' })})(?: (?:codes?|nos?|numbers?)\\.?)?[ :#-]{1,3}(?:[\\d.:/-]{2,16}[,;] ?){0,6}[\\d.:/-]{0,12}$`,
  'iu',
);

/** True for a number of a system that anybody may look up, such as codes of diagnoses, procedures and drugs. */
export const isPublicCode = (view: string, start: number): boolean =>
  LABEL.test(view.slice(Math.max(0, start - BEFORE), start));

import { lexiconSet } from '../../../kit/index.js';
import type { Term } from './term.js';

/** Abbreviations, products and programs that look like names to a model trained on letters and news. Lower case. */
const TECHNICAL = lexiconSet('computing', { class: ['word', 'program'] });

/** `ipaddrFromByteArray`, `tsSys` */
const CAMEL = /^[a-z]+\d*[A-Z][A-Za-z\d]*$/;
/** `travis-image2`, `acme-123`: a code, or the name of a package. */
const KEBAB = /^(?=[^\d]*\d)[a-z\d]+(?:-[a-z\d]+)+$/;
const CODE_BEFORE = /[.$`_/@\\:-]$/;
const CODE_BEHIND = /^(?:\(|\.[a-z]|\[|_|::|`)/;

/** True for a computing term, and for a lower-case word within source code. */
export function isComputing({ text, lower, isLowerCase, before, behind }: Term): boolean {
  if (TECHNICAL.has(lower) || CAMEL.test(text) || KEBAB.test(text)) return true;
  return isLowerCase && !text.includes(' ') && (CODE_BEFORE.test(before) || CODE_BEHIND.test(behind));
}

import type { Term } from '../../../../core/index.js';
import { lexiconPattern } from '../../../../kit/index.js';
import { isOldest } from './ages.js';

const REACHED = new RegExp(
  `(?<!\\p{L})(?:${lexiconPattern('ages', { class: 'reaches-an-age' })})(?!\\p{L})[^.;!?\\n]{0,20}$`,
  'iu',
);
const ORDINAL = /\d(?:st|nd|rd|th|e|\.)$|th$/iu;
/** Most characters between an age that was reached and its date. */
const NEAR = 40;

/** True for the dates on which somebody reached an age over 89: `turned 90 in 2019`, `in 2019, his 95th birthday`. */
export function datesOfOldAges(terms: readonly Term[]): (term: Term) => boolean {
  const reached = terms.filter(
    ({ type, text, before }) => type === 'AGE' && isOldest(text) && (REACHED.test(before) || ORDINAL.test(text)),
  );
  return ({ start, end }) => reached.some((age) => start - age.end <= NEAR && age.start - end <= NEAR);
}

import type { Term } from '../../../../core/index.js';
import { dateParts } from '../../../../kit/index.js';

/**
 * A date that another type spans: `10/03/22 2147` as a telephone number. Signs between its parts tell it from numbers; where there
 * are none, only the year in front does.
 */
const FORM = /^(?:\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:[ T]\d{2}:?\d{2}(?::?\d{2})?)?|(?:19|20)\d\d[01]\d[0-3]\d)$/u;
/** Types whose terms may have such a form by chance. */
const OTHER_NUMBERS = new Set(['IP_ADDRESS', 'URL', 'SECRET', 'USERNAME', 'AMOUNT']);

/** True for a date that was found as something else. */
export const isDateForm = ({ type, category, text }: Pick<Term, 'text' | 'type' | 'category'>): boolean =>
  category !== 'DATE_TIME' && !OTHER_NUMBERS.has(type) && FORM.test(text) && dateParts(text) !== undefined;

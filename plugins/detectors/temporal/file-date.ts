import type { CodeRecognizer, Match } from '../../../core/index.js';
import { dateParts, scoreOf } from '../../../kit/index.js';
import { isYearFirst } from './calendar.js';

const DATE = /(?<=[\p{L}\p{N}]_)(?:19|20)\d\d([-_.]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/uy;
/** First digits of a year. */
const CENTURY = '12';
const SCORE = scoreOf('cue:word');

/**
 * The date in a file name: `Roe_Jane_2025-09-13.pdf`, `scan_20250913.tif`. An underscore joins it to the word before.
 */
export const fileDate: CodeRecognizer = {
  name: 'temporal/file-date',
  types: ['DATE'],
  parts: (term) => dateParts(term),
  needs: { digits: 8, holds: ['_'] },
  recognize({ view }): Match[] {
    const matches: Match[] = [];
    for (let sign = view.indexOf('_'); sign >= 0; sign = view.indexOf('_', sign + 1)) {
      const start = sign + 1;
      if (!CENTURY.includes(view.charAt(start))) continue;
      DATE.lastIndex = start;
      const date = DATE.exec(view)?.[0];
      if (date === undefined || !isYearFirst(date.replaceAll('_', '-'))) continue;
      matches.push({ type: 'DATE', start, end: start + date.length, score: SCORE, why: 'in the name of a file' });
    }
    return matches;
  },
};

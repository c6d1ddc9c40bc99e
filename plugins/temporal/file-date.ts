import type { CodeRecognizer, Match } from '../../core/index.js';
import { isYearFirst } from './calendar.js';

const DATE = /(?<=[\p{L}\p{N}]_)(?:19|20)\d\d([-_.]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/gu;
const SCORE = 0.6;

/** The day in the name of a file: `Roe_Jane_2025-09-13.pdf`, `scan_20250913.tif`. An underscore joins it to the word in front. */
export const fileDate: CodeRecognizer = {
  name: 'temporal/file-date',
  types: ['DATE'],
  needs: { digits: 8, holds: ['_'] },
  recognize({ view }): Match[] {
    return Array.from(view.matchAll(DATE), ({ index, 0: date }) => ({ index, date })).flatMap(({ index, date }) =>
      isYearFirst(date.replaceAll('_', '-'))
        ? [{ type: 'DATE', start: index, end: index + date.length, score: SCORE, why: 'in the name of a file' }]
        : [],
    );
  },
};

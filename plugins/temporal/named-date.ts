import type { Pattern, PatternRecognizer } from '../../core/index.js';
import { DAY, DAY_MONTH, MONTH_DAY, MONTH_YEAR, ON_WEEKDAY, YEAR } from './calendar.js';
import { DATE_CONTEXT } from './context.js';
import { FULL_MONTH, PLAIN_MONTH, readsAsDate, STAMP_MONTH } from './months.js';

const date = (name: string, match: string, score: number, lead?: string): Pattern => ({
  name,
  type: 'DATE',
  match,
  ...(lead === undefined ? {} : { lead }),
  ignoreCase: true,
  score,
  validate: readsAsDate,
  valid: score,
  context: DATE_CONTEXT,
});

/** Words before a month that stands alone. Dates such as `in May` need them; `January` does not. */
const MONTH_LEAD =
  '(?:in|since|until|till|during|last|next|this|early|late|mid|im|seit|ab|bis|ende|anfang|mitte|en|desde|hasta|depuis|avant|' +
  'fin|début|nel|dal|em|sinds|vanaf|eind|begin|(?:month|mes|mois|mese|mês) (?:of|de|di)|(?:finales|mediados|principios) de)[- ]';

/** Dates that name their month, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const namedDate: PatternRecognizer = {
  name: 'temporal/named-date',
  types: ['DATE'],
  patterns: [
    date('day-month', DAY_MONTH, 0.8),
    date('month-day', MONTH_DAY, 0.8),
    date('month-year', MONTH_YEAR, 0.8),
    date('weekday-day-month', `${ON_WEEKDAY}${DAY_MONTH}`, 0.85),
    date('weekday-month-day', `${ON_WEEKDAY}${MONTH_DAY}`, 0.85),
    {
      name: 'weekday-numeric',
      type: 'DATE',
      match: `${ON_WEEKDAY}(?:\\d{1,2}[./-]\\d{1,2}[./-](?:${YEAR}|\\d\\d)|\\d{1,2}\\.[ ]?\\d{1,2}\\.|${YEAR}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2})(?![\\d/-])`,
      ignoreCase: true,
      score: 0.8,
    },
    {
      name: 'stamp',
      type: 'DATE',
      match: `${DAY}${STAMP_MONTH}(?:${YEAR}|\\d\\d)(?![\\p{L}\\p{N}_])`,
      ignoreCase: true,
      score: 0.7,
    },
    date('month-after-word', `(?:(?:early|late|mid)[- ])?${FULL_MONTH}`, 0.55, MONTH_LEAD),
    date('month', PLAIN_MONTH, 0.5),
  ],
};

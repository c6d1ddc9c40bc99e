import type { Pattern } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { DATE_CONTEXT } from './context.js';

/** What must not stand before a date: a number that continues to the left is a version, an address or an identifier. */
export const FROM = '(?<!\\d[/.:])';
/** What must not stand behind a date. */
export const TO = '(?![\\d/]|[.:]\\d|%)';

/** Only what is not sure by its form needs words near by. */
export const date = (pattern: Omit<Pattern, 'type' | 'context' | 'valid'>): Pattern => ({
  ...pattern,
  type: 'DATE',
  valid: pattern.score,
  ...(scoreOf(pattern.score) < 0.75 ? { context: DATE_CONTEXT } : {}),
});

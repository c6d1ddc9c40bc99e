import type { Pattern } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';
import { DATE_CONTEXT } from './context.js';

/** Must not precede a date: a number that continues to the left is a version, an address or an identifier. */
export const FROM = '(?<!\\d[/.:])';
/** Must not follow a date. */
export const TO = '(?![\\d/]|[.:]\\d|%)';

/** Context words apply only to forms that are not certain by themselves. */
export const date = (pattern: Omit<Pattern, 'type' | 'context' | 'valid'>): Pattern => ({
  ...pattern,
  type: 'DATE',
  valid: pattern.score,
  ...(scoreOf(pattern.score) < 0.75 ? { context: DATE_CONTEXT } : {}),
});

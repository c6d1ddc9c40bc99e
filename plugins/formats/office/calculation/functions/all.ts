import type { WorkbookFunction } from '../contracts.js';
import { CONDITIONS } from './conditions.js';
import { DATES } from './dates.js';
import { LOOKUPS } from './lookups.js';
import { NUMBERS } from './numbers.js';
import { TEXTS } from './texts.js';

/** The functions that are calculated, by name. */
export const FUNCTIONS: ReadonlyMap<string, WorkbookFunction> = new Map(
  Object.entries({ ...NUMBERS, ...CONDITIONS, ...LOOKUPS, ...DATES, ...TEXTS }),
);

import { lexiconPattern } from '../../../../kit/index.js';
import { zipPrefix } from './zip3.js';

const CODES = lexiconPattern('places', { class: 'us-state-code', language: 'en' });
const NAMES = lexiconPattern('places', { class: 'us-state', language: 'en' });

const COUNTRY = '(?:,?\\s{1,3}(?:USA|U\\.S\\.A\\.|US|United States(?: of America)?))?';
// A state counts only if it can be no city or street: after a comma or a line break, at the end, or before a ZIP code.
const STATE_AT_END = new RegExp(
  `(?:[,\\n]\\s{0,3})(?<state>${CODES}|${NAMES})\\.?,?(?:\\s{1,3}(?<zip>\\d{5}(?:-\\d{4})?))?${COUNTRY}\\s*$`,
  'u',
);
const STATE_AND_ZIP = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<state>${CODES}|${NAMES})\\.?,?\\s{1,3}(?<zip>\\d{5}(?:-\\d{4})?)${COUNTRY}\\s*$`,
  'u',
);
const STATE_ALONE = new RegExp(`^\\s*(?:${CODES}|${NAMES})\\s*$`, 'iu');

/** The part of an address or place that may be disclosed: the state, and a generalised ZIP code after a state. */
export function place(text: string, allowed: ReadonlySet<string>): string {
  const { state, zip } = (STATE_AND_ZIP.exec(text) ?? STATE_AT_END.exec(text))?.groups ?? {};
  if (state === undefined) return '[LOCATION]';
  const prefix = zip === undefined ? undefined : zipPrefix(zip, allowed);
  return `[LOCATION], ${state}${prefix === undefined ? '' : ` ${prefix}`}`;
}

/** True for a place that is only a state of the United States. */
export const isState = (text: string): boolean => STATE_ALONE.test(text);

/** States whose name is also that of a large city. */
export const isAlsoCity = (text: string): boolean => /^\s*(?:New York|Washington)\s*$/iu.test(text);

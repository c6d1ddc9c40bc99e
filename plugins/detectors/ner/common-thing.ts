import { COMMON_THINGS, lexiconPattern, lexiconSet, OFFICE_ABBREVIATIONS, OFFICES } from '../../../kit/index.js';
import type { Term } from './term.js';

const THINGS: ReadonlySet<string> = new Set([...COMMON_THINGS, ...OFFICES]);
const CAPITALS: ReadonlySet<string> = new Set(OFFICE_ABBREVIATIONS);
/** Abbreviations that are not organisations, although the model takes them for some. */
const BUSINESS = lexiconSet('common-things', { class: 'business-abbreviation', language: 'en' });
const LONGEST_THING = 24;
const TITLED = new RegExp(
  `(?:^|[^\\p{L}])(?:${lexiconPattern('person-titles', { class: 'before-common-thing' })})[.:]? {0,3}$`,
  'u',
);

/** True for a word that is often capitalised without being a name: parties in contracts, goods, holidays. */
export function isCommonThing(term: Term, type: string): boolean {
  if (term.end - term.start > LONGEST_THING) return false;
  const lower = term.lower.replace(/['’]s$/, '');
  const isAbbreviation = CAPITALS.has(lower) || (type === 'ORGANIZATION' && BUSINESS.has(lower));
  return (THINGS.has(lower) || (isAbbreviation && term.isAllCapitals)) && !TITLED.test(term.before);
}

import type { Span } from '../../core/contracts/span.js';
import { lexiconPattern } from '../../lexicon/words.js';

/**
 * Abbreviations of law reports that legal literature cites: of the United States, the United Kingdom, Ireland, Canada,
 * Australia and India. Reports of first-instance decisions without a volume (`2021 WL 4471`) are excluded, because a
 * brief cites its own case like that.
 */
const VOLUMES = `U\\. ?S\\.|S\\. ?Ct\\.|L\\. ?Ed\\.|F\\. ?(?:Supp\\.)?|F\\. ?App[.'x]{1,3}|F\\. ?R\\. ?D\\.|B\\. ?R\\.|[NS]\\. ?[EW]\\.|[AP]\\.|So\\.|N\\. ?Y\\. ?S?\\.?|A\\. ?D\\.|Misc\\.|(?:${lexiconPattern('law-reports', { class: 'volume', language: 'en' })})\\.(?: ?(?:App|Rptr|Super|Dec|St|L|Ct)\\.?){0,2}`;
const LETTERS = lexiconPattern('law-reports', { class: 'series', language: 'en' });
const COURTS = lexiconPattern('law-reports', { class: 'court', language: 'en' });
const YEAR = '(?:1[6-9]|20)\\d\\d';
/** `550 U.S. 544`, `968 S.W.2d 917`, `[1932] AC 562`, `(1883) 12 QBD 271`, `2011 SCC 23`, `[2004] EWCA Civ 12`, `AIR 1973 SC 1461`. */
const REPORT = `(?:\\d{1,4} (?:${VOLUMES}) ?(?:[2-5](?:d|th)|3rd)? ?\\d{1,5}|[[(]${YEAR}[\\])] (?:\\d{1,3} )?(?:${LETTERS}) \\d{1,4}|\\[?${YEAR}\\]? (?:${COURTS})(?: Civ| Crim)? \\d{1,4}|AIR ${YEAR} SC \\d{1,5})(?!\\d)`;
/** The name of one party, and of both: capitalised words, abbreviations and connectors. */
const WORDS = `(?:\\p{Lu}[\\p{L}\\d.'’&-]{0,24}|${lexiconPattern('law-reports', { class: 'within-party', language: 'en' })}|No \\d|\\(No \\d\\)|\\([A-Z][\\p{L}.]{1,12}\\))`;
const PARTY = `${WORDS}(?:,? ${WORDS}){0,9}`;
const VERSUS = ',? (?:v|vs)\\.? ';
const BEHIND_LEFT = new RegExp(`\\.?${VERSUS}${PARTY},? ${REPORT}`, 'uy');
const BEHIND_RIGHT = new RegExp(`\\.?(?:,? ${WORDS}){0,8},? ${REPORT}`, 'uy');
const BEFORE_RIGHT = new RegExp(`(?:^|[^\\p{L}])(?:v|vs)\\.? (?:${WORDS},? ){0,8}$`, 'u');
/** Enough for a party of ten words. In code units. */
const MAX_DISTANCE = 120;
/** The possible rest of a name that ends before `Corp.` and its full stop. */
const LEFT_REST = new RegExp(
  `\\.?(?:,? (?:${lexiconPattern('law-reports', { class: 'end-of-party', language: 'en' })})(?!\\p{L})\\.?){1,3}`,
  'uy',
);

/**
 * True for a party of a published decision, cited by the volume of its publication: `Mobil Oil Corp. v. Ellender, 968
 * S.W.2d 917`. Such names are public. Parties of the case at hand are followed by a docket number instead.
 */
export function isOfReportedCase(view: string, { start, end }: Span): boolean {
  // Quick check: both ways of citing have a ` v` nearby.
  if (!view.slice(Math.max(0, start - MAX_DISTANCE), end + MAX_DISTANCE).includes(' v')) return false;
  LEFT_REST.lastIndex = end;
  const rest = LEFT_REST.test(view) ? LEFT_REST.lastIndex : end;
  BEHIND_LEFT.lastIndex = rest;
  if (BEHIND_LEFT.test(view)) return true;
  const before = view.slice(Math.max(0, start - MAX_DISTANCE), start);
  if (!before.includes(' v')) return false;
  BEHIND_RIGHT.lastIndex = end;
  return BEHIND_RIGHT.test(view) && BEFORE_RIGHT.test(before);
}

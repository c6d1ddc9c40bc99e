import { lexiconPattern } from '../../lexicon/words.js';
import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import type { Candidate } from './candidate.js';

/** Types of what typefaces are often called by. */
const NAMES: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

const FAMILIES = lexiconPattern('fonts', { class: ['family', 'family-or-name'] });
const STYLE = lexiconPattern('fonts', { class: 'style' });
const STYLES = lexiconPattern('fonts', { class: ['style', 'style-or-name'] });
const WHOLE = lexiconPattern('fonts', { class: ['whole-name', 'family'] });
/** What can be nothing but a typeface: `Gill Sans`, `Franklin Gothic`, `Verdana`. */
const SURE = `(?:${WHOLE}|(?:${FAMILIES})(?= (?:${STYLE})(?!\\p{L})))(?: (?:${STYLES}))*(?![\\p{L}\\p{N}])`;
/** A typeface; the group captures one that may also be a person or a place: `Georgia`. */
const FACE = new RegExp(`(?:${SURE}|((?:${FAMILIES})(?: (?:${STYLES}))*)(?![\\p{L}\\p{N}]))`, 'iuy');
const SURE_FACE = new RegExp(SURE, 'iuy');
/** Between typefaces of an enumeration. */
const BETWEEN = `["'”’]?(?:[,;/]\\s?(?:(?:and|or|und|oder|et|ou) )?| (?:or|oder|ou|and|und|et) )["'“‘]?`;
const SEPARATOR = new RegExp(BETWEEN, 'y');
const LEAD = 'fonts?|font-family|typefaces?|typeset in|schriftarten?|polices?';
/** What announces a typeface directly before a name: a word, or another typeface of an enumeration. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${LEAD})(?: (?:in|is))?[ :=]{1,3}["'“‘]?|${SURE}${BETWEEN})$`,
  'iu',
);
const REACH = 60;
const KEY = 3;
/** The first letters of all typefaces: a quick exit for nearly all names. */
const BEGINNINGS: ReadonlySet<string> = new Set(`${WHOLE}|${FAMILIES}`.split('|').map((name) => name.slice(0, KEY)));

/**
 * Drops names that are those of typefaces: `Franklin Gothic`, and `Georgia` directly beside another typeface or a word
 * for them.
 */
export function withoutTypefaces(
  view: string,
  candidates: Candidate[],
  categoryOf: (type: EntityType) => EntityType,
): Candidate[] {
  const mayBe = ({ start, type }: Candidate): boolean =>
    BEGINNINGS.has(view.slice(start, start + KEY).toLowerCase()) && NAMES.has(categoryOf(type));
  return candidates.some(mayBe) ? candidates.filter((one) => !mayBe(one) || !isTypeface(view, one)) : candidates;
}

/** True if a term is nothing but typefaces, of which one is sure or announced as one. */
function isTypeface(view: string, { start, end }: Span): boolean {
  let at = start;
  let isSure = false;
  while (at < end) {
    const face = matchAt(FACE, view, at);
    if (face === null) return false;
    isSure ||= face[1] === undefined;
    at += face[0].length;
    if (at >= end) break;
    const separator = matchAt(SEPARATOR, view, at);
    if (separator === null) return false;
    at += separator[0].length;
  }
  return isSure || BEFORE.test(view.slice(Math.max(0, start - REACH), start)) || isBeforeTypeface(view, at);
}

/** True before a sure typeface of the same enumeration: `Georgia, 'Times New Roman'`. */
function isBeforeTypeface(view: string, end: number): boolean {
  const separator = matchAt(SEPARATOR, view, end);
  return separator !== null && matchAt(SURE_FACE, view, end + separator[0].length) !== null;
}

function matchAt(pattern: RegExp, view: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(view);
}

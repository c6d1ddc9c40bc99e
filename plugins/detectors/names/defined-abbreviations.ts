import type { Evidence, EvidenceKind, Match } from '../../../core/index.js';
import { lexiconSet } from '../../../kit/index.js';

/** Strong, because a text says itself what the letters stand for. */
export const DEFINED_ABBREVIATION = {
  name: 'text:defined-abbreviation',
  reason: 'the text says that these letters stand for a thing',
  weights: { PERSON: -4.5, LOCATION: -4.5, ORGANIZATION: -4.5 },
} as const satisfies EvidenceKind;

/** `(YTM)`, `(CAs)` */
const IN_BRACKETS = /\((\p{Lu}[\p{Lu}\p{N}]{1,6})s?\)/gu;
/** `ARI (ACME Renewal Information)` */
const BEFORE_BRACKETS = /(?<![\p{L}\p{N}-])(\p{Lu}[\p{Lu}\p{N}]{1,6})s? \(([\p{L}][^()\n]{4,80})\)/gu;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}]{1,6}(?:['’]?s)?$/u;
const PLURAL = /['’]?s$/u;
/** The last words of what precedes, without what ends a clause. */
const WORD = /[\p{L}\p{N}'’]+/gu;
const CLAUSE_END = /[.;:!?()\n]/u;
/** Enough for the words of seven letters. */
const LONGEST = 120;
/** Words of an expansion that give no letter. */
const SMALL = lexiconSet('organization-words', { class: 'small-word' });
/** Words that tell of an organisation: `Securities and Exchange Commission (SEC)`. */
const OF_ORGANIZATIONS = lexiconSet('organization-words', {
  class: ['ending', 'maybe-ending', 'before-of', 'head', 'legal-form', 'ends-a-company', 'fund', 'trade'],
});
const TYPES: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
const PLAUSIBLE = 0.5;

/** An expansion in a text. */
interface Expansion {
  readonly start: number;
  readonly end: number;
}

/** The words that end at `end` and whose initials are the letters; undefined if there are none. */
function expansionBefore(view: string, end: number, letters: string): Expansion | undefined {
  const from = Math.max(0, end - LONGEST);
  const before = view.slice(from, end);
  let clause = 0;
  for (let at = before.length - 1; at >= 0 && clause === 0; at--)
    if (CLAUSE_END.test(before.charAt(at))) clause = at + 1;
  const words = Array.from(before.slice(clause).matchAll(WORD));
  let left = letters.length;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]?.[0] ?? '';
    const taken = lettersOf(word, letters.slice(0, left));
    if (taken === 0 && !SMALL.has(word.toLowerCase())) return undefined;
    left -= taken;
    if (left === 0) return { start: from + clause + (words[at]?.index ?? 0), end };
  }
  return undefined;
}

/** How many of the last letters a word gives: its initial, or several inside of it (`hydrochlorothiazide`: HCTZ). */
function lettersOf(word: string, letters: string): number {
  const lower = word.toLowerCase();
  const wanted = letters.toLowerCase();
  if (lower.charAt(0) === wanted.charAt(wanted.length - 1)) return 1;
  const first = wanted.lastIndexOf(lower.charAt(0));
  if (first < 0) return 0;
  let at = 0;
  for (const letter of wanted.slice(first)) {
    at = lower.indexOf(letter, at) + 1;
    if (at === 0) return 0;
  }
  return wanted.length - first;
}

/** What the text defines as an abbreviation of something that is no organisation. */
function definitions(view: string, open: readonly Match[]): ReadonlySet<string> {
  const defined = new Set<string>();
  const add = (letters: string, expansion: Expansion | undefined): void => {
    if (expansion !== undefined && isThing(view, expansion, open)) defined.add(letters);
  };
  for (const { index, 1: letters = '' } of view.matchAll(IN_BRACKETS))
    add(letters, expansionBefore(view, index, letters));
  for (const { index, 0: whole, 1: letters = '', 2: inside = '' } of view.matchAll(BEFORE_BRACKETS)) {
    const end = index + whole.length - 1;
    const expansion = expansionBefore(view, end, letters);
    if (expansion?.start === end - inside.length) add(letters, expansion);
  }
  return defined;
}

/** In lower case no name is written. Otherwise neither a word of it nor a recognizer may tell of an organisation. */
function isThing(view: string, { start, end }: Expansion, open: readonly Match[]): boolean {
  if (/^\p{Ll}/u.test(view.slice(start, end))) return true;
  const words = view.slice(start, end).toLowerCase().match(WORD) ?? [];
  if (words.some((word) => OF_ORGANIZATIONS.has(word))) return false;
  return !open.some((one) => one.score >= PLAUSIBLE && one.start < end && one.end > start);
}

/** Evidence against names that are abbreviations of things which the text writes out: `yield to maturity (YTM)`. */
export function doubtsByDefinition(view: string, open: readonly Match[]): readonly (Evidence | undefined)[] {
  if (!view.includes('(')) return [];
  const isAsked = open.some(({ type, start, end }) => TYPES.has(type) && ABBREVIATION.test(view.slice(start, end)));
  const defined = isAsked ? definitions(view, open) : new Set<string>();
  if (defined.size === 0) return [];
  return open.map(({ type, start, end }) =>
    TYPES.has(type) && defined.has(view.slice(start, end).replace(PLURAL, ''))
      ? { code: DEFINED_ABBREVIATION.name }
      : undefined,
  );
}

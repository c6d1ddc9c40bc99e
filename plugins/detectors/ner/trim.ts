import type { Span } from '../../../core/index.js';
import { openingWord } from '../../../kit/index.js';
import { isFormWord } from './form-words.js';
import { BEFORE_NAMES, BEHIND_NAMES, NEVER_NAMES, PARTICLES, ROLES } from './words.js';

/** Characters that a tagger may leave at the ends of a name and that do not belong to it. */
const LEFT =
  /^(?:w\/ ?)?(?:[\s"'“”‘’()[\]{}<>.,;:!?*_#|/\\&+=~ªºᵃᵒ-]|(?![©®™])\p{Extended_Pictographic}[\u{fe0f}\u{200d}]?)+/u;
const RIGHT = /[\s"'“”‘’()[\]{}<>,;:!?*_#|/\\&+=~-]+$/;
const FIRST_WORD = /^([\p{L}\p{M}']{1,20}(?:\.\p{Ll}{2,3})?)\.?[\s,:-]{1,4}(?=\S)/u;
const LAST_WORD = /[\s,:-]{1,6}([\p{L}\p{M}]{1,12})$/u;
/**
 * `s/p`, `c/o`, `S/N`: an abbreviation before a name is removed together with its separator. But the house number may
 * be `s/n`.
 */
const SLASHED_LEFT = /^(?!s\/n)\p{L}\/\p{L}(?![\p{L}/])/u;
const SLASHED_RIGHT = /[\s,.;:]{1,4}(?!s\/n)\p{L}\/\p{L}$/u;
/**
 * A full stop belongs to initials and short abbreviations (`J.`, `Jr.`, `Inc.`, `U.S.`); elsewhere it ends the
 * sentence.
 */
const ENDING_STOP = /(?<!(?:^|[\s.])\p{L}{1,4})\.$/u;
/** Maximum number of words removed from one end, enough for `Hi, Prof. Dr. med.`. */
const MOST_WORDS = 6;

/** Removes characters that no entity starts or ends with: blanks, quotes, brackets, the full stop of a sentence. */
export function trimMarks(view: string, span: Span): Span {
  const { start, end } = beforeBracket(view, span);
  const term = view.slice(start, end);
  const from = start + (LEFT.exec(term)?.[0].length ?? 0);
  const rest = withoutSlashed(view.slice(from, end).replace(RIGHT, '')).replace(ENDING_STOP, '');
  return trimSmall(view, { start: from, end: from + rest.length });
}

function withoutSlashed(term: string): string {
  if (!term.includes('/')) return term;
  return SLASHED_LEFT.test(term) ? '' : term.replace(SLASHED_RIGHT, '');
}

/** How far after a term its open bracket may be closed, in code units. */
const LONGEST_REMARK = 60;

/** A term up to a bracket that is never closed in it: `First Harbor Bank (RSSD 4417`, but not `Acme (UK) Ltd`. */
function beforeBracket(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const open = term.lastIndexOf('(');
  const isOpen = open > 0 && !term.includes(')', open) && view.slice(end, end + LONGEST_REMARK).includes(')');
  return { start, end: isOpen ? start + open : end };
}

/** Removes titles, greetings and professions from a person, who keeps at least one word. */
export function trimPerson(view: string, span: Span): Span {
  let { start, end } = trimMarks(view, span);
  start += openingWord(view, start);
  for (let i = 0; i < MOST_WORDS; i++) {
    const first = FIRST_WORD.exec(view.slice(start, end));
    const word = (first?.[1] ?? '').toLowerCase();
    if (first === null || !(BEFORE_NAMES.has(word) || ROLES.has(word) || isFormWord(word))) break;
    start += first[0].length;
  }
  for (let i = 0; i < MOST_WORDS; i++) {
    const last = LAST_WORD.exec(view.slice(start, end));
    if (last === null || !BEHIND_NAMES.has((last[1] ?? '').toLowerCase())) break;
    end -= last[0].length;
  }
  return wholeWord(view, trimMarks(view, { start: behindSmall(view, start, end), end }));
}

/** `Keali'i`, `Fa'asavalu`: the glottal stop in Polynesian and Arabic names, unlike `'s` and other contractions. */
const BEHIND_GLOTTAL =
  /(?<=\p{Lu}\p{Ll}{1,12})['’ʻ`](?!(?:s|t|d|m|ll|re|ve|em|n|clock)(?!\p{L}))\p{Ll}{1,14}(?![\p{L}\p{N}_])/uy;

/** Extends a name to the end of its last word, because taggers split words at a glottal stop. */
function wholeWord(view: string, span: Span): Span {
  BEHIND_GLOTTAL.lastIndex = span.end;
  return span.start < span.end && BEHIND_GLOTTAL.test(view) ? { ...span, end: BEHIND_GLOTTAL.lastIndex } : span;
}

/** The last line of a US address (USPS Publication 28) up to its ZIP code, and the next line. */
const BEHIND_ZIP = /[ ,][A-Z]{2},? \d{5}(?:-\d{4})?(?=\s{0,3}\n\s{0,8}(?!U\.?S\.?A|United States|USA))/;

/** A place without punctuation, and without the line after a ZIP code: `Beaverton, OR 97006` above `March 14, 2025`. */
export function trimPlace(view: string, span: Span): Span {
  const { start, end } = trimMarks(view, span);
  const zip = BEHIND_ZIP.exec(view.slice(start, end));
  return { start, end: zip === null ? end : start + zip.index + zip[0].length };
}

const SMALL_WORDS = /^(?:\p{Ll}[\p{Ll}\p{M}]{0,19} ){1,8}(?=.*\p{Lu}\p{Ll})/u;
/** Particles that also join names; in front of a name they only connect it to the sentence. */
const JOINING: ReadonlySet<string> = new Set(['y', 'e', 'i', 'en', 'et', 'und']);

/**
 * Offset of the name in `sa fille Solène`, `de son épouse Maryvonne`, `en Mehmet`: lower-case words in front do not
 * belong to it, except particles directly before the name.
 */
function behindSmall(view: string, start: number, end: number): number {
  const small = SMALL_WORDS.exec(view.slice(start, end))?.[0] ?? '';
  const words = small.split(' ').slice(0, -1);
  const last = words.findLastIndex((word) => !PARTICLES.has(word) || JOINING.has(word));
  return start + words.slice(0, last + 1).reduce((sum, word) => sum + word.length + 1, 0);
}

const SMALL_FIRST = /^([\p{Ll}']{1,12})[\s,.:-]{1,4}/u;
const SMALL_LAST = /[\s,.:-]{1,4}([\p{Ll}']{1,12})$/u;
/** Minimum length of a name in lower case, in code units. */
const SHORTEST_SMALL = 3;

/** Removes everyday words from a name in lower case, of which taggers include too many: `betty thanks`. */
function trimSmall(view: string, span: Span): Span {
  let term = view.slice(span.start, span.end);
  if (term !== term.toLowerCase()) return span;
  let { start } = span;
  for (let first = SMALL_FIRST.exec(term); NEVER_NAMES.has(first?.[1] ?? ''); first = SMALL_FIRST.exec(term)) {
    start += first?.[0].length ?? 0;
    term = view.slice(start, span.end);
  }
  for (let last = SMALL_LAST.exec(term); NEVER_NAMES.has(last?.[1] ?? ''); last = SMALL_LAST.exec(term))
    term = term.slice(0, last?.index);
  return { start, end: term.length < SHORTEST_SMALL ? start : start + term.length };
}

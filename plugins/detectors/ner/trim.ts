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
/** `s/p`, `c/o`, `S/N`: a short form beside a name is none of it, and with it goes what parts it from the name. But a house may be `s/n`. */
const SLASHED_LEFT = /^(?!s\/n)\p{L}\/\p{L}(?![\p{L}/])/u;
const SLASHED_RIGHT = /[\s,.;:]{1,4}(?!s\/n)\p{L}\/\p{L}$/u;
/** A full stop belongs to initials and short abbreviations (`J.`, `Jr.`, `Inc.`, `U.S.`), else to the sentence. */
const ENDING_STOP = /(?<!(?:^|[\s.])\p{L}{1,4})\.$/u;
/** Most words taken off an end: enough for `Hi, Prof. Dr. med.`. */
const MOST_WORDS = 6;

/** Takes off what is no part of any entity: blanks, quotes, brackets, the full stop of a sentence. */
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

/** `See Kowalczyk` before `v. Poland`: how a decision is cited. */
const CITING =
  /^(?:See(?: also| generally|, e\.g\.,)?|Cf\.?|Compare|Contra|Accord|Quoting|Citing|But see|In re|Matter of|Re|Per),? (?=\p{Lu})/u;
const CITED_BEHIND = /^,? ?(?:vs?\.? |\[(?:19|20)|\((?:19|20)|\d{1,4} \p{Lu}|and Others|cited above)/u;

/** How many characters in front of a party of a case are none of its name. */
const citing = (view: string, start: number, end: number): number =>
  CITED_BEHIND.test(view.slice(end, end + 12)) ? (CITING.exec(view.slice(start, end))?.[0].length ?? 0) : 0;

/** How far behind a term the bracket may be closed that stands open in it. In code units. */
const LONGEST_REMARK = 60;

/** A term without a bracket that is never closed in it: `First Harbor Bank (RSSD 4417`, but not `Acme (UK) Ltd`. */
function beforeBracket(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const open = term.lastIndexOf('(');
  const isOpen = open > 0 && !term.includes(')', open) && view.slice(end, end + LONGEST_REMARK).includes(')');
  if (isOpen) return { start, end: start + open };
  // `Belgium [GC` of `v. Belgium [GC], no. 23380/09`
  const square = term.lastIndexOf(' [');
  const isSquare = square > 0 && !term.includes(']', square) && view.slice(end, end + 4).includes(']');
  return { start, end: isSquare ? start + square : end };
}

/** Takes titles, greetings and professions off a person, who keeps at least one word. */
export function trimPerson(view: string, span: Span): Span {
  let { start, end } = trimMarks(view, span);
  start += citing(view, start, end) + openingWord(view, start);
  for (let i = 0; i < MOST_WORDS; i++) {
    const first = FIRST_WORD.exec(view.slice(start, end));
    const word = (first?.[1] ?? '').toLowerCase();
    if (first === null || !(BEFORE_NAMES.has(word) || ROLES.has(word) || isFormWord(word))) break;
    start += first[0].length;
  }
  end -= remarkBehind(view.slice(start, end)) + labelBehind(view, start, end);
  for (let i = 0; i < MOST_WORDS; i++) {
    const last = LAST_WORD.exec(view.slice(start, end));
    if (last === null || !BEHIND_NAMES.has((last[1] ?? '').toLowerCase())) break;
    end -= last[0].length;
  }
  return trimMarks(view, { start: behindElision(view, behindSmall(view, start, end)), end });
}

/** `Mrs. Halvorsen - bed 14B`: behind a dash between blanks a small word goes on with something else. */
const REMARK = /(?<=\p{Lu}.{0,60}) {1,2}[-–—] {1,2}\p{Ll}[^\p{Lu}]*$/u;

const remarkBehind = (term: string): number => REMARK.exec(term)?.[0].length ?? 0;

const LAST_SHOUTED = / \p{Lu}{3,6}$/u;
const NUMBER_BEHIND = /^[:#]? ?#?\d{3}/;
/** Suffixes of a name, which a number may follow as well. */
const SUFFIX = /^ (?:III|VII)$/;

/** Length of the label of a number at the end of a name that is not in capitals: `Tamara Quint NMLS 1188204`. */
function labelBehind(view: string, start: number, end: number): number {
  if (!NUMBER_BEHIND.test(view.slice(end + 1, end + 8))) return 0;
  const term = view.slice(start, end);
  const label = LAST_SHOUTED.exec(term)?.[0] ?? '';
  return SUFFIX.test(label) || !/\p{Ll}/u.test(term) ? 0 : label.length;
}

/** `le fils [d'Hortense]`: behind a word in lower case no part of the name. */
function behindElision(view: string, start: number): number {
  if (!/^d['’]\p{Lu}/u.test(view.slice(start, start + 4))) return start;
  return /\p{Ll}{2} $/u.test(view.slice(Math.max(0, start - 3), start)) ? start + 2 : start;
}

const SMALL_REST = /-\p{Ll}[\p{Ll}\p{M}]{2,24}(?![\p{L}\p{N}_-])/uy;

/** `Keali'i`, `Fa'asavalu`: a sound that islands and Arabic write so, and no `'s` or other short form. */
const BEHIND_GLOTTAL =
  /(?<=\p{Lu}\p{Ll}{1,12})['’ʻ`](?!(?:s|t|d|m|ll|re|ve|em|n|clock)(?!\p{L}))\p{Ll}{1,14}(?![\p{L}\p{N}_])/uy;

/** `kwabena asante-boateng` where a tagger ended at the hyphen. With a capital, `Boyd-led` is another word. */
export function wholeWords(view: string, span: Span): Span {
  BEHIND_GLOTTAL.lastIndex = span.end;
  if (BEHIND_GLOTTAL.test(view)) return { start: span.start, end: BEHIND_GLOTTAL.lastIndex };
  if (!/\p{Ll}/u.test(view.charAt(span.end - 1)) || /\p{Lu}/u.test(view.slice(span.start, span.end))) return span;
  SMALL_REST.lastIndex = span.end;
  return SMALL_REST.test(view) ? { start: span.start, end: SMALL_REST.lastIndex } : span;
}

const SMALL_WORDS = /^(?:\p{Ll}[\p{Ll}\p{M}]{0,19} ){1,8}(?=.*\p{Lu}\p{Ll})/u;
/** Particles that join names as well, and in front of one do nothing else. */
const JOINING: ReadonlySet<string> = new Set(['y', 'e', 'i', 'en', 'et', 'und']);

/**
 * Offset of the name in `sa fille Solène`, `de son épouse Maryvonne`, `en Mehmet`: small words in front are no part of it, but for
 * the particles behind them.
 */
function behindSmall(view: string, start: number, end: number): number {
  const small = SMALL_WORDS.exec(view.slice(start, end))?.[0] ?? '';
  const words = small.split(' ').slice(0, -1);
  const last = words.findLastIndex((word) => !PARTICLES.has(word) || JOINING.has(word));
  return start + words.slice(0, last + 1).reduce((sum, word) => sum + word.length + 1, 0);
}

const SMALL_FIRST = /^([\p{Ll}']{1,12})[\s,.:-]{1,4}/u;
const SMALL_LAST = /[\s,.:-]{1,4}([\p{Ll}']{1,12})$/u;
/** Shorter than this, a name in lower case is none. In code units. */
const SHORTEST_SMALL = 3;

/** Takes everyday words off a name in lower case, of which a tagger takes in too many: `betty thanks`. */
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

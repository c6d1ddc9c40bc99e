import type { Span } from '../../../core/index.js';
import { BEFORE_NAMES, BEHIND_NAMES, EVERYDAY, PARTICLES } from './words.js';

/** Characters that a tagger may leave at the ends of a name and that do not belong to it. */
const LEFT =
  /^(?:w\/ ?)?(?:[\s"'“”‘’()[\]{}<>.,;:!?*_#|/\\&+=~ªºᵃᵒ-]|(?![©®™])\p{Extended_Pictographic}[\u{fe0f}\u{200d}]?)+/u;
const RIGHT = /[\s"'“”‘’()[\]{}<>,;:!?*_#|/\\&+=~-]/;
/** The full stop behind a code, or behind a name that is spelled letter by letter: `POL-9921-AB.`, `J-O-N-E-S.` */
const STOP = /(?:-\p{L}|\d[\p{L}\p{N}-]{0,8})\.$/u;
const STOP_LENGTH = 10;
const FIRST_WORD = /^([\p{L}\p{M}']{1,32}(?:\.\p{Ll}{2,3})?)\.?[\s,:-]{1,4}(?=\S)/u;
const LAST_WORD = /[\s,:-]{1,6}([\p{L}\p{M}']{1,12})$/u;
/** Maximum number of words removed from one end, enough for `Hi, Prof. Dr. med.`. */
const MOST_WORDS = 6;

/** The last letter of what is spelled letter by letter, which taggers take for an initial: `T-H-E-O. Brandt`. */
const LAST_LETTER = /^\p{L}\.\s{1,2}(?=\p{L})/u;
const isHyphenated = (view: string, at: number): boolean => /\p{L}-$/u.test(view.slice(Math.max(0, at - 3), at));

/** Removes characters that no entity starts or ends with: blanks, quotes, brackets. */
function withoutMarks(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const cut = isHyphenated(view, start) ? LAST_LETTER : LEFT;
  const from = start + (cut.exec(term)?.[0].length ?? 0);
  let to = end;
  while (to > from && RIGHT.test(view.charAt(to - 1))) to--;
  const hasStop =
    to === end && view.charAt(to - 1) === '.' && STOP.test(view.slice(Math.max(from, to - STOP_LENGTH), to));
  return { start: from, end: hasStop ? to - 1 : to };
}

/** Removes words of these sets from the ends of a term, which keeps at least one word. */
function withoutWords(view: string, span: Span, before: ReadonlySet<string>, behind: ReadonlySet<string>): Span {
  let { start, end } = span;
  for (let i = 0; i < MOST_WORDS; i++) {
    const first = FIRST_WORD.exec(view.slice(start, end));
    if (first === null || !before.has((first[1] ?? '').toLowerCase())) break;
    start += first[0].length;
  }
  for (let i = 0; i < MOST_WORDS; i++) {
    const last = LAST_WORD.exec(view.slice(start, end));
    if (last === null || !behind.has((last[1] ?? '').toLowerCase())) break;
    end -= last[0].length;
  }
  return { start, end };
}

const LOWERCASE_WORDS = /^(?:\p{Ll}[\p{Ll}\p{M}]{0,19} ){1,8}(?=.*\p{Lu}\p{Ll})/u;

/** Without the lower-case words in front, which belong to the sentence: `pflegt Walburga`; particles of the name stay. */
function fromCapital(view: string, { start, end }: Span): Span {
  const words = LOWERCASE_WORDS.exec(view.slice(start, end))?.[0].split(' ').slice(0, -1) ?? [];
  const last = words.findLastIndex((word) => !PARTICLES.has(word));
  return { start: start + words.slice(0, last + 1).reduce((sum, word) => sum + word.length + 1, 0), end };
}

/**
 * A term without marks at its ends; a name in lower case also without everyday words, of which taggers include too many
 * (`betty thanks`), and a person without titles, greetings and professions.
 */
export function trimmed(view: string, span: Span, isPerson: boolean): Span {
  const bare = withoutMarks(view, span);
  const term = view.slice(bare.start, bare.end);
  const name = term === term.toLowerCase() ? withoutWords(view, bare, EVERYDAY, EVERYDAY) : bare;
  return isPerson ? withoutMarks(view, withoutWords(view, fromCapital(view, name), BEFORE_NAMES, BEHIND_NAMES)) : name;
}

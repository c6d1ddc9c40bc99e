import type { Span } from '../../../core/index.js';
import { openingWord } from '../../../kit/index.js';
import { BEFORE_NAMES, PARTICLES } from './words.js';

/** Characters that a tagger may leave at the ends of a name and that do not belong to it. */
const LEFT =
  /^(?:w\/ ?)?(?:[\s"'“”‘’()[\]{}<>.,;:!?*_#|/\\&+=~ªºᵃᵒ-]|(?![©®™])\p{Extended_Pictographic}[\u{fe0f}\u{200d}]?)+/u;
const RIGHT = /[\s"'“”‘’()[\]{}<>,;:!?*_#|/\\&+=~-]+$/;
const FIRST_WORD = /^([\p{L}\p{M}']{1,20}(?:\.\p{Ll}{2,3})?)\.?[\s,:-]{1,4}(?=\S)/u;
/**
 * A full stop belongs to initials and short abbreviations (`J.`, `Jr.`, `Inc.`, `U.S.`); elsewhere it ends the
 * sentence.
 */
const ENDING_STOP = /(?<!(?:^|[\s.])\p{L}{1,4})\.$/u;
/** Maximum number of words removed before a name, enough for `Hi, Prof. Dr. med.`. */
const MOST_WORDS = 6;

/** Removes characters that no entity starts or ends with: blanks, quotes, brackets, the full stop of a sentence. */
export function trimMarks(view: string, { start, end }: Span): Span {
  const term = view.slice(start, end);
  const from = start + (LEFT.exec(term)?.[0].length ?? 0);
  return { start: from, end: from + view.slice(from, end).replace(RIGHT, '').replace(ENDING_STOP, '').length };
}

/** Removes titles and greetings before a person, who keeps at least one word. */
export function trimPerson(view: string, span: Span): Span {
  let { start, end } = trimMarks(view, span);
  start += openingWord(view, start);
  for (let i = 0; i < MOST_WORDS; i++) {
    const first = FIRST_WORD.exec(view.slice(start, end));
    if (first === null || !BEFORE_NAMES.has((first[1] ?? '').toLowerCase())) break;
    start += first[0].length;
  }
  return wholeWord(view, trimMarks(view, { start: behindLowercase(view, start, end), end }));
}

/** `Keali'i`, `Fa'asavalu`: the glottal stop in Polynesian and Arabic names, unlike `'s` and other contractions. */
const BEHIND_GLOTTAL =
  /(?<=\p{Lu}\p{Ll}{1,12})['’ʻ`](?!(?:s|t|d|m|ll|re|ve|em|n|clock)(?!\p{L}))\p{Ll}{1,14}(?![\p{L}\p{N}_])/uy;

/** Extends a name to the end of its last word, because taggers split words at a glottal stop. */
function wholeWord(view: string, span: Span): Span {
  BEHIND_GLOTTAL.lastIndex = span.end;
  return span.start < span.end && BEHIND_GLOTTAL.test(view) ? { ...span, end: BEHIND_GLOTTAL.lastIndex } : span;
}

const LOWERCASE_WORDS = /^(?:\p{Ll}[\p{Ll}\p{M}]{0,19} ){1,8}(?=.*\p{Lu}\p{Ll})/u;
/** Particles that also join names; in front of a name they only connect it to the sentence. */
const JOINING: ReadonlySet<string> = new Set(['y', 'e', 'i', 'en', 'et', 'und']);

/**
 * Offset of the name in `sa fille Solène`, `de son épouse Maryvonne`, `en Mehmet`: lower-case words in front do not
 * belong to it, except particles directly before the name.
 */
function behindLowercase(view: string, start: number, end: number): number {
  const words = (LOWERCASE_WORDS.exec(view.slice(start, end))?.[0] ?? '').split(' ').slice(0, -1);
  const last = words.findLastIndex((word) => !PARTICLES.has(word) || JOINING.has(word));
  return start + words.slice(0, last + 1).reduce((sum, word) => sum + word.length + 1, 0);
}

import { lexiconSet } from '../../lexicon/words.js';
import type { Candidate } from './candidate.js';

/** An initial in front of a name, at the start of a text, a line or a part of a list. */
const INITIAL = /(?:^|[\n\r\t;,:([|/"*•] {0,2})((\p{Lu}) )$/u;
/** Length of the text before a name in which its initial stands, in code units. */
const BEFORE = 7;
/** What ends a line or a part of a list. */
const ENDS = /^(?:$| ?[\n\r\t;,)\]|/"])/u;
/** What ends a line. */
const ENDS_LINE = /^(?: {0,2}[\n\r]| {0,2}$)/u;
const WORDS = lexiconSet('function-words', { class: 'of-one-letter' });
/** Short for Monsieur, too, which stays before a name in a sentence. */
const TITLE = 'M';

/**
 * Extends persons to the initial that stands alone in front of the name: `M Jones` as the title of a sheet, `12, D Jones`.
 * @param found sorted, without overlaps
 */
export function withInitials(view: string, found: Candidate[]): Candidate[] {
  for (let i = 0; i < found.length; i++) {
    const one = found[i];
    if (one?.type !== 'PERSON') continue;
    const start = initialBefore(view, one);
    if (start !== undefined && start >= (found[i - 1]?.end ?? 0)) found[i] = { ...one, start };
  }
  return found;
}

/** Offset of the initial of a name; undefined if none stands there. */
function initialBefore(view: string, { start, end }: Candidate): number | undefined {
  if (view.charAt(start - 1) !== ' ') return undefined;
  const from = Math.max(0, start - BEFORE);
  const [, initial, letter = ''] = INITIAL.exec(view.slice(from, start)) ?? [];
  if (initial === undefined) return undefined;
  const first = start - initial.length;
  const isCut = first === from && from > 0;
  if (isCut || (letter === TITLE && !isWholeLine(view, first, end))) return undefined;
  return WORDS.has(letter.toLowerCase()) && !ENDS.test(view.slice(end, end + 3)) ? undefined : first;
}

const isWholeLine = (view: string, start: number, end: number): boolean =>
  (start === 0 || '\n\r'.includes(view.charAt(start - 1))) && ENDS_LINE.test(view.slice(end, end + 3));

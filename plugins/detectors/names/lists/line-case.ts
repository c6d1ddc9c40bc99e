import { LOWER, UPPER } from '../../../../kit/index.js';
import { endOf, startOf, type TextWindow } from './word.js';

const FEWEST_WORDS = 3;
const LONGEST_SPEAKER = 6;
const COLON = 58;

/** The time and author of a chat line: `[12.11.23, 18:02:11] Lena: `, `[10:02] Visitor: `, `Lena: `. */
const STAMPED =
  /(?:(?:\[?\d{1,4}[-./]\d{1,2}[-./]\d{2,4},? |\[)\d{1,2}:\d\d(?::\d\d)?(?: ?[AaPp][Mm])?(?:\]| -) [^\n:\]]{1,40}|\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{0,20}\.?)?): /uy;

/**
 * Tells whether a line is written without capitals, as in chats. Each line is read once if tokens are asked for in
 * order.
 */
export class LineCase {
  readonly #window: TextWindow;
  /** Start and end of the line of the most recent token. */
  #start = 0;
  #end = -1;
  #isLowercase = false;

  constructor(window: TextWindow) {
    this.#window = window;
  }

  /** True if the line of a token contains lower-case words and no capital. */
  isLowercase(token: number): boolean {
    const at = startOf(this.#window, token);
    if (at < this.#start || at >= this.#end) this.#read(token);
    return this.#isLowercase;
  }

  #read(token: number): void {
    const { start, end } = this.#window.document.lineAt(startOf(this.#window, token));
    const { kind, length } = this.#window.tokens;
    let first = token;
    while (first > 0 && startOf(this.#window, first - 1) >= start) first--;
    STAMPED.lastIndex = start;
    if (STAMPED.test(this.#window.view))
      while (first < token && startOf(this.#window, first) < STAMPED.lastIndex) first++;
    while (first < token && isSpeaker(this.#window, first)) first++;
    let words = 0;
    let capitals = 0;
    for (let i = first; i < length && startOf(this.#window, i) < end; i++) {
      if (((kind[i] ?? 0) & UPPER) !== 0) capitals++;
      else if (((kind[i] ?? 0) & LOWER) !== 0) words++;
    }
    this.#start = start;
    this.#end = Math.max(end, startOf(this.#window, token) + 1);
    this.#isLowercase = capitals === 0 && words >= FEWEST_WORDS;
  }
}

/** The speaker of a transcript is not part of the speech: `CALLER: `, `MS. BOYD: `, `[00:01:12] AGENT: `. */
function isSpeaker(window: TextWindow, token: number): boolean {
  const { kind } = window.tokens;
  for (let at = token; at < token + LONGEST_SPEAKER; at++) {
    if (((kind[at] ?? 0) & LOWER) !== 0) return false;
    if (window.view.charCodeAt(endOf(window, at)) === COLON && ((kind[at] ?? 0) & UPPER) !== 0) return true;
  }
  return false;
}

import { SENTENCE_OPENERS } from './sentence-openers.js';

const OPENERS: ReadonlySet<string> = new Set(SENTENCE_OPENERS);
/** A word with a capital, a blank, and another with a capital; `aujourd'hui` and `avant-hier` are one. */
const TWO_CAPITALS = /(\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Ll}[\p{L}\p{M}]*)?) (?=\p{Lu})/uy;
/** What ends a sentence or opens a line, and the quotes and brackets behind it; but not the stop of `Mr.` or of an initial. */
const BEFORE_SENTENCE =
  /(?:^|[\n\r!?…:;•*–—|>"“„«»¿¡([]|(?<=[\p{Ll}\p{N})"”]{3})\.|-(?=[ \t]))["”»)]?[ \t]{0,4}["“„«(¿¡]?$/u;
const FURTHEST = 12;

/** True where a word stands first in a text, a sentence, a line or a quotation, so that its capital tells nothing. @param at offset of the word. */
export const beginsSentence = (view: string, at: number): boolean =>
  at === 0 || BEFORE_SENTENCE.test(view.slice(Math.max(0, at - FURTHEST), at));

/**
 * How many code units the word at an offset takes that only begins the sentence, with the blank behind it: `Wczoraj ` of `Wczoraj
 * Halina Wrzesińska przyszła`. 0 for all other words, and where no further word with a capital follows.
 * @param at offset of a word, in code units of `view`
 */
export function openingWord(view: string, at: number): number {
  TWO_CAPITALS.lastIndex = at;
  const word = TWO_CAPITALS.exec(view)?.[1];
  if (word === undefined || !OPENERS.has(word.toLowerCase())) return 0;
  return beginsSentence(view, at) ? word.length + 1 : 0;
}

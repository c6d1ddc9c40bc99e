import { SENTENCE_OPENERS } from './sentence-openers.js';

const OPENERS: ReadonlySet<string> = new Set(SENTENCE_OPENERS);
/** A capitalised word, a blank, and another capitalised word; `aujourd'hui` and `avant-hier` count as one word. */
const TWO_CAPITALS = /(\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{Ll}[\p{L}\p{M}]*)?) (?=\p{Lu})/uy;
/**
 * The end of a sentence or line before an offset, with quotes and brackets; not the full stop of `Mr.` or of an
 * initial.
 */
const BEFORE_SENTENCE =
  /(?:^|[\n\r!?…:;•*–—|>"“„«»¿¡([]|(?<=[\p{Ll}\p{N})"”]{3})\.|-(?=[ \t]))["”»)]?[ \t]{0,4}["“„«(¿¡]?$/u;
const FURTHEST = 12;

/**
 * True if a word is the first of a text, sentence, line or quotation, so that its capital letter means nothing. @param
 * at offset of the word
 */
export const beginsSentence = (view: string, at: number): boolean =>
  at === 0 || BEFORE_SENTENCE.test(view.slice(Math.max(0, at - FURTHEST), at));

/**
 * Length in code units of a word that only begins the sentence, with the blank after it: `Wczoraj ` of `Wczoraj Halina
 * Wrzesińska przyszła`. 0 for all other words, and if no capitalised word follows.
 * @param at offset of a word, in code units of `view`
 */
export function openingWord(view: string, at: number): number {
  TWO_CAPITALS.lastIndex = at;
  const word = TWO_CAPITALS.exec(view)?.[1];
  if (word === undefined || !OPENERS.has(word.toLowerCase())) return 0;
  return beginsSentence(view, at) ? word.length + 1 : 0;
}

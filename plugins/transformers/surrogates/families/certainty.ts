import type { Term } from '../../../../core/index.js';
import { longForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { lettersOf } from '../organisations/initials.js';
import { isKind } from '../organisations/kinds.js';
import { isKnownGiven, isKnownSurname } from '../persons/cultures.js';
import { isTitle, wordBefore } from '../persons/titles.js';
import { isKindOfPlace } from '../places/kinds.js';
import { streetWord } from '../places/street-words.js';

/** Types whose terms are names: a doubtful one may be an ordinary word, and an invented name in its place would be a lie. */
const NAMES = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
/** Places that a list decides; their abbreviations (`US`, `TX`) are no initials of a name. */
const LISTED_PLACES = new Set(['COUNTRY', 'STATE', 'CITY']);
/** `NHS`, `R&D`, `SOPs`: letters that only a long form explains. */
const ABBREVIATION = /^(?=.{1,7}$)\p{Lu}(?:[&/.-]?\p{Lu}){1,5}(?:s|\.)?$/u;
/** What the lack of a known name leaves of the score of a person of a single word. */
const SINGLE_WORD = 0.78;
/** Number of words of certain names that are remembered over the units of a file. */
const REMEMBERED = 20_000;

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];

const isKnownName = (word: string): boolean => isKnownGiven(word) || isKnownSurname(word) || longForms(word).length > 0;

const saysKind = (word: string): boolean => isKind(word) || isKindOfPlace(word) || streetWord(word).kind;

/** How sure it is that a term is a name, from 0 to 1: its score, corrected by its form. */
function certaintyOf({ text, type, category, before, header, score }: Term): number {
  // The title of a column, or a caller that is sure of the term, says what it is; a conversation puts such terms back.
  if (score === undefined || score >= 1 || header.length > 0 || !NAMES.has(category)) return 1;
  if (ABBREVIATION.test(text)) return LISTED_PLACES.has(type) ? 1 : 0;
  const words = wordsOf(text);
  if (category !== 'PERSON') return LISTED_PLACES.has(type) || /\d/u.test(text) || words.some(saysKind) ? 1 : score;
  if (isTitle(wordBefore(before)) || words.some(isKnownName)) return 1;
  return words.length === 1 && /\p{Ll}|\p{Lu}/u.test(text) ? score * SINGLE_WORD : score;
}

/**
 * Tells the terms over which a name may be invented from those that are too doubtful. A doubtful term counts as certain
 * if a certain one of the document shares a word with it or is its long form.
 */
export class CertainNames {
  readonly #words = new Recent<true>(REMEMBERED);

  /** True for each term that may get an invented value. */
  of(terms: readonly Term[], floor: number): boolean[] {
    const alone = terms.map((term) => certaintyOf(term) >= floor);
    if (alone.every((isCertain) => isCertain) && terms.length === 1) return alone;
    for (const [i, term] of terms.entries()) {
      if (alone[i] !== true) continue;
      this.#words.set(fold(term.text), true);
      if (NAMES.has(term.category)) this.#note(term.text);
    }
    return terms.map(({ text }, i) => alone[i] === true || this.#isExplained(text));
  }

  #note(text: string): void {
    for (const word of wordsOf(text)) if (!saysKind(word) && !isTitle(word)) this.#words.set(fold(word), true);
    const letters = lettersOf(text);
    for (let count = 2; count <= letters.length && count <= 6; count++)
      this.#words.set(`initials ${fold(letters.slice(0, count).join(''))}`, true);
  }

  #isExplained(text: string): boolean {
    if (ABBREVIATION.test(text) && this.#words.has(`initials ${fold(text.replace(/[^\p{Lu}]/gu, ''))}`)) return true;
    return this.#words.has(fold(text)) || wordsOf(text).some((word) => this.#words.has(fold(word)));
  }
}

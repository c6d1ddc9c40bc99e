import { Recent } from '../base/recent.js';
import { fold, wordSet } from '../base/text.js';

/** Words that abbreviations leave out. */
const SKIPPED_WORDS = wordSet(
  'of the and for & + de del della di da do la le les des du et y e und der die das für van en',
);
/** Maximum number of words of an abbreviated name; abbreviations often omit the last words. */
const MAX_WORDS = 6;
const SHORTEST = 2;

/** The initials of a name, without those of articles and the like. */
export const lettersOf = (text: string): string[] =>
  text.split(/[\s/-]+/u).flatMap((word) => {
    const letter = SKIPPED_WORDS.has(word.toLowerCase()) ? undefined : /\p{L}/u.exec(word)?.[0];
    return letter === undefined ? [] : [letter.toUpperCase()];
  });

/** Maps the initials of a document's organisations, so that `FHSB` follows the First Harbor Savings Bank. */
export class OrganisationInitials {
  /** Initials of an original -> initials of its substitute. */
  readonly #initials = new Recent<string>(2000);

  /** Records an organisation and its substitute, with the initials of all words and those of the first ones. */
  note(original: string, substitute: string): void {
    const [own, other] = [lettersOf(original), lettersOf(substitute)];
    if (own.length < SHORTEST || own.length > MAX_WORDS || own.length !== other.length) return;
    for (let count = SHORTEST; count <= own.length; count++) {
      const key = fold(own.slice(0, count).join(''));
      if (!this.#initials.has(key)) this.#initials.set(key, other.slice(0, count).join(''));
    }
  }

  /** The initials that replace the given ones; undefined for any other text. */
  initials(text: string): string | undefined {
    return /^\p{Lu}{2,6}$/u.test(text) ? this.#initials.get(fold(text)) : undefined;
  }
}

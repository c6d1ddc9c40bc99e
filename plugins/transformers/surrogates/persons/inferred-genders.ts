import { longForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { genderOf, isKnownGiven } from './cultures.js';
import { guessedGender } from './genders.js';
import { gendersBySurname } from './genders-by-surname.js';
import type { Culture, Gender } from './names/culture.js';
import type { Mention } from './parse.js';

/** Genders of given names, inferred from titles, relations and forms of address. */
export class InferredGenders {
  readonly #inferred = new Recent<Gender>();

  note(mentions: readonly Mention[]): void {
    for (const { parts, gender } of mentions)
      for (const { role, text } of parts)
        if (gender !== undefined && role !== 'surname' && role !== 'initials')
          for (const word of text.split('-')) this.#note(fold(word), gender);
    for (const [given, gender] of gendersBySurname(mentions)) if (!isKnownGiven(given)) this.#note(given, gender);
  }

  /** Records a gender; the first one wins. */
  #note(given: string, gender: Gender): void {
    if (!this.#inferred.has(given)) this.#inferred.set(given, gender);
  }

  of(word: string): Gender | undefined {
    return this.#inferred.get(fold(word));
  }

  /**
   * Decides the gender of a name. A title or relation outweighs the lists, and the lists outweigh a guess from the
   * ending.
   */
  decide(word: string, culture: Culture, title: Gender | undefined): Gender | undefined {
    return title ?? this.of(word) ?? InferredGenders.ofName(word, culture);
  }

  /** What a name itself shows. */
  static ofName(word: string, culture: Culture): Gender | undefined {
    if (isKnownGiven(word)) return genderOf(word, culture);
    const [long] = longForms(word);
    return long === undefined ? guessedGender(fold(word)) : genderOf(long, culture);
  }
}

import { longForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { gendersBySurname } from './addressed.js';
import { genderOf, isKnownGiven } from './cultures.js';
import { guessedGender } from './genders.js';
import type { Culture, Gender } from './names/culture.js';
import type { Mention } from './parse.js';

/** Genders that titles, relations and forms of address have told of given names. */
export class HeardGenders {
  readonly #heard = new Recent<Gender>();

  note(mentions: readonly Mention[]): void {
    for (const { parts, gender } of mentions)
      for (const { role, text } of parts)
        if (gender !== undefined && role !== 'surname' && role !== 'initials')
          for (const word of text.split('-')) this.#note(fold(word), gender);
    for (const [given, gender] of gendersBySurname(mentions)) if (!isKnownGiven(given)) this.#note(given, gender);
  }

  /** The first that was told counts. */
  #note(given: string, gender: Gender): void {
    if (!this.#heard.has(given)) this.#heard.set(given, gender);
  }

  of(word: string): Gender | undefined {
    return this.#heard.get(fold(word));
  }

  /** What a title or relation tells outweighs the lists, and those a guess by the end of the name. */
  decide(word: string, culture: Culture, title: Gender | undefined): Gender | undefined {
    const told = title ?? this.of(word);
    if (told !== undefined || isKnownGiven(word)) return told ?? genderOf(word, culture);
    const [long] = longForms(word);
    return long === undefined ? guessedGender(fold(word)) : genderOf(long, culture);
  }
}

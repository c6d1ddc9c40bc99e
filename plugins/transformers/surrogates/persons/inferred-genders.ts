import { longForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { fold } from '../base/text.js';
import { genderOf, isKnownGiven } from './cultures.js';
import { genderInLists, guessedGender, isDespiteEnding } from './genders.js';
import { gendersBySurname } from './genders-by-surname.js';
import type { Culture, Gender } from './names/culture.js';
import type { Mention } from './parse.js';

const BOTH = 'both';

/** The gender that a list has for a given name. */
function listedGender(word: string, culture?: Culture): Gender | undefined {
  if (isKnownGiven(word)) return genderOf(word, culture);
  const [long] = longForms(word);
  return long === undefined ? genderInLists(fold(word)) : genderOf(long, culture);
}

/** Genders of given names, inferred from titles, relations and forms of address. */
export class InferredGenders {
  readonly #inferred = new Recent<Gender>();
  /** What words around the names suggest; for names that no list has. */
  readonly #suggested = new Recent<Gender | typeof BOTH>();

  note(mentions: readonly Mention[]): void {
    for (const { parts, gender } of mentions)
      for (const { role, text } of parts)
        if (gender !== undefined && role !== 'surname' && role !== 'initials')
          for (const word of text.split('-')) this.#note(fold(word), gender);
    for (const [given, gender] of gendersBySurname(mentions)) if (!isKnownGiven(given)) this.#note(given, gender);
    this.#suggest(mentions);
  }

  /** Votes for a sex: from words beside names and from those beside a surname alone. Other given names of the person decide. */
  #suggest(mentions: readonly Mention[]): void {
    for (const { parts, cue } of mentions) {
      const given = parts.flatMap(({ role, text }) => (role === 'given' ? text.split('-') : []));
      if (cue !== undefined) for (const word of given) this.#vote(word, cue);
      // A word between the given name and the surname may be either.
      const names = [...given, ...parts.flatMap(({ role, text }) => (role === 'free' ? [text] : []))];
      if (given.length === 0 || names.length < 2) continue;
      const [name = '', ...further] = names;
      if (listedGender(name) !== undefined) continue;
      // `Jarrah Daniel`: nearly everybody has further names of the own sex, whatever a pronoun behind the name suggests.
      const sure = further
        .filter((word) => !isDespiteEnding(fold(word)))
        .map((word) => listedGender(word))
        .find(Boolean);
      if (sure !== undefined) this.#note(fold(name), sure);
      const other = given
        .slice(1)
        .map((word) => listedGender(word))
        .find(Boolean);
      if (other !== undefined) this.#vote(name, other);
    }
    const cued = mentions.map((mention) => (mention.cue === undefined ? mention : { ...mention, gender: mention.cue }));
    for (const [given, gender] of gendersBySurname(cued)) this.#vote(given, gender);
  }

  #vote(given: string, gender: Gender): void {
    const before = this.#suggested.get(fold(given));
    this.#suggested.set(fold(given), before === undefined || before === gender ? gender : BOTH);
  }

  /** Records a gender; the first one wins. */
  #note(given: string, gender: Gender): void {
    if (!this.#inferred.has(given)) this.#inferred.set(given, gender);
  }

  of(word: string): Gender | undefined {
    return this.#inferred.get(fold(word));
  }

  /**
   * Decides the gender of a name. A title or relation outweighs the lists, the lists outweigh other words around the name, and
   * these a guess from the ending.
   */
  decide(word: string, culture: Culture, title: Gender | undefined): Gender | undefined {
    const said = title ?? this.of(word) ?? listedGender(word, culture);
    const suggested = this.#suggested.get(fold(word));
    return said ?? (suggested === BOTH ? undefined : suggested) ?? InferredGenders.ofName(word, culture);
  }

  /** What a name itself shows. */
  static ofName(word: string, culture: Culture): Gender | undefined {
    if (isKnownGiven(word)) return genderOf(word, culture);
    const [long] = longForms(word);
    return long === undefined ? guessedGender(fold(word)) : genderOf(long, culture);
  }
}

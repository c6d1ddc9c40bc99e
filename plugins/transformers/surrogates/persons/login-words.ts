import { longForms } from '../../../../kit/index.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, isCode, likeCase } from '../base/text.js';
import { otherInitial } from './initials.js';
import type { Names } from './mentions.js';
import type { NameSubstitutes } from './name-substitutes.js';
import type { Mention } from './parse.js';

const NO_CONTEXT = { given: '', surname: '', gender: undefined };
/** Maximum number of letters before a surname that count as initials; more are a name. */
export const MAX_INITIALS = 3;
/** Minimum length of a shortened name: shorter ones are part of too many words. */
const SHORTEST_CLIP = 3;
/** Removes accents as addresses do. `Müller` may be `mueller` or `muller`; this returns the second. */
export function ascii(name: string): string {
  const folded = fold(name);
  return isCode(folded) ? folded : folded.replace(/[^a-z0-9]/gu, '');
}

const surnameOf = (person: Mention | undefined): string =>
  person?.parts.findLast(({ role }) => role === 'surname')?.text ?? '';

/**
 * Replaces words of e-mail addresses and user names that are made of names of the document, so that they follow the
 * invented names.
 */
export class LoginWords {
  readonly #substitutes: SubstituteRegistry;
  readonly #nameSubstitutes: NameSubstitutes;
  readonly #names: Names;

  constructor(substitutes: SubstituteRegistry, nameSubstitutes: NameSubstitutes, names: Names) {
    this.#substitutes = substitutes;
    this.#nameSubstitutes = nameSubstitutes;
    this.#names = names;
  }

  /** True if a word is a name of the document, or made of one. */
  knows(word: string): boolean {
    const { who } = this.#names;
    if (word.length < SHORTEST_CLIP) return false;
    if (who.knows('surname', word) || who.knows('given', word)) return true;
    return (this.whole(word) ?? this.clipped(word)) !== undefined;
  }

  /** A surname written as one word, alone or with what stands before or after it. */
  whole(word: string): string | undefined {
    const joined = this.joined(word);
    if (joined !== undefined) return likeCase(joined, word);
    for (let at = 1; at < word.length && word.length <= 40; at++) {
      const parts =
        this.#split(word.slice(0, at), word.slice(at)) ?? this.#split(word.slice(at), word.slice(0, at))?.toReversed();
      if (parts !== undefined) return likeCase(parts.join(''), word);
    }
    return undefined;
  }

  /** `beckylind` for a Becky Lindqvist: a given name and the beginning of the surname. */
  clipped(word: string): string | undefined {
    const { who } = this.#names;
    for (let at = SHORTEST_CLIP; at <= word.length - SHORTEST_CLIP && word.length <= 40; at++) {
      const given = who.givenOf(word.slice(0, at));
      if (!who.knows('given', given)) continue;
      const clip = word.slice(at);
      const person = [given, ...longForms(given)]
        .map((name) => who.ofGivenName(name))
        .find((one) => fold(surnameOf(one)).startsWith(fold(clip)));
      const surname = person === undefined ? undefined : this.#names.writer.invented(person, 'surname');
      if (surname !== undefined)
        return likeCase(ascii(this.as('given', given)) + ascii(surname).slice(0, clip.length), word);
    }
    return undefined;
  }

  #split(first: string, surname: string): string[] | undefined {
    if (/^-|-$/u.test(first) || /^-|-$/u.test(surname)) return undefined;
    const joined = this.joined(surname);
    if (joined === undefined && !this.#names.who.knows('surname', surname)) return undefined;
    const other = joined ?? this.as('surname', surname);
    const person = this.#names.who.joined(surname)?.surname ?? surname;
    if (first.length === 1) return [this.initial(first, person), other];
    const initials = first.length <= MAX_INITIALS ? this.initials(first, surname) : undefined;
    if (initials !== undefined) return [initials, other];
    const given = this.#names.who.givenOf(first);
    return this.#names.who.knows('given', given) ? [likeCase(ascii(this.as('given', given)), first), other] : undefined;
  }

  /** `deluca`, `okonkwobailey`, `oconnor`, `mueller-vey`: a surname as one word of plain letters. */
  joined(word: string): string | undefined {
    const joined = this.#names.who.joined(word);
    if (joined === undefined) return undefined;
    const parts = this.#nameSubstitutes.name('surname', joined.surname, NO_CONTEXT).split('-').map(ascii);
    return joined.prefix + parts.join(word.includes('-') ? '-' : '');
  }

  as(kind: 'given' | 'surname', word: string): string {
    return likeCase(ascii(this.#nameSubstitutes.name(kind, word, NO_CONTEXT)), word);
  }

  /** The `c` of `anneliese.c`, if the document has an Anneliese C… */
  initialOfSurname(given: string, letter: string): string | undefined {
    const person = this.#names.who.ofGivenName(given);
    const surname = person?.parts.findLast(({ role }) => role === 'surname')?.text ?? '';
    if (person === undefined || fold(surname).charAt(0) !== fold(letter)) return undefined;
    return ascii(this.#names.writer.invented(person, 'surname') ?? '').charAt(0) || undefined;
  }

  initial(letter: string, surname: string): string {
    const person = this.#names.who.person(letter, surname);
    const given = person === undefined ? undefined : this.#names.writer.invented(person, 'given');
    return ascii(given ?? otherInitial(letter, surname, this.#substitutes)).charAt(0);
  }

  /**
   * `jl` in `jl.moreau` for a Jean-Luc Moreau, `oc` in `ocbaker` for an Olivia Chen-Baker, `wj` in `wjtate` for a
   * William "Bill" Jefferson Tate.
   */
  initials(word: string, surname: string): string | undefined {
    const person = this.#names.who.person(word.charAt(0), this.#names.who.joined(surname)?.surname ?? surname);
    if (person === undefined || word.length < 2) return undefined;
    const names = this.#names.writer.inFront(person);
    let made = '';
    let at = 0;
    for (const letter of fold(word)) {
      at = names.findIndex(({ original }, i) => i >= at && fold(original).charAt(0) === letter) + 1;
      const name = names[at - 1];
      if (name === undefined || (made === '' && at !== 1)) return undefined;
      made += ascii(name.invented).charAt(0);
    }
    return made;
  }
}

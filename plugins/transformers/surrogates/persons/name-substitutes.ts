import type { Random } from '../../../../core/index.js';
import { longForms, sharesRun, shortForms } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, isElided } from '../base/text.js';
import { cultureNamed, culturesOf, doubleName, hasSurnameEnding, isKnownGiven, isKnownSurname } from './cultures.js';
import { devotionsLike } from './devotions.js';
import { guessedGender } from './genders.js';
import { InferredGenders } from './inferred-genders.js';
import { givenName, likeNickname, madeUpName, scriptNames, surname, surnameWithS } from './invent.js';
import { keptOfName } from './kept-of-name.js';
import type { Culture, Gender } from './names/culture.js';
import type { Nickname } from './namesakes.js';
import type { Mention, Part } from './parse.js';

/** The context of a part of a name when its substitute is invented. */
export interface Around {
  readonly given: string;
  readonly surname: string;
  readonly gender: Gender | undefined;
  /** Culture of the whole of a double name. */
  readonly culture?: Culture | undefined;
  /** The whole name. */
  readonly whole?: string;
  /** Culture shown by the particles of the name. */
  readonly origin?: Culture | undefined;
  /** Under a key: how many names for the whole could not be used; each further one is drawn for this whole alone. */
  readonly attempt?: number;
  /** Under a key: what the draw depends on beside the part itself. */
  readonly draw?: string;
}

type Kind = 'given' | 'surname';

// Parts of a hyphenated name that are particles: `al-Rashid`.
const PARTICLE = new Set(['al', 'el', 'ul', 'abd', 'abu', 'ben', 'bin', 'ibn', 'ag']);
const FROM_LISTS = 24;
const TRIES = 48;

/**
 * The invented names of one candidate. Each part of a name is replaced by itself: `John` becomes the same invented name
 * everywhere, and so does `Smith`. So all forms of a name, and the members of a family, agree in any order.
 */
export class NameSubstitutes {
  readonly #substitutes: SubstituteRegistry;
  readonly #names = { given: new Recent<string>(), surname: new Recent<string>() };
  /** Invented name -> the part that it replaces. */
  readonly #owners = new Recent<string>();
  /** All parts of original names: none of them may be part of an invented name. */
  readonly #originals = new Recent<true>();
  /** Given name -> the related name whose substitute determines its own: `bob` -> `robert`, or the other way round. */
  readonly #kin = new Recent<string>();
  /** Given name -> the short form that the document also uses for the person. */
  readonly #called = new Recent<string>();
  /** Under a key: what a draw depends on -> the name drawn. */
  readonly #drawn = new Recent<string>();
  readonly #inferred = new InferredGenders();
  /** Parts whose substitutes have not been used yet and can still be changed. */
  readonly #fresh = new Set<string>();
  #round = 0;

  constructor(substitutes: SubstituteRegistry) {
    this.#substitutes = substitutes;
  }

  /** Begins a unit: registers its names before any of them is replaced. */
  open(mentions: readonly Mention[]): void {
    this.#fresh.clear();
    this.#round = 0;
    for (const { parts } of mentions)
      for (const part of parts) for (const word of part.text.split('-')) this.#originals.set(fold(word), true);
    this.#inferred.note(mentions);
  }

  knows(kind: Kind, word: string): boolean {
    return this.#names[kind].has(fold(word));
  }

  /**
   * The role of a single name: according to the document, otherwise to the lists. If the lists have both, it is a
   * surname.
   */
  kindOf(word: string): Kind {
    if (this.knows('surname', word)) return 'surname';
    if (this.knows('given', word)) return 'given';
    if (isKnownSurname(word)) return 'surname';
    // `Fernández-Llana`: a double name is a surname if neither half is a given name of the lists.
    const halves = word.split('-');
    if (halves.length > 1 && !halves.some(isKnownGiven)) return 'surname';
    if (isKnownGiven(word) || longForms(word).length > 0) return 'given';
    // For an unknown name the ending tells more: `Tolema` may be a woman, `Petoskey` is hardly a given name.
    return hasSurnameEnding(word) || guessedGender(fold(word)) === undefined ? 'surname' : 'given';
  }

  /** Records that a short form and a name belong to one person. They become a name and a short form of that name. */
  link({ short, long }: Nickname): void {
    this.#called.set(long, short);
    if (!this.knows('given', short)) this.#kin.set(short, long);
    else if (!this.knows('given', long)) this.#kin.set(long, short);
  }

  /**
   * The invented name for a part of a name, in the case of the original. Hyphenated names are replaced word by word.
   */
  name(kind: Kind, original: string, around: Around): string {
    if (!original.includes('-')) return original === '' ? '' : this.#one(kind, original, around);
    const words = original.split('-');
    const double = kind === 'given' ? doubleName(words) : undefined;
    const said = this.#substitutes.keyed
      ? undefined
      : (around.gender ?? words.map((word) => this.#inferred.of(word)).find(Boolean));
    const gender = said ?? double?.gender;
    return words.map((word) => this.#word(kind, word, { ...around, gender, culture: double?.culture })).join('-');
  }

  #word(kind: Kind, word: string, around: Around): string {
    return word === '' || PARTICLE.has(word.toLowerCase()) ? word : this.#one(kind, word, around);
  }

  /** Discards the name that this unit invented for a part, so that the next call invents another one. */
  reconsider({ role, text }: Pick<Part, 'role' | 'text'>): void {
    if (role !== 'given' && role !== 'surname') return;
    this.#round++;
    for (const word of text.split('-'))
      for (const form of [fold(word), ...this.#stems(word)])
        if (this.#fresh.has(`${role}/${form}`)) {
          this.#names[role].delete(form);
          this.#kin.delete(form);
        }
  }

  #stems(word: string): string[] {
    const { inflection } = culturesOf('', word).surname;
    return inflection === undefined ? [] : [fold(inflection.masculine(word))];
  }

  #one(kind: Kind, word: string, around: Around): string {
    if (this.#substitutes.keyed) return this.#keyed(kind, word, around);
    const known = this.#names[kind].get(fold(word));
    if (known !== undefined) return known;
    const cultures = culturesOf(around.given, around.surname, around.origin ?? cultureNamed(this.#substitutes.code));
    return kind === 'given' ? this.#given(word, cultures.given, around) : this.#surname(word, cultures.surname, around);
  }

  /**
   * Under a key a name must be the same in documents that share nothing else, so each part is drawn from itself alone: not from
   * its document's language, not from what the document says of the person, and not from the other parts, which another table
   * has in columns of their own.
   */
  #keyed(kind: Kind, word: string, around: Around): string {
    const { attempt = 0, given, surname, whole = word } = around;
    const known = this.#names[kind].get(fold(word));
    const isAlone = kind === 'given' ? surname === '' : given === '';
    if (known !== undefined && isAlone && attempt === 0) return known;
    const home = around.origin ?? cultureNamed(this.#substitutes.callLanguage);
    const cultures = culturesOf(kind === 'given' ? word : '', kind === 'surname' ? word : '', home);
    const draw = `${kind === 'given' ? `/${cultures.given.code}` : ''}${attempt === 0 ? '' : `/${fold(whole)}/${attempt}`}`;
    const key = `${kind}/${fold(word)}${draw}`;
    const drawn = this.#drawn.get(key);
    if (drawn !== undefined) return drawn;
    const near = { ...around, draw };
    const name =
      kind === 'given' ? this.#given(word, cultures.given, near) : this.#surname(word, cultures.surname, near);
    this.#drawn.set(key, name);
    return name;
  }

  #given(word: string, own: Culture, around: Around): string {
    const called = around.draw === undefined ? this.#called.get(fold(word)) : undefined;
    const culture = around.culture ?? own;
    const gender = this.#gender(word, culture, around);
    const devoted = devotionsLike(word, culture.code);
    let tries = 0;
    const make = (random: Random): string =>
      devoted !== undefined && tries++ < devoted.length * 2
        ? random.pick(devoted)
        : likeNickname(word, called, () => givenName(culture, gender, random));
    return (
      this.#ofKin(word, around) ??
      this.#invent('given', word, make, around.draw === undefined ? around : { ...around, gender })
    );
  }

  #gender(word: string, culture: Culture, { gender, draw }: Around): Gender | undefined {
    // Under a key, only what the name itself says: another document says nothing of its bearer.
    if (draw !== undefined) return InferredGenders.ofName(word, culture);
    // `Tobias (Toby)`: a short form has the gender of its name.
    const kin = this.#kin.get(fold(word));
    const ofKin = kin === undefined ? undefined : this.#inferred.decide(kin, culture, gender);
    return ofKin ?? this.#inferred.decide(word, culture, gender);
  }

  #surname(word: string, culture: Culture, { whole = word, draw = '', attempt = 0 }: Around): string {
    const around = { whole, draw };
    const { inflection } = culture;
    // `Halina Mrozek`: the surname is the same for men and women, so the substitute must not end in `-ski`.
    const isCommon =
      inflection !== undefined && inflection.feminine(word) === word && inflection.masculine(word) === word;
    let tries = 0;
    const make = (random: Random): string => {
      const name = surname(culture, random, tries++);
      if (culture.code === 'en' && /[^s]s$/iu.test(word)) return surnameWithS(culture, random);
      if (isCommon) return inflection.common?.(name) ?? name;
      // `Kowalska` becomes a surname that differs for women as well, never `Cichoń`.
      return inflection === undefined || inflection.feminine(name) !== name ? name : surname(culture, random, TRIES);
    };
    // `Kowalska` and `Kowalski` are the same name. It is invented in the masculine form.
    const stem = inflection?.masculine(word) ?? word;
    if (stem === word || inflection === undefined) return this.#invent('surname', word, make, around);
    const known = attempt === 0 ? this.#names.surname.get(fold(stem)) : undefined;
    const feminine = inflection.feminine(known ?? this.#invent('surname', stem, make, around));
    this.#names.surname.set(fold(word), feminine);
    this.#fresh.add(`surname/${fold(word)}`);
    return feminine;
  }

  /** A short form of the related name's substitute, or the name of which that substitute is a short form. */
  #ofKin(word: string, around: Around): string | undefined {
    const kin = this.#kin.get(fold(word));
    if (kin === undefined) return undefined;
    // It is tried only once, whatever the result.
    this.#kin.delete(fold(word));
    const other = this.#one('given', kin, around);
    const isShort = longForms(word).some((long) => fold(long) === kin);
    const isLong = longForms(kin).some((long) => fold(long) === fold(word)) || fold(word).startsWith(kin);
    // `Kwabena ("Kobby")`: a short form that no list has.
    const forms = isLong
      ? longForms(other)
      : isShort
        ? shortForms(other)
        : kin.startsWith(fold(word))
          ? clipped(other, word)
          : unlisted(other, word, kin);
    const key = `given/${fold(word)}`;
    const name = forms.find((form) => this.#isUsable(form, key, word, around.whole ?? word));
    return name === undefined ? undefined : this.#take('given', word, name);
  }

  #invent(
    kind: Kind,
    word: string,
    make: (random: Random) => string,
    { gender, surname, whole = word, draw = '' }: Partial<Around>,
  ): string {
    const key = `${kind}/${fold(word)}${draw}`;
    const random = this.#substitutes.random(this.#round === 0 ? key : `${key}/${this.#round}`);
    return this.#take(
      kind,
      word,
      this.#pick(key, word, whole, random, scriptNames(kind, word, random, gender, surname) ?? make),
    );
  }

  #take(kind: Kind, word: string, name: string): string {
    const key = `${kind}/${fold(word)}`;
    this.#names[kind].set(fold(word), name);
    this.#fresh.add(key);
    this.#owners.set(fold(name), key);
    return name;
  }

  /** The first letter must change as well, so that initials do not stay. */
  #isUsable(name: string, key: string, word: string, within: string): boolean {
    if (firstLetter(name) === firstLetter(word) || isFormOf(name, word)) return false;
    // `d'Élodie`, `de Kévin`: the text before the name stays, so the elision must fit.
    const { sharing } = this.#substitutes;
    if (isElided(name) !== isElided(word) && this.#mayBeElided(word)) return false;
    if (sharing) return this.#substitutes.isOther(name, word, () => keptOfName(word));
    if (this.#originals.has(fold(name))) return false;
    const owner = this.#owners.get(fold(name)) ?? key;
    return owner === key && this.#substitutes.isFree(name, key, word, () => keptOfName(within), within);
  }

  #mayBeElided(word: string): boolean {
    const { keyed, language, relaxed } = this.#substitutes;
    if (!keyed) return language === 'fr' && !relaxed;
    return culturesOf(word, '').given.code === 'fr' || culturesOf('', word).surname.code === 'fr';
  }

  #pick(key: string, word: string, whole: string, random: Random, make: (random: Random) => string): string {
    let listed: string | undefined;
    for (let i = 0; i < TRIES; i++) {
      const name = i < FROM_LISTS ? make(random) : madeUpName(random);
      if (this.#isUsable(name, key, word, whole)) return name;
      if (
        firstLetter(name) === firstLetter(word) ||
        isFormOf(name, word) ||
        sharesRun(whole, name, () => keptOfName(whole))
      )
        continue;
      if (i < FROM_LISTS) listed = name;
      // In a long table all listed names may be taken by somebody. Then a listed name is still better than none.
      const { relaxed, sharing } = this.#substitutes;
      if (i === FROM_LISTS && (relaxed || sharing) && listed !== undefined) return listed;
    }
    return madeUpName(random) + madeUpName(random).toLowerCase();
  }
}

/** Skips the article with which most Arabic surnames begin. */
const firstLetter = (name: string): string => fold(name).replace(/^ال/u, '').charAt(0);

/** `Bill`, `Will` and `William` are forms of one name. */
function isFormOf(name: string, word: string): boolean {
  const long = [word, ...longForms(word)];
  return [...long, ...long.flatMap(shortForms)].some((form) => fold(form) === fold(name));
}

/** Short forms for one that no list has: with the initial of the name if the original has it, `Kasia` of Katarzyna. */
function unlisted(name: string, word: string, kin: string): string[] {
  const forms = [...shortForms(name), ...clipped(name, word)];
  return firstLetter(word) === firstLetter(kin)
    ? forms.filter((form) => firstLetter(form) === firstLetter(name))
    : forms;
}

/** Beginnings of a name, first the one as long as the shortened original. */
const clipped = (name: string, model: string): string[] =>
  [model.length, model.length + 1, 3, 4]
    .filter((length) => length > 2 && length < name.length)
    .map((length) => name.slice(0, length));

import type { Random } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { Recent } from '../recent.js';
import { fold } from '../text.js';
import type { Gender } from './culture.js';
import { culturesOf, genderOf, isKnownGiven, isKnownSurname } from './cultures.js';
import { givenName, madeUpName, surname } from './invent.js';
import { SCRIPTS } from './names/scripts.js';
import type { Mention, Part } from './parse.js';

/** What is known around a part of a name when its substitute is made up. */
export interface Around {
  readonly given: string;
  readonly surname: string;
  readonly gender: Gender | undefined;
}

type Kind = 'given' | 'surname';

// `al-Rashid`: parts of a hyphenated name that are no names.
const PARTICLE = new Set(['al', 'el', 'ul', 'abd', 'abu', 'ben', 'bin', 'ibn', 'ag']);
const FROM_LISTS = 24;
const TRIES = 48;

/**
 * The people of one candidate. The parts of names are what is replaced: `John` is the same invented name wherever it
 * stands, and so is `Smith`, so that all forms of one name, and the members of one family, fit together in any order.
 */
export class Cast {
  readonly #ledger: Ledger;
  readonly #names = { given: new Recent<string>(), surname: new Recent<string>() };
  /** Invented name -> the part it stands for. */
  readonly #owners = new Recent<string>();
  /** Every part of an original name: none of them may be part of an invented one. */
  readonly #originals = new Recent<true>();
  /** Parts whose substitutes nobody has seen yet, so that they can still be changed. */
  readonly #fresh = new Set<string>();
  #round = 0;

  constructor(ledger: Ledger) {
    this.#ledger = ledger;
  }

  /** Begins a unit: its names are noted before any is replaced. */
  open(mentions: readonly Mention[]): void {
    this.#fresh.clear();
    this.#round = 0;
    for (const { parts } of mentions)
      for (const part of parts) for (const word of part.text.split('-')) this.#originals.set(fold(word), true);
  }

  knows(kind: Kind, word: string): boolean {
    return this.#names[kind].has(fold(word));
  }

  /** What a name alone is: as the document has it, else as the lists have it; a surname in doubt. */
  kindOf(word: string): Kind {
    if (this.knows('surname', word)) return 'surname';
    if (this.knows('given', word)) return 'given';
    return isKnownGiven(word) && !isKnownSurname(word) ? 'given' : 'surname';
  }

  /** The invented name for a part of a name, in the case of the original; hyphenated names word by word. */
  name(kind: Kind, original: string, around: Around): string {
    if (!original.includes('-')) return this.#word(kind, original, around);
    return original
      .split('-')
      .map((word) => this.#word(kind, word, around))
      .join('-');
  }

  #word(kind: Kind, word: string, around: Around): string {
    return word === '' || PARTICLE.has(word.toLowerCase()) ? word : this.#one(kind, word, around);
  }

  /** Gives up what this unit made up for a part, so that the next call makes up another name. */
  reconsider({ role, text }: Pick<Part, 'role' | 'text'>): void {
    if (role !== 'given' && role !== 'surname') return;
    this.#round++;
    for (const word of text.split('-'))
      for (const form of [fold(word), ...this.#stems(word)])
        if (this.#fresh.has(`${role}/${form}`)) this.#names[role].delete(form);
  }

  #stems(word: string): string[] {
    const { inflection } = culturesOf('', word).surname;
    return inflection === undefined ? [] : [fold(inflection.masculine(word))];
  }

  #one(kind: Kind, word: string, around: Around): string {
    const known = this.#names[kind].get(fold(word));
    if (known !== undefined) return known;
    const cultures = culturesOf(kind === 'given' ? word : around.given, kind === 'surname' ? word : around.surname);
    if (kind === 'given') {
      const gender = genderOf(word, cultures.given) ?? around.gender;
      return this.#invent(kind, word, (random) => givenName(cultures.given, gender, random));
    }
    const { inflection } = cultures.surname;
    const make = (random: Random): string => surname(cultures.surname, random);
    // `Kowalska` and `Kowalski` are one name; it is made up in the form for men.
    const stem = inflection?.masculine(word) ?? word;
    if (stem === word || inflection === undefined) return this.#invent(kind, word, make);
    const feminine = inflection.feminine(this.#names.surname.get(fold(stem)) ?? this.#invent(kind, stem, make));
    this.#names.surname.set(fold(word), feminine);
    this.#fresh.add(`surname/${fold(word)}`);
    return feminine;
  }

  #invent(kind: Kind, word: string, make: (random: Random) => string): string {
    const key = `${kind}/${fold(word)}`;
    const random = this.#ledger.random(this.#round === 0 ? key : `${key}/${this.#round}`);
    const name = this.#pick(key, word, random, scriptNames(kind, word, random) ?? make);
    this.#names[kind].set(fold(word), name);
    this.#fresh.add(key);
    this.#owners.set(fold(name), key);
    return name;
  }

  #pick(key: string, word: string, random: Random, make: (random: Random) => string): string {
    let listed: string | undefined;
    for (let i = 0; i < TRIES; i++) {
      const name = i < FROM_LISTS ? make(random) : madeUpName(random);
      // Another first letter as well, so that initials do not stay.
      if (fold(name).charAt(0) === fold(word).charAt(0)) continue;
      if (i < FROM_LISTS) listed = name;
      // In a long table every name of the lists is somebody's: then one of them is better than none.
      if (i === FROM_LISTS && this.#ledger.relaxed && listed !== undefined) return listed;
      const owner = this.#owners.get(fold(name)) ?? key;
      if (owner === key && !this.#originals.has(fold(name)) && this.#ledger.isFree(name, key, word)) return name;
    }
    return madeUpName(random) + madeUpName(random).toLowerCase();
  }
}

// Cyrillic names: those of women end in one of these.
const isFeminine = (name: string): boolean => /[ая]$/u.test(name);

/** A name in the script of the original, where that is not Latin; as many characters for names written without a space. */
function scriptNames(kind: Kind, word: string, random: Random): ((random: Random) => string) | undefined {
  const names = /\p{Script=Latin}/u.test(word) ? undefined : SCRIPTS.find(({ script }) => script.test(word));
  if (names === undefined) return undefined;
  const list = kind === 'given' ? names.given : names.surnames;
  const alike = list.filter((name) =>
    names.joined ? name.length === word.length : isFeminine(name) === isFeminine(word),
  );
  return () => random.pick(alike.length > 0 ? alike : list);
}

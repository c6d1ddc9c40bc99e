import { genderOfGiven, listedGender } from './given-genders.js';
import { alsoCalled, canBeOne, halvesOf, isCalled, isInitial, titleGender, wordsOf } from './name-words.js';

// Maximum number of people with a common word that are remembered, so that a table of a million rows takes linear time.
const REMEMBERED = 50;

const NONE: ReadonlySet<string> = new Set();

type Gender = ReturnType<typeof titleGender>;

/** A name and the text right before it, which may end in a title. */
export interface Mention {
  readonly text: string;
  readonly before: string;
  /**
   * Full names of the persons to whom the term may belong, if the file contains them elsewhere (first and last name in
   * two columns).
   */
  readonly persons?: readonly string[] | undefined;
}

/** A person of a document, as known from its names. */
interface Person {
  /** Words of the longest name. */
  readonly words: readonly string[];
  /** Halves of double names, by which the person may be named as well. */
  readonly halves: ReadonlySet<string>;
  /** The short form of the given name, the first one in the document: of two Roberts one is Rob, one is Bob. */
  called?: string | undefined;
  /** The gender shown by a title before a mention. */
  gender?: Gender;
}

/** Persons with the same gender according to a title; if there are none, those without the other gender. */
function alike(people: readonly Person[], gender: Gender): readonly Person[] {
  if (gender === undefined) return people;
  const same = people.filter((person) => person.gender === gender);
  if (same.length > 0) return same;
  const open = people.filter((person) => person.gender === undefined);
  if (open.length < 2) return open;
  // `Mr. Hale` beside Tom and Philippa Hale: decided by the gender of the given names.
  const named = open.filter(({ words }) => words.length > 1 && genderOfGiven(words[0]) === gender);
  return named.length > 0 ? named : open;
}

function addressed(person: Person, gender: Gender): Person {
  if (gender !== undefined) person.gender ??= gender;
  return person;
}

/** Indexes of the names, those with most words first: `Ana Ruiz` may be `Ana Ruiz Gil` or `Ana Ruiz Mora`, so these are read before it. */
const longestFirst = (names: readonly (readonly string[])[]): number[] =>
  names.map((_, i) => i).sort((a, b) => (names[b]?.length ?? 0) - (names[a]?.length ?? 0));

/** The people of one document: decides which mentions are the same person. */
export class People {
  readonly #byName = new Map<string, Person>();
  readonly #byWord = new Map<string, Person[]>();
  /** Persons of units; all cells of a row share the same list. */
  readonly #ofUnits = new WeakMap<readonly string[], readonly Person[]>();

  /**
   * Returns a key for each mention, equal for mentions of the same person. Full names are read first, then surnames
   * with initials, so that a surname alone finds its person. Among several persons, the same gender wins, then the last
   * one mentioned before it.
   */
  identify(mentions: readonly Mention[]): string[] {
    const names = mentions.map(({ text }) => wordsOf(text));
    const genders = mentions.map(({ before }) => titleGender(before));
    const whole = names.map((words) => words.filter((word) => !isInitial(word)).length);
    const out = names.map((words, i) => this.#fromUnits(words, mentions[i]?.persons));
    for (const i of longestFirst(names))
      if ((whole[i] ?? 0) > 1)
        out[i] ??= addressed(this.#person(names[i] ?? [], halvesOf(mentions[i]?.text ?? '')), genders[i]);
    for (const [i, words] of names.entries())
      if (whole[i] === 1 && words.length > 1 && this.#fitting(words, genders[i]).length === 0)
        out[i] ??= addressed(this.#person(words), genders[i]);
    const seen = new Set<Person>();
    for (const [i, words] of names.entries()) {
      const person = addressed(out[i] ?? this.#closest(words, genders[i], seen) ?? this.#person(words), genders[i]);
      out[i] = person;
      if (!canBeOne(words, person.words)) person.called ??= words[0];
      seen.add(person);
      this.#refresh(person);
    }
    return out.map((person) => person?.words.join(' ') ?? '');
  }

  /**
   * The gender of a person, if a title or a given name shows it.
   * @param key what {@link identify} returned for a mention
   */
  genderOf(key: string): Gender {
    const person = this.#byName.get(key);
    if (person === undefined) return undefined;
    return person.gender ?? (person.words.length > 1 ? listedGender(person.words[0]) : undefined);
  }

  /** The person of other units to whom a mention may belong and of whose name it is a part. */
  #fromUnits(words: readonly string[], persons: readonly string[] | undefined): Person | undefined {
    if (persons === undefined) return undefined;
    const candidates = this.#ofUnits.get(persons) ?? persons.map((name) => this.#person(wordsOf(name)));
    this.#ofUnits.set(persons, candidates);
    return candidates.find(
      (person) => words.every((word) => person.words.includes(word)) || canBeOne(words, person.words),
    );
  }

  #person(words: readonly string[], halves: ReadonlySet<string> = NONE): Person {
    const name = words.join(' ');
    const known = this.#byName.get(name) ?? this.#fuller(words);
    if (known !== undefined) return known;
    const person: Person = { words, halves };
    this.#byName.set(name, person);
    for (const word of new Set(
      words.flatMap((each, i) => [each, each.slice(0, 1), ...(i === 0 ? alsoCalled(each) : [])]),
    ))
      this.#index(word, person);
    return person;
  }

  #index(word: string, person: Person): void {
    const list = this.#byWord.get(word) ?? [];
    if (list.length === REMEMBERED) list.shift();
    list.push(person);
    this.#byWord.set(word, list);
  }

  /** `John Smith` after `John A. Smith`, and the other way round. */
  #fuller(words: readonly string[]): Person | undefined {
    if (words.length < 2) return undefined;
    const isName = ({ words: known }: Person): boolean =>
      known.length > 1 && (canBeOne(words, known) || isCalled(words, known));
    return this.#sharing(words.at(-1)).findLast(isName) ?? this.#sharing(words[0]).findLast(isName);
  }

  #sharing(word: string | undefined): readonly Person[] {
    return this.#byWord.get(word ?? '') ?? [];
  }

  /** The persons whom the mention can mean; `Frau B.` matches surnames with this initial. */
  #fitting(words: readonly string[], gender: Gender): readonly Person[] {
    const [first = ''] = words;
    if (words.length === 1 && isInitial(first)) {
      if (gender === undefined) return [];
      return alike(
        this.#sharing(first).filter(({ words: [only = '', ...rest] }) =>
          (rest.length > 0 ? rest : [only]).some((word) => word.startsWith(first)),
        ),
        gender,
      );
    }
    const last = words.findLast((word) => !isInitial(word)) ?? words.at(-1);
    const sharing = this.#sharing(last).filter(
      (person) =>
        canBeOne(words, person.words) ||
        (gender === undefined && (person.called ?? words[0]) === words[0] && isCalled(words, person.words)),
    );
    // `Mrs Hale` is Ann Hale rather than Joan Hale-Reyes.
    const whole = sharing.filter(({ halves }) => words.length > 1 || !halves.has(words[0] ?? ''));
    const own = alike(whole, gender);
    return own.length > 0 ? own : alike(sharing, gender);
  }

  #closest(words: readonly string[], gender: Gender, seen: ReadonlySet<Person>): Person | undefined {
    const fitting = this.#fitting(words, gender);
    return fitting.findLast((person) => seen.has(person)) ?? fitting[0];
  }

  /** Moves the person to the end of those with the same words, for the next mention. */
  #refresh(person: Person): void {
    for (const word of new Set(person.words.flatMap((each) => [each, each.slice(0, 1)]))) {
      const list = this.#byWord.get(word);
      if (list === undefined || list.length < 2 || list.at(-1) === person) continue;
      this.#byWord.set(word, [...list.filter((other) => other !== person), person]);
    }
  }
}

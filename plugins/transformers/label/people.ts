// People with a word in common that are kept in mind, so that a table of a million rows stays linear.
const REMEMBERED = 50;

type Gender = 'f' | 'm';

/** A name and the text right before it, which may end in a title. */
export interface Mention {
  readonly text: string;
  readonly before: string;
  /** Names of those to whom it can belong, where the file tells them elsewhere: first and last name in two columns. */
  readonly persons?: readonly string[] | undefined;
}

/** One person of a document, as the names in it show. */
interface Person {
  /** Words of the fullest name, in lower case, surname last. */
  readonly words: readonly string[];
  /** As a title in front of a mention says it. */
  gender?: Gender;
}

const TITLES: Readonly<Record<Gender, string>> = {
  m: 'mr|mister|sir|lord|herrn?|monsieur|m|señor|sr|don|signor|sig|dhr|meneer|senhor',
  f: 'mrs|ms|miss|dame|lady|frau|mme|mlle|madame|señora|señorita|sra|srta|doña|signora|mevr|mevrouw|senhora',
};
const BEHIND_TITLE = '\\.?(?: (?:dr|prof|med|ing)\\.?){0,3} $';
const AS_MAN = new RegExp(`(?<!\\p{L})(?:${TITLES.m})${BEHIND_TITLE}`, 'iu');
const AS_WOMAN = new RegExp(`(?<!\\p{L})(?:${TITLES.f})${BEHIND_TITLE}`, 'iu');

const genderOf = ({ before }: Mention): Gender | undefined =>
  AS_MAN.test(before) ? 'm' : AS_WOMAN.test(before) ? 'f' : undefined;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const TITLE = new RegExp(
  `^(?:${withoutAccents(`${TITLES.m}|${TITLES.f}`)}|mx|dr|prof|professor|rev|hon|dott|ing|dipl)\\.?$`,
  'u',
);
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd|rn|np|do|pa|esq|dds|mba|cpa)\.?$/u;

/** Words of a name in lower case, accents, titles and suffixes left out, `Last, First` turned round. */
function wordsOf(name: string): string[] {
  const text = withoutAccents(name)
    .toLowerCase()
    .replace(/['’]s$/u, '');
  const parts = text.split(',').map((part) =>
    part
      .replace(/\.(?=\p{L})/gu, '. ')
      .split(/\s+/u)
      .filter((word) => word !== '' && !SUFFIX.test(word) && !TITLE.test(word))
      .map((word) => word.replace(/\.$/u, '')),
  );
  const [last = [], ...first] = parts.filter((part) => part.length > 0);
  return first.length > 0 ? [...first.flat(), ...last] : last;
}

const isInitial = (word: string): boolean => [...word].length === 1;

/** True if the mention can be this person: the same surname and no given name against it, or one of the names alone. */
function fits(mention: readonly string[], person: Person): boolean {
  const known = person.words;
  if (mention.length === 1) return known.includes(mention[0] ?? '');
  const allInitials = mention.every(isInitial);
  if (!allInitials && mention.at(-1) !== known.at(-1)) return false;
  const rest = allInitials ? mention : mention.slice(0, -1);
  let at = 0;
  return rest.every((word) => {
    while (at < known.length) {
      const name = known[at++] ?? '';
      if (name === word || (isInitial(word) && name.startsWith(word)) || (isInitial(name) && word.startsWith(name)))
        return true;
    }
    return false;
  });
}

/** Those of whom a title has said the same; if there are none, those of whom it has not said the contrary. */
function alike(people: readonly Person[], gender: Gender): readonly Person[] {
  const same = people.filter((person) => person.gender === gender);
  return same.length > 0 ? same : people.filter((person) => person.gender === undefined);
}

function addressed(person: Person, gender: Gender | undefined): Person {
  if (gender !== undefined) person.gender ??= gender;
  return person;
}

/** The people of one document: says which mentions are one person. */
export class People {
  readonly #byName = new Map<string, Person>();
  readonly #byWord = new Map<string, Person[]>();
  /** Those whom units tell: all cells of a row have the same list. */
  readonly #ofUnits = new WeakMap<readonly string[], readonly Person[]>();

  /**
   * A key per mention, equal for mentions of one person. Full names are read first, so that a surname alone finds its
   * person wherever it stands; among several that fit, one of the same gender and then the last one mentioned before it counts.
   */
  identify(mentions: readonly Mention[]): string[] {
    const names = mentions.map(({ text }) => wordsOf(text));
    const genders = mentions.map(genderOf);
    const full = names.map((words) => words.filter((word) => !isInitial(word)).length > 1);
    const out = names.map((words, i) => {
      const told = this.#told(words, mentions[i]?.persons);
      return told ?? (full[i] ? addressed(this.#person(words), genders[i]) : undefined);
    });
    const seen = new Set<Person>();
    for (const [i, words] of names.entries()) {
      const person = out[i] ?? this.#closest(words, genders[i], seen) ?? addressed(this.#person(words), genders[i]);
      out[i] = person;
      seen.add(person);
      this.#refresh(person);
    }
    return out.map((person) => person?.words.join(' ') ?? '');
  }

  /** The one of those to whom a mention can belong of whose name it is a part. */
  #told(words: readonly string[], persons: readonly string[] | undefined): Person | undefined {
    if (persons === undefined) return undefined;
    const told = this.#ofUnits.get(persons) ?? persons.map((name) => this.#person(wordsOf(name)));
    this.#ofUnits.set(persons, told);
    return told.find((person) => words.every((word) => person.words.includes(word)) || fits(words, person));
  }

  #person(words: readonly string[]): Person {
    const name = words.join(' ');
    const known = this.#byName.get(name) ?? this.#fuller(words);
    if (known !== undefined) return known;
    const person: Person = { words };
    this.#byName.set(name, person);
    for (const word of new Set(words.flatMap((each) => [each, each.slice(0, 1)]))) this.#index(word, person);
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
    const candidates = this.#byWord.get(words.at(-1) ?? '') ?? [];
    return candidates.findLast(
      (person) => person.words.length > 1 && (fits(words, person) || fits(person.words, { words })),
    );
  }

  #closest(words: readonly string[], gender: Gender | undefined, seen: ReadonlySet<Person>): Person | undefined {
    const named = (this.#byWord.get(words.at(-1) ?? '') ?? []).filter((person) => fits(words, person));
    const fitting = gender === undefined ? named : alike(named, gender);
    return fitting.findLast((person) => seen.has(person)) ?? fitting[0];
  }

  /** Puts the person last among those with the same words, for the next mention to find. */
  #refresh(person: Person): void {
    for (const word of person.words) {
      const list = this.#byWord.get(word);
      if (list === undefined || list.length < 2 || list.at(-1) === person) continue;
      this.#byWord.set(word, [...list.filter((other) => other !== person), person]);
    }
  }
}

// People with a word in common that are kept in mind, so that a table of a million rows stays linear.
const REMEMBERED = 50;

/** One person of a document, as the names in it show. */
interface Person {
  /** Words of the fullest name, in lower case, surname last. */
  readonly words: readonly string[];
}

const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|hon|herr|frau|m|mme|mlle|monsieur|madame|sr|sra|srta|don|doña|sig|signor|signora|dott|dhr|mevr|ing|dipl)\.?$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd|rn|np|do|pa|esq|dds|mba|cpa)\.?$/u;

/** Words of a name in lower case, titles and suffixes left out, `Last, First` turned round. */
function wordsOf(name: string): string[] {
  const text = name
    .normalize('NFC')
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

/** The people of one document: says which mentions are one person. */
export class People {
  readonly #byName = new Map<string, Person>();
  readonly #byWord = new Map<string, Person[]>();

  /**
   * A key per mention, equal for mentions of one person. Full names are read first, so that a surname alone finds its
   * person wherever it stands; among several that fit, the last one mentioned before it counts.
   */
  identify(names: readonly string[]): string[] {
    const mentions = names.map(wordsOf);
    const full = mentions.map((words) => words.filter((word) => !isInitial(word)).length > 1);
    const out = mentions.map((words, i) => (full[i] ? this.#person(words) : undefined));
    const seen = new Set<Person>();
    for (const [i, words] of mentions.entries()) {
      const person = out[i] ?? this.#closest(words, seen) ?? this.#person(words);
      out[i] = person;
      seen.add(person);
      this.#refresh(person);
    }
    return out.map((person) => person?.words.join(' ') ?? '');
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

  #closest(words: readonly string[], seen: ReadonlySet<Person>): Person | undefined {
    const fitting = (this.#byWord.get(words.at(-1) ?? '') ?? []).filter((person) => fits(words, person));
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

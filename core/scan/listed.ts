import { FOLD } from './characters.js';
import { firstWord, makePhrase, type Phrase, wordStart } from './phrases.js';

/** A phrase and what it stands for: the number of a rule, or of a context phrase. */
export interface Listed {
  readonly phrase: Phrase;
  /** Code units of the phrase before its first word token. */
  readonly offset: number;
  readonly id: number;
  /** Folded code unit that begins the second word; 0 if none does. */
  readonly second: number;
  /** True for a single word in any case: whoever found it by its word need not compare it again. */
  readonly isWord: boolean;
}

/** A phrase as it was given. */
export interface Given {
  readonly term: string;
  /** True if only its first word is meant. */
  readonly firstOnly?: boolean;
  /** True where case counts. */
  readonly exact: boolean;
  readonly id: number;
}

/** Phrases by the group of those that begin with one word; got ready when a text first has the word, as it has few of them. */
export class ListedGroups {
  /** Group 0 is empty. */
  readonly #given: Given[][] = [[]];
  readonly #ready: (readonly Listed[] | undefined)[] = [];

  readonly #longestFirst: boolean;

  /** @param longestFirst else the phrases of a group come in the order in which they were given. */
  constructor(longestFirst: boolean) {
    this.#longestFirst = longestFirst;
  }

  /** @returns number of a group that is empty. */
  add(): number {
    return this.#given.push([]) - 1;
  }

  push(group: number, given: Given): void {
    this.#given[group]?.push(given);
  }

  /** No phrase may be pushed afterwards. */
  at(group: number): readonly Listed[] {
    return this.#ready[group] ?? this.#prepare(group);
  }

  #prepare(group: number): readonly Listed[] {
    const listed = (this.#given[group] ?? []).flatMap(listedOf);
    if (this.#longestFirst) listed.sort((a, b) => b.phrase.text.length - a.phrase.text.length);
    this.#given[group] = [];
    this.#ready[group] = listed;
    return listed;
  }
}

function listedOf({ term, firstOnly = false, exact, id }: Given): Listed[] {
  const phrase = makePhrase(firstOnly ? firstWord(term) : term, exact);
  if (phrase === null) return [];
  const offset = wordStart(phrase.text);
  const word = firstWord(phrase.text);
  const isWord = !exact && word.length === phrase.text.length;
  return [{ phrase, offset, id, second: secondInitial(phrase.text, offset + word.length), isWord }];
}

/** @param end offset behind the first word. */
const secondInitial = (text: string, end: number): number =>
  text.charAt(end) === ' ' ? (FOLD[text.charCodeAt(end + 1)] ?? 0) : 0;

import { wordHash } from './characters.js';
import { firstWord, makePhrase, type Phrase, wordStart } from './phrases.js';

/** A phrase with its value: the number of a rule or of a context phrase. */
interface Listed {
  readonly phrase: Phrase;
  /** Code units of the phrase before its first word token. */
  readonly offset: number;
  readonly id: number;
  /** True for a single case-insensitive word, which needs no comparison after it has been found by its hash. */
  readonly isWord: boolean;
}

/** The phrases that begin with one word, prepared for the search. */
export interface ListedGroup {
  readonly listed: readonly Listed[];
  /**
   * By phrase: hash of its second word token, which must be the next token of the text; {@link ANY} if the phrase has
   * none, or a sign in between. Forty places begin with `new`, and this rejects thirty-nine of them without reading the
   * text.
   */
  readonly next: Int32Array;
}

/** Matches any next token. */
export const ANY = 0;

/** A phrase as given. */
export interface Given {
  readonly term: string;
  /** True if only its first word counts. */
  readonly firstOnly?: boolean;
  /** True if case counts. */
  readonly exact: boolean;
  readonly id: number;
}

/**
 * Phrases grouped by their first word. A group is prepared when a text first contains the word, because a text contains
 * few of them.
 */
export class ListedGroups {
  /** Group 0 is empty. */
  readonly #given: Given[][] = [[]];
  readonly #ready: (ListedGroup | undefined)[] = [];

  readonly #longestFirst: boolean;

  /** @param longestFirst true to order the phrases of a group by length, false to keep their order. */
  constructor(longestFirst: boolean) {
    this.#longestFirst = longestFirst;
  }

  /** Adds an empty group. @returns its number. */
  add(): number {
    return this.#given.push([]) - 1;
  }

  push(group: number, given: Given): void {
    this.#given[group]?.push(given);
  }

  /** No phrase may be added to the group afterwards. */
  at(group: number): ListedGroup {
    return this.#ready[group] ?? this.#prepare(group);
  }

  #prepare(group: number): ListedGroup {
    const listed = (this.#given[group] ?? []).flatMap(listedOf);
    if (this.#longestFirst) listed.sort((a, b) => b.phrase.text.length - a.phrase.text.length);
    const ready = { listed, next: Int32Array.from(listed, nextWord) };
    this.#given[group] = [];
    this.#ready[group] = ready;
    return ready;
  }
}

function listedOf({ term, firstOnly = false, exact, id }: Given): Listed[] {
  const phrase = makePhrase(firstOnly ? firstWord(term) : term, exact);
  if (phrase === null) return [];
  const offset = wordStart(phrase.text);
  const word = firstWord(phrase.text);
  const isWord = !exact && word.length === phrase.text.length;
  return [{ phrase, offset, id, isWord }];
}

/** Hash of the second word of a phrase if only a blank separates it from the first. */
function nextWord({ phrase: { text }, offset }: Listed): number {
  const end = offset + firstWord(text.slice(offset)).length;
  const rest = text.slice(end + 1);
  return text.charAt(end) === ' ' && wordStart(rest) === 0 && rest !== '' ? wordHash(firstWord(rest)) : ANY;
}

import { wordHash } from './characters.js';
import { firstWord, makePhrase, type Phrase, wordStart } from './phrases.js';

/** A phrase and what it stands for: the number of a rule, or of a context phrase. */
interface Listed {
  readonly phrase: Phrase;
  /** Code units of the phrase before its first word token. */
  readonly offset: number;
  readonly id: number;
  /** True for a single word in any case: whoever found it by its word need not compare it again. */
  readonly isWord: boolean;
}

/** The phrases that begin with one word, ready to be looked for. */
export interface ListedGroup {
  readonly listed: readonly Listed[];
  /**
   * By phrase: the hash of its second word token, which the text must have as its next one; {@link ANY} where the phrase has none, or a sign
   * in between. `new` begins the names of forty places, and this tells thirty-nine of them apart without a look at the text.
   */
  readonly next: Int32Array;
}

/** Stands for whatever token comes next. */
export const ANY = 0;

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
  readonly #ready: (ListedGroup | undefined)[] = [];

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

/** Hash of the second word of a phrase, if nothing but a blank parts it from the first. */
function nextWord({ phrase: { text }, offset }: Listed): number {
  const end = offset + firstWord(text.slice(offset)).length;
  const rest = text.slice(end + 1);
  return text.charAt(end) === ' ' && wordStart(rest) === 0 && rest !== '' ? wordHash(firstWord(rest)) : ANY;
}

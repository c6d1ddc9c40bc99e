import type { AST } from '@eslint-community/regexpp';
import { type CharNode, END, has, isCharNode, listedCharacters, wordness } from './alphabet.js';
import { FOLD, KIND } from './characters.js';
import type { Sources } from './sources.js';

/** Maximum number of first words of one expression, and of characters at one position of such a word. */
const MAX_WORDS = 2000;
const MAX_CHARS = 4;
const MAX_WORD_LENGTH = 40;

/** The possible first tokens of a match, as far as the expression has been read. */
interface Prefixes {
  /** Prefixes that may continue with a word character; `''` at the start. */
  readonly open: ReadonlySet<string>;
  /** Complete tokens, after `\b` or an equivalent. */
  readonly whole: ReadonlySet<string>;
}

/** Thrown if an expression does not begin with words that can be listed. One shared instance, because this happens often. */
const NOT_LISTED = new Error('not listed');

/**
 * The words with which a match can begin, in lower case, as whole tokens; undefined if they cannot be listed. An
 * expression with listed words is tried only in texts that contain one of them, and costs nothing elsewhere.
 * @param trees parts of the expression in order (lead, match).
 */
export function firstWords(
  sources: Sources,
  trees: readonly AST.Pattern[],
  ignoreCase: boolean,
): ReadonlySet<string> | undefined {
  const reader = new Reader(sources, ignoreCase);
  try {
    let at: Prefixes = { open: new Set(['']), whole: new Set() };
    for (const tree of trees) at = reader.alternatives(tree.alternatives, at);
    if (at.open.size > 0) return undefined;
    for (const word of at.whole) reader.words.add(word);
    return reader.words.size > MAX_WORDS || reader.words.has('') ? undefined : reader.words;
  } catch (error) {
    if (error === NOT_LISTED) return undefined;
    throw error;
  }
}

class Reader {
  readonly words = new Set<string>();
  readonly #sources: Sources;
  readonly #ignoreCase: boolean;

  constructor(sources: Sources, ignoreCase: boolean) {
    this.#sources = sources;
    this.#ignoreCase = ignoreCase;
  }

  alternatives(list: readonly AST.Alternative[], from: Prefixes): Prefixes {
    const ends = list.map(({ elements }) => {
      let at = from;
      for (const element of elements) if (at.open.size + at.whole.size > 0) at = this.#element(element, at);
      return at;
    });
    return merged(ends);
  }

  #element(element: AST.Element, from: Prefixes): Prefixes {
    if (isCharNode(element)) return this.#consume(element, from);
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, from);
      case 'Quantifier':
        return this.#repeat(element, from);
      case 'Assertion':
        return this.#endsToken(element) ? closed(from) : from;
      default:
        throw NOT_LISTED;
    }
  }

  #repeat({ element, min, max }: AST.Quantifier, from: Prefixes): Prefixes {
    let at = from;
    for (let i = 0; i < min; i++) at = this.#element(element, at);
    const ends = [at];
    for (let i = min; i < max && at.open.size + at.whole.size > 0; i++) {
      at = this.#element(element, at);
      ends.push(at);
    }
    return merged(ends);
  }

  #consume(node: CharNode, { open, whole }: Prefixes): Prefixes {
    const { letters, others } = this.#charsOf(node);
    if (open.size > 0 && letters === undefined) throw NOT_LISTED;
    const longer = new Set<string>();
    for (const prefix of open) {
      if (others && prefix === '') throw NOT_LISTED;
      if (others) this.words.add(prefix);
      for (const letter of letters ?? []) longer.add(prefix + letter);
      if (prefix.length > MAX_WORD_LENGTH) throw NOT_LISTED;
    }
    if (others) for (const word of whole) this.words.add(word);
    if (longer.size > MAX_WORDS) throw NOT_LISTED;
    return { open: longer, whole: new Set() };
  }

  /** True for `\b` and for a negative lookahead over all letters and digits, such as `(?!\w)` or `(?![\p{L}\p{N}_])`. */
  #endsToken(assertion: AST.Assertion): boolean {
    if (assertion.kind === 'word') return !assertion.negate;
    if (assertion.kind !== 'lookahead' || !assertion.negate) return false;
    return assertion.alternatives.some(({ elements: [only, more] }) => {
      if (only === undefined || more !== undefined || !isCharNode(only)) return false;
      const set = this.#sources.columns(only, false);
      return [...'azAZ09mM5'].every((char) => has(set, char.charCodeAt(0)));
    });
  }

  /** The word characters of a class, lower-cased, if they can be listed, and whether it has others. */
  #charsOf(node: CharNode): { letters: ReadonlySet<string> | undefined; others: boolean } {
    const codes = listedCharacters(node) ?? this.#codesOfClass(node);
    const letters = new Set<string>();
    let others = false;
    for (const code of codes)
      if (code > 0xffff || KIND[code] === 0) others = true;
      else letters.add(String.fromCharCode(FOLD[code] ?? 0));
    return { letters: letters.size <= MAX_CHARS ? letters : undefined, others };
  }

  /** One code unit of each column of the class. */
  #codesOfClass(node: CharNode): number[] {
    const set = this.#sources.columns(node, this.#ignoreCase);
    const codes: number[] = [];
    for (let column = 0; column < END; column++)
      if (has(set, column)) codes.push(column < 128 ? column : wordness(column) === 2 ? 0x100 + column : SOME_SYMBOL);
    return codes;
  }
}

const SOME_SYMBOL = 0x20ac;

const merged = (ends: readonly Prefixes[]): Prefixes => ({
  open: new Set(ends.flatMap((end) => [...end.open])),
  whole: new Set(ends.flatMap((end) => [...end.whole])),
});

/** After the end of a token: prefixes become complete tokens; an empty prefix stays open. */
const closed = ({ open, whole }: Prefixes): Prefixes => ({
  open: new Set(open.has('') ? [''] : []),
  whole: new Set([...whole, ...[...open].filter((prefix) => prefix !== '')]),
});

import type { AST } from '@eslint-community/regexpp';
import type { Pattern, Recognizer } from '../contracts/recognizer.js';
import type { ColumnSet } from './alphabet.js';
import { wordHash } from './characters.js';
import { ColumnSets } from './column-sets.js';
import { readTerms, type TermsRead, termsKey } from './dictionary-terms.js';
import { firstWords } from './first-words.js';
import { type Fragment, fragmentOf } from './fragment.js';
import { type Beginning, type Joined, join, type Part } from './joined.js';
import { checkSafety } from './safety.js';
import { Sources } from './sources.js';

/**
 * Data computed from expressions in advance, so that a start does not parse a thousand of them. It can be stored in a
 * file, but becomes invalid when the code that created it changes.
 */
export interface PreparedScan {
  /** The sets to which fragments refer by number. */
  readonly sets: readonly ColumnSet[];
  /** Beginnings by {@link expressionKey}. All of these expressions have been proved safe. */
  readonly beginnings: ReadonlyMap<string, Beginning>;
  /**
   * The joined fragments of all beginnings. An engine with exactly these patterns, which is the usual case, uses them
   * unchanged.
   */
  readonly joined: Joined;
  /** Properties of the terms of dictionary entries, by {@link termsKey}. */
  readonly terms: ReadonlyMap<string, TermsRead>;
}

/** The expression as one string. */
export const expressionKey = ({ lead, match, ignoreCase = false }: Pattern): string =>
  `${ignoreCase ? 'i' : '-'}${lead === undefined ? '' : `${lead}\0`}${match}`;

/** Prepares the patterns of recognizers. Throws DeidError `unsafe_pattern`. */
export function prepareScan(recognizers: readonly Recognizer[]): PreparedScan {
  const sources = new Sources();
  checkSafety(recognizers, sources);
  const reader = new BeginningReader(sources);
  const beginnings = new Map<string, Beginning>();
  const parts: Part[] = [];
  for (const recognizer of recognizers)
    for (const pattern of 'patterns' in recognizer ? recognizer.patterns : []) {
      const key = expressionKey(pattern);
      if (beginnings.has(key)) continue;
      const { words, fragment } = reader.readWhole(pattern);
      const known = words && { words };
      const number = parts.push({ form: parts.length, fragment, ...known }) - 1;
      beginnings.set(key, { ...known, fragment: number });
    }
  return { sets: reader.sets.all, beginnings, joined: join(parts, reader.sets.all), terms: termsOf(recognizers) };
}

const termsOf = (recognizers: readonly Recognizer[]): ReadonlyMap<string, TermsRead> =>
  new Map(
    recognizers
      .flatMap((recognizer) => ('dictionary' in recognizer ? recognizer.dictionary : []))
      .map(({ terms }) => [termsKey(terms), readTerms(terms)]),
  );

/** Reads the beginnings of expressions, without parsing those that have been prepared. */
export class BeginningReader {
  readonly sets: ColumnSets;
  readonly #sources: Sources;
  readonly #prepared: PreparedScan | undefined;

  constructor(sources: Sources, prepared?: PreparedScan) {
    this.#sources = sources;
    this.#prepared = prepared;
    this.sets = new ColumnSets(sources, prepared?.sets);
  }

  /** Throws SyntaxError if the pattern is not a valid regular expression. */
  read(pattern: Pattern): Beginning {
    const known = this.#prepared?.beginnings.get(expressionKey(pattern));
    if (known !== undefined) return known;
    const words = this.#words(pattern);
    return words === undefined ? { fragment: this.#fragment(pattern) } : { words };
  }

  /** Returns both the words and the fragment. */
  readWhole(pattern: Pattern): Beginning & { readonly fragment: Fragment } {
    const words = this.#words(pattern);
    return { ...(words && { words }), fragment: this.#fragment(pattern) };
  }

  /** Joins beginnings. */
  join(parts: readonly Part[]): Joined {
    return join(parts, this.sets.all, this.#prepared?.joined);
  }

  /** Properties of each term of a dictionary entry. */
  terms(terms: readonly string[]): TermsRead {
    const known = this.#prepared?.terms.get(termsKey(terms));
    return known?.hashes.length === terms.length ? known : readTerms(terms);
  }

  #words(pattern: Pattern): Int32Array | undefined {
    const words = firstWords(this.#sources, this.#trees(pattern), pattern.ignoreCase ?? false);
    return words && Int32Array.from(words, wordHash);
  }

  #fragment(pattern: Pattern): Fragment {
    return fragmentOf(this.sets, this.#trees(pattern), pattern.ignoreCase ?? false);
  }

  #trees({ lead, match }: Pattern): AST.Pattern[] {
    return (lead === undefined ? [match] : [lead, match]).map((source) => this.#sources.parse(source));
  }
}

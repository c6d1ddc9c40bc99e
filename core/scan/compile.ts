import { DeidError } from '../errors.js';
import type { CodeRecognizer, DictionaryRecognizer, Pattern, PatternRecognizer, Recognizer } from '../recognizer.js';
import type { WordList } from '../word-list.js';
import { type Dispatch, DispatchBuilder } from './dispatch.js';
import { FirstTokenReader } from './first-token.js';
import { type Lexicon, LexiconBuilder } from './lexicon.js';
import { firstWord, makePhrase, type Phrase, wordStart } from './phrases.js';
import { dictionaryRule, type PhraseIds, patternRule, type Rule } from './rule.js';

/** A phrase and what it stands for: the number of a rule, or of a context phrase. */
export interface Listed {
  readonly phrase: Phrase;
  /** Code units of the phrase before its first word token. */
  readonly offset: number;
  readonly id: number;
}

/** All patterns, dictionaries, context words and word lists of an engine in the form that the scanner walks through. */
export interface CompiledScan {
  readonly dispatch: Dispatch;
  readonly lexicon: Lexicon;
  readonly rules: readonly Rule[];
  /** Sticky regular expressions by rule number; dictionaries have none. */
  readonly leads: readonly (RegExp | null)[];
  readonly matches: readonly RegExp[];
  /** Further rules with the same regular expressions, by the first of them: only that one is tried. */
  readonly twins: ReadonlyMap<number, readonly number[]>;
  /** Dictionary terms by group, longest first. */
  readonly terms: readonly (readonly Listed[])[];
  /** Context phrases by group. */
  readonly phrases: readonly (readonly Listed[])[];
  readonly codeRecognizers: readonly CodeRecognizer[];
  /** Number of a context phrase; used for words that domains and headers bring. */
  readonly phraseId: (phrase: string) => number | undefined;
  /** Bit of each word list. */
  readonly listBits: ReadonlyMap<string, number>;
}

export interface ScanParts {
  readonly recognizers: readonly Recognizer[];
  readonly wordLists: readonly WordList[];
  /** Context phrases that no rule names but a domain does. */
  readonly extraPhrases: readonly string[];
  /** Bits of the domains a recognizer works in. */
  readonly domainBits: (recognizer: Recognizer) => number;
}

const isPatterns = (r: Recognizer): r is PatternRecognizer => 'patterns' in r;
const isDictionary = (r: Recognizer): r is DictionaryRecognizer => 'dictionary' in r;
const isCode = (r: Recognizer): r is CodeRecognizer => 'recognize' in r;

/** Compiles once, when an engine is made. Throws DeidError `recognizer_invalid` for a pattern that is no regular expression. */
export function compileScan({ recognizers, wordLists, extraPhrases, domainBits }: ScanParts): CompiledScan {
  const compiler = new Compiler(domainBits);
  for (const recognizer of recognizers.filter(isPatterns)) compiler.addPatterns(recognizer);
  for (const recognizer of recognizers.filter(isDictionary)) compiler.addDictionary(recognizer);
  for (const list of wordLists) compiler.addWordList(list);
  for (const phrase of extraPhrases) compiler.phraseId(phrase);
  return compiler.done(recognizers.filter(isCode));
}

class Compiler {
  readonly #reader = new FirstTokenReader();
  readonly #dispatch = new DispatchBuilder();
  readonly #lexicon = new LexiconBuilder();
  readonly #rules: Rule[] = [];
  readonly #leads: (RegExp | null)[] = [];
  readonly #matches: RegExp[] = [];
  readonly #bySource = new Map<string, number>();
  readonly #twins = new Map<number, number[]>();
  readonly #terms: Listed[][] = [[]];
  readonly #phrases: Listed[][] = [[]];
  readonly #phraseIds = new Map<string, number>();
  readonly #listBits = new Map<string, number>();
  readonly #domainBits: (recognizer: Recognizer) => number;

  constructor(domainBits: (recognizer: Recognizer) => number) {
    this.#domainBits = domainBits;
  }

  addPatterns(recognizer: PatternRecognizer): void {
    for (const pattern of recognizer.patterns) {
      this.#addPattern(recognizer, pattern);
      this.#rules.push(
        patternRule(recognizer, pattern, recognizer.context ?? [], this.#ids, this.#domainBits(recognizer)),
      );
    }
  }

  addDictionary(recognizer: DictionaryRecognizer): void {
    for (const entry of recognizer.dictionary) {
      const id = this.#rules.push(dictionaryRule(recognizer, entry, this.#ids, this.#domainBits(recognizer))) - 1;
      for (const term of entry.terms) this.#addListed(this.#terms, 'terms', term, entry.caseSensitive ?? false, id);
    }
  }

  addWordList({ name, words }: WordList): void {
    const bit = 1 << this.#listBits.size;
    this.#listBits.set(name, bit);
    for (const word of words) this.#lexicon.entry(word).flags |= bit;
  }

  readonly phraseId = (phrase: string): number => {
    const key = makePhrase(phrase, false)?.text ?? '';
    let id = this.#phraseIds.get(key);
    if (id === undefined) {
      id = this.#phraseIds.size;
      this.#phraseIds.set(key, id);
      this.#addListed(this.#phrases, 'context', key, false, id);
    }
    return id;
  };

  done(codeRecognizers: readonly CodeRecognizer[]): CompiledScan {
    for (const [word, list] of this.#dispatch.words()) this.#lexicon.entry(word).list = list;
    for (const group of this.#terms) group.sort((a, b) => b.phrase.text.length - a.phrase.text.length);
    return {
      dispatch: this.#dispatch.done(),
      lexicon: this.#lexicon.done(),
      rules: this.#rules,
      leads: this.#leads,
      matches: this.#matches,
      twins: this.#twins,
      terms: this.#terms,
      phrases: this.#phrases,
      codeRecognizers,
      phraseId: (phrase) => this.#phraseIds.get(makePhrase(phrase, false)?.text ?? ''),
      listBits: this.#listBits,
    };
  }

  readonly #ids = (phrases: readonly string[] | undefined): PhraseIds => new Set((phrases ?? []).map(this.phraseId));

  #addPattern(recognizer: PatternRecognizer, { match, lead, ignoreCase = false }: Pattern): void {
    const flags = ignoreCase ? 'uiy' : 'uy';
    const source = `${flags}\n${lead ?? ''}\n${match}`;
    const twin = this.#bySource.get(source);
    if (twin !== undefined) {
      this.#addTwin(twin);
      return;
    }
    this.#bySource.set(source, this.#matches.length);
    try {
      this.#leads.push(lead === undefined ? null : new RegExp(lead, flags));
      this.#matches.push(new RegExp(match, flags));
      const first = this.#reader.read(lead === undefined ? [match] : [lead, match], ignoreCase);
      this.#dispatch.add(this.#matches.length - 1, first);
    } catch (error) {
      // The message of a SyntaxError quotes the pattern, which is the operator's, not a user's text.
      throw new DeidError('recognizer_invalid', [
        recognizer.name,
        error instanceof Error ? error.message : 'no regular expression',
      ]);
    }
  }

  #addTwin(first: number): void {
    this.#twins.set(first, [...(this.#twins.get(first) ?? []), this.#matches.length]);
    this.#leads.push(this.#leads[first] ?? null);
    this.#matches.push(this.#matches[first] ?? /(?!)/y);
  }

  #addListed(groups: Listed[][], field: 'terms' | 'context', term: string, exact: boolean, id: number): void {
    const phrase = makePhrase(term, exact);
    if (phrase === null) return;
    const entry = this.#lexicon.entry(firstWord(term.trim()));
    if (entry[field] === 0) entry[field] = groups.push([]) - 1;
    groups[entry[field]]?.push({ phrase, offset: wordStart(phrase.text), id });
  }
}

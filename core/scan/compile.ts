import { DeidError } from '../contracts/errors.js';
import type {
  CodeRecognizer,
  DictionaryEntry,
  DictionaryRecognizer,
  Pattern,
  PatternRecognizer,
  Recognizer,
} from '../contracts/recognizer.js';
import type { WordList } from '../contracts/word-list.js';
import { Beginnings } from './beginnings.js';
import { wordHash } from './characters.js';
import { HAS_WORD, INSIDE, WHOLE_TERM } from './dictionary-terms.js';
import { Form } from './form.js';
import type { FormsOfWords } from './forms-by-word.js';
import type { Part } from './joined.js';
import { type Lexicon, LexiconBuilder } from './lexicon.js';
import { type Given, ListedGroups } from './listed.js';
import { firstWord, makePhrase } from './phrases.js';
import { BeginningReader, expressionKey, type PreparedScan } from './prepared.js';
import { dictionaryRule, type PhraseIds, patternRule, type Rule } from './rule.js';
import { Sources } from './sources.js';
import { InsideTerms } from './unspaced.js';

/** All patterns, dictionaries, context words and word lists of an engine, compiled for the scanner. */
export interface CompiledScan {
  /** Tells which forms can begin at a place. */
  readonly beginnings: Beginnings;
  readonly lexicon: Lexicon;
  readonly rules: readonly Rule[];
  /** The distinct expressions of all patterns. Many national numbers are eleven digits, which are tried once. */
  readonly forms: readonly Form[];
  /** Dictionary terms by group. */
  readonly terms: ListedGroups;
  /** Dictionary terms that also occur within runs of letters; the values are numbers of rules. */
  readonly inside: InsideTerms<number>;
  /** Context phrases by group. */
  readonly phrases: ListedGroups;
  readonly codeRecognizers: readonly CodeRecognizer[];
  /** Number of a context phrase, for words of domains and headers. */
  readonly phraseId: (phrase: string) => number | undefined;
  /** Number of each word list. */
  readonly listIds: ReadonlyMap<string, number>;
}

export interface ScanParts {
  readonly recognizers: readonly Recognizer[];
  readonly wordLists: readonly WordList[];
  /** Context phrases that only domains name. */
  readonly extraPhrases: readonly string[];
  /** Numbers of the domains in which a recognizer works; undefined if it works in all. */
  readonly domainsOf: (recognizer: Recognizer) => ReadonlySet<number> | undefined;
  /** The cache of parsed patterns, if there is one already. */
  readonly sources?: Sources;
  readonly prepared?: PreparedScan | undefined;
}

/** Form numbers have sixteen bits; this is fifty times the number of forms of the shipped plugins. */
const MAX_FORMS = 0xffff;
const NO_PHRASES: readonly string[] = [];
const isPatterns = (r: Recognizer): r is PatternRecognizer => 'patterns' in r;
const isDictionary = (r: Recognizer): r is DictionaryRecognizer => 'dictionary' in r;
const isCode = (r: Recognizer): r is CodeRecognizer => 'recognize' in r;

/**
 * Compiles the scan when an engine is created. Throws DeidError `recognizer_invalid` for a pattern that is not a
 * regular expression.
 */
export function compileScan({
  recognizers,
  wordLists,
  extraPhrases,
  domainsOf,
  sources = new Sources(),
  prepared,
}: ScanParts): CompiledScan {
  const compiler = new Compiler(domainsOf, new BeginningReader(sources, prepared));
  for (const recognizer of recognizers.filter(isPatterns)) compiler.addPatterns(recognizer);
  for (const recognizer of recognizers.filter(isDictionary)) compiler.addDictionary(recognizer);
  for (const phrase of extraPhrases) compiler.phraseId(phrase);
  return compiler.done(wordLists, recognizers.filter(isCode));
}

class Compiler {
  readonly #reader: BeginningReader;
  /** The beginning of each form. */
  readonly #begun: Part[] = [];
  readonly #lexicon = new LexiconBuilder();
  readonly #rules: Rule[] = [];
  readonly #forms: Form[] = [];
  readonly #formIds = new Map<string, number>();
  readonly #terms = new ListedGroups(true);
  readonly #inside = new InsideTerms<number>();
  readonly #phrases = new ListedGroups(false);
  readonly #phraseIds = new Map<string, number>();
  /** Number by phrase as given, because a hundred rules share their context words. */
  readonly #givenIds = new Map<string, number>();
  /** Numbers by array of phrases, because most patterns share theirs with others. */
  readonly #idsOf = new Map<readonly string[], PhraseIds>();
  readonly #listIds = new Map<string, number>();
  readonly #domainsOf: ScanParts['domainsOf'];

  constructor(domainsOf: ScanParts['domainsOf'], reader: BeginningReader) {
    this.#domainsOf = domainsOf;
    this.#reader = reader;
  }

  addPatterns(recognizer: PatternRecognizer): void {
    const domains = this.#domainsOf(recognizer);
    for (const pattern of recognizer.patterns) {
      const { context = NO_PHRASES } = recognizer;
      const rule = this.#rules.push(patternRule(recognizer, pattern, context, this.#ids, domains)) - 1;
      this.#addPattern(recognizer, pattern, rule);
    }
  }

  addDictionary(recognizer: DictionaryRecognizer): void {
    for (const entry of recognizer.dictionary) {
      const id = this.#rules.push(dictionaryRule(recognizer, entry, this.#ids, this.#domainsOf(recognizer))) - 1;
      this.#addTerms(entry, id);
    }
  }

  /** Two simple loops, because they run over ten thousand terms at each start and V8 compiles short loops faster. */
  #addTerms({ terms, caseSensitive: exact = false }: DictionaryEntry, id: number): void {
    const { hashes, sorts } = this.#reader.terms(terms);
    for (let i = 0; i < hashes.length; i++) {
      const sort = sorts[i] ?? 0;
      if ((sort & HAS_WORD) === 0) continue;
      this.#addListed('terms', hashes[i] ?? 0, (sort & WHOLE_TERM) !== 0, { term: terms[i] ?? '', exact, id });
    }
    for (let i = 0; i < sorts.length; i++)
      if (((sorts[i] ?? 0) & INSIDE) !== 0) this.#inside.add(terms[i] ?? '', exact, id);
  }

  readonly phraseId = (phrase: string): number => {
    const given = this.#givenIds.get(phrase);
    if (given !== undefined) return given;
    const id = this.#newPhraseId(phrase);
    this.#givenIds.set(phrase, id);
    return id;
  };

  #newPhraseId(phrase: string): number {
    const key = makePhrase(phrase, false)?.text ?? '';
    let id = this.#phraseIds.get(key);
    if (id === undefined) {
      id = this.#phraseIds.size;
      this.#phraseIds.set(key, id);
      const word = firstWord(key);
      if (word !== '')
        this.#addListed('context', wordHash(word), word.length === key.length, { term: key, exact: false, id });
    }
    return id;
  }

  /** Adds the words of lists last, as the lexicon requires. */
  done(wordLists: readonly WordList[], codeRecognizers: readonly CodeRecognizer[]): CompiledScan {
    const joined = this.#reader.join(this.#begun);
    this.#addWords(joined.byWord);
    for (const list of wordLists) this.#addWordList(list);
    return {
      beginnings: new Beginnings(joined),
      lexicon: this.#lexicon.done(),
      rules: this.#rules,
      forms: this.#forms,
      terms: this.#terms,
      inside: this.#inside,
      phrases: this.#phrases,
      codeRecognizers,
      phraseId: (phrase) => this.#phraseIds.get(makePhrase(phrase, false)?.text ?? ''),
      listIds: this.#listIds,
    };
  }

  #addWords({ words, setOf }: FormsOfWords): void {
    for (let i = 0; i < words.length; i++) {
      const entry = this.#lexicon.entryOf(words[i] ?? 0);
      this.#lexicon.lists[entry] = setOf[i] ?? 0;
    }
  }

  #addWordList({ name, words }: WordList): void {
    const id = this.#listIds.size;
    this.#listIds.set(name, id);
    this.#lexicon.addList(words, id);
  }

  readonly #ids = (phrases: readonly string[] = NO_PHRASES): PhraseIds => {
    let ids = this.#idsOf.get(phrases);
    if (ids === undefined) {
      ids = new Set(phrases.map(this.phraseId));
      this.#idsOf.set(phrases, ids);
    }
    return ids;
  };

  #addPattern(recognizer: PatternRecognizer, pattern: Pattern, rule: number): void {
    const key = expressionKey(pattern);
    const known = this.#formIds.get(key);
    if (known !== undefined) {
      this.#forms[known]?.rules.push(rule);
      return;
    }
    if (this.#forms.length === MAX_FORMS)
      throw new DeidError('recognizer_invalid', [recognizer.name, 'all engines end at 65,535 different expressions']);
    const { match, lead, ignoreCase = false } = pattern;
    const form = this.#forms.push(new Form(match, lead, ignoreCase, [rule])) - 1;
    this.#formIds.set(key, form);
    try {
      this.#addBeginning(form, pattern);
    } catch (error) {
      // The message of a SyntaxError quotes the pattern, which comes from the operator and not from a user's text.
      const why = error instanceof Error ? error.message : 'no regular expression';
      throw new DeidError('recognizer_invalid', [recognizer.name, why]);
    }
  }

  #addBeginning(form: number, pattern: Pattern): void {
    this.#begun.push({ form, ...this.#reader.read(pattern) });
  }

  /** @param hash hash of the first word. @param isWholeTerm true if the word is the whole term. */
  #addListed(field: 'terms' | 'context', hash: number, isWholeTerm: boolean, given: Given): void {
    const entry = this.#lexicon.entryOf(hash);
    const column = this.#lexicon[field];
    const known = column[entry] ?? 0;
    if (known === 0 && !given.exact && isWholeTerm) {
      // Most words begin only one phrase and need no group.
      column[entry] = ~given.id;
      return;
    }
    const groups = field === 'terms' ? this.#terms : this.#phrases;
    const group = known > 0 ? known : groups.add();
    column[entry] = group;
    if (known < 0) groups.push(group, { term: given.term, firstOnly: true, exact: false, id: ~known });
    groups.push(group, given);
  }
}

import type { EntityTypes } from '../contracts/entity-type.js';
import type { Mistake } from '../contracts/errors.js';
import type { OwnLexicon, OwnWord, OwnWordsQuery, TermException } from '../contracts/lexicon.js';
import type { Recognizer } from '../contracts/recognizer.js';
import { foldCase } from '../scan/phrases.js';

/** Score of a term that an operator has listed explicitly. */
const LISTED_SCORE = 1;
/** Language code of words for all languages. */
const ANY = 'any';

const listed = (one: string | readonly string[]): readonly string[] => (typeof one === 'string' ? [one] : one);

/**
 * The words that a configuration adds. Passes them to plugins while these register, and reports those that no plugin
 * requested.
 */
export class OwnWords {
  readonly #words: readonly OwnWord[];
  /** Classes that plugins requested, by group; undefined stands for all classes of the group. */
  readonly #requested = new Map<string, Set<string> | undefined>();

  constructor(words: readonly OwnWord[] = []) {
    this.#words = words;
  }

  /** Terms of a group, without duplicates, in order. */
  ask(group: string, query: OwnWordsQuery = {}): readonly string[] {
    const classes = query.class === undefined ? undefined : new Set(listed(query.class));
    this.#note(group, classes);
    if (this.#words.length === 0) return [];
    const languages = query.language === undefined ? undefined : new Set([ANY, ...listed(query.language)]);
    const meant = this.#words.filter(
      (word) => word.group === group && (classes?.has(word.class) ?? true) && (languages?.has(word.language) ?? true),
    );
    return [...new Set(meant.map(({ term }) => term))];
  }

  #note(group: string, classes: ReadonlySet<string> | undefined): void {
    const before = this.#requested.get(group);
    const all = classes === undefined || (this.#requested.has(group) && before === undefined);
    this.#requested.set(group, all ? undefined : new Set([...(before ?? []), ...classes]));
  }

  /** Mistakes for words without effect: no plugin requested their group or class. One mistake per file. */
  mistakes(): Mistake[] {
    return this.#words.filter((word) => !this.#isUsed(word)).map((word) => this.#mistake(word));
  }

  #isUsed({ group, class: name }: OwnWord): boolean {
    return this.#requested.has(group) && (this.#requested.get(group)?.has(name) ?? true);
  }

  #mistake({ group, pointer, place }: OwnWord): Mistake {
    const open = this.#requested.has(group)
      ? `no plugin asks for words of this class; classes of the group that are asked for: ${[...(this.#requested.get(group) ?? [])].sort().join(', ')}`
      : `no plugin asks for words of this group; groups that are asked for: ${[...this.#requested.keys()].sort().join(', ') || 'none'}`;
    return { pointer, message: `${place}: ${open}` };
  }
}

/** Mistakes for exceptions whose type is not declared. */
export const exceptionMistakes = ({ exceptions }: OwnLexicon, types: EntityTypes): Mistake[] =>
  exceptions
    .filter(({ type }) => types.get(type) === undefined)
    .map(({ pointer, place }) => ({
      pointer,
      message: `${place}: there is no such entity type; 'deidkit entities' lists them`,
    }));

/** The exceptions in effect: the last one for each term and type. */
export function effective(exceptions: readonly TermException[]): readonly TermException[] {
  return [...new Map(exceptions.map((one) => [`${one.type} ${foldCase(one.term)}`, one])).values()];
}

/** A recognizer for the terms that are always findings. */
export function alwaysRecognizer(exceptions: readonly TermException[]): Recognizer[] {
  const always = exceptions.filter(({ effect }) => effect === 'always');
  const types = [...new Set(always.map(({ type }) => type))];
  if (types.length === 0) return [];
  const dictionary = types.map((type) => ({
    type,
    score: LISTED_SCORE,
    terms: always.filter((one) => one.type === type).map(({ term }) => term),
  }));
  return [{ name: 'lexicon/always', types, domainSpecific: true, dictionary }];
}

import { EXCEPTIONS, LEXICON, type Lexicon, type WordLanguage } from './compiled.js';

/** A file name of `lexicon/<language>/`, without its ending. */
export type WordGroup = keyof Lexicon;

/** A class of the words of a group. */
export type WordClass<Group extends WordGroup> = Lexicon[Group];

/** Which words of a group are meant; all of them, if nothing is said. */
export interface WordQuery<Group extends WordGroup> {
  /** One class of the group, or several. */
  readonly class?: Lexicon[Group] | readonly Lexicon[Group][];
  /** One language, or several; words for all languages (`any`) always belong to them. */
  readonly language?: WordLanguage | readonly WordLanguage[];
}

/** What knows the words that a configuration adds: the registry that a plugin gets. */
export interface OwnWordsSource {
  words(
    group: string,
    query?: { readonly class?: string | readonly string[]; readonly language?: string | readonly string[] },
  ): readonly string[];
}

/** Terms between bars, by class and language. */
type Classes = Readonly<Record<string, Readonly<Partial<Record<WordLanguage, string>>>>>;

/** Groups that have been asked for: each time it is called, a group makes all of its lists. */
const groups = new Map<WordGroup, Classes>();

function classesOf(group: WordGroup): Classes {
  const known = groups.get(group);
  if (known !== undefined) return known;
  const classes: Classes = LEXICON[group]();
  groups.set(group, classes);
  return classes;
}

/** What has been asked for already: the words never change, and several plugins ask for the same ones. */
const asked = new Map<string, readonly string[]>();
const askedSets = new Map<string, ReadonlySet<string>>();

/**
 * Words of the lexicon: of each class in the order of its name, of each language in the order of its code, each once.
 *
 * @param own the registry of a plugin: then the words that the configuration adds come behind, and the group is open to such words.
 * @example lexiconWords('months', { class: 'full', language: 'de' })
 */
export function lexiconWords<Group extends WordGroup>(
  group: Group,
  query: WordQuery<Group> = {},
  own?: OwnWordsSource,
): readonly string[] {
  const known = shippedWords(keyOf(group, query), group, query);
  const added = own?.words(group, query) ?? [];
  return added.length === 0 ? known : [...new Set([...known, ...added])];
}

/** The same words, to be looked up. */
export function lexiconSet<Group extends WordGroup>(
  group: Group,
  query: WordQuery<Group> = {},
  own?: OwnWordsSource,
): ReadonlySet<string> {
  const key = keyOf(group, query);
  const known = shippedWords(key, group, query);
  const added = own?.words(group, query) ?? [];
  if (added.length > 0) return new Set([...known, ...added]);
  const set = askedSets.get(key) ?? new Set(known);
  askedSets.set(key, set);
  return set;
}

/** The same words as alternatives of a regular expression, without a group around them: longer ones first, so that `am` leaves `amp` alone. */
export function lexiconPattern<Group extends WordGroup>(
  group: Group,
  query: WordQuery<Group> = {},
  own?: OwnWordsSource,
): string {
  const longestFirst = [...lexiconWords(group, query, own)].sort((a, b) => b.length - a.length);
  return longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
}

/** Alternatives of a regular expression whose first letters may also be capitals: `paid|used` becomes `[Pp]aid|[Uu]sed`. */
export const eitherCase = (pattern: string): string =>
  pattern.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** The classes of a group, in the order of their names. */
export const lexiconClasses = <Group extends WordGroup>(group: Group): readonly Lexicon[Group][] =>
  Object.keys(classesOf(group)).filter((name): name is Lexicon[Group] => name !== '');

/** Words by language; what is for all languages stands under each of them, and under `any`. */
export function lexiconByLanguage<Group extends WordGroup>(
  group: Group,
  query: Omit<WordQuery<Group>, 'language'> = {},
): ReadonlyMap<WordLanguage, readonly string[]> {
  const languages = new Set(listsOf(group, query).map(([language]) => language));
  return new Map([...languages].map((language) => [language, lexiconWords(group, { ...query, language })]));
}

const asArray = <T extends string>(one: T | readonly T[]): readonly T[] => (typeof one === 'string' ? [one] : one);

const keyOf = <Group extends WordGroup>(group: Group, query: WordQuery<Group>): string =>
  `${group} ${query.class ?? '*'} ${query.language ?? '*'}`;

const isLanguage = (name: string): name is WordLanguage => name !== '';

/** Words of the package alone. @param key what they are remembered by */
function shippedWords<Group extends WordGroup>(key: string, group: Group, query: WordQuery<Group>): readonly string[] {
  const known = asked.get(key) ?? wordsIn(listsOf(group, query));
  asked.set(key, known);
  return known;
}

/** A list holds each of its words once; several may have some in common. */
function wordsIn(lists: readonly (readonly [WordLanguage, string])[]): readonly string[] {
  const [first, second] = lists;
  if (first === undefined || second === undefined) return first?.[1].split('|') ?? [];
  return [...new Set(lists.flatMap(([, terms]) => terms.split('|')))];
}

/** The lists that a query means, each with its language. */
function listsOf<Group extends WordGroup>(group: Group, query: WordQuery<Group>): [WordLanguage, string][] {
  const classes = classesOf(group);
  const wanted = query.class === undefined ? Object.keys(classes) : asArray<string>(query.class);
  const languages = query.language === undefined ? undefined : new Set<string>(['any', ...asArray(query.language)]);
  return wanted.flatMap((name) =>
    Object.entries(classes[name] ?? {}).flatMap(([language, terms]): [WordLanguage, string][] =>
      isLanguage(language) && (languages?.has(language) ?? true) ? [[language, terms]] : [],
    ),
  );
}

/** Terms that are always, or never, findings of a type: `exceptions.tsv` of the package. */
export const SHIPPED_EXCEPTIONS = EXCEPTIONS;

import { type Language, lexiconByLanguage, lexiconClasses, lexiconWords } from '../../../../kit/index.js';

/** Sex that the word for an occupation shows: `Ärztin`, `postman`; empty for `notaire`, `nurse`. */
type Sex = 'm' | 'f' | '';

/** An occupation, and its group of ISCO-08: three digits for level and field, `222` for nurses. */
export interface Occupation {
  readonly term: string;
  readonly group: string;
  readonly sex: Sex;
}

/** The occupations of a language. */
export interface Occupations {
  /** By their names in lower case. */
  readonly byName: ReadonlyMap<string, Occupation>;
  readonly all: readonly Occupation[];
  /** Words that stay before an occupation: `senior`, `retired`. */
  readonly ranks: ReadonlySet<string>;
  /** True if the last of its words says more than the first: `taxi driver`, but `chauffeur de taxi`. */
  readonly isLast: boolean;
  /** True if words are joined into one: `Kinderärztin`. */
  readonly joins: boolean;
}

const CLASS = /^isco-(\d{3})(?:-([mf]))?$/u;
const sexOf = (letter: string | undefined): Sex => (letter === 'm' || letter === 'f' ? letter : '');

/** What the lexicon lists, by class and language. */
const LISTS = lexiconClasses('occupation-groups').map(
  (name) => [name, lexiconByLanguage('occupation-groups', { class: name })] as const,
);

function occupationsOf(language: Language): Occupations {
  const all = LISTS.flatMap(([name, lists]): Occupation[] => {
    const [, group, letter] = CLASS.exec(name) ?? [];
    const terms = group === undefined ? undefined : lists.get(language);
    return (terms ?? []).map((term) => ({ term, group: group ?? '', sex: sexOf(letter) }));
  });
  const joins = language === 'de' || language === 'nl';
  return {
    byName: new Map(all.map((one) => [one.term.toLowerCase(), one])),
    all,
    ranks: new Set(lexiconWords('occupation-groups', { class: 'rank', language })),
    isLast: joins || language === 'en',
    joins,
  };
}

/** Languages whose occupations are listed by group. */
const LISTED: readonly Language[] = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const BY_LANGUAGE: ReadonlyMap<string, Occupations> = new Map(
  LISTED.map((language) => [language, occupationsOf(language)]),
);

/** The occupations of a language, if they are listed. */
export const occupationsIn = (language: string): Occupations | undefined => BY_LANGUAGE.get(language);

/** An occupation that a text names. */
export interface Named {
  readonly occupation: Occupation;
  readonly from: Occupations;
  /** Words before it that say its rank or state and stay, with a blank behind: `retired `. */
  readonly rank: string;
  readonly isPlural: boolean;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’.-]*/gu;
const MOST_WORDS = 5;
/** Shortest end of a joined word that is an occupation: `arzt`. */
const LEAST_END = 4;

/** The longest listed occupation in a text, and words of rank before it. */
function namedBy(text: string, from: Occupations): Named | undefined {
  const words = text.toLowerCase().match(WORD) ?? [];
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const last = words.length - count;
    for (let n = 0; n <= last; n++) {
      const at = from.isLast ? last - n : n;
      const name = words.slice(at, at + count).join(' ');
      const exact = from.byName.get(name);
      const occupation = exact ?? (from.isLast ? from.byName.get(name.replace(/s$/u, '')) : undefined);
      if (occupation !== undefined)
        return { occupation, from, rank: rankBefore(text, words.slice(0, at), from), isPlural: exact === undefined };
    }
  }
  const occupation = from.joins ? endOf(words.at(-1) ?? '', from) : undefined;
  if (occupation === undefined) return undefined;
  return { occupation, from, rank: rankBefore(text, words.slice(0, -1), from), isPlural: false };
}

/** The words of rank at the beginning of a text, of those before its occupation. */
function rankBefore(text: string, before: readonly string[], { ranks }: Occupations): string {
  const other = before.findIndex((word) => !ranks.has(word));
  const count = other < 0 ? before.length : other;
  return count === 0 ? '' : `${text.split(/\s+/u).slice(0, count).join(' ')} `;
}

/** The listed occupation at the end of a joined word: `Kinderärztin`. */
function endOf(word: string, { byName }: Occupations): Occupation | undefined {
  for (let at = 1; at <= word.length - LEAST_END; at++) {
    const found = byName.get(word.slice(at));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The occupation that a text names, in the language of the document or any other one in which occupations are listed. */
export function namedOccupation(text: string, language: string | undefined): Named | undefined {
  const own = language === undefined ? undefined : BY_LANGUAGE.get(language);
  const first = own === undefined ? undefined : namedBy(text, own);
  if (first !== undefined) return first;
  for (const from of BY_LANGUAGE.values()) {
    // In another language, any word may end like one: `October` ends in the Dutch `ober`.
    const named = namedBy(text, { ...from, joins: false });
    if (named !== undefined) return named;
  }
  return undefined;
}

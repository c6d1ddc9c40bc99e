import { lexiconPattern, lexiconSet } from '../../../lexicon/words.js';
import { onFirstUse } from '../../words/on-first-use.js';
import type { AddressLanguage } from './address-language.js';

/** The words of streets, read when the first address is. */
const words = onFirstUse(() => ({
  /** Words after the name of a street: English ones, and those that German and Dutch write separately. */
  behind: lexiconSet('streets', { class: 'kind-behind' }),
  apart: lexiconSet('streets', { class: 'kind-apart', language: ['de', 'nl'] }),
  /** Words before the name of a street, by the language of the following name. */
  front: (['fr', 'es', 'it', 'pt', 'pl'] as const).map(
    (language) => [language, lexiconSet('streets', { class: 'kind-in-front', language })] as const,
  ),
  /** Words of these lists that are often a town or a part of its name: they mean a street only beside a number. */
  weak: lexiconSet('streets', { class: 'kind-or-town' }),
  /** Kinds of streets written together with the name. */
  compound: new RegExp(
    `^(?!.{0,12}spring$)(.{3,}?)(-?)(${lexiconPattern('streets', { class: 'kind-written-together' })})$`,
    'iu',
  ),
  /** Endings that towns have as well: `Bad Segeberg`, `Amsterdam`, `Margate`. */
  shortCompound: new RegExp(`(?:${lexiconPattern('streets', { class: 'ending-of-town-too' })})$`, 'u'),
  /** Units, directions and function words, which stay. */
  stays: lexiconSet('streets', { class: 'stays' }),
}));

/** Turkish words for kinds of streets. */
export const TURKISH = /^(?:cad|caddesi|soka[kğ]ı?|sok|bulv|bulvarı|mah|mahallesi)[.,]?$/iu;

/** What a word can be in the name of a street. */
export interface StreetWord {
  /** True if the word shows that it is a street, alone or by its ending. */
  readonly kind: boolean;
  /** True for a kind that is hardly ever part of the name of a town. */
  readonly sure: boolean;
  /** Language of the name that follows; undefined if the word does not stand before names. */
  readonly front: AddressLanguage | undefined;
  /** True for a German or Dutch kind after the name; the name then gets an ending, as in `Lindener Straße`. */
  readonly apart: boolean;
  /** True for a kind of street behind its name: `Street`. */
  readonly behind: boolean;
  /** True for a name and its kind in one word: `Hauptstraße`. */
  readonly compound: boolean;
  /** True for a word that no substitute replaces: a floor, a side of the town. */
  readonly stays: boolean;
  /** True for a capitalised word of several letters, which may be a name. */
  readonly capital: boolean;
}

const NUMBER: StreetWord = {
  kind: false,
  sure: false,
  front: undefined,
  apart: false,
  behind: false,
  compound: false,
  stays: false,
  capital: false,
};

/** The kind of street at the end of a word: `straße` of `Hauptstraße`; empty if there is none. */
export const endingOfStreet = (word: string): string => words().compound.exec(word.replace(/[.,]$/u, ''))?.[3] ?? '';

/** What a word is in the name of a street. */
export function streetWord(word: string): StreetWord {
  if (/^\d+$/u.test(word)) return NUMBER;
  const { behind, apart, front, weak, compound, shortCompound, stays } = words();
  const lowerCase = word.toLowerCase();
  const bare = lowerCase.replace(/[.,:]$/u, '');
  const language = front.find(([, kinds]) => kinds.has(bare) || kinds.has(lowerCase))?.[0];
  const isApart = apart.has(bare);
  const isBehind = isApart || behind.has(bare);
  const isCompound = !isBehind && compound.test(bare);
  const kind = isCompound || isBehind || language !== undefined;
  return {
    kind,
    sure: kind && !weak.has(bare) && (!isCompound || !shortCompound.test(bare)),
    front: language,
    apart: isApart,
    behind: isBehind,
    compound: isCompound,
    stays: stays.has(bare) || stays.has(lowerCase.replace(/:$/u, '')),
    capital: /^\p{Lu}\p{L}{2,}/u.test(word),
  };
}

/** Articles and prepositions in names of streets, in lower case. */
export const LOWERCASE_WORDS = onFirstUse(
  () =>
    new RegExp(
      `^(?:${lexiconPattern('streets', { class: 'article-or-preposition' })}|d[’'].*|l[’'].*|dell[’'].*)$`,
      'u',
    ),
);

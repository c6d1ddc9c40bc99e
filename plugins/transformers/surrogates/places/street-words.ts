import { digitsOf, lexiconPattern, lexiconSet } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import type { StyleName } from './style-name.js';

/** Words after the name of a street: English ones, and those that German and Dutch write separately. */
const BEHIND = lexiconSet('streets', { class: 'kind-behind' });
/** Turkish words for kinds of streets. */
export const TURKISH = /^(?:cad|caddesi|soka[kğ]ı?|sok|bulv|bulvarı|mah|mahallesi)[.,]?$/iu;
const GERMAN_APART = lexiconSet('streets', { class: 'kind-apart', language: 'de' });
const DUTCH_APART = lexiconSet('streets', { class: 'kind-apart', language: 'nl' });

/** Words before the name of a street, by the style of the following name. */
const FRONT: readonly (readonly [StyleName, ReadonlySet<string>])[] = (['fr', 'es', 'it', 'pt', 'pl'] as const).map(
  (language) => [language, lexiconSet('streets', { class: 'kind-in-front', language })],
);

/** Words of these lists that are often a town or a part of its name: they mean a street only beside a number. */
const WEAK = lexiconSet('streets', { class: 'kind-or-town' });

/** Kinds of streets written together with the name. */
export const COMPOUND = new RegExp(
  `^(?!.{0,12}spring$)(.{3,}?)(-?)(${lexiconPattern('streets', { class: 'kind-written-together' })})$`,
  'iu',
);
/** Endings that towns have as well: `Bad Segeberg`, `Amsterdam`, `Margate`. */
const SHORT_COMPOUND = new RegExp(`(?:${lexiconPattern('streets', { class: 'ending-of-town-too' })})$`, 'u');
/** Units, directions and function words, which stay. */
const STAYS = new RegExp(`^(?:${lexiconPattern('streets', { class: 'stays' })})\\.?$`, 'iu');
/** Articles and prepositions in names of streets, in lower case. */
export const LOWERCASE_WORDS = new RegExp(
  `^(?:${lexiconPattern('streets', { class: 'article-or-preposition' })}|d[’'].*|l[’'].*|dell[’'].*)$`,
  'u',
);

/** What a word can be in the name of a street. */
export interface StreetWord {
  /** True if the word shows that it is a street, alone or by its ending. */
  readonly kind: boolean;
  /** True for a kind that is hardly ever part of the name of a town. */
  readonly sure: boolean;
  /** Style of the name that follows; undefined if the word does not stand before names. */
  readonly front: StyleName | undefined;
  /** True for a German or Dutch kind after the name; the name then gets an ending, as in `Lindener Straße`. */
  readonly apart: boolean;
  readonly behind: boolean;
  readonly compound: boolean;
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

/** Classifies a word without a cache. */
export function streetWord(word: string): StreetWord {
  const lowerCase = word.toLowerCase();
  const bare = lowerCase.replace(/[.,]$/u, '');
  const front = FRONT.find(([, words]) => words.has(bare) || words.has(lowerCase))?.[0];
  const apart = GERMAN_APART.has(bare) || DUTCH_APART.has(bare);
  const behind = apart || BEHIND.has(bare);
  const compound = !behind && COMPOUND.test(bare);
  const kind = compound || behind || front !== undefined;
  return {
    kind,
    sure: kind && !WEAK.has(bare) && (!compound || !SHORT_COMPOUND.test(bare)),
    front,
    apart,
    behind,
    compound,
    stays: STAYS.test(word.replace(/:$/u, '')),
    capital: /^\p{Lu}\p{L}{2,}/u.test(word),
  };
}

/** True for ASCII digits only, and for an empty text. */
const isNumber = (text: string): boolean => digitsOf(text).length === text.length;

/** Classifies words with a cache, because the words of streets repeat and the expressions are long. */
export class StreetWords {
  readonly #known = new Recent<StreetWord>(4000);

  of(word: string): StreetWord {
    if (isNumber(word)) return NUMBER;
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const read = streetWord(word);
    this.#known.set(word, read);
    return read;
  }
}

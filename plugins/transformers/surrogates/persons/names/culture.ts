import { lexiconWords } from '../../../../../kit/index.js';

export type Gender = 'male' | 'female';

/** Names of one culture. The lists are short: they serve to tell a gender and a culture, and to invent names from. */
export interface Culture {
  readonly code: string;
  readonly male: readonly string[];
  readonly female: readonly string[];
  /** Common surnames, to know the culture by; never given as substitutes, so that real people are rarely hit. */
  readonly known: readonly string[];
  /** Endings that show the culture of a surname. */
  readonly ending?: RegExp;
  /** Beginnings and ends from which surnames are made. Empty ends: the beginnings are whole names. */
  readonly surnames: { readonly starts: readonly string[]; readonly ends: readonly string[] };
  /** Surnames that read differently for men and women. */
  readonly inflection?: Inflection;
}

/** The two forms of a surname; each function leaves a name that it does not know as it is. */
export interface Inflection {
  readonly feminine: (surname: string) => string;
  readonly masculine: (surname: string) => string;
  /** A form that women and men bear alike, in place of one that they do not. */
  readonly common?: (surname: string) => string;
}

type Pool = 'male' | 'female' | 'known-surname' | 'surname-start' | 'surname-end';

/** What the words of a culture do not say by themselves. */
interface CultureData {
  readonly ending?: RegExp;
  readonly inflection?: Inflection;
}

const GROUP = 'name-pools';
type NameLanguage =
  | 'ar'
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'hi'
  | 'it'
  | 'ja'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ru'
  | 'sv'
  | 'tr'
  | 'zh';

/** Makes a culture of the words of a language. */
export function culture(code: string, language: NameLanguage, { ending, inflection }: CultureData = {}): Culture {
  const words = (name: Pool): readonly string[] => lexiconWords(GROUP, { class: name, language });
  return {
    code,
    male: words('male'),
    female: words('female'),
    known: words('known-surname'),
    surnames: { starts: words('surname-start'), ends: words('surname-end') },
    ...(ending === undefined ? {} : { ending }),
    ...(inflection === undefined ? {} : { inflection }),
  };
}

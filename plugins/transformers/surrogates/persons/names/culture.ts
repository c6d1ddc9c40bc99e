import { lexiconWords } from '../../../../../kit/index.js';

export type Gender = 'male' | 'female';

/** Names of one culture. The lists are short: they show gender and culture, and new names are made from them. */
export interface Culture {
  readonly code: string;
  readonly male: readonly string[];
  readonly female: readonly string[];
  /**
   * Common surnames, which show the culture.
   */
  readonly known: readonly string[];
  /** Real surnames of a list, from which substitutes are drawn; empty for a culture without one. */
  readonly family: readonly string[];
  /** Endings that show the culture of a surname. */
  readonly ending?: RegExp;
  /** Beginnings and ends that surnames are made from. If there are no ends, the beginnings are whole names. */
  readonly surnames: { readonly starts: readonly string[]; readonly ends: readonly string[] };
  /** Surnames that differ for men and women. */
  readonly inflection?: Inflection;
}

/** The two forms of a surname. Each function returns unknown names unchanged. */
export interface Inflection {
  readonly feminine: (surname: string) => string;
  readonly masculine: (surname: string) => string;
  /** Makes a form that is the same for women and men. */
  readonly common?: (surname: string) => string;
}

type Pool = 'male' | 'female' | 'family' | 'known-surname' | 'surname-start' | 'surname-end';

/** What the words of a culture do not show by themselves. */
interface CultureData {
  readonly ending?: RegExp;
  readonly inflection?: Inflection;
}

const GROUP = 'name-pools';
type NameLanguage =
  | 'af'
  | 'ak'
  | 'ar'
  | 'az'
  | 'cs'
  | 'da'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'hi'
  | 'hr'
  | 'hu'
  | 'id'
  | 'it'
  | 'ja'
  | 'lv'
  | 'nl'
  | 'no'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sl'
  | 'sr'
  | 'sv'
  | 'tr'
  | 'uz'
  | 'vi'
  | 'yo'
  | 'zh'
  | 'zu';

/** Creates a culture from the words of a language. */
export function culture(code: string, language: NameLanguage, { ending, inflection }: CultureData = {}): Culture {
  const words = (name: Pool): readonly string[] => lexiconWords(GROUP, { class: name, language });
  const family = words('family');
  const known = words('known-surname');
  return {
    code,
    family,
    male: words('male'),
    female: words('female'),
    // A culture without common surnames of its own is known by its whole list.
    known: known.length > 0 ? known : family,
    surnames: { starts: words('surname-start'), ends: words('surname-end') },
    ...(ending === undefined ? {} : { ending }),
    ...(inflection === undefined ? {} : { inflection }),
  };
}

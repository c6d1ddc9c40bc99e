import { list } from '../../base/text.js';

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

/** A culture as its files write it: lists separated by commas. */
interface CultureData {
  readonly male: string;
  readonly female: string;
  readonly known: string;
  readonly starts: string;
  readonly ends?: string;
  readonly ending?: RegExp;
  readonly inflection?: Inflection;
}

/** Reads the lists of a culture. */
export function culture(code: string, data: CultureData): Culture {
  const { ending, inflection } = data;
  return {
    code,
    male: list(data.male),
    female: list(data.female),
    known: list(data.known),
    surnames: { starts: list(data.starts), ends: data.ends === undefined ? [] : list(data.ends) },
    ...(ending === undefined ? {} : { ending }),
    ...(inflection === undefined ? {} : { inflection }),
  };
}

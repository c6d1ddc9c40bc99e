import type { Language } from '../../../../kit/index.js';
import { fold, list } from '../base/text.js';
import NAMES from './countries.json' with { type: 'json' };

/** Codes of the countries used as substitutes, and their English names in the same order. */
export const COUNTRY_CODES = Object.keys(NAMES);
const COUNTRIES = Object.values(NAMES);

/** Languages in which texts name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'tr'];
/** Further names of countries: short forms, parts, and colloquial names. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  US: list('us,u.s.,usa,u.s.a.,america,united states of america,the united states,the us,the usa,the states'),
  GB: list('uk,u.k.,great britain,britain,england,scotland,wales,northern ireland,the uk,the united kingdom'),
  NL: list('holland,the netherlands'),
  DE: list('federal republic of germany,brd'),
  KR: list('korea,republic of korea'),
  IE: list('éire,eire,republic of ireland'),
  PH: list('the philippines'),
  TR: list('türkiye,turkiye'),
  CH: list('swiss confederation'),
};

/** All names of each country in these languages, and its code, folded. */
function readNames(): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return new Map(
    COUNTRY_CODES.map((code, i) => {
      const said = [
        code,
        COUNTRIES[i] ?? code,
        ...(SAID[code] ?? []),
        ...languages.map((names) => names.of(code) ?? code),
      ];
      return [code, new Set(said.map(fold))];
    }),
  );
}

/** Read when a text first names a country and then kept, because reading them takes as long as processing a page. */
let names: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The countries of one candidate, by all of their names. */
export class Countries {
  #own: Intl.DisplayNames | undefined;

  /** The name of a country in the language of the document. */
  name(code: string, language: Language | undefined): string {
    const english = COUNTRIES[COUNTRY_CODES.indexOf(code)] ?? code;
    if (language === undefined || language === 'en') return english;
    this.#own ??= new Intl.DisplayNames([language], { type: 'region' });
    return this.#own.of(code) ?? english;
  }

  /** True if a text is a name of the country in any language. */
  isCalled(code: string, text: string): boolean {
    names ??= readNames();
    return names.get(code)?.has(fold(text)) === true;
  }
}

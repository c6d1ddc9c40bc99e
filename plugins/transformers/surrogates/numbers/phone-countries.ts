import type { Term } from '../../../../core/index.js';
import type { Language } from '../../../../kit/index.js';
import { digitsOf } from '../base/shape.js';

const COUNTRY_CODES = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/u;

/** A number with a country code, split into its parts. */
export interface International {
  /** `00` or `011`; empty after a plus sign. */
  readonly prefix: string;
  readonly country: string;
  /** The trunk prefix `0` of `+44 (0)20 …`. */
  readonly trunk: string;
  readonly national: string;
}

/** Parses a number with a country code; undefined for any other number. */
export function readInternational(text: string): International | undefined {
  const lead = /^[\s\u200e\u200f]*\(?(?:\+|00|011(?=[\s-]))/u.exec(text)?.[0];
  if (lead === undefined) return undefined;
  const number = digitsOf(text);
  const prefix = digitsOf(lead);
  const country = COUNTRY_CODES.exec(number.slice(prefix.length))?.[0] ?? '';
  const trunk = /\(0\)/u.test(text) ? '0' : '';
  return { prefix, country, trunk, national: number.slice(prefix.length + country.length + trunk.length) };
}

/** The trunk prefix of a national number, which is dialled only within the country. */
export function trunkOf(country: string, number: string): string {
  if (country === '1') return /^1(?=\d{10}$)/u.exec(number)?.[0] ?? '';
  return (country === '7' ? /^8(?=\d{10}$)/u : /^0/u).exec(number)?.[0] ?? '';
}

/**
 * The country of a number without a country code, inferred from its form; North America if the form does not show it.
 */
export function countryOfForm(text: string, digitsOnly: string): string {
  if (/^0[1-9](?:[\s.-]?\d{2}){4}$/u.test(text.trim())) return '33';
  if (/^\(?0[23478]\)?[\s-]?\d{4}[\s-]?\d{4}$|^04\d{2}[\s-]?\d{3}[\s-]?\d{3}$/u.test(text.trim())) return '61';
  if (/^\(?01\d{2}\)? \d{3} \d{4}$|^\(?01\d{3}\)? \d{6}$/u.test(text.trim())) return '44';
  if (/^0(?:7\d{9}|[12]\d{8,9}|800\d{6,7}|808\d{7})$/u.test(digitsOnly) && !/^01[567]\d/u.test(digitsOnly)) return '44';
  return digitsOnly.startsWith('0') ? '49' : '1';
}

/**
 * Countries whose numbers are usual in texts of a language, with the form of their national numbers. The first match
 * counts.
 */
const OF_LANGUAGE: Readonly<Record<string, readonly (readonly [country: string, form: RegExp])[]>> = {
  en: [
    ['353', /^08[35-9]\d{7}$/u],
    ['44', /^0[1-9]\d{8,9}$/u],
  ],
  de: [['49', /^0\d{6,12}$/u]],
  fr: [['33', /^0[1-9]\d{8}$/u]],
  es: [['34', /^[6-9]\d{8}$/u]],
  it: [['39', /^(?:0\d{5,10}|3\d{8,9})$/u]],
  pt: [
    ['351', /^[239]\d{8}$/u],
    ['55', /^0?[1-9]\d(?:9\d{8}|[2-5]\d{7})$/u],
  ],
  nl: [['31', /^0[1-9]\d{8}$/u]],
  pl: [['48', /^\d{9}$/u]],
  sv: [['46', /^0\d{7,9}$/u]],
  da: [['45', /^[2-9]\d{7}$/u]],
  no: [['47', /^[2-9]\d{7}$/u]],
  tr: [['90', /^0?[2-5]\d{9}$/u]],
  ru: [['7', /^[87]?[3489]\d{9}$/u]],
  ja: [['81', /^0\d{9,10}$/u]],
  zh: [['86', /^(?:1[3-9]\d{9}|0\d{9,11})$/u]],
};

/** Scripts that identify a language. The order matters, because Japanese also uses Chinese characters. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]|〒|[都県]\p{Script=Han}{1,6}[市区町村]/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** The language shown by the script of the terms; undefined for Latin letters and scripts of several languages. */
export const languageOfScript = (terms: readonly Term[]): string | undefined =>
  SCRIPTS.find(([, script]) => terms.some(({ text, before }) => script.test(text) || script.test(before)))?.[0];

/** Number of digits at the end that identify a number with and without country code. */
const KNOWN_BY = 7;

/** Infers the country of numbers without a country code, from other numbers beside them and from the language. */
export class PhoneCountries {
  /** Numbers with country codes, by their last digits. */
  readonly #known = new Map<string, International>();
  readonly #countries = new Set<string>();
  readonly #languageOf: () => string | undefined;
  #language: string | undefined;

  /**
   * @param phones telephone numbers of the unit. @param language returns the language of the document; called only if
   * no other number shows the country.
   */
  constructor(phones: readonly string[], language: () => Language | string | undefined) {
    this.#languageOf = language;
    for (const text of phones) {
      const number = readInternational(text);
      if (number === undefined) continue;
      this.#countries.add(number.country);
      if (number.national.length > KNOWN_BY) this.#known.set(number.national.slice(-KNOWN_BY), number);
    }
  }

  /** The country of a number without a country code; undefined if only its notation can show it. */
  of(text: string): string | undefined {
    const digits = digitsOf(text);
    const same = this.#known.get(digits.slice(-KNOWN_BY));
    if (same !== undefined && digits.endsWith(same.national)) return same.country;
    // Computed once, because it searches all terms of a unit for scripts.
    this.#language ??= this.#languageOf() ?? '';
    const forms = OF_LANGUAGE[this.#language] ?? [];
    const fitting = forms.filter(([, form]) => form.test(digits)).map(([country]) => country);
    const beside = fitting.find((country) => this.#countries.has(country));
    return beside ?? fitting[0];
  }
}

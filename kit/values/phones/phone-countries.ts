import type { Language } from '../../../core/contracts/languages.js';
import { type Phone, readPhone } from './read-phone.js';

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

/** Number of digits at the end that identify a number with and without country code. */
const KNOWN_BY = 7;
const MAY_SHOW_COUNTRY = /^[^\d]{0,4}(?:\+|0[01])/u;

/** Infers the country of numbers without a country code, from other numbers beside them and from the language. */
export class PhoneCountries {
  /** Numbers with calling codes, by their last digits. */
  readonly #known = new Map<string, Phone>();
  readonly #countries = new Set<string>();
  readonly #languageOf: () => string | undefined;
  #language: string | undefined;

  /**
   * @param phones the numbers of a document. @param language returns its language; called only if no other number shows
   * the country.
   */
  constructor(phones: readonly string[], language: () => Language | string | undefined) {
    this.#languageOf = language;
    for (const number of phones.filter((text) => MAY_SHOW_COUNTRY.test(text)).map((text) => readPhone(text))) {
      if (!number.isInternational) continue;
      this.#countries.add(number.country);
      if (number.national.length > KNOWN_BY) this.#known.set(number.national.slice(-KNOWN_BY), number);
    }
  }

  /** Reads a number, in the country that the others and the language show if its calling code is not written. */
  read(text: string): Phone {
    return readPhone(text, (digits) => this.#countryOf(digits));
  }

  #countryOf(digits: string): string | undefined {
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

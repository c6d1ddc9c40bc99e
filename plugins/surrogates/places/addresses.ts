import type { Random } from '../../../core/index.js';
import type { Ledger } from '../ledger.js';
import { digits, sameShape } from '../shape.js';
import { fold, likeCase } from '../text.js';
import { cityName, streetName } from './names.js';
import { postalCode } from './postal.js';
import { isCountry, type Regions, stateKey } from './regions.js';
import { stateNamed } from './states.js';
import { COMPOUND, isNumber, KIND, STAYS, StreetWords } from './street-words.js';

const ARTICLE = /^(?:de|del|della|delle|dei|degli|du|des|d'|l'|la|las|les|le|los|el|do|da|dos)$/u;
const UNIT =
  /^\s*(?:apt|apartment|suite|ste|unit|floor|fl|flat|room|rm|bldg|building|#|p\.?\s?o\.?\s?box|po box|postfach|bp|wohnung|piso)\b|^\s*#/iu;
const STATE_ZIP = /^(.*?)(\s*)\b([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?(\s{1,3})(\d{5}(?:-\d{4})?)(\s*)$/u;
const CODE_CITY = /^(\s*(?:[A-Z]{1,2}-)?)(\d{4,5}(?:\s?[A-Z]{2}\b)?)(\s+)(\p{Lu}.*)$/u;
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;

/** Addresses and places of one candidate; the same city, street or state is the same substitute wherever it stands. */
export class Addresses {
  readonly #ledger: Ledger;
  readonly #regions: Regions;
  readonly #words = new StreetWords();

  constructor(ledger: Ledger, regions: Regions) {
    this.#ledger = ledger;
    this.#regions = regions;
  }

  /** A substitute for an address, or for a place of any kind: part by part, in the same order and style. */
  address(text: string, random: Random): string {
    const country = /[ä-ÿ]/iu.test(text) ? text : '';
    if (!/[,\n;–-]/u.test(text)) return this.#segment(text, text + country, random);
    return text
      .split(/([,\n;]|\s[-–]\s)/u)
      .map((part, i) => (i % 2 === 1 || part.trim() === '' ? part : this.#segment(part, text + country, random)))
      .join('');
  }

  /** True if the text is more than the name of a place. */
  static isAddress(text: string): boolean {
    return /[,\n\d]/u.test(text) || text.split(/\s+/u).some((word) => KIND.test(word) || COMPOUND.test(word));
  }

  city(text: string, context = text): string {
    return this.#ledger.settle({
      key: `city/${fold(text)}`,
      original: text,
      make: (random) => likeCase(cityName(context, random), text),
    });
  }

  #segment(part: string, whole: string, random: Random): string {
    if (part.trim() === '') return part;
    const stateAndZip = /\d\s*$/u.test(part) ? STATE_ZIP.exec(part) : undefined;
    const [, before = '', space = '', state = '', gap = '', zip = '', after = ''] = stateAndZip ?? [];
    if (zip !== '' && stateNamed(state) !== undefined)
      return this.#segment(before, whole, random) + space + this.#state(state) + gap + this.#zip(zip) + after;
    const [, lead = '', code = '', blank = '', city = ''] = CODE_CITY.exec(part) ?? [];
    if (code !== '' && !city.split(/\s+/u).some((word) => this.#words.of(word).kind))
      return lead + this.#zip(code) + blank + this.#place(city, whole);
    if (UNIT.test(part))
      return part.replace(/(?<![A-Za-z])(?:\d+[A-Za-z]?|[A-Z])(?![A-Za-z.])/gu, (value) => sameShape(value, random));
    const postcode = POSTCODE.exec(part)?.[0];
    if (postcode !== undefined)
      return part
        .split(postcode)
        .map((rest) => (rest.trim() === '' ? rest : this.#segment(rest, whole, random)))
        .join(this.#zip(postcode));
    if (/^\s*\d{5}(?:-\d{4})?\s*$/u.test(part)) return part.replace(/\d{5}(?:-\d{4})?/u, (value) => this.#zip(value));
    return Addresses.isAddress(part) ? this.#street(part, whole, random) : this.#place(part, whole);
  }

  #place(text: string, whole: string): string {
    const name = text.trim();
    const state = stateNamed(name);
    const made =
      state !== undefined
        ? this.#state(name)
        : isCountry(name)
          ? this.#country(name)
          : this.city(name, /[ä-ÿ]/iu.test(name) ? name : whole);
    return text.replace(name, () => made);
  }

  #state(text: string): string {
    return this.#ledger.settle({
      key: stateKey(text),
      original: text,
      make: (random, variant) => this.#regions.state(text, random, variant),
    });
  }

  #country(text: string): string {
    return this.#ledger.settle({
      key: `country/${fold(text)}`,
      original: text,
      make: (random) => this.#regions.country(text, random),
    });
  }

  #zip(text: string): string {
    return this.#ledger.settle({
      key: `zip/${fold(text)}`,
      original: text,
      make: (random) => postalCode(text, this.#regions, random),
    });
  }

  /** House number and name of the street are replaced, its kind stays; what follows the kind without a comma is a city. */
  #street(part: string, whole: string, random: Random): string {
    const words = part.split(/(\s+)/u);
    const kindAt = words.findIndex((word) => this.#words.of(word).kind);
    const isName = (word: string): boolean => this.#words.of(word).capital && !this.#words.of(word).stays;
    const kindFirst = kindAt >= 0 && !words.slice(0, kindAt).some(isName);
    const { compound } = this.#words.of(words[kindAt] ?? '');
    let named = false;
    const out = words.map((word, i) => {
      if (word === ' ' || /^\s*$/u.test(word)) return word;
      if (i > kindAt && kindAt >= 0 && (!kindFirst || compound) && isName(word) && /^\p{L}*$/u.test(word))
        return this.city(word, whole);
      // `Rue de la Paix`: the invented name brings an article of its own.
      if (kindFirst && i > kindAt && ARTICLE.test(word)) return '';
      const made = this.#streetWord(word, whole, random, named);
      if (made !== word && /\p{L}{3}/u.test(word) && !this.#words.of(word).compound) named = true;
      return made;
    });
    return out
      .join('')
      .replace(/ {2,}/gu, ' ')
      .replace(/^(\s*)\s/u, '$1');
  }

  #streetWord(word: string, whole: string, random: Random, named: boolean): string {
    if (isNumber(word)) return houseNumber(word, random);
    const bare = word.replace(/[.,]$/u, '');
    if (KIND.test(word) || STAYS.test(bare)) return word;
    const [, first, kind] = COMPOUND.exec(word) ?? [];
    if (first !== undefined && kind !== undefined)
      return likeCase(this.#streetName(first, whole), first.length > 1 ? first : 'Aa') + kind;
    const ordinal = /^(\d+)(st|nd|rd|th)$/iu.exec(word);
    if (ordinal !== null)
      return `${2 + random.int(8)}${random.int(9) + 1}`.replace(/.$/u, '4') + likeCase('th', ordinal[2] ?? 'th');
    if (/\d/u.test(word)) return houseNumber(word, random);
    if (!/\p{L}/u.test(word)) return word;
    // The name is given once, however many words the original had.
    return named ? '' : likeCase(this.#streetName(bare, whole), bare);
  }

  #streetName(original: string, whole: string): string {
    return this.#ledger.settlePart({
      key: `street/${fold(original)}`,
      original,
      make: (random) => streetName(whole, random),
    });
  }
}

/** As many digits, letters for letters: `12-14`, `12B`. */
function houseNumber(text: string, random: Random): string {
  if (isNumber(text)) return String(1 + random.int(9)) + digits(text.length - 1, random);
  return text
    .replace(/\d+/gu, (number) => {
      const first = String(1 + random.int(9));
      return first + digits(number.length - 1, random);
    })
    .replace(/(?<=\d)[A-Za-z](?![A-Za-z])/gu, (letter) => sameShape(letter, random));
}

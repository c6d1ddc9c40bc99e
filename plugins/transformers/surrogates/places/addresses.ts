import type { Random } from '../../../../core/index.js';
import { lexiconPattern } from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { digits } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { alphanumeric, fold, likeCase } from '../base/text.js';
import { isKind } from '../organisations/kinds.js';
import { unitNumber } from './house-numbers.js';
import { type NamedPlace, namedPlace } from './kinds.js';
import { cityName, townLike } from './names.js';
import { postalCode } from './postal.js';
import { otherProvince, provinceNamed } from './provinces.js';
import { isCountry, provinceOf, type Regions, stateKey } from './regions.js';
import { inScript } from './scripts.js';
import { stateNamed } from './states.js';
import { CORNER, Streets } from './streets.js';

const UNIT = new RegExp(
  `^\\s*(?:${lexiconPattern('streets', { class: 'unit-in-front' })}|p\\.?\\s?o\\.?\\s?box)\\b|^\\s*#`,
  'iu',
);
const STATE_ZIP = /^(.*?)(\s*)\b([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?(\s{1,3})(\d{5}(?:-\d{4})?)(\s*)$/u;
const CODE_CITY =
  /^(\s*(?:[A-Z]{1,2}-)?)(\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4,5}(?:\s?[A-Z]{2}\b)?)(\s+)(\p{Lu}.*)$/u;
const CITY_CODE = /^(\s*\p{Lu}[^\d,]{1,60}?)(\s{1,3})(\d{5}(?:-\d{3,4})?|\d{4})\s*$/u;
const STREET_CODE_CITY =
  /^(.{0,120}\p{L}.{0,60}?)(\s+)((?:\d{5}|\d{4}(?:\s?[A-Z]{2}\b)?)\s+(\p{Lu}\p{L}[^\d]{0,60}))$/u;
const CITY_PROVINCE = /^(.{0,80}?)(\s{0,3})(?<![^\s(/])(\(?)([A-Z]{2,3})(\)?)$/u;
const ABBREVIATED = /^(?:st|rd|dr|ln|ct|pl|ave|blvd)\.?$/iu;
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;

/**
 * Separators of the parts of an address: commas, dashes, and a full stop between two addresses: `MI 48212. 618 Elm
 * Street`.
 */
const PARTS = /([,\n;]|(?<!\d)\s[-–]\s|\s[-–]\s(?!\d)|(?<=\d{3}|(?!STR|AVDA|BLVD)\p{Lu}{4})\.\s+(?=\d))/u;

/** `Tel 01632 960 418` at the end of an address. */
const PHONE = new RegExp(
  `^\\s*(?:${lexiconPattern('phones', { class: 'label' })})[.:]?\\s{0,3}[+(]?\\d[\\d\\s()/-]{5,}$`,
  'iu',
);

/** Towns with the name of a state; in an address, the state follows. */
const TOWNS = new Set(['new york', 'washington', 'sao paulo', 'rio de janeiro', 'quebec', 'salzburg', 'utrecht']);

/** `Moorside Surgery`, `Fairview Manor`: a word behind the name that says what the place is. */
function withKind(place: NamedPlace): NamedPlace {
  let { name, behind } = place;
  for (;;) {
    const [, before = '', kind = ''] = /^(.*\p{Ll})( \p{Lu}\p{L}+)$/u.exec(name) ?? [];
    if (before === '' || !isKind(kind.trim())) return { ...place, name, behind };
    [name, behind] = [before, kind + behind];
  }
}

/** `Harbour Road Medical Centre`: three words and more without a number, of which the last two say a kind. */
function isInstitution(part: string): boolean {
  const words = part.trim().split(/\s+/u);
  return words.length > 2 && !/\d/u.test(part) && words.slice(-2).every(isKind);
}

/** Addresses and places of one candidate. The same city, street or state always gets the same substitute. */
export class Addresses {
  readonly #substitutes: SubstituteRegistry;
  readonly #regions: Regions;
  readonly #streets: Streets;
  /** Substitutes of towns by their folded names. */
  readonly #towns = new Recent<string>();

  constructor(substitutes: SubstituteRegistry, regions: Regions) {
    this.#substitutes = substitutes;
    this.#regions = regions;
    this.#streets = new Streets(substitutes);
  }

  /** A substitute for an address or a place of any kind, part by part, in the same order and style. */
  address(text: string, random: Random): string {
    const other = inScript(text, random);
    if (other !== undefined)
      return other.replace(/\d+(?:[A-Za-zа-я](?!\p{L}))?/gu, (number) => unitNumber(number, random));
    const country = /[ä-ÿ]/iu.test(text) ? text : '';
    if (!/[,\n;–-]|[\dA-Z]\.\s/u.test(text)) return this.#segment(text, text + country, random);
    return text
      .split(PARTS)
      .map((part, i) => (i % 2 === 1 || part.trim() === '' ? part : this.#segment(part, text + country, random)))
      .join('');
  }

  /** True if the text is more than the name of a place. */
  isAddress(text: string): boolean {
    return /[,\n\d]|\s\([A-Z]{2}\)$/u.test(text) || CORNER.test(text) || this.#isStreet(text);
  }

  #isStreet(text: string): boolean {
    const words = text.trim().split(/\s+/u);
    return words.some(
      (word, i) => this.#streets.words.of(word).sure || (i > 0 && i === words.length - 1 && ABBREVIATED.test(word)),
    );
  }

  /** Another town. @param context shows its language. @param whole the address that contains it. */
  city(text: string, context = text, whole = context): string {
    // `Surgery` of `Alma Road Surgery`: a kind alone names no town.
    if (whole !== text && isKind(text.trim())) return text;
    const { front, name, behind } = withKind(namedPlace(text));
    const other = this.#substitutes.settle({
      key: `city/${fold(name)}`,
      original: name,
      within: whole,
      make: (random, variant) =>
        inScript(name, random) ??
        likeCase(
          townLike(name, () => cityName(context, random, this.#substitutes.code, variant), this.#substitutes.language),
          name,
        ),
    });
    if (name.length > 2) this.#towns.set(fold(name), other);
    return front + other + behind;
  }

  /** The substitute of a town that has been replaced, for organisations that bear its name: `Oberwald` in `Klinikum Oberwald`. */
  town(name: string): string | undefined {
    const other = this.#towns.get(fold(name));
    return other === undefined ? undefined : likeCase(other, name);
  }

  #segment(part: string, whole: string, random: Random): string {
    if (part.trim() === '') return part;
    if (PHONE.test(part)) return part.replace(/\d+/gu, (number) => digits(number.length, random));
    if (this.#isUnit(part))
      return part.replace(/(?<!\p{L})(?:\d+[A-Za-z]?|[A-Z])(?![\p{L}.])/gu, (value) => unitNumber(value, random));
    // `Harbour Road Medical Centre` before the street: its kind stays.
    if (part !== whole && isInstitution(part)) return this.#place(part, whole);
    const coded = this.#codeAndCity(part, whole, random);
    if (coded !== undefined) return coded;
    const postcode = POSTCODE.exec(part)?.[0];
    if (postcode !== undefined)
      return part
        .split(postcode)
        .map((rest) => (rest.trim() === '' ? rest : this.#segment(rest, whole, random)))
        .join(this.zip(postcode));
    if (/^\s*(?:\d{5}(?:-\d{3,4})?|\d{4})\s*$/u.test(part) && part !== whole)
      return part.replace(/\d{4,5}(?:-\d{3,4})?/u, (value) => this.zip(value));
    if (part !== whole && this.#isTownInProvince(part, whole)) return this.#place(part, whole);
    const first = this.#streets.words.of(part.trim().split(/\s/u)[0] ?? '');
    if (!this.isAddress(part) && (first.front === undefined || part === whole)) return this.#place(part, whole);
    const context = {
      whole,
      city: (text: string): string => this.#placeName(text, whole),
      zip: (text: string): string => this.zip(text),
    };
    return this.#streets.street(part, context, random);
  }

  /** True for a floor, flat or box without a name. */
  #isUnit(part: string): boolean {
    // `FL 33606` is not a floor.
    if (/\d{5}/u.test(part) && stateNamed(STATE_ZIP.exec(part)?.[3] ?? '') !== undefined) return false;
    const words = part.trim().split(/\s+/u);
    const stays = (word: string): boolean => this.#streets.words.of(word).stays;
    const isPlain = (word: string): boolean => /\d/u.test(word) || word.length < 2 || stays(word);
    return words.every(isPlain) && (UNIT.test(part) || words.some((word) => word.length > 1 && stays(word)));
  }

  /** `Busto Arsizio (VA)` */
  #isTownInProvince(part: string, whole: string): boolean {
    const [, city = '', , bracket = '', code = ''] = CITY_PROVINCE.exec(part.trim()) ?? [];
    return city !== '' && !/\d/u.test(city) && bracket !== '' && provinceNamed(code, whole, true) !== undefined;
  }

  /**
   * `TX 75001`, `75002 Paris`, `Chicago 60614`, `Perth WA 6000`: a postal code beside its place; undefined if there is
   * none.
   */
  #codeAndCity(part: string, whole: string, random: Random): string | undefined {
    // `1958 Shaw St`: four digits before a street are a house number.
    const isPlace = (text: string): boolean => !/\d/u.test(text) && !this.#isStreet(text);
    const stateAndZip = /\d\s*$/u.test(part) ? STATE_ZIP.exec(part) : undefined;
    const [, before = '', space = '', state = '', gap = '', zip = '', after = ''] = stateAndZip ?? [];
    if (zip !== '' && (stateNamed(state) !== undefined || provinceOf(state, whole) !== undefined))
      return this.#segment(before, whole, random) + space + this.state(state, whole) + gap + this.zip(zip) + after;
    const [, lead = '', code = '', blank = '', city = ''] = CODE_CITY.exec(part) ?? [];
    // Four digits at the start of the address are a house number.
    const isHouse = code.length === 4 && part !== whole && whole.startsWith(part);
    if (code !== '' && !isHouse && isPlace(city)) return lead + this.zip(code) + blank + this.#place(city, whole);
    const [, town = '', sep = '', townCode = ''] = CITY_CODE.exec(part) ?? [];
    if (townCode !== '' && isPlace(town)) return this.#place(town, whole) + sep + this.zip(townCode);
    const [, street = '', between = '', rest = '', name = ''] = STREET_CODE_CITY.exec(part) ?? [];
    if (rest === '' || !isPlace(name) || this.#streets.words.of(name.split(/\s/u)[0] ?? '').stays) return undefined;
    return this.#segment(street, whole, random) + between + this.#segment(rest, whole, random);
  }

  /** A city, with its province after it or in brackets. */
  #place(text: string, whole: string): string {
    const name = text.trim();
    const [, city = '', gap = '', bracket = '', code = '', end = ''] = CITY_PROVINCE.exec(name) ?? [];
    const province = code === '' ? undefined : provinceNamed(code, whole, bracket !== '');
    if (province === undefined) return text.replace(name, () => this.#placeName(name, whole));
    const other = this.#substitutes.settle({
      key: province.key,
      original: code,
      make: (random) => otherProvince(province, code, random),
    });
    return text.replace(name, () => (city === '' ? '' : this.#placeName(city, whole)) + gap + bracket + other + end);
  }

  #placeName(name: string, whole: string): string {
    const isCity = TOWNS.has(fold(name)) && /\p{L}{2}/u.test(whole.slice(whole.indexOf(name) + name.length));
    if (isCity) return this.city(name, whole);
    if (stateNamed(name) !== undefined || provinceOf(name, whole) !== undefined) return this.state(name, whole);
    return isCountry(name) ? this.country(name, whole) : this.city(name, /[ä-ÿ]/iu.test(name) ? name : whole, whole);
  }

  /** Another state or province; `whole` is the address that contains it. */
  state(text: string, whole = text): string {
    return this.#substitutes.settle({
      key: stateKey(text, whole),
      original: text,
      within: whole,
      make: (random, variant) => this.#regions.state(text, random, variant, whole),
    });
  }

  /** Another country; `whole` is the address that contains it. */
  country(text: string, whole = text): string {
    return this.#substitutes.settle({
      key: `country/${fold(text)}`,
      original: text,
      within: whole,
      make: (random) => this.#regions.country(text, random),
    });
  }

  zip(text: string): string {
    return this.#substitutes.settle({
      key: `zip/${alphanumeric(text)}`,
      original: text,
      make: (random) => this.#district(text, postalCode(text, this.#regions, random)),
    });
  }

  /** An invented British code with the invented district of the original: `CW9 9ZZ` and `CW9 2QX` stay neighbours. */
  #district(text: string, invented: string): string {
    const [, district] = BRITISH.exec(text) ?? [];
    const [, own, rest = ''] = BRITISH.exec(invented) ?? [];
    if (district === undefined || own === undefined) return invented;
    const shared = this.#substitutes.settle({ key: `district/${fold(district)}`, original: district, make: () => own });
    return shared + rest;
  }
}

/** A British postal code by its two halves. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\s?\d[A-Z]{2})$/iu;

import type { Random } from '../../../../core/index.js';
import {
  type Address,
  type AddressPart,
  mainTown,
  provinceNamed,
  readAddress,
  readPlaceName,
  writeAddress,
} from '../../../../kit/index.js';
import { Recent } from '../base/recent.js';
import { digits, sameShape } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { alphanumeric, fold, likeCase } from '../base/text.js';
import { houseNumber, ordinalNumber, otherLetter, unitNumber } from './house-numbers.js';
import { agreeing, cityName, streetName, townLike } from './names.js';
import { postalCode } from './postal.js';
import { otherProvince, type Regions, stateKey } from './regions.js';
import { inScript } from './scripts.js';

/** A British postal code by its two halves. */
const BRITISH = /^([A-Z]{1,2}\d[A-Z\d]?)(\s?\d[A-Z]{2})$/iu;

/** Addresses and places of one candidate. The same city, street or state always gets the same substitute. */
export class Addresses {
  readonly #substitutes: SubstituteRegistry;
  readonly #regions: Regions;
  /** Substitutes of towns by their folded names. */
  readonly #towns = new Recent<string>();

  constructor(substitutes: SubstituteRegistry, regions: Regions) {
    this.#substitutes = substitutes;
    this.#regions = regions;
  }

  /** A substitute for an address or a place of any kind, part by part, in the same order and style. */
  address(text: string, random: Random): string {
    const other = inScript(text, random);
    if (other !== undefined)
      return other.replace(/\d+(?:[A-Za-zа-я](?!\p{L}))?/gu, (number) => unitNumber(number, random));
    return this.#written(readAddress(text, this.#substitutes.code), random);
  }

  /** Another town, lake or building of the same kind. */
  city(text: string): string {
    return this.#written(readPlaceName(text, this.#substitutes.code));
  }

  /** The substitute of a town that has been replaced, for organisations that bear its name: `Oberwald` in `Klinikum Oberwald`. */
  town(name: string): string | undefined {
    const other = this.#towns.get(fold(name));
    return other === undefined ? undefined : likeCase(other, name);
  }

  #written(address: Address, random?: Random): string {
    return writeAddress(address, (part, text) => this.#place(part, text, address) ?? number(part, text, random));
  }

  /** Another place for a part that names one. */
  #place(part: AddressPart, text: string, address: Address): string | undefined {
    switch (part.role) {
      case 'city':
        return this.#town(text, part, address.text);
      case 'street-name':
        return this.#street(text, part, address.text);
      case 'state':
        return this.state(text, address.text, address.text[part.start - 1] === '(');
      case 'country':
        return this.country(text, address.text);
      case 'postcode':
        return this.zip(text);
      default:
        return undefined;
    }
  }

  #town(text: string, { language }: AddressPart, whole: string): string {
    const name = mainTown(text);
    const other = this.#substitutes.settle({
      key: `city/${fold(name)}`,
      original: name,
      within: whole,
      make: (random, variant) =>
        inScript(name, random) ??
        likeCase(
          townLike(name, () => cityName(language ?? 'en', random, variant), this.#substitutes.language),
          name,
        ),
    });
    if (name.length > 2) this.#towns.set(fold(name), other);
    return other;
  }

  #street(original: string, { language, agrees }: AddressPart, whole: string): string {
    return this.#substitutes.settlePart({
      key: `street/${fold(original)}`,
      original,
      within: whole,
      make: (random, variant) =>
        likeCase(
          agreeing(streetName(language ?? 'en', random, variant), agrees),
          original.length > 1 ? original : 'Aa',
        ),
    });
  }

  /** Another state or province; `whole` is the address that contains it. @param isBracketed true for the Italian `(MI)`. */
  state(text: string, whole = text, isBracketed = false): string {
    const province = isBracketed ? provinceNamed(text, whole, true) : undefined;
    return this.#substitutes.settle({
      key: province?.key ?? stateKey(text, whole),
      original: text,
      within: whole,
      make: (random, variant) =>
        province === undefined
          ? this.#regions.state(text, random, variant, whole)
          : otherProvince(province, text, random),
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

/** Another number or letter for a part that is one; what says a kind stays. */
function number({ role }: AddressPart, text: string, random: Random | undefined): string {
  if (random === undefined) return text;
  switch (role) {
    case 'house':
      return houseNumber(text, random);
    case 'street-number':
      return ordinalNumber(text, random);
    case 'letter':
      return otherLetter(text, random);
    case 'unit':
      return unitNumber(text, random);
    case 'phone':
      return text.replace(/\d+/gu, (group) => digits(group.length, random));
    case 'other':
      return sameShape(text, random);
    default:
      return text;
  }
}

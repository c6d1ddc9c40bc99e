import { fold } from '../../words/fold.js';
import { isOrganisationKind } from '../../words/organisation-kinds.js';
import { addressLanguage } from './address-language.js';
import type { AddressReading } from './address-parts.js';
import { isCountry, nameOfPlace } from './place-kinds.js';
import { provinceNamed, provinceOf } from './provinces.js';
import { stateNamed } from './states.js';

/** Towns with the name of a state; in an address, the state follows. */
const TOWNS = new Set(['new york', 'washington', 'sao paulo', 'rio de janeiro', 'quebec', 'salzburg', 'utrecht']);
/** `Busto Arsizio (VA)`, `Milton NSW` */
const CITY_PROVINCE = /^(.{0,80}?)(\s{0,3})(?<![^\s(/])(\(?)([A-Z]{2,3})(\)?)$/u;
/** Letters of languages in which the town, and not the address around it, shows the language. */
const OWN_LETTERS = /[ä-ÿ]/iu;

/** True for the name, the code or the abbreviation of a state or province. */
export const isState = (name: string, whole: string): boolean =>
  stateNamed(name) !== undefined || provinceOf(name, whole) !== undefined;

/** True for a town with its province in brackets: `Busto Arsizio (VA)`. */
export function isTownInProvince(part: string, whole: string): boolean {
  const [, city = '', , bracket = '', code = ''] = CITY_PROVINCE.exec(part.trim()) ?? [];
  return city !== '' && !/\d/u.test(city) && bracket !== '' && provinceNamed(code, whole, true) !== undefined;
}

/** Reads a city, with its province after it or in brackets, a state or a country. */
export function readPlace(to: AddressReading, from: number, until: number): void {
  const [start, end] = trimmed(to.text, from, until);
  const name = to.text.slice(start, end);
  const [, city = '', gap = '', bracket = '', code = ''] = CITY_PROVINCE.exec(name) ?? [];
  if (code === '' || provinceNamed(code, to.text, bracket !== '') === undefined) {
    readNamed(to, start, end);
    return;
  }
  const at = start + city.length + gap.length + bracket.length;
  if (city !== '') readNamed(to, start, start + city.length);
  to.add('state', at, at + code.length);
}

/** Reads the name of one place. */
export function readNamed(to: AddressReading, start: number, end: number): void {
  const name = to.text.slice(start, end);
  const isTown = TOWNS.has(fold(name)) && /\p{L}{2}/u.test(to.text.slice(end));
  if (!isTown && isState(name, to.text)) to.add('state', start, end);
  else if (!isTown && isCountry(name)) to.add('country', start, end);
  else readTown(to, start, end, isTown);
}

/** Reads a town, a lake or a building, with the words for its kind. */
export function readTown(to: AddressReading, start: number, end: number, isOwn = false): void {
  const name = to.text.slice(start, end);
  // `Surgery` of `Alma Road Surgery`: a kind alone names no town.
  if (name !== to.text && isOrganisationKind(name.trim())) {
    to.add('kind-word', start, end);
    return;
  }
  const [first, last] = nameOfPlace(name);
  const language = isOwn || OWN_LETTERS.test(name) ? addressLanguage(name, to.documentLanguage) : to.language;
  to.add('kind-word', start, start + first);
  to.add('city', start + first, start + last, { language });
  to.add('kind-word', start + last, end);
}

function trimmed(text: string, from: number, until: number): readonly [start: number, end: number] {
  const part = text.slice(from, until);
  const start = from + part.length - part.trimStart().length;
  return [start, Math.max(start, from + part.trimEnd().length)];
}

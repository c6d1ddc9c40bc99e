import { lexiconPattern } from '../../../lexicon/words.js';
import { onFirstUse } from '../../words/on-first-use.js';
import { type Address, AddressReading } from './address-parts.js';
import { isInstitution } from './place-kinds.js';
import { isState, isTownInProvince, readPlace, readTown } from './read-place.js';
import { CORNER, isStreet, readStreets } from './read-street.js';
import { stateNamed } from './states.js';
import { streetWord } from './street-words.js';

const UNIT = onFirstUse(
  () =>
    new RegExp(
      `^\\s*(?:${lexiconPattern('streets', { class: 'unit-in-front' })}|p\\.?\\s?o\\.?\\s?box)\\b|^\\s*#`,
      'iu',
    ),
);
const UNIT_NUMBER = /(?<!\p{L})(?:\d+[A-Za-z]?|[A-Z])(?![\p{L}.])/gu;
const STATE_ZIP = /^(.*?)(\s*)\b([A-Z]{2}|[A-Z][a-z]+(?:\.|(?: [A-Z][a-z]+))?)(\s{1,3})(\d{5}(?:-\d{4})?)(\s*)$/u;
const CODE_CITY =
  /^(\s*(?:[A-Z]{1,2}-)?)(\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4,5}(?:\s?[A-Z]{2}\b)?)(\s+)(\p{Lu}.*)$/u;
const CITY_CODE = /^(\s*\p{Lu}[^\d,]{1,60}?)(\s{1,3})(\d{5}(?:-\d{3,4})?|\d{4})\s*$/u;
const STREET_CODE_CITY =
  /^(.{0,120}\p{L}.{0,60}?)(\s+)((?:\d{5}|\d{4}(?:\s?[A-Z]{2}\b)?)\s+(\p{Lu}\p{L}[^\d]{0,60}))$/u;
const POSTCODE = /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;
const CODE_ALONE = /^\s*(\d{5}(?:-\d{3,4})?|\d{4})\s*$/u;

/**
 * Separators of the parts of an address: commas, dashes, and a full stop between two addresses: `MI 48212. 618 Elm
 * Street`.
 */
const SEPARATOR = /[,\n;]|(?<!\d)\s[-–]\s|\s[-–]\s(?!\d)|(?<=\d{3}|(?!STR|AVDA|BLVD)\p{Lu}{4})\.\s+(?=\d)/gu;

/** `Tel 01632 960 418` at the end of an address. */
const PHONE = onFirstUse(
  () =>
    new RegExp(
      `^\\s*(?:${lexiconPattern('phones', { class: 'label' })})[.:]?\\s{0,3}([+(]?\\d[\\d\\s()/-]{5,})$`,
      'iu',
    ),
);

/**
 * Reads an address or place that is a whole text, written in Latin letters.
 * @param language of the document, as an ISO 639-1 code; it counts where the address shows none.
 */
export function readAddress(text: string, language?: string): Address {
  const to = new AddressReading(text, language);
  let start = 0;
  for (const { 0: separator, index } of text.matchAll(SEPARATOR)) {
    readSegment(to, start, index);
    start = index + separator.length;
  }
  readSegment(to, start, text.length);
  return to;
}

/** Reads the name of a town, a lake or a building that is a whole text. @param language of the document. */
export function readPlaceName(text: string, language?: string): Address {
  const to = new AddressReading(text, language);
  readTown(to, 0, text.length);
  return to;
}

/** True if the text is more than the name of a place. */
export const isAddress = (text: string): boolean =>
  /[,\n\d]|\s\([A-Z]{2}\)$/u.test(text) || CORNER.test(text) || isStreet(text);

function readSegment(to: AddressReading, start: number, end: number): void {
  const part = to.text.slice(start, end);
  if (part.trim() === '') return;
  const isAlone = part.length === to.text.length;
  const phone = PHONE().exec(part)?.[1];
  if (phone !== undefined) to.add('phone', end - phone.length, end);
  else if (isUnit(part)) readUnit(to, start, part);
  // `Harbour Road Medical Centre` before the street: its kind stays.
  else if (!isAlone && isInstitution(part)) readPlace(to, start, end);
  else if (!readCodeAndCity(to, start, end) && !readCode(to, start, part)) {
    const first = streetWord(part.trim().split(/\s/u)[0] ?? '');
    const isPlace = !isAddress(part) && (first.front === undefined || isAlone);
    if (isPlace || (!isAlone && isTownInProvince(part, to.text))) readPlace(to, start, end);
    else readStreets(to, start, end);
  }
}

/** Reads a postal code and what stands beside it; false if there is none. */
function readCode(to: AddressReading, start: number, part: string): boolean {
  const isAlone = part.length === to.text.length;
  const code = POSTCODE.exec(part)?.[0] ?? (isAlone ? undefined : CODE_ALONE.exec(part)?.[1]);
  if (code === undefined) return false;
  const at = start + part.indexOf(code);
  readSegment(to, start, at);
  to.add('postcode', at, at + code.length);
  readSegment(to, at + code.length, start + part.length);
  return true;
}

function readUnit(to: AddressReading, start: number, part: string): void {
  for (const { 0: unit, index } of part.matchAll(UNIT_NUMBER))
    to.add('unit', start + index, start + index + unit.length);
}

/** True for a floor, flat or box without a name. */
function isUnit(part: string): boolean {
  // `FL 33606` is not a floor.
  if (/\d{5}/u.test(part) && stateNamed(STATE_ZIP.exec(part)?.[3] ?? '') !== undefined) return false;
  const words = part.trim().split(/\s+/u);
  const stays = (word: string): boolean => streetWord(word).stays;
  const isPlain = (word: string): boolean => /\d/u.test(word) || word.length < 2 || stays(word);
  return words.every(isPlain) && (UNIT().test(part) || words.some((word) => word.length > 1 && stays(word)));
}

/** True for what may be a town: `1958 Shaw St` is none, its four digits are a house number. */
const isTown = (text: string): boolean => !/\d/u.test(text) && !isStreet(text);

/**
 * Reads `TX 75001`, `75002 Paris`, `Chicago 60614`, `Perth WA 6000`: a postal code beside its place; false if there is
 * none.
 */
function readCodeAndCity(to: AddressReading, start: number, end: number): boolean {
  const part = to.text.slice(start, end);
  return (
    readStateAndCode(to, start, part) ||
    readCodeBefore(to, start, part) ||
    readCodeBehind(to, start, part) ||
    readStreetBefore(to, start, part)
  );
}

function readStateAndCode(to: AddressReading, start: number, part: string): boolean {
  const [, before = '', space = '', state = '', gap = '', zip = ''] = /\d\s*$/u.test(part)
    ? (STATE_ZIP.exec(part) ?? [])
    : [];
  if (zip === '' || !isState(state, to.text)) return false;
  const at = start + before.length + space.length;
  readSegment(to, start, start + before.length);
  to.add('state', at, at + state.length);
  to.add('postcode', at + state.length + gap.length, at + state.length + gap.length + zip.length);
  return true;
}

function readCodeBefore(to: AddressReading, start: number, part: string): boolean {
  const [, lead = '', code = '', blank = '', city = ''] = CODE_CITY.exec(part) ?? [];
  // Four digits at the start of the address are a house number.
  const isHouse = code.length === 4 && start === 0 && part !== to.text;
  if (code === '' || isHouse || !isTown(city)) return false;
  const at = start + lead.length;
  to.add('postcode', at, at + code.length);
  readPlace(to, at + code.length + blank.length, start + part.length);
  return true;
}

function readCodeBehind(to: AddressReading, start: number, part: string): boolean {
  const [, town = '', gap = '', code = ''] = CITY_CODE.exec(part) ?? [];
  if (code === '' || !isTown(town)) return false;
  const at = start + town.length;
  readPlace(to, start, at);
  to.add('postcode', at + gap.length, at + gap.length + code.length);
  return true;
}

function readStreetBefore(to: AddressReading, start: number, part: string): boolean {
  const [, street = '', gap = '', rest = '', name = ''] = STREET_CODE_CITY.exec(part) ?? [];
  if (rest === '' || !isTown(name) || streetWord(name.split(/\s/u)[0] ?? '').stays) return false;
  const at = start + street.length;
  readSegment(to, start, at);
  readSegment(to, at + gap.length, start + part.length);
  return true;
}

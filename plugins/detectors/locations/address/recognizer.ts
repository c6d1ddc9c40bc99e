import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { DIGIT, LOWER, scoreOf, UPPER } from '../../../../kit/index.js';
import { cityState } from './city-state.js';
import { compoundStreet } from './compound-street.js';
import { directedStreet, mayHaveTownBefore, plainStreet, townCode } from './digits.js';
import { englishStreet } from './english-street.js';
import { headStart } from './head.js';
import { prefixedStreet } from './prefixed-street.js';
import type { Street } from './street.js';
import { TailParser } from './tail.js';
import { recallTowns } from './towns.js';
import { unitLine } from './unit.js';
import { LISTS, Words } from './words.js';

const SPACE = 32;

/** Bits of the word lists in this engine. */
interface Bits {
  readonly street: number;
  readonly weakStreet: number;
  readonly prefix: number;
  readonly state: number;
  readonly unit: number;
  readonly any: number;
}

/**
 * Addresses: streets in English, Romance, German and Nordic forms with unit, city, state, postal code and country. One
 * pass over the words; words that cannot be part of an address are skipped.
 */
export function addressRecognizer(): CodeRecognizer {
  const tails = new TailParser();
  return {
    name: 'locations/address',
    types: ['STREET_ADDRESS', 'LOCATION'],
    // Without a number, only a capitalised street is recognised.
    needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'] },
    recognize: (document) => addresses(document, tails),
    recall: recallTowns,
  };
}

/** An address; with its town it is a place, and the street is still one for whoever asks for streets only. */
interface Address extends Match {
  /** Where the street ends, if a town follows. */
  readonly streetEnd?: number;
}

/** Adds the address, and the street in it as a term of its own: the longer one wins unless the caller leaves places. */
function addTerms({ streetEnd, ...address }: Address, found: Match[]): void {
  found.push(address);
  if (streetEnd !== undefined && streetEnd > address.start && streetEnd < address.end)
    found.push({ ...address, end: streetEnd, type: 'STREET_ADDRESS', why: 'street' });
}

function addresses(document: TextDocument, tails: TailParser): readonly Match[] {
  const found: Match[] = [];
  const bits = bitsOf(document);
  const { flags, kind, length } = document.tokens;
  const words = new Words(document);
  let last: Address | undefined;
  for (let i = 0; i < length; i++) {
    if (((flags[i] ?? 0) & bits.any) === 0 && (((kind[i] ?? 0) & DIGIT) === 0 || !mayBeNumber(words, i))) continue;
    const next = addressAt(words, i, bits, last?.end ?? 0, tails);
    if (next === undefined) continue;
    if (last !== undefined && next.start < last.end) last = better(last, next);
    else {
      if (last !== undefined) addTerms(last, found);
      last = { ...next, start: headStart(words.view, next.start, last?.end ?? 0) };
    }
  }
  if (last !== undefined) addTerms(last, found);
  return found;
}

/** False for numbers in dates, versions and network addresses, which are neither house numbers nor postal codes. */
function mayBeNumber(words: Words, i: number): boolean {
  if (!words.isDigits(i)) return true;
  const start = words.start(i);
  const end = words.end(i);
  if (words.view.charCodeAt(end) === SPACE || (i > 0 && (words.kind(i - 1) & (UPPER | LOWER)) !== 0)) return true;
  return end - start >= 4 && end - start <= 6 && mayHaveTownBefore(words.view, start);
}

function bitsOf(document: TextDocument): Bits {
  const { street, weakStreet, prefix, state, unit } = document.wordLists(LISTS);
  return { street, weakStreet, prefix, state, unit, any: street | weakStreet | prefix | state | unit };
}

function addressAt(words: Words, i: number, bits: Bits, from: number, tails: TailParser): Address | undefined {
  const flags = words.flags(i);
  const street = streetAt(words, i, flags, bits, tails);
  if (street !== undefined) return street;
  if ((flags & bits.state) !== 0) {
    const city = cityState(words, i, from, tails);
    if (city !== undefined) return { ...city, type: 'LOCATION', why: 'city and state' };
  }
  if ((words.kind(i) & DIGIT) !== 0)
    return plainStreet(words, i, from, tails) ?? directedStreet(words, i, tails) ?? townCode(words, i, tails);
  const unit = (flags & bits.unit) !== 0 ? unitLine(words, i, from) : undefined;
  if (unit === undefined) return undefined;
  const tail = tails.parse(words.view, unit.end);
  const match = { start: unit.start, end: tail.end, why: 'unit of a building' };
  return tail.sure
    ? { ...match, type: 'LOCATION', score: scoreOf('form:own') }
    : { ...match, type: 'STREET_ADDRESS', score: unit.score };
}

/** The first parser that accepts the word as part of a street decides. */
function streetAt(words: Words, i: number, flags: number, bits: Bits, tails: TailParser): Address | undefined {
  let match: Address | undefined;
  if ((flags & (bits.street | bits.weakStreet)) !== 0)
    match = withTail(words, englishStreet(words, i, (flags & bits.street) === 0), tails);
  if ((flags & bits.prefix) !== 0) match ??= withTail(words, prefixedStreet(words, i), tails);
  if ((words.kind(i) & DIGIT) !== 0) match ??= withTail(words, compoundStreet(words, i), tails);
  return match;
}

function withTail(words: Words, street: Street | undefined, tails: TailParser): Address | undefined {
  if (street === undefined) return undefined;
  const tail = tails.parse(words.view, street.end);
  if (street.score === 0 && !tail.postal) return undefined;
  return {
    start: street.start,
    end: tail.end,
    type: tail.sure ? 'LOCATION' : 'STREET_ADDRESS',
    score: tail.sure ? street.confirmed : street.score,
    why: tail.sure ? 'street with its town' : 'street',
    ...(tail.sure && { streetEnd: street.end }),
  };
}

/** The longer of two readings of the same place, extended to cover both. */
function better(a: Address, b: Address): Address {
  const longer = b.end - b.start > a.end - a.start ? b : a;
  return {
    ...longer,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    score: Math.max(a.score, b.score),
  };
}

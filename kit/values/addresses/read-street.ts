import { lexiconPattern } from '../../../lexicon/words.js';
import { onFirstUse } from '../../words/on-first-use.js';
import { languageOfKind } from './address-language.js';
import type { AddressReading, Agreement } from './address-parts.js';
import { isCountry } from './place-kinds.js';
import { isState, readNamed } from './read-place.js';
import { endingOfStreet, LOWERCASE_WORDS, type StreetWord, streetWord, TURKISH } from './street-words.js';

/** Words, and house numbers with the sign that joins two of them. */
const TOKEN = /[Cc]\/(?=\p{L})|\d+[A-Za-z]?\s?[-–]\s?\d+[A-Za-z]?(?!\S)|\S+/gu;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/iu;
const ZIP = /^\d{5}(?:-\d{4})?$/u;
const ABBREVIATED = /^(?:st|rd|dr|ln|ct|pl|ave|blvd)\.?$/iu;

const patterns = onFirstUse(() => ({
  preposition: new RegExp(`^(?:${lexiconPattern('streets', { class: 'preposition', language: 'de' })})$`, 'iu'),
  /** Words before the number of an entrance, a staircase or a flat: `esc. 2`, `no. 4`. */
  innerNumber: new RegExp(`^(?:${lexiconPattern('streets', { class: 'before-inner-number' })})`, 'iu'),
}));

/** `the corner of Elm and Main` */
export const CORNER = /\bcorner of\b/iu;
const BETWEEN_STREETS = /^.{0,40}\bcorner of\s+(?:the\s+)?|\s+(?:and|&)\s+/giu;

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly word: StreetWord;
}

const hasDigit = (text: string): boolean => /\d/u.test(text);
const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);

/** True if a word shows that the text is a street. */
export function isStreet(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return words.some((word, i) => streetWord(word).sure || (i > 0 && i === words.length - 1 && ABBREVIATED.test(word)));
}

/** Reads one street with its house number, or a corner of two streets. */
export function readStreets(to: AddressReading, from: number, until: number): void {
  const text = to.text.slice(from, until);
  let start = 0;
  for (const { 0: between, index } of CORNER.test(text) ? text.matchAll(BETWEEN_STREETS) : []) {
    readStreet(to, from + start, from + index);
    start = index + between.length;
  }
  readStreet(to, from + start, until);
}

function readStreet(to: AddressReading, from: number, until: number): void {
  const tokens = Array.from(to.text.slice(from, until).matchAll(TOKEN), ({ 0: text, index }) => ({
    text,
    start: from + index,
    end: from + index + text.length,
    word: streetWord(text),
  }));
  const kindAt = kindOf(tokens);
  const kind = tokens[kindAt];
  if (kind !== undefined && isFront(tokens, kindAt)) readNamedBehind(to, tokens, kindAt, kind);
  else readNamedBefore(to, tokens, kindAt);
}

/** Index of the kind: the last one before the house number if the name comes first, otherwise the first one. */
function kindOf(tokens: readonly Token[]): number {
  const first = tokens.findIndex(({ word }) => word.kind);
  if (first < 0 || isFront(tokens, first)) return first;
  const number = tokens.findIndex(({ text }, i) => i > first && hasDigit(text));
  const last = tokens.findLastIndex(({ word }, i) => word.behind && (number < 0 || i < number));
  return Math.max(first, last);
}

/** Reads `Calle Mayor 5`. */
function readNamedBehind(to: AddressReading, tokens: readonly Token[], kindAt: number, kind: Token): void {
  let end = kindAt + 1;
  while (end < tokens.length && !endsName(tokens, end, kindAt)) end++;
  readOthers(to, tokens.slice(0, kindAt), false);
  to.add('street-kind', kind.start, kind.end);
  const first = tokens[kindAt + 1];
  const last = tokens[end - 1];
  if (first !== undefined && last !== undefined && end > kindAt + 1) {
    const style = first.text === 'of' ? 'en' : (kind.word.front ?? 'en');
    const comma = /[.,]$/u.test(last.text) ? 1 : 0;
    to.add('street-name', first.start, last.end - comma, { language: languageOfKind(style, to.text) });
  }
  readOthers(to, tokens.slice(end), true);
}

/** Reads `12 Elm Street`, `Hauptstraße 5`, and the name of a street without a kind: `Am Bahnhof 3`. */
function readNamedBefore(to: AddressReading, tokens: readonly Token[], kindAt: number): void {
  const kind = tokens[kindAt];
  const isJoined = kind?.word.compound === true;
  const number = kindAt < 0 ? tokens.findIndex(({ text }, i) => i > 0 && hasDigit(text)) : -1;
  const until = kindAt < 0 ? (number < 0 ? tokens.length : number) : isJoined ? kindAt + 1 : kindAt;
  for (let i = 0; i < until; ) {
    const end = endOfName(tokens, i, until);
    if (end === i) readOther(to, tokens[i], false);
    else if (isJoined && end === until) readCompound(to, tokens, i, kindAt);
    else readStreetName(to, tokens, i, end, kind);
    i = Math.max(end, i + 1);
  }
  if (kind !== undefined && !isJoined) to.add('street-kind', kind.start, kind.end);
  readOthers(to, tokens.slice(kindAt < 0 ? until : kindAt + 1), true);
}

const isName = ({ text, word }: Token): boolean => !word.stays && !hasDigit(text) && /\p{L}{2}/u.test(text);

/** The words that are one name from here on: `John F Kennedy`; none, if no name begins here. */
function endOfName(tokens: readonly Token[], from: number, until: number): number {
  let end = from;
  for (let i = from; i < until; i++) {
    const token = tokens[i];
    if (token === undefined || token.word.stays || hasDigit(token.text)) break;
    if (isName(token)) end = i + 1;
    else if (end === from) break;
  }
  return end;
}

function readStreetName(to: AddressReading, tokens: readonly Token[], from: number, end: number, kind?: Token): void {
  const [first, last] = [tokens[from], tokens[end - 1]];
  if (first === undefined || last === undefined) return;
  const before = tokens[from - 1]?.text ?? '';
  const isGerman = kind === undefined && patterns().preposition.test(before);
  // In English the kind follows the name. The kind of another language in this position follows the language of the
  // address.
  const language =
    kind?.word.apart === true || kind?.word.behind !== true
      ? isGerman
        ? 'de'
        : to.language
      : TURKISH.test(kind.text)
        ? 'tr'
        : 'en';
  const agrees = kind?.word.apart === true ? 'adjective' : isGerman ? agreement(before) : undefined;
  to.add('street-name', first.start, last.end, { language, ...(agrees && { agrees }) });
}

function agreement(preposition: string): Agreement {
  if (/^(?:der|zur)$/iu.test(preposition)) return 'feminine';
  return preposition.toLowerCase() === 'den' ? 'plural' : 'neuter';
}

/** `Karl-Marx-Allee` is written with hyphens throughout. */
function readCompound(to: AddressReading, tokens: readonly Token[], from: number, kindAt: number): void {
  const [first, kind] = [tokens[from], tokens[kindAt]];
  if (first === undefined || kind === undefined) return;
  const start = kind.start + kind.text.lastIndexOf(endingOfStreet(kind.text));
  const hyphen = to.text[start - 1] === '-' ? 1 : 0;
  to.add('street-name', first.start, start - hyphen, { language: to.language });
  to.add('street-kind', start, kind.end);
}

function readOthers(to: AddressReading, tokens: readonly Token[], isBehind: boolean): void {
  for (let i = 0; i < tokens.length; i++) {
    const end = isBehind ? endOfTown(to, tokens, i) : i;
    const [first, last] = [tokens[i], tokens[end - 1]];
    if (end === i || first === undefined || last === undefined) readOther(to, first, isBehind);
    else readNamed(to, first.start, last.end);
    i = Math.max(i, end - 1);
  }
}

/** True for a word behind a street that may name a town. */
const mayBeTown = ({ text, word }: Token): boolean =>
  !hasDigit(text) &&
  !word.stays &&
  !word.kind &&
  !LOWERCASE_WORDS().test(text) &&
  (word.capital || /^\p{Ll}{3}/u.test(text));

/** The words that name one town from here on; none, if no town begins here. A state or country stands alone. */
function endOfTown(to: AddressReading, tokens: readonly Token[], from: number): number {
  let end = from;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined || !mayBeTown(token)) break;
    const isOwn = isState(token.text, to.text) || isCountry(token.text);
    if (isOwn && end > from) break;
    end = i + 1;
    if (isOwn) break;
  }
  return end;
}

/** Everything that is not the name of a street or a town: numbers and single letters. */
function readOther(to: AddressReading, token: Token | undefined, isBehind: boolean): void {
  if (token === undefined) return;
  const { text, word, start, end } = token;
  if (ORDINAL.test(text)) to.add('street-number', start, end);
  else if (isBehind && ZIP.test(text)) to.add('postcode', start, end);
  else if (hasDigit(text)) to.add('house', start, end);
  else if (word.kind) to.add('street-kind', start, end);
  else if (isLetter(text) && !word.stays) to.add('letter', start, end);
  else if (isBehind && !word.stays && /\p{L}/u.test(text) && !LOWERCASE_WORDS().test(text)) to.add('other', start, end);
}

/** True if no name stands before the kind, so that the name follows it. */
function isFront(tokens: readonly Token[], kindAt: number): boolean {
  const kind = tokens[kindAt];
  if (kind?.word.front === undefined) return false;
  const named = tokens
    .slice(0, kindAt)
    .some(({ word, text }) => (word.capital || /^\p{Ll}{3}|^\d+(?:st|nd|rd|th)$/iu.test(text)) && !word.stays);
  const next = tokens[kindAt + 1];
  if (named || next === undefined) return false;
  // `Avenue 5` has no name; after `27th`, a kind is English.
  return /\p{L}{2}/u.test(next.text) && !hasDigit(next.text);
}

/** True if the name of a street ends here: at a house number, at a unit, or at a comma. */
function endsName(tokens: readonly Token[], at: number, kindAt: number): boolean {
  const { text, word } = tokens[at] ?? { text: '', word: undefined };
  if (at > kindAt + 1 && (tokens[at - 1]?.text ?? '').endsWith(',')) return true;
  const numberInFront = tokens.slice(0, kindAt).some((token) => hasDigit(token.text));
  // `12 rue du 8 Mai 1945`
  if (numberInFront && /^\d{1,4}$/u.test(text)) return false;
  if (hasDigit(text) && tokens.slice(kindAt + 1, at).some((token) => /\p{L}{3}/u.test(token.text))) return true;
  // A letter at the end: `Via Roma 5 B`.
  return at > kindAt + 1 && word?.stays === true && patterns().innerNumber.test(text);
}

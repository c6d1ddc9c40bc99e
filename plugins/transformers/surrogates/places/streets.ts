import type { Random } from '../../../../core/index.js';
import { lexiconPattern } from '../../../../kit/index.js';
import { sameShape } from '../base/shape.js';
import type { SubstituteRegistry } from '../base/substitute-registry.js';
import { fold, likeCase } from '../base/text.js';
import { houseNumber, ordinalNumber, otherLetter } from './house-numbers.js';
import { streetName } from './names.js';
import { COMPOUND, LOWERCASE_WORDS, type StreetWord, StreetWords, TURKISH } from './street-words.js';
import type { StyleName } from './style-name.js';

/** Words, and house numbers with the sign that joins two of them. */
const TOKEN = /[Cc]\/(?=\p{L})|\d+[A-Za-z]?\s?[-–]\s?\d+[A-Za-z]?(?!\S)|\S+/gu;
const FEMININE = /^(?:der|zur)$/iu;
const PREPOSITION = new RegExp(`^(?:${lexiconPattern('streets', { class: 'preposition', language: 'de' })})$`, 'iu');

/** Words before the number of an entrance, a staircase or a flat: `esc. 2`, `no. 4`. */
const BEFORE_INNER_NUMBER = new RegExp(`^(?:${lexiconPattern('streets', { class: 'before-inner-number' })})`, 'iu');

/** `the corner of Elm and Main` */
export const CORNER = /\bcorner of\b/iu;
const BETWEEN_STREETS = /(^.{0,40}\bcorner of\s+(?:the\s+)?|\s+(?:and|&)\s+)/iu;

interface Token {
  readonly text: string;
  readonly start: number;
  readonly word: StreetWord;
}

/** What a part of an address needs from the other parts. */
export interface StreetContext {
  /** The whole address, which shows its language. */
  readonly whole: string;
  /** A substitute for the city that follows a street without a comma. */
  city(text: string): string;
  /** A substitute for the ZIP code that follows a city without a comma. */
  zip(text: string): string;
}

const ZIP = /^\d{5}(?:-\d{4})?$/u;

const hasDigit = (text: string): boolean => /\d/u.test(text);
const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);

/** Replaces the names and numbers of streets. Words for the kind of street, the floor or the side of the town stay. */
export class Streets {
  readonly #substitutes: SubstituteRegistry;
  readonly words = new StreetWords();

  constructor(substitutes: SubstituteRegistry) {
    this.#substitutes = substitutes;
  }

  /** A substitute for one street with its house number, or for a corner of two streets. */
  street(text: string, context: StreetContext, random: Random): string {
    const corner = CORNER.test(text) ? text.split(BETWEEN_STREETS) : [];
    if (corner.length < 2) return this.#one(text, context, random);
    return corner.map((part, i) => (i % 2 === 1 || part === '' ? part : this.#one(part, context, random))).join('');
  }

  #one(text: string, context: StreetContext, random: Random): string {
    const tokens = Array.from(text.matchAll(TOKEN), (match) => ({
      text: match[0],
      start: match.index,
      word: this.words.of(match[0]),
    }));
    const kindAt = this.#kindAt(tokens);
    const front = tokens[kindAt]?.word.front;
    const named = front !== undefined && isFront(tokens, kindAt) ? this.#frontName(tokens, kindAt) : undefined;
    const made =
      named === undefined
        ? this.#behind(tokens, kindAt, context, random)
        : this.#inFront(tokens, kindAt, named, front ?? 'en', context, random);
    return join(text, tokens, made);
  }

  /** Index of the kind: the last one before the house number if the name comes first, otherwise the first one. */
  #kindAt(tokens: readonly Token[]): number {
    const first = tokens.findIndex(({ word }) => word.kind);
    if (first < 0 || isFront(tokens, first)) return first;
    const number = tokens.findIndex(({ text }, i) => i > first && hasDigit(text));
    const last = tokens.findLastIndex(({ word }, i) => word.behind && (number < 0 || i < number));
    return Math.max(first, last);
  }

  /** Index of the end of the name that follows a kind. */
  #frontName(tokens: readonly Token[], kindAt: number): number {
    let end = kindAt + 1;
    while (end < tokens.length && !endsName(tokens, end, kindAt)) end++;
    return end;
  }

  #inFront(
    tokens: readonly Token[],
    kindAt: number,
    end: number,
    style: StyleName,
    context: StreetContext,
    random: Random,
  ): string[] {
    const phrase = tokens.slice(kindAt + 1, end).map(({ text }) => text);
    const named = phrase[0] === 'of' ? 'en' : style;
    const comma = /[.,]?$/u.exec(phrase.at(-1) ?? '')?.[0] === ',' ? ',' : '';
    return tokens.map((token, i) => {
      if (i === kindAt + 1 && phrase.length > 0) return this.#named(phrase.join(' '), context.whole, named) + comma;
      if (i > kindAt && i < end) return '';
      return this.#other(token, i > kindAt, context, random);
    });
  }

  #behind(tokens: readonly Token[], kindAt: number, context: StreetContext, random: Random): string[] {
    let named = tokens[kindAt]?.word.compound ?? false;
    return tokens.map((token, i) => {
      const { text, word } = token;
      if (word.compound && i === kindAt) return this.#compound(text, context.whole);
      if (i >= kindAt && kindAt >= 0) return i === kindAt ? text : this.#other(token, true, context, random);
      if (word.stays || hasDigit(text) || !/\p{L}/u.test(text)) return this.#other(token, false, context, random);
      if (isLetter(text)) return otherLetter(text, random);
      if (named) return '';
      named = true;
      return this.#nameBefore(tokens, i, kindAt, context.whole);
    });
  }

  /** The name before a kind, or that of a street without a kind: `Berliner Straße`, `Am Bahnhof`. */
  #nameBefore(tokens: readonly Token[], at: number, kindAt: number, whole: string): string {
    const names = tokens.slice(at, kindAt < 0 ? undefined : kindAt).filter(({ text }) => /\p{L}{2}/u.test(text));
    const phrase = names.map(({ text }) => text).join(' ');
    const before = tokens[at - 1]?.text ?? '';
    if (tokens[kindAt]?.word.apart === true) return this.#named(phrase, whole, undefined, (name) => withEnding(name));
    // In English the kind follows the name. The kind of another language in this position follows the language of the
    // address.
    const isTurkish = TURKISH.test(tokens[kindAt]?.text ?? '');
    const style = isTurkish ? 'tr' : tokens[kindAt]?.word.behind === true ? 'en' : undefined;
    if (kindAt >= 0 || !PREPOSITION.test(before)) return this.#named(phrase, whole, style);
    return this.#named(
      phrase,
      whole,
      'de',
      (name) => `${name}${FEMININE.test(before) ? 'mühle' : before.toLowerCase() === 'den' ? 'wiesen' : 'hof'}`,
    );
  }

  #compound(text: string, whole: string): string {
    const [, first = '', hyphen = '', kind = ''] = COMPOUND.exec(text) ?? [];
    const name = this.#named(first, whole);
    // `Karl-Marx-Allee` is written with hyphens throughout.
    return name + hyphen + kind;
  }

  /** Everything that is not the name of a street: numbers, units, single letters, cities. */
  #other({ text, word }: Token, behind: boolean, context: StreetContext, random: Random): string {
    if (/^\d+(?:st|nd|rd|th)$/iu.test(text)) return ordinalNumber(text, random);
    if (behind && ZIP.test(text)) return context.zip(text);
    if (hasDigit(text)) return houseNumber(text, random);
    if (word.stays || word.kind || !/\p{L}/u.test(text)) return text;
    if (isLetter(text)) return otherLetter(text, random);
    if (!behind || LOWERCASE_WORDS.test(text)) return behind ? '' : text;
    return word.capital || /^\p{Ll}{3}/u.test(text) ? context.city(text) : sameShape(text, random);
  }

  #named(original: string, whole: string, style?: StyleName, shaped = (name: string): string => name): string {
    return this.#substitutes.settlePart({
      key: `street/${fold(original)}`,
      original,
      within: whole,
      make: (random, variant) =>
        likeCase(
          shaped(streetName(whole, random, style, this.#substitutes.code, variant)),
          original.length > 1 ? original : 'Aa',
        ),
    });
  }
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
  return at > kindAt + 1 && word?.stays === true && BEFORE_INNER_NUMBER.test(text);
}

const withEnding = (name: string): string => name + (name.endsWith('e') ? 'r' : 'er');

/** Joins the new words with the blanks of the original; if a word is dropped, so is the blank before it. */
function join(text: string, tokens: readonly Token[], made: readonly string[]): string {
  let out = text.slice(0, tokens[0]?.start ?? 0);
  let end: number | undefined;
  for (const [i, { start, text: original }] of tokens.entries()) {
    const word = made[i] ?? '';
    if (word !== '') out += (end === undefined ? '' : text.slice(end, start)) + word;
    if (word !== '' || end !== undefined) end = start + original.length;
  }
  const last = tokens.at(-1);
  return out + text.slice(last === undefined ? 0 : last.start + last.text.length);
}

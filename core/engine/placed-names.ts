import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import { byPosition, type Span } from '../contracts/span.js';
import { TitleDictionary } from '../titles/header-words.js';

/** A name and nothing else, as far as its signs show: some words, no figures, no address, nothing with a label. */
const NAME_ALONE =
  /^\s*[\p{L}\p{M}.'’`´"“”()&\u2010\u2011-]{1,60}(?:(?:\s+|,\s*)[\p{L}\p{M}.'’`´"“”()&\u2010\u2011-]{1,60}){0,6}\s*$/u;
/** Between two names: each is found for itself. */
const BETWEEN_TWO = /\s(?:and|und|et|or|&)\s/iu;

/** Values of which a part may stay, `46` of `45 years`: what stands beside one must not stay with it. */
const PARTLY_KEPT = new Set(['DATE_TIME', 'AGE', 'SENSITIVE_ATTRIBUTE', 'HEALTH', 'COUNTRY', 'STATE']);
const SIGN = /[@;(<[|]/;
const WORD = /\p{L}{3}/u;
const PHONE_OR_SSN = /\d{3}[-. )]{1,2}\d{2,4}[-. ]?\d{4}/;
/** Of those, digits. */
const FEWEST_DIGITS = 9;
const FEW_WORDS = 6;

/** What parts the values of a list. */
const PARTS = /[,;:|()[\]{}<>=/\\\r\n\t"“”]+|\s[-–—]+\s/gu;
/** Around a value that was cut out of a list. */
const OUTSIDE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu;
const NAME_LIKE = /^\p{L}[\p{L}\p{M}.'’\s-]{1,80}$/u;
const MOST_WORDS = 6;
/** `Dr.`, `Prof.`: no name without what follows. */
const SHORTENED = /^\p{L}{1,4}\.$/u;
/** The last word, with the blanks before it. */
const LAST_WORD = /\s*\S+$/u;
/** Between a label and its value. */
const TO_VALUE = /^[^\p{L}\p{N}]{0,4}$/u;
/** Figures that identify somebody, whatever they number. */
const NUMBER = /(?:\p{N}[^\p{L}\p{N}]{0,3}){3,}\p{N}/gu;

const RECOGNIZER = 'placed-name';

/**
 * Texts that name a person by the place where they stand: the author of a file, the cell of a column of names. Many hold more than a name, `Jane Roe, SSN
 * 219-09-9981`, so each is searched like any text, and of the rest what looks like a name is one.
 */
export class PlacedNames {
  #titles: TitleDictionary | undefined;

  /** True for a text that can be nothing but a name, which need not be searched. */
  isAlone(text: string): boolean {
    return NAME_ALONE.test(text) && !BETWEEN_TWO.test(text);
  }

  /** True for a value that may hold more than it should by its place, of a kind of which a part stays. */
  isMixed(text: string, type: EntityType, category: EntityType): boolean {
    if (!PARTLY_KEPT.has(category) && !PARTLY_KEPT.has(type)) return false;
    let [digits, blanks] = [0, 0];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x30 && code <= 0x39) digits++;
      else if (code === 0x20) blanks++;
    }
    if (blanks >= FEW_WORDS || (digits >= FEWEST_DIGITS && PHONE_OR_SSN.test(text))) return true;
    return SIGN.test(text) && WORD.test(text);
  }

  /**
   * All that a text holds: what was found in it, and names and numbers in the rest.
   * @param found what was found in the text; nothing: the text as a whole is the name.
   * @param type that of the names.
   */
  fill(text: string, found: readonly Finding[], type: EntityType): readonly Finding[] {
    const hasName = found.some((each) => each.type === type);
    const names = restOf(text, found)
      .flatMap((span) => pieces(text, span))
      .filter(({ start, end }) => isName(text.slice(start, end), hasName))
      .flatMap((piece) => this.#withoutLabel(text, piece, found))
      .map((span) => finding(span, type));
    const known = [...found, ...names].sort(byPosition);
    const numbers = restOf(text, known).flatMap((span) => numbersIn(text, span));
    return [...known, ...numbers.map((span) => finding(span, 'ID_NUMBER'))].sort(byPosition);
  }

  /**
   * The same for a value that is no name: what was found in it beside the value, and the rest as the value.
   * @param others what was found in it and is of other kinds; nothing: the text as a whole is the value.
   */
  fillValue(text: string, others: readonly Finding[], type: EntityType): readonly Finding[] {
    const values = restOf(text, others)
      .flatMap((span) => pieces(text, span))
      .flatMap((piece) => this.#withoutLabel(text, piece, others))
      .map((span) => finding(span, type));
    return [...others, ...values].sort(byPosition);
  }

  /** `Jane Roe SSN` before the number that was found. */
  #withoutLabel(text: string, { start, end }: Span, found: readonly Span[]): Span[] {
    if (!found.some((each) => each.start >= end && TO_VALUE.test(text.slice(end, each.start)))) return [{ start, end }];
    this.#titles ??= new TitleDictionary();
    let name = text.slice(start, end);
    for (let last = LAST_WORD.exec(name); last !== null; last = LAST_WORD.exec(name)) {
      const meaning = this.#titles.meaning(last[0].trim().toLowerCase());
      if (meaning === undefined || meaning.type === 'PERSON') break;
      name = name.slice(0, last.index);
    }
    return name === '' ? [] : [{ start, end: start + name.length }];
  }
}

/** What is left beside a name is one only if it is written like one: `Jane Roe, on leave`. */
function isName(piece: string, hasName: boolean): boolean {
  if (!NAME_LIKE.test(piece) || SHORTENED.test(piece) || piece.trim().split(/\s+/u).length > MOST_WORDS) return false;
  return !hasName || piece !== piece.toLowerCase() || piece === piece.toUpperCase();
}

const finding = ({ start, end }: Span, type: EntityType): Finding => ({
  type,
  start,
  end,
  score: 1,
  recognizer: RECOGNIZER,
  domainSpecific: false,
});

/** What no finding covers. */
function restOf(text: string, found: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start > at) rest.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  if (at < text.length) rest.push({ start: at, end: text.length });
  return rest;
}

/** The values of a list, without what stands around them. */
function pieces(text: string, { start, end }: Span): Span[] {
  const part = text.slice(start, end);
  const found: Span[] = [];
  let at = 0;
  for (const { 0: sign, index } of [...part.matchAll(PARTS), { 0: '', index: part.length }]) {
    const piece = part.slice(at, index);
    const inner = piece.replace(OUTSIDE, '');
    const from = start + at + piece.indexOf(inner);
    if (inner !== '') found.push({ start: from, end: from + inner.length });
    at = index + sign.length;
  }
  return found;
}

const numbersIn = (text: string, { start, end }: Span): Span[] =>
  Array.from(text.slice(start, end).matchAll(NUMBER), ({ 0: number, index }) => ({
    start: start + index,
    end: start + index + number.length,
  }));

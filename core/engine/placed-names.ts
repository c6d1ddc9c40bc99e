import type { EntityType } from '../contracts/entity-type.js';
import type { Finding } from '../contracts/recognizer.js';
import { byPosition, type Span } from '../contracts/span.js';
import { TitleDictionary } from '../titles/header-words.js';

/** Matches a text that can only be a name: a few words, no digits, no address, no label. */
const NAME_ALONE =
  /^\s*[\p{L}\p{M}.'’`´"“”()&\u2010\u2011-]{1,60}(?:(?:\s+|,\s*)[\p{L}\p{M}.'’`´"“”()&\u2010\u2011-]{1,60}){0,6}\s*$/u;
/** Separates two names, each of which becomes a finding. */
const BETWEEN_TWO = /\s(?:and|und|et|or|&)\s/iu;

/**
 * Types whose substitute may keep a part of the value, such as `46` of `45 years`. Anything else in the same cell must
 * be found separately so that it is not kept too.
 */
const PARTLY_KEPT = new Set(['DATE_TIME', 'AGE', 'SENSITIVE_ATTRIBUTE', 'HEALTH', 'COUNTRY', 'STATE']);
const SIGN = /[@;(<[|]/;
const WORD = /\p{L}{3}/u;
const PHONE_OR_SSN = /\d{3}[-. )]{1,2}\d{2,4}[-. ]?\d{4}/;
/** Digits from which such a value may contain a phone number or SSN. */
const MIN_DIGITS = 9;
const FEW_WORDS = 6;

/** Separators between the values of a list. */
const PARTS = /[,;:|()[\]{}<>=/\\^~\r\n\t"“”]+|\s[-–—]+\s/gu;
/** Separators between the components of one value: `Roe^Jane^Q`. No sentence has them, so all components belong to it. */
const COMPONENTS = /[|;=/\\^~]/u;
/** Punctuation to trim from a value that was cut out of a list. */
const OUTSIDE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu;
/** A single letter is an initial if it is a part of its own. */
const INITIAL = /^\p{Lu}\.?$/u;
const NAME_LIKE = /^\p{L}[\p{L}\p{M}.'’\s-]{1,80}$/u;
const MAX_WORDS = 6;
/** An abbreviated title such as `Dr.` or `Prof.`, which is no name by itself. */
const SHORTENED = /^\p{L}{1,4}\.$/u;
/** The last word, with the blanks before it. */
const LAST_WORD = /\s*\S+$/u;
/** Between a label and its value. */
const TO_VALUE = /^[^\p{L}\p{N}]{0,4}$/u;
/** Four or more digits, which may identify somebody. */
const NUMBER = /(?:\p{N}[^\p{L}\p{N}]{0,3}){3,}\p{N}/gu;

const RECOGNIZER = 'placed-name';

/**
 * Finds names in texts that hold a person's name because of their place: the author of a file, a cell of a column of
 * names. Many hold more than a name, `Jane Roe, SSN 219-09-9981`, so each is searched like any other text, and what is
 * left and looks like a name becomes a finding.
 */
export class PlacedNames {
  #titles: TitleDictionary | undefined;

  /** True if the text can only be a name, so that it need not be searched. */
  isAlone(text: string): boolean {
    return NAME_ALONE.test(text) && !BETWEEN_TWO.test(text);
  }

  /** True if a value whose substitute may keep a part may also hold something else. */
  isMixed(text: string, type: EntityType, category: EntityType): boolean {
    if (!PARTLY_KEPT.has(category) && !PARTLY_KEPT.has(type)) return false;
    let [digits, blanks] = [0, 0];
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code >= 0x30 && code <= 0x39) digits++;
      else if (code === 0x20) blanks++;
    }
    if (blanks >= FEW_WORDS || (digits >= MIN_DIGITS && PHONE_OR_SSN.test(text))) return true;
    return SIGN.test(text) && WORD.test(text);
  }

  /**
   * All findings of a text: those given, plus names and numbers in the rest.
   * @param found findings in the text; empty: the whole text is the name.
   * @param type type of the names.
   */
  fill(text: string, found: readonly Finding[], type: EntityType): readonly Finding[] {
    const hasName = found.some((each) => each.type === type);
    const names = restOf(text, found)
      .flatMap((span) => pieces(text, span))
      .filter((piece) => isName(text.slice(piece.start, piece.end), hasName) || isComponent(text, piece))
      .flatMap((piece) => this.#withoutLabel(text, piece, found))
      .map((span) => finding(span, type));
    const known = [...found, ...names].sort(byPosition);
    const numbers = restOf(text, known).flatMap((span) => numbersIn(text, span));
    return [...known, ...numbers.map((span) => finding(span, 'ID_NUMBER'))].sort(byPosition);
  }

  /**
   * Like {@link fill}, for a value that is not a name: the given findings, and the rest as the value.
   * @param others findings of other kinds in the text; empty: the whole text is the value.
   */
  fillValue(text: string, others: readonly Finding[], type: EntityType): readonly Finding[] {
    const values = restOf(text, others)
      .flatMap((span) => pieces(text, span))
      .flatMap((piece) => this.#withoutLabel(text, piece, others))
      .map((span) => finding(span, type));
    return [...others, ...values].sort(byPosition);
  }

  /** Cuts off a label: `Jane Roe SSN` before a number becomes `Jane Roe`. */
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

/**
 * True if a piece of text is a name by its form. Beside a name already found, a lower-case piece is not: `Jane Roe, on
 * leave`.
 */
function isName(piece: string, hasName: boolean): boolean {
  if (INITIAL.test(piece)) return hasName;
  if (!NAME_LIKE.test(piece) || SHORTENED.test(piece) || piece.trim().split(/\s+/u).length > MAX_WORDS) return false;
  return !hasName || piece !== piece.toLowerCase() || piece === piece.toUpperCase();
}

/** True for a part with letters between the signs that separate the components of a value, or its ends. */
function isComponent(text: string, { start, end }: Span): boolean {
  if (!COMPONENTS.test(text) || !/\p{L}/u.test(text.slice(start, end))) return false;
  const [before = '', after = ''] = [text.slice(0, start).trimEnd().at(-1), text.slice(end).trimStart()[0]];
  return [before, after].every((sign) => sign === '' || COMPONENTS.test(sign));
}

const finding = ({ start, end }: Span, type: EntityType): Finding => ({
  type,
  start,
  end,
  score: 1,
  recognizer: RECOGNIZER,
  domainSpecific: false,
});

/** The spans that no finding covers. */
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

/** The values of a list, without surrounding punctuation. */
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

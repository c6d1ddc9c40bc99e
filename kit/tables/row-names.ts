import type { EntityType } from '../../core/contracts/entity-type.js';
import { append } from '../../core/contracts/long-lists.js';
import { lexiconSet } from '../../lexicon/words.js';
import { copied } from './seen-cells.js';
import { mayStandAlone, mayStandSideBySide } from './whole-words.js';

/** A term of a row that may occur in the free text of the same row. */
export interface RowTerm {
  readonly text: string;
  readonly type: EntityType;
}

/** Names that are also ordinary words. In lower case, the word is meant. */
const WORDS = lexiconSet('not-a-person', { class: 'in-lower-case' });

/** Titles and suffixes, which are no names by themselves. */
const TITLES = lexiconSet('titles', { class: 'part-of-a-name-column' });

/** Types that are not searched for: their form shows them anywhere, or they mean nothing outside their column. */
const NOT_SEARCHED: ReadonlySet<EntityType> = new Set([
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'URL',
  'IP_ADDRESS',
  'MAC_ADDRESS',
  'IBAN_CODE',
  'CREDIT_CARD',
  'DATE',
  'TIME',
  'DATE_TIME',
  'DATE_OF_BIRTH',
  'AGE',
  'POSTAL_CODE',
  'COORDINATES',
  'AMOUNT',
]);

/** A part of a name, prepared for the search. */
interface Part {
  readonly text: string;
  /** Lower case. */
  readonly lowerCase: string;
  /** If the name is also an ordinary word: the capitalised forms that count as the name. Otherwise undefined. */
  readonly capitals: readonly string[] | undefined;
}

const partOf = (text: string): Part => {
  const lowerCase = text.toLowerCase();
  const [first = ''] = text;
  const capitals = [first.toUpperCase() + lowerCase.slice(first.length), text.toUpperCase()];
  return { text, lowerCase, capitals: WORDS.has(lowerCase) ? capitals : undefined };
};

const partsOf = (name: string): Part[] =>
  name
    .split(/[^\p{L}\p{M}'’-]+/u)
    .map((part) => part.replace(/^['’-]+|['’-]+$/gu, ''))
    .filter((part) => [...part].length > 1 && !TITLES.has(part.toLowerCase()))
    .flatMap((part) => (isAscii(part) ? [part] : [part, withoutAccents(part)]))
    .map((part) => partOf(copied(part)));

// `Ramón` in a name column often appears as `Ramon` in a note.
const withoutAccents = (part: string): string => part.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
const isAscii = (part: string): boolean => !/[^\u0020-\u007e]/.test(part);

const NONE: readonly RowTerm[] = [];

/** Maximum number of cached values with their parts; names repeat. */
const MAX_VALUES = 5000;

/**
 * The terms of a row that its free text is searched for: the names of its name columns, whole and in parts, and the
 * codes of its typed columns. Most texts contain none, so candidates are filtered cheaply before the search.
 */
export class RowNames {
  readonly #known = new Map<string, readonly Part[]>();
  readonly #parts: Part[] = [];
  readonly #whole: (RowTerm & { readonly lowerCase: string })[] = [];

  clear(): void {
    this.#parts.length = 0;
    this.#whole.length = 0;
  }

  /** True if values of the type are searched for. */
  static takes(type: EntityType): boolean {
    return !NOT_SEARCHED.has(type);
  }

  /** Adds the value of a typed cell. */
  add(value: string, type: EntityType): void {
    if (value.length > 80) return;
    if (type === 'PERSON') append(this.#parts, this.#partsOf(value));
    else if (value.length > 4 && /\d/.test(value))
      this.#whole.push({ text: value, lowerCase: value.toLowerCase(), type });
  }

  /** The terms that may occur in a text, for `session.remember`. */
  in(text: string): readonly RowTerm[] {
    // The shortest name has two letters, the shortest code five characters.
    if (text.length < 2 || (this.#parts.length === 0 && this.#whole.length === 0)) return NONE;
    const lower = text.toLowerCase();
    const found: RowTerm[] = this.#whole.filter((term) => lower.includes(term.lowerCase));
    const parts: string[] = [];
    for (const { text: part, lowerCase, capitals } of this.#parts) {
      if (!lower.includes(lowerCase) || parts.includes(part) || !mayStandAlone(lower, lowerCase)) continue;
      if (capitals === undefined || capitals.some((form) => text.includes(form))) parts.push(part);
    }
    if (parts.length > 1) append(found, pairs(parts, lower));
    for (const part of parts) {
      found.push({ text: part, type: 'PERSON' });
      for (const name of withInitials(part, text)) found.push({ text: name, type: 'PERSON' });
    }
    return found;
  }

  #partsOf(value: string): readonly Part[] {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    if (this.#known.size >= MAX_VALUES) this.#known.clear();
    const parts = partsOf(value);
    this.#known.set(copied(value), parts);
    return parts;
  }
}

const INITIALS = /(?<![\p{L}.])(?:\p{Lu}\.[ -]?){1,3}$/u;
/** Maximum length of initials before a name, in code units. */
const BEFORE = 10;

/** Forms such as `O. Brandt`: a part of a name with the initials before it, as they occur in a text. */
function withInitials(part: string, text: string): Set<string> {
  const names = new Set<string>();
  if (!text.includes('.')) return names;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    const initials = INITIALS.exec(text.slice(Math.max(0, at - BEFORE), at))?.[0];
    if (initials !== undefined) names.add(initials + part);
  }
  return names;
}

/**
 * First and last name in either order, as one term so that they count as one person; only orders that occur in the
 * text.
 */
const pairs = (parts: readonly string[], lower: string): RowTerm[] =>
  parts
    .slice(0, 4)
    .flatMap((one) =>
      parts
        .slice(0, 4)
        .flatMap((two) =>
          one === two || !mayStandSideBySide(lower, one.toLowerCase(), two.toLowerCase())
            ? []
            : [' ', ', '].map((gap) => ({ text: `${one}${gap}${two}`, type: 'PERSON' })),
        ),
    );

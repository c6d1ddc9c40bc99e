import type { EntityType } from '../contracts/entity-type.js';
import type { Span } from '../contracts/span.js';
import { endOfHump, isLetter, nextWord, plain, spelledAt } from './name-tokens.js';
import { wordsOf } from './sought-words.js';

/** Most names, and longest name, that are searched for in one text. */
const MAX_NAMES = 2000;
const MAX_LENGTH = 80;
const MAX_WORDS = 6;
/** Fewest letters of a name of several words, of a word of a name, and of one that is surely meant within a file name. */
const MIN_JOINED = 7;
const MIN_WORD = 4;
const MIN_IN_CODE = 7;
/** Fewest letters of a capitalised word in prose that is reported. */
const MIN_IN_PROSE = 5;
/** Fewest words of an organisation whose name is one in any notation. */
const MIN_OF_ORGANIZATION = 3;

const ASCII = 0x80;
const isCaseless = (word: string): boolean => word.toLowerCase() === word.toUpperCase();
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const HAS_UPPER = /\p{Lu}/u;
const STARTS_UPPER = /^\p{Lu}/u;
/** Characters that join words only in codes, file names and addresses. */
const CODE_JOINT = /[_^+/]|\p{L}\.\p{L}|\p{Ll}\p{Lu}/u;

/** A name that is searched for. */
interface Sought<T> {
  readonly value: T;
  /** Number of its words; 1 for a single word of a name. */
  readonly words: number;
  readonly isPerson: boolean;
  /** True for the last name before the first. */
  readonly isTurned: boolean;
}

/** A place that may hold a name. */
export interface NamePlace<T> extends Span {
  readonly value: T;
  /** False if it may as well be an ordinary word. */
  readonly isSure: boolean;
}

/** Names of persons and organisations, to be found joined, turned, without accents, in codes and spelled. */
export class SoughtNames<T> {
  readonly #names = new Map<string, Sought<T>>();
  readonly #first = new Set<string>();
  /** For each ASCII letter, the lengths of first words, as bits; bit 31 means 31 and more. */
  readonly #lengths = new Int32Array(ASCII);

  get size(): number {
    return this.#names.size;
  }

  /** Adds the name of a finding. */
  add(text: string, category: EntityType, value: T): void {
    const isPerson = category === 'PERSON';
    if ((!isPerson && category !== 'ORGANIZATION') || text.length > MAX_LENGTH || this.size >= MAX_NAMES) return;
    const words = wordsOf(text)
      .map(({ word }) => word)
      .filter((word) => word.length > 1 && !isCaseless(word));
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    // A name that ends in a small word is cut out of a sentence.
    if (first === '' || words.length > MAX_WORDS || STARTS_UPPER.test(first) !== STARTS_UPPER.test(last)) return;
    if (words.length > 1) this.#addName(words, { value, words: words.length, isPerson, isTurned: false });
    if (!isPerson) return;
    if (words.length > 1) this.#addName([last, first], { value, words: 2, isPerson, isTurned: true });
    if (words.length > 2) this.#addName([first, last], { value, words: 2, isPerson, isTurned: false });
    for (const word of words)
      if (word.length >= MIN_WORD && STARTS_UPPER.test(word))
        this.#note([word], { value, words: 1, isPerson, isTurned: false });
  }

  #addName(words: readonly string[], sought: Sought<T>): void {
    if (words.join('').length >= MIN_JOINED) this.#note(words, sought);
  }

  #note(words: readonly string[], sought: Sought<T>): void {
    this.#noteSpelling(words.map(plain), words, sought);
    const joined = words.join(' ').toLowerCase();
    if (/[äöü]/.test(joined)) {
      const spelled = joined.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter).split(' ');
      this.#noteSpelling(spelled, spelled, sought);
    }
  }

  #noteSpelling(folded: readonly string[], words: readonly string[], sought: Sought<T>): void {
    const key = folded.join('');
    if (this.#names.has(key)) return;
    this.#names.set(key, sought);
    const [word = ''] = words;
    for (const first of [folded[0] ?? '', key, plain(word.slice(0, endOfHump(word, 0)))]) this.#noteFirst(first);
  }

  #noteFirst(first: string): void {
    this.#first.add(first);
    const unit = first.charCodeAt(0);
    if (unit < ASCII) this.#lengths[unit] = (this.#lengths[unit] ?? 0) | (1 << Math.min(first.length, 31));
  }

  /** Places of the names, in order and without overlaps. */
  find(text: string): NamePlace<T>[] {
    const found: NamePlace<T>[] = [];
    for (let at = 0; at < text.length; ) {
      if (!isLetter(text.charCodeAt(at))) {
        at++;
        continue;
      }
      const end = endOfHump(text, at);
      const place = end === at + 1 ? this.#spelled(text, at) : this.#at(text, at, end);
      if (place !== undefined) found.push(place);
      at = place?.end ?? end;
    }
    return found;
  }

  #spelled(text: string, start: number): NamePlace<T> | undefined {
    const spelled = spelledAt(text, start);
    const sought = spelled && this.#names.get(plain(spelled.word));
    return sought === undefined || spelled === undefined
      ? undefined
      : { start, end: spelled.end, value: sought.value, isSure: true };
  }

  /** The longest name that begins with a word. */
  #at(text: string, start: number, first: number): NamePlace<T> | undefined {
    if (!this.#mayBegin(text, start, first)) return undefined;
    let joined = plain(text.slice(start, first));
    if (!this.#first.has(joined)) return undefined;
    let best: NamePlace<T> | undefined;
    let end = first;
    for (let count = 1; ; count++) {
      const sought = isWordEnd(text, end) ? this.#names.get(joined) : undefined;
      if (sought !== undefined) best = judged(text, { start, end }, sought) ?? best;
      const next = count <= MAX_WORDS ? nextWord(text, end) : -1;
      if (next < 0) return best;
      end = endOfHump(text, next);
      joined += plain(text.slice(next, end));
    }
  }

  #mayBegin(text: string, start: number, end: number): boolean {
    const unit = text.charCodeAt(start);
    if (unit >= ASCII) return true;
    const length = this.#lengths[unit | 0x20] ?? 0;
    // Letters beyond ASCII may become more letters.
    return (length & (1 << Math.min(end - start, 31))) !== 0 || (length !== 0 && hasOther(text, start, end));
  }
}

function hasOther(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (text.charCodeAt(i) >= ASCII) return true;
  return false;
}

/** False inside of a word: `Roe` in `Roebuck`. A capital begins a new one. */
const isWordEnd = (text: string, end: number): boolean =>
  !isLetter(text.charCodeAt(end)) || STARTS_UPPER.test(text.charAt(end));

/** Whether a name at a place is surely meant; undefined if nothing speaks for it. */
function judged<T>(text: string, span: Span, sought: Sought<T>): NamePlace<T> | undefined {
  const { value, words, isPerson, isTurned } = sought;
  const place = (isSure: boolean): NamePlace<T> => ({ ...span, value, isSure });
  const written = text.slice(span.start, span.end);
  const isCode = isInCode(text, span);
  if (words === 1) {
    if (isCode && written.length >= MIN_IN_CODE) return place(true);
    return isCode || (written.length >= MIN_IN_PROSE && STARTS_UPPER.test(written)) ? place(false) : undefined;
  }
  if (isCode || CODE_JOINT.test(written)) return place(true);
  const isCapital = HAS_UPPER.test(written);
  if (!isPerson) return words >= MIN_OF_ORGANIZATION && !written.includes(' ') ? place(true) : undefined;
  if (isTurned && !isCapital) return undefined;
  return place(isCapital || /[ ,-]/.test(written));
}

/** True for a part of a file name or code: `roe_scan`, `scan2roe`. */
const isInCode = (text: string, { start, end }: Span): boolean =>
  isCodeSign(text.charCodeAt(start - 1)) || isCodeSign(text.charCodeAt(end));

const isCodeSign = (unit: number): boolean => unit === 0x5f || (unit >= 0x30 && unit <= 0x39);

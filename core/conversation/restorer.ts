import { type Code, MORE, type More, Reader, type Writing } from './characters.js';
import type { Labels } from './labels.js';
import type { FoundValue, Values } from './values.js';

/** What a text is restored with. */
export interface Originals {
  /** Finds labels. */
  readonly labels: Labels;
  /** Finds invented values. */
  readonly values: Values;
  /** The original of a label, `PERSON_1`; undefined if it was never given. */
  ofLabel(label: string): string | undefined;
  /** The original of an invented value. */
  ofValue(value: string): string | undefined;
}

/** A place of a text that stands for an original, or looks like a label. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** What stands there in its place; undefined for a label that is not known. */
  readonly original: string | undefined;
}

interface Found {
  readonly end: number;
  readonly original: string | undefined;
}

/** Signs with which a label may begin, apart from letters. */
const SIGNS = '[【〔「<{\\%&［＜｛\u00ad\u200b\u200c\u200d\u2060\ufeff';
const WORD = /[\p{L}\p{M}\p{N}_]/u;
const ASCII_END = 0x80;
/** Scripts from here on have no blanks between words. */
const UNSPACED_START = 0x2e80;
const OPENING = /[[【〔［]/u;
const CLOSING = /[\]】〕］]/u;
/** Length of a name of labels in another language. */
const MOST_NAME = 40;

/** Half of a surrogate pair, which no address can hold. */
const LONE_HALF = /[\ud800-\udfff]/gu;

/** Originals as they are written in the place of a label. */
function inCode(original: string, code: Code): string {
  if (code === 'address') return encodeURIComponent(original.replace(LONE_HALF, '\ufffd'));
  if (code === 'html') return original.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return original;
}

function inLetters(original: string, letters: FoundValue['letters']): string {
  if (letters === 'same') return original;
  return letters === 'capital' ? original.toUpperCase() : original.toLowerCase();
}

/** A label in another language, `[ЛИЦО_1]`: nobody can tell which one it is. */
function foreignAt(reader: Reader, at: number): Found | More | undefined {
  const first = reader.next(at);
  if (first === MORE) return MORE;
  if (first === undefined || !OPENING.test(first.char)) return undefined;
  let [end, name] = [first.end, ''];
  for (;;) {
    const one = reader.next(end);
    if (one === MORE) return MORE;
    if (one === undefined || name.length > MOST_NAME) return undefined;
    if (!/[\p{Lu}\p{Lo}_\p{Nd}]/u.test(one.char))
      return CLOSING.test(one.char) && /^\p{L}[\p{L}_]*_\p{Nd}+$/u.test(name)
        ? { end: one.end, original: undefined }
        : undefined;
    name += one.char;
    end = one.end;
  }
}

function foundAt(reader: Reader, at: number, before: string, originals: Originals): Found | More | undefined {
  const label = originals.labels.at(reader, at, before);
  if (label === MORE) return MORE;
  if (label !== undefined) {
    const original = originals.ofLabel(label.label);
    return { end: label.end, original: original === undefined ? undefined : inCode(original, label.code) };
  }
  const value = originals.values.at(reader, at, before);
  if (value === MORE) return MORE;
  if (value === undefined) return foreignAt(reader, at);
  const original = originals.ofValue(value.value);
  return original === undefined ? undefined : { end: value.end, original: inLetters(original, value.letters) };
}

/** True if nothing can begin with a character: most are passed over without a look. */
function isPlain(char: string, before: string, values: Values): boolean {
  if (SIGNS.includes(char)) return false;
  if (!WORD.test(char)) return char.charCodeAt(0) < ASCII_END && !values.begins(char);
  return WORD.test(before) && char.charCodeAt(0) < UNSPACED_START && before.charCodeAt(0) < UNSPACED_START;
}

/** Where the reading of a text ended, and its last character. */
interface Read {
  readonly at: number;
  readonly before: string;
}

/**
 * Reads a text up to its end, or up to what may go on in the next piece.
 * @param take gets the places in order
 */
function read(reader: Reader, before: string, originals: Originals, take: (place: Place) => void): Read {
  const { text } = reader;
  let [at, last] = [0, before];
  while (at < text.length) {
    const char = text.charAt(at);
    if (!isPlain(char, last, originals.values)) {
      const found = foundAt(reader, at, last, originals);
      if (found === MORE) break;
      if (found !== undefined) {
        take({ start: at, end: found.end, original: found.original });
        [last, at] = [text.charAt(found.end - 1), found.end];
        continue;
      }
    }
    const one = reader.raw(at);
    if (one === MORE || one === undefined) break;
    [last, at] = [one.char, one.end];
  }
  return { at, before: last };
}

/** All places of a text that stand for originals or look like labels. */
export function placesIn(text: string, originals: Originals, writing: Writing = 'text'): Place[] {
  const places: Place[] = [];
  read(new Reader(text, writing, true), '', originals, (place) => places.push(place));
  return places;
}

const asJson = (original: string): string => JSON.stringify(original).slice(1, -1);

/** Puts originals back into a text that comes in pieces, wherever it is cut. Only what may become a label or value is held back. */
export class Restorer {
  readonly #originals: Originals;
  readonly #writing: Writing;
  readonly #unknown: (label: string) => void;
  #held = '';
  #before = '';

  /** @param unknown gets each label that was never given, as it is written */
  constructor(originals: Originals, writing: Writing, unknown: (label: string) => void) {
    this.#originals = originals;
    this.#writing = writing;
    this.#unknown = unknown;
  }

  /** Takes the next piece, and gives what of the text is certain. */
  push(piece: string): string {
    return this.#read(this.#held + piece, false);
  }

  /** Gives the rest: nothing comes any more. */
  end(): string {
    return this.#read(this.#held, true);
  }

  #read(text: string, final: boolean): string {
    let [out, from] = ['', 0];
    const { at, before } = read(new Reader(text, this.#writing, final), this.#before, this.#originals, (place) => {
      const { start, end, original } = place;
      if (original === undefined) {
        this.#unknown(text.slice(start, end));
        return;
      }
      out += text.slice(from, start) + (this.#writing === 'json' ? asJson(original) : original);
      from = end;
    });
    out += text.slice(from, at);
    this.#held = text.slice(at);
    this.#before = before;
    return out;
  }
}

/** A whole text with its originals. */
export function restored(
  text: string,
  originals: Originals,
  writing: Writing,
  unknown: (label: string) => void,
): string {
  const restorer = new Restorer(originals, writing, unknown);
  return restorer.push(text) + restorer.end();
}

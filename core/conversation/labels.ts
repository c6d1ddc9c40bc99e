import { type Code, MORE, type More, type Reader } from './characters.js';

/** A label as it stands in a text: `[PERSON_1]`, or what a model made of it. */
export interface FoundLabel {
  /** The name and number as labels have them: `PERSON_1`, with the number of a form `PERSON_1.2`. */
  readonly label: string;
  readonly end: number;
  /** How its brackets are coded, which is how its original must be coded. */
  readonly code: Code;
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['[', ']'],
  ['【', '】'],
  ['〔', '〕'],
  ['「', '」'],
  ['<', '>'],
  ['{', '}'],
]);

const WORD = /[\p{L}\p{N}_]/u;
/** Letters of scripts in which words are separated, so that a label cannot begin within them. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}_]/u;
const DIGIT = /\p{Nd}/u;
/** Digits of the number of a label. */
const MOST_DIGITS = 7;
/** Digits of the number of a form. */
const MOST_FORM_DIGITS = 4;
const GAP = /[ _:#-]/;
/** Characters between name and number: ` #`, `_ `. */
const MOST_GAP = 2;

/** The value of a digit of any script: their blocks have ten digits each, in order. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return char;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** A node of the tree of names. */
interface Node {
  readonly next: Map<string, Node>;
  name?: string;
}

interface Name {
  readonly name: string;
  readonly end: number;
}

interface Count {
  readonly digits: string;
  readonly end: number;
  /** True if an underscore separates it from the name, so that it is no count in a sentence. */
  readonly isJoined: boolean;
}

/** Finds labels, also in the forms that models give them: in other case or brackets, escaped, without brackets or underscores. */
export class Labels {
  readonly #root: Node = { next: new Map() };
  readonly #known = new Set<string>();
  /** First letters of names, in both cases. */
  readonly #first = new Set<string>();

  /** @param names the names of labels: `PERSON` */
  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name);
  }

  /** Adds a name of labels. */
  add(name: string): void {
    if (this.#known.has(name) || name === '') return;
    this.#known.add(name);
    this.#first.add(name.charAt(0)).add(name.charAt(0).toLowerCase());
    let node = this.#root;
    for (const char of name) {
      if (char === '_') continue;
      const next = node.next.get(char) ?? { next: new Map() };
      node.next.set(char, next);
      node = next;
    }
    node.name ??= name;
  }

  /** The label that begins at an offset; undefined if none does. @param before the character before it; `''` at the start */
  at(reader: Reader, at: number, before: string): FoundLabel | More | undefined {
    const first = reader.next(at);
    if (first === MORE || first === undefined) return first;
    const close = CLOSING.get(first.char);
    if (close !== undefined) return this.#inBrackets(reader, first.end, close, first.code);
    if (!this.#first.has(first.char) || SPACED.test(before)) return undefined;
    return this.#bare(reader, at);
  }

  #inBrackets(reader: Reader, from: number, close: string, code: Code): FoundLabel | More | undefined {
    const start = skipBlanks(reader, from);
    if (start === MORE) return MORE;
    const name = this.#name(reader, start);
    if (name === undefined || name === MORE) return name;
    const number = numberAt(reader, name.end);
    if (number === undefined || number === MORE) return number;
    const label = `${name.name}_${number.digits}`;
    const marked = skipMark(reader, number.end);
    if (marked === MORE) return MORE;
    const end = skipBlanks(reader, marked);
    if (end === MORE) return MORE;
    const last = reader.next(end);
    if (last === MORE) return MORE;
    if (last?.char === close) return { label, end: last.end, code };
    if (!number.isJoined || close !== ']') return undefined;
    // `[PERSON_1`: the other bracket was lost.
    const next = reader.next(number.end);
    if (next === MORE) return MORE;
    return WORD.test(next?.char ?? '') ? undefined : { label, end: number.end, code };
  }

  #bare(reader: Reader, at: number): FoundLabel | More | undefined {
    const name = this.#name(reader, at);
    if (name === undefined || name === MORE) return name;
    const number = numberAt(reader, name.end);
    if (number === undefined || number === MORE) return number;
    if (!number.isJoined) return undefined;
    const next = reader.next(number.end);
    if (next === MORE) return MORE;
    if (next !== undefined && (next.char === '_' || /\p{Lu}/u.test(next.char))) return undefined;
    // `PERSON_1]`: the other bracket was lost.
    const end = next?.char === ']' && next.code === 'plain' ? next.end : number.end;
    return { label: `${name.name}_${number.digits}`, end, code: 'plain' };
  }

  /** The longest name that begins at an offset. Underscores may be blanks, hyphens, or missing. */
  #name(reader: Reader, from: number): Name | More | undefined {
    let node = this.#root;
    let at = from;
    let best: Name | undefined;
    for (let gap = 0; ; ) {
      const one = reader.next(at);
      if (one === MORE) return MORE;
      if (one === undefined) return best;
      const next = node.next.get(one.char.toUpperCase());
      if (next !== undefined) {
        node = next;
        gap = 0;
        if (node.name !== undefined) best = { name: node.name, end: one.end };
      } else if (gap === 0 && at > from && (one.char === '_' || one.char === ' ' || one.char === '-')) gap++;
      else return best;
      at = one.end;
    }
  }
}

/** The number of a label: what separates it from the name, and its digits. */
function numberAt(reader: Reader, from: number): Count | More | undefined {
  let [at, gaps, digits, isJoined] = [from, 0, '', false];
  for (;;) {
    const one = reader.next(at);
    if (one === MORE) return MORE;
    if (one !== undefined && DIGIT.test(one.char)) {
      if (digits.length === MOST_DIGITS) return undefined;
      digits += digitOf(one.char);
    } else if (one !== undefined && digits === '' && gaps < MOST_GAP && GAP.test(one.char)) {
      gaps++;
      isJoined ||= one.char === '_';
    } else break;
    at = one.end;
  }
  const number = digits.replace(/^0+(?=\d)/, '');
  if (number === '') return undefined;
  const form = formAt(reader, at);
  return form === MORE ? MORE : { digits: number + form.digits, end: form.end, isJoined };
}

/** The number of a form: `.2`. */
function formAt(reader: Reader, from: number): { readonly digits: string; readonly end: number } | More {
  const none = { digits: '', end: from };
  const point = reader.next(from);
  if (point === MORE) return MORE;
  if (point?.char !== '.') return none;
  let [at, digits] = [point.end, ''];
  for (;;) {
    const one = reader.next(at);
    if (one === MORE) return MORE;
    if (one === undefined || !DIGIT.test(one.char) || digits.length === MOST_FORM_DIGITS) break;
    digits += digitOf(one.char);
    at = one.end;
  }
  return digits === '' ? none : { digits: `.${digits}`, end: at };
}

function skipBlanks(reader: Reader, from: number): number | More {
  for (let [at, count] = [from, 0]; ; count++) {
    const one = reader.next(at);
    if (one === MORE) return MORE;
    if (one === undefined || one.char !== ' ' || count === MOST_GAP) return at;
    at = one.end;
  }
}

/** Skips the gender of a label: `:f`. */
function skipMark(reader: Reader, from: number): number | More {
  const colon = reader.next(from);
  if (colon === MORE) return MORE;
  if (colon?.char !== ':') return from;
  const mark = reader.next(colon.end);
  if (mark === MORE) return MORE;
  return mark !== undefined && /[a-z]/i.test(mark.char) ? mark.end : from;
}

/** How a text writes its characters: as they are, or as the inside of JSON strings, with its escapes. */
export type Writing = 'text' | 'json';

/** How a character was written: as it is, as `%5B` in an address, or as `&#91;` in HTML. */
export type Code = 'plain' | 'address' | 'html';

/** A character as it is meant, and where its writing ends. */
export interface Character {
  readonly char: string;
  readonly end: number;
  readonly code: Code;
}

/** The text ends within a writing: what it means depends on what comes next. */
export const MORE = 'more';
/** See {@link MORE}. */
export type More = typeof MORE;

const JSON_ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
/** Signs that Markdown lets a backslash stand before, as far as labels have them. */
const ESCAPABLE = /[[\]_<>{}*`\\-]/;
/** The longest writing of one character: `&lbrack;`. */
const LONGEST_CODE = 9;
const CODE = /(?:%([0-9a-f]{2}))|(?:&(?:#(\d{1,5})|#x([0-9a-f]{1,5})|(lt|gt|lbrack|rbrack|lsqb|rsqb|lowbar));)/iy;
const BEGUN_CODE = /^(?:%[0-9a-f]?|&(?:#(?:x[0-9a-f]{0,5}|\d{0,5})|[a-z]{0,6})?)$/i;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['lbrack', '['],
  ['lsqb', '['],
  ['rbrack', ']'],
  ['rsqb', ']'],
  ['lowbar', '_'],
]);
/** Backslashes before one sign, and invisible characters before one that can be seen, of which more are not passed over. */
const MOST_RUN = 8;
/** Characters without width, which models and editors put between others. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/;

/** The first character at an offset, with the escapes of JSON decoded. */
function written(text: string, at: number, writing: Writing): { char: string; end: number } | More | undefined {
  const char = text[at];
  if (char === undefined) return undefined;
  if (writing === 'text' || char !== '\\') return { char, end: at + 1 };
  const escaped = text[at + 1];
  if (escaped === undefined) return MORE;
  if (escaped !== 'u') return { char: JSON_ESCAPES[escaped] ?? escaped, end: at + 2 };
  const digits = text.slice(at + 2, at + 6);
  if (digits.length < 4) return MORE;
  const code = Number.parseInt(digits, 16);
  return { char: Number.isNaN(code) ? escaped : String.fromCharCode(code), end: at + 6 };
}

/** A code of HTML or of an address at an offset. */
function coded(text: string, at: number, final: boolean): Character | More | undefined {
  CODE.lastIndex = at;
  const found = CODE.exec(text);
  if (found === null) {
    const rest = text.slice(at, at + LONGEST_CODE);
    return !final && at + rest.length === text.length && BEGUN_CODE.test(rest) ? MORE : undefined;
  }
  const [whole, percent, decimal, hex, name] = found;
  const end = at + whole.length;
  if (percent !== undefined) return { char: String.fromCharCode(Number.parseInt(percent, 16)), end, code: 'address' };
  const char =
    name === undefined
      ? String.fromCharCode(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal))
      : (NAMED.get(name.toLowerCase()) ?? '');
  return { char, end, code: 'html' };
}

const FULL_WIDTH = /[\uff01-\uff5e]/;
const isFullWidth = (char: string): boolean => FULL_WIDTH.test(char);

/** The plain form of a character of full width, or of a blank. */
function plain(char: string): string {
  if (isFullWidth(char)) return String.fromCharCode(char.charCodeAt(0) - 0xfee0);
  return char === '\u00a0' || char === '\u202f' || char === '\u3000' ? ' ' : char;
}

/**
 * Reads a text character by character, as they are meant: without what is invisible, with full width folded, without
 * backslashes before signs, and with the codes of JSON, HTML and addresses decoded.
 */
export class Reader {
  /** What is read. */
  readonly text: string;
  /** How it is written. */
  readonly writing: Writing;
  /** False while more of the text may come. */
  readonly final: boolean;

  constructor(text: string, writing: Writing, final: boolean) {
    this.text = text;
    this.writing = writing;
    this.final = final;
  }

  /** The character at an offset as it is written: only the escapes of JSON are decoded. Undefined at the end. */
  raw(at: number): { readonly char: string; readonly end: number } | More | undefined {
    const one = written(this.text, at, this.writing);
    if (one === undefined && !this.final) return MORE;
    return one === MORE && this.final ? { char: this.text[at] ?? '', end: at + 1 } : one;
  }

  /** The character at an offset as it is meant. Undefined at the end. */
  next(at: number): Character | More | undefined {
    let one = this.raw(at);
    for (let n = 0; n < MOST_RUN && one !== undefined && one !== MORE && INVISIBLE.test(one.char); n++)
      one = this.raw(one.end);
    if (one === undefined || one === MORE) return one;
    if (one.char === '\\') return this.#escaped(one);
    if (one.char === '%' || one.char === '&') {
      const code = coded(this.text, one.end - 1, this.final);
      if (code !== undefined) return code;
    }
    return { char: plain(one.char), end: one.end, code: 'plain' };
  }

  /** The sign behind one or more backslashes; a backslash before anything else is itself. */
  #escaped(first: { readonly char: string; readonly end: number }): Character | More {
    let one: { readonly char: string; readonly end: number } | More | undefined = first;
    for (let n = 0; n < MOST_RUN && one !== undefined && one !== MORE && one.char === '\\'; n++)
      one = this.raw(one.end);
    if (one === MORE) return MORE;
    if (one === undefined || !ESCAPABLE.test(one.char)) return { ...first, code: 'plain' };
    return { char: one.char, end: one.end, code: 'plain' };
  }
}

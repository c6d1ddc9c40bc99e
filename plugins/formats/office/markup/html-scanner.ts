/** The current event of the scanner. `raw` is the text of a script, a style sheet or another element without markup. */
export type HtmlEvent = 'open' | 'close' | 'text' | 'raw' | 'comment' | 'declaration' | 'end';

/** One attribute; the offsets in the source are those of its value without quotes. */
export interface HtmlAttribute {
  /** In lower case, with its prefix. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
  /** Range of the whole attribute: name, value, quotes. */
  readonly from: number;
  readonly to: number;
}

/** Elements whose text is not parsed as markup, and those among them in which references are decoded. */
const RAW = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'title', 'textarea']);
export const DECODED = new Set(['title', 'textarea']);

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

/**
 * Walks over HTML as browsers do (HTML standard, 13.2.5), without changing or copying it. Any input is valid HTML, so
 * nothing is refused. Unterminated markup at the end is reported as a comment, so that it is searched.
 */
export class HtmlScanner {
  readonly source: string;
  /** Range of the event: the whole tag, or the content of a comment. */
  start = 0;
  end = 0;
  /** Element of `open`, `close` and `raw`, in lower case. */
  name = '';
  #next: number;
  readonly #stop: number;
  #attributes: HtmlAttribute[] = [];

  constructor(source: string, from = 0, stop = source.length) {
    // A slice shares the memory of the string, and ensures that nothing beyond its end is searched.
    this.source = stop < source.length ? source.slice(0, stop) : source;
    this.#next = from;
    this.#stop = stop;
  }

  /** The attributes of the current tag. Closing tags may have some too, which browsers ignore. */
  get attributes(): readonly HtmlAttribute[] {
    return this.#attributes;
  }

  next(): HtmlEvent {
    const at = this.#next;
    if (at >= this.#stop) return 'end';
    const isClosing = this.#code(at + 1) === SLASH;
    if (this.#code(at) !== LESS || !this.#beginsMarkup(at)) return this.#text(at);
    if (isLetter(this.#code(at + (isClosing ? 2 : 1)))) return this.#tag(at, isClosing);
    if (this.source.startsWith('<!--', at)) return this.#comment(at);
    const end = this.#find('>', at);
    return this.#at('declaration', at + 2, end, end + 1);
  }

  /** Moves to the text of the element just opened, if it is an element without markup. */
  raw(): boolean {
    if (!RAW.has(this.name)) return false;
    const from = this.#next;
    const close = new RegExp(`</${this.name}(?=[\\s/>])`, 'gi');
    close.lastIndex = from;
    const end = close.exec(this.source)?.index ?? this.#stop;
    if (end === from) return false;
    this.#at('raw', from, end, end);
    return true;
  }

  #code(at: number): number {
    return at < this.#stop ? this.source.charCodeAt(at) : Number.NaN;
  }

  #beginsMarkup(at: number): boolean {
    const code = this.#code(at + 1);
    return code === 0x21 || code === 0x3f || isLetter(code) || (code === SLASH && at + 2 < this.#stop);
  }

  #find(wanted: string, from: number): number {
    const found = this.source.indexOf(wanted, from);
    return found < 0 ? this.#stop : found;
  }

  #at(event: HtmlEvent, start: number, end: number, next: number): HtmlEvent {
    this.start = Math.min(start, end);
    this.end = end;
    this.#next = Math.min(next, this.#stop);
    return event;
  }

  #text(at: number): HtmlEvent {
    let end = this.#find('<', at + 1);
    while (end < this.#stop && !this.#beginsMarkup(end)) end = this.#find('<', end + 1);
    return this.#at('text', at, end, end);
  }

  /** A comment ends with `-->` or `--!>`; `<!-->` and `<!--->` are empty comments. */
  #comment(at: number): HtmlEvent {
    const from = at + 4;
    for (const empty of ['>', '->'])
      if (this.source.startsWith(empty, from)) return this.#at('comment', from, from, from + empty.length);
    const end = this.#find('-->', from);
    const odd = this.source.slice(from, end).indexOf('--!>');
    return odd < 0 ? this.#at('comment', from, end, end + 3) : this.#at('comment', from, from + odd, from + odd + 4);
  }

  #tag(at: number, isClosing: boolean): HtmlEvent {
    const from = at + (isClosing ? 2 : 1);
    let end = from;
    while (end < this.#stop && !isBlank(this.#code(end)) && this.#code(end) !== GREATER && this.#code(end) !== SLASH)
      end++;
    this.name = this.source.slice(from, end).toLowerCase();
    this.#attributes = [];
    let next = end;
    while (next < this.#stop && this.#code(next) !== GREATER) next = this.#attribute(next);
    if (next >= this.#stop) return this.#at('comment', at + 1, this.#stop, this.#stop);
    return this.#at(isClosing ? 'close' : 'open', at, next + 1, next + 1);
  }

  /** Reads one attribute, or white space or a slash between attributes. @returns where to continue. */
  #attribute(at: number): number {
    if (isBlank(this.#code(at)) || this.#code(at) === SLASH) return at + 1;
    let nameEnd = at + 1;
    while (nameEnd < this.#stop && !this.#endsName(nameEnd)) nameEnd++;
    const name = this.source.slice(at, nameEnd).toLowerCase();
    const equals = this.#skipBlanks(nameEnd);
    if (this.#code(equals) !== EQUALS) {
      this.#attributes.push({ name, start: nameEnd, end: nameEnd, quoted: false, from: at, to: nameEnd });
      return nameEnd;
    }
    const start = this.#skipBlanks(equals + 1);
    const quote = this.source.charAt(start);
    const quoted = start < this.#stop && (quote === '"' || quote === "'");
    const from = quoted ? start + 1 : start;
    const end = quoted ? this.#find(quote, from) : this.#bareEnd(from);
    const to = Math.min(quoted ? end + 1 : end, this.#stop);
    this.#attributes.push({ name, start: from, end, quoted, from: at, to });
    return to;
  }

  #endsName(at: number): boolean {
    const code = this.#code(at);
    return isBlank(code) || code === SLASH || code === GREATER || code === EQUALS;
  }

  #skipBlanks(from: number): number {
    let at = from;
    while (isBlank(this.#code(at))) at++;
    return at;
  }

  #bareEnd(from: number): number {
    let at = from;
    while (at < this.#stop && !isBlank(this.#code(at)) && this.#code(at) !== GREATER) at++;
    return at;
  }
}

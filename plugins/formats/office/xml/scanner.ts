import { DeidError } from '../../../../core/index.js';
import { attributesIn, isNameEnd, rangesOf, type XmlAttribute } from './attributes.js';
import { malformed } from './entities.js';

/** The current event of the scanner. `empty` is `<a/>`, which opens and closes. */
export type XmlEvent = 'open' | 'empty' | 'close' | 'text' | 'cdata' | 'comment' | 'instruction' | 'end';

const MAX_DEPTH = 256;
const MAX_ATTRIBUTE = 2 ** 20;
const MAX_NAME = 1000;
const LESS = 0x3c;
const SLASH = 0x2f;
const GREATER = 0x3e;

/** Maximum number of attributes requested at once. */
const MAX_ATTRIBUTES = 4;

/** How strictly a text is read. */
interface ScanOptions {
  /** Accepts unbalanced tags, as in VML, which Excel writes with unclosed HTML tags. */
  readonly lenient?: boolean;
}

/**
 * Walks over XML without changing or copying it: each step returns an event with its position. Tags must balance. A
 * DOCTYPE is refused, because office programs write none and attacks do.
 */
export class XmlScanner {
  readonly source: string;
  /** Open elements, with their prefixes. */
  readonly path: string[] = [];
  /** Range of the event; for text, CDATA, comments and instructions without their delimiters. */
  start = 0;
  end = 0;
  /** Element of `open`, `empty` and `close`, with its prefix. */
  name = '';
  readonly #lenient: boolean;
  readonly #ranges = new Int32Array(2 * MAX_ATTRIBUTES);
  #next = 0;
  #rooted = false;

  constructor(source: string, { lenient = false }: ScanOptions = {}) {
    this.source = source;
    this.#lenient = lenient;
    if (source.charCodeAt(0) === 0xfeff) this.#next = 1;
  }

  next(): XmlEvent {
    const { source } = this;
    const at = this.#next;
    if (at >= source.length) return this.#finish();
    if (source.charCodeAt(at) !== LESS) {
      const tag = source.indexOf('<', at);
      return this.#at('text', at, tag < 0 ? source.length : tag, 0);
    }
    const second = source.charCodeAt(at + 1);
    if (second === SLASH) return this.#close(at);
    if (second !== 0x21 && second !== 0x3f) return this.#open(at);
    if (second === 0x3f) return this.#until('instruction', at + 2, '?>');
    if (source.startsWith('<!--', at)) return this.#until('comment', at + 4, '-->');
    if (source.startsWith('<![CDATA[', at)) return this.#until('cdata', at + 9, ']]>');
    throw new DeidError('document_unsafe', ['a document type declaration']);
  }

  #finish(): XmlEvent {
    if ((this.path.length > 0 && !this.#lenient) || !this.#rooted) throw malformed();
    return 'end';
  }

  #at(event: XmlEvent, start: number, end: number, delimiter: number): XmlEvent {
    this.start = start;
    this.end = end;
    this.#next = end + delimiter;
    return event;
  }

  #until(event: XmlEvent, start: number, delimiter: string): XmlEvent {
    const end = this.source.indexOf(delimiter, start);
    if (end < 0) throw malformed();
    return this.#at(event, start, end, delimiter.length);
  }

  #close(at: number): XmlEvent {
    const { source, path } = this;
    const open = path[path.length - 1] ?? '';
    let end = at + 2 + open.length;
    // Fast path for nearly all closing tags: the name of the open element and nothing after it.
    if (source.charCodeAt(end) !== GREATER || open === '' || !source.startsWith(open, at + 2)) {
      end = source.indexOf('>', at);
      if (end < 0) throw malformed();
      const name = source.slice(at + 2, end).trimEnd();
      if (name !== open && !this.#closesEarlier(name)) throw malformed();
      this.name = name;
    } else this.name = open;
    if (this.name === path[path.length - 1]) path.pop();
    return this.#at('close', at, end + 1, 0);
  }

  /**
   * Lenient mode only: closes elements that are still open inside of an element. A closing tag without an open element
   * is skipped.
   */
  #closesEarlier(name: string): boolean {
    if (!this.#lenient) return false;
    const at = this.path.lastIndexOf(name);
    if (at >= 0) this.path.length = at + 1;
    return true;
  }

  #open(at: number): XmlEvent {
    const { source, path } = this;
    let nameEnd = at + 1;
    while (!isNameEnd(source.charCodeAt(nameEnd)) && nameEnd < source.length) nameEnd++;
    if (nameEnd === at + 1 || nameEnd - at > MAX_NAME || (path.length === 0 && this.#rooted && !this.#lenient)) {
      throw malformed();
    }
    const end = this.#tagEnd(nameEnd);
    this.#rooted = true;
    this.name = source.slice(at + 1, nameEnd);
    if (source.charCodeAt(end - 1) === SLASH) return this.#at('empty', at, end + 1, 0);
    path.push(this.name);
    if (path.length > MAX_DEPTH) throw new DeidError('document_unsafe', ['XML nested too deeply']);
    return this.#at('open', at, end + 1, 0);
  }

  /** Offset of the `>` that ends a tag, ignoring those in quotes. */
  #tagEnd(from: number): number {
    const { source } = this;
    for (let at = from; at < source.length; at++) {
      const code = source.charCodeAt(at);
      if (code === GREATER) return at;
      if (code === 0x3c) throw malformed();
      if (code !== 0x22 && code !== 0x27) continue;
      const close = source.indexOf(source.charAt(at), at + 1);
      if (close < 0) throw malformed();
      if (close - at > MAX_ATTRIBUTE) throw new DeidError('document_unsafe', ['an enormous attribute']);
      at = close;
    }
    throw malformed();
  }

  /**
   * If the element just opened has a single child of this name with a text and nothing else, as in `<c><v>12</v></c>`,
   * moves to the text. Both elements are then consumed.
   */
  takeOnlyText(child: string): boolean {
    const { source, path } = this;
    const at = this.#next;
    const from = at + child.length + 2;
    if (source.charCodeAt(from - 1) !== GREATER || !source.startsWith(child, at + 1)) return false;
    if (source.charCodeAt(at) !== LESS || path.length >= MAX_DEPTH) return false;
    const to = source.indexOf('<', from);
    if (to <= from || !this.#isEnd(child, to) || !this.#isEnd(this.name, to + child.length + 3)) return false;
    path.pop();
    this.#at('text', from, to, child.length + this.name.length + 6);
    return true;
  }

  /** True if the end tag of an element is at an offset, with nothing after its name. */
  #isEnd(name: string, at: number): boolean {
    const { source } = this;
    return (
      source.charCodeAt(at) === LESS &&
      source.charCodeAt(at + 1) === SLASH &&
      source.charCodeAt(at + 2 + name.length) === GREATER &&
      source.startsWith(name, at + 2)
    );
  }

  /** The raw value of an attribute without a prefix, of the current tag. */
  attribute(name: string): string | undefined {
    const ranges = this.attributeRanges([name]);
    const start = ranges[0] ?? -1;
    return start < 0 ? undefined : this.source.slice(start, ranges[1]);
  }

  /**
   * Ranges of the values of several attributes without prefixes: start and end of each, in the order of their names; -1
   * for missing ones. Nothing is allocated, so the result is valid until the next call.
   */
  attributeRanges(names: readonly string[]): Int32Array {
    return rangesOf(this.source, this.start + 1 + this.name.length, this.end, names, this.#ranges);
  }

  /** The attributes of the current tag. */
  attributes(): XmlAttribute[] {
    return attributesIn(this.source, this.start + 1 + this.name.length, this.end);
  }
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

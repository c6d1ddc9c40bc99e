import { DeidError } from '../../../core/index.js';
import { malformed } from './entities.js';

/** What the scanner stands on. `empty` is `<a/>`, which opens and closes. */
export type XmlEvent = 'open' | 'empty' | 'close' | 'text' | 'cdata' | 'comment' | 'instruction' | 'end';

/** One attribute; offsets in the source, of the value without its quotes. */
export interface XmlAttribute {
  /** With its prefix. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const MAX_DEPTH = 256;
const MAX_ATTRIBUTE = 2 ** 20;
const SLASH = 0x2f;
const GREATER = 0x3e;

const ATTRIBUTE = /[\s]+([^\s=/"'<>]{1,1000})\s{0,100}=\s{0,100}(?:"([^"<]*)"|'([^'<]*)')/y;
const NAME = /[^\s/<>="'&]{1,1000}/y;

/**
 * Walks over XML without changing or copying it: each step tells an event and where it stands. Tags must balance; a DOCTYPE is refused,
 * because office programs write none and attacks do.
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
  #next = 0;
  #rooted = false;

  constructor(source: string) {
    this.source = source;
    if (source.charCodeAt(0) === 0xfeff) this.#next = 1;
  }

  next(): XmlEvent {
    const { source } = this;
    const at = this.#next;
    if (at >= source.length) return this.#finish();
    if (source.charCodeAt(at) !== 0x3c) {
      const tag = source.indexOf('<', at);
      return this.#at('text', at, tag < 0 ? source.length : tag, 0);
    }
    if (source.startsWith('<!--', at)) return this.#until('comment', at + 4, '-->');
    if (source.startsWith('<![CDATA[', at)) return this.#until('cdata', at + 9, ']]>');
    if (source.startsWith('<!', at)) throw new DeidError('document_unsafe', ['a document type declaration']);
    if (source.startsWith('<?', at)) return this.#until('instruction', at + 2, '?>');
    return source.charCodeAt(at + 1) === SLASH ? this.#close(at) : this.#open(at);
  }

  #finish(): XmlEvent {
    if (this.path.length > 0 || !this.#rooted) throw malformed();
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
    const end = this.source.indexOf('>', at);
    if (end < 0) throw malformed();
    const name = this.source.slice(at + 2, end).trimEnd();
    if (this.path.pop() !== name) throw malformed();
    this.name = name;
    return this.#at('close', at, end + 1, 0);
  }

  #open(at: number): XmlEvent {
    NAME.lastIndex = at + 1;
    const name = NAME.exec(this.source)?.[0];
    if (name === undefined || (this.path.length === 0 && this.#rooted)) throw malformed();
    const end = this.#tagEnd(NAME.lastIndex);
    this.#rooted = true;
    this.name = name;
    if (this.source.charCodeAt(end - 1) === SLASH) return this.#at('empty', at, end + 1, 0);
    this.path.push(name);
    if (this.path.length > MAX_DEPTH) throw new DeidError('document_unsafe', ['XML nested too deeply']);
    return this.#at('open', at, end + 1, 0);
  }

  /** Offset of the `>` that ends a tag; quoted ones do not. */
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

  /** The attributes of the tag the scanner stands on. */
  attributes(): XmlAttribute[] {
    const found: XmlAttribute[] = [];
    let at = this.start + 1 + this.name.length;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const match = ATTRIBUTE.exec(this.source);
      if (match === null) break;
      at = ATTRIBUTE.lastIndex;
      const value = match[2] ?? match[3] ?? '';
      found.push({ name: match[1] ?? '', start: at - 1 - value.length, end: at - 1 });
    }
    if (/[^\s/>]/.test(this.source.slice(at, this.end))) throw malformed();
    return found;
  }
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

import { deflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { type Objects, refKey } from './objects.js';

/** Number of objects in one object stream. */
const PACK = 100;
/** Minimum size in bytes of a stream that is worth compressing. */
const MIN_COMPRESSED_BYTES = 64;

/** How a document is written. */
export interface WriteOptions {
  /**
   * True to write objects that are no streams into compressed object streams (PDF 1.5), which halves the size of many
   * files.
   */
  readonly packed: boolean;
}

/**
 * Writes everything that is reachable from the catalogue and the information dictionary as one revision: new numbers,
 * no older revisions, no unreachable objects, no encryption, no file identifier.
 */
export function writePdf(objects: Objects, { packed }: WriteOptions): Uint8Array {
  // pdf.js does not accept a Buffer.
  return new Uint8Array(new PdfWriter(objects).write(packed));
}

class PdfWriter {
  readonly #objects: Objects;
  readonly #numbers = new Map<string, number>();
  readonly #chunks: Buffer[] = [];
  readonly #offsets: number[] = [];
  /** Number of the object stream that contains an object, and its index there. */
  readonly #places = new Map<number, readonly [stream: number, index: number]>();
  #length = 0;

  constructor(objects: Objects) {
    this.#objects = objects;
  }

  write(packed: boolean): Buffer {
    const all = [...this.#objects.reachable()];
    all.forEach(({ ref }, i) => {
      this.#numbers.set(refKey(ref), i + 1);
    });
    this.#put(`%PDF-${this.#objects.version}\n%\xe2\xe3\xcf\xd3\n`);
    const loose: (readonly [number, PdfObject])[] = [];
    all.forEach(({ object }, i) => {
      if (packed && !(object instanceof PdfStream)) loose.push([i + 1, object]);
      else this.#object(i + 1, object);
    });
    let next = all.length + 1;
    for (let i = 0; i < loose.length; i += PACK) this.#pack(next++, loose.slice(i, i + PACK));
    if (packed) this.#crossReferenceStream(next);
    else this.#crossReferenceTable(next);
    return Buffer.concat(this.#chunks);
  }

  #put(text: string | Uint8Array): void {
    const bytes =
      typeof text === 'string'
        ? Buffer.from(text, 'latin1')
        : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
    this.#chunks.push(bytes);
    this.#length += bytes.length;
  }

  #object(number: number, object: PdfObject): void {
    this.#offsets[number] = this.#length;
    this.#put(`${number} 0 obj\n`);
    if (object instanceof PdfStream) this.#stream(object);
    else this.#put(this.#text(object));
    this.#put('\nendobj\n');
  }

  #stream(stream: PdfStream): void {
    const plain = !stream.has('Filter') && stream.data.length >= MIN_COMPRESSED_BYTES;
    const data = plain ? deflateSync(stream.data) : stream.data;
    const filter = plain ? '/Filter/FlateDecode' : '';
    this.#put(`<<${this.#entries(stream, 'Length')}${filter}/Length ${data.length}>>\nstream\n`);
    this.#put(data);
    this.#put('\nendstream');
  }

  #pack(number: number, objects: readonly (readonly [number, PdfObject])[]): void {
    let index = '';
    let body = '';
    objects.forEach(([inner, object], i) => {
      index += `${inner} ${body.length} `;
      body += `${this.#text(object)}\n`;
      this.#places.set(inner, [number, i]);
    });
    const data = deflateSync(Buffer.from(index + body, 'latin1'));
    this.#offsets[number] = this.#length;
    const entries = `/Type/ObjStm/N ${objects.length}/First ${index.length}/Filter/FlateDecode/Length ${data.length}`;
    this.#put(`${number} 0 obj\n<<${entries}>>\nstream\n`);
    this.#put(data);
    this.#put('\nendstream\nendobj\n');
  }

  #trailer(size: number): string {
    const { root, info } = this.#objects;
    return `/Size ${size}/Root ${this.#text(root)}${info === undefined ? '' : `/Info ${this.#text(info)}`}`;
  }

  #crossReferenceTable(size: number): void {
    const start = this.#length;
    let table = `xref\n0 ${size}\n0000000000 65535 f \n`;
    for (let i = 1; i < size; i++) table += `${String(this.#offsets[i] ?? 0).padStart(10, '0')} 00000 n \n`;
    this.#put(`${table}trailer\n<<${this.#trailer(size)}>>\nstartxref\n${start}\n%%EOF\n`);
  }

  #crossReferenceStream(number: number): void {
    const start = this.#length;
    this.#offsets[number] = start;
    const rows = Buffer.alloc((number + 1) * 7);
    rows.writeUInt16BE(0xffff, 5);
    for (let i = 1; i <= number; i++) {
      const place = this.#places.get(i);
      rows.writeUInt8(place === undefined ? 1 : 2, i * 7);
      rows.writeUInt32BE(place?.[0] ?? this.#offsets[i] ?? 0, i * 7 + 1);
      rows.writeUInt16BE(place?.[1] ?? 0, i * 7 + 5);
    }
    const data = deflateSync(rows);
    const entries = `/Type/XRef/W[1 4 2]/Filter/FlateDecode/Length ${data.length}${this.#trailer(number + 1)}`;
    this.#put(`${number} 0 obj\n<<${entries}>>\nstream\n`);
    this.#put(data);
    this.#put(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
  }

  #text(object: PdfObject): string {
    if (object instanceof PdfRef) {
      const number = this.#numbers.get(refKey(object));
      return number === undefined ? 'null' : `${number} 0 R`;
    }
    if (object instanceof PdfDict) return `<<${this.#entries(object)}>>`;
    if (object instanceof PdfArray)
      return `[${object
        .toArray()
        .map((item) => this.#text(item))
        .join(' ')}]`;
    return scalar(object);
  }

  #entries(dict: PdfDict, without?: string): string {
    let text = '';
    for (const [key, value] of dict) if (key.value !== without) text += `${name(key.value)} ${this.#text(value)}`;
    return text;
  }
}

function scalar(object: PdfObject): string {
  if (object instanceof PdfName) return name(object.value);
  if (object instanceof PdfNumber) return number(object.value);
  if (object instanceof PdfString) return string(object);
  return object.type === 'bool' ? String(object.value) : 'null';
}

/** Writes names like libpdf: characters beyond ASCII in UTF-8. */
const name = (value: string): string =>
  `/${Buffer.from(value, 'utf8')
    .toString('latin1')
    .replace(/[^!-~]|[#%()/<>[\]{}]/g, (c) => `#${c.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;

/** PDF has no exponents. */
const number = (value: number): string =>
  Number.isInteger(value)
    ? value.toFixed(0)
    : value
        .toFixed(6)
        .replace(/\.?0+$/, '')
        .replace(/^-?$/, '0');

const ESCAPED = new Map([
  ['\r', '\\r'],
  ['\n', '\\n'],
]);

function string({ bytes, format }: PdfString): string {
  if (format === 'hex') return `<${Buffer.from(bytes).toString('hex')}>`;
  const text = Buffer.from(bytes).toString('latin1');
  return `(${text.replace(/[()\\\r\n]/g, (c) => ESCAPED.get(c) ?? `\\${c}`)})`;
}

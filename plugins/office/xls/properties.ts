import { type Codec, type Span, splice } from '../../../core/index.js';
import { blanked } from './blanked.js';
import { codecOfPage } from './code-page.js';
import { type Region, textsIn } from './fixed-text.js';
import type { Place, PlaceSearch } from './place-search.js';

/** How properties of a document are written ([MS-OLEPS]). */
const TYPE = { empty: 0, short: 2, bytes: 0x1e, wide: 0x1f, picture: 0x47, vector: 0x1000, variant: 0x0c } as const;
const CODE_PAGE = 1;
const UTF_16 = 1200;
/** Author and last author of the first set; manager of the second. */
const PERSONS = { summary: [4, 8], document: [14] } as const;
/** What programs write: their own names; kinds of sheets, in the language of the program, and how many there are. */
const OF_PROGRAMS = { summary: [18], document: [12] } as const;

/** One text: its bytes, and whether they are UTF-16. */
interface Text {
  readonly property: number;
  readonly start: number;
  readonly end: number;
  readonly wide: boolean;
}

/** What stands in one set of properties. */
interface PropertySet {
  readonly texts: Text[];
  /** Previews, each from its type on. */
  readonly pictures: Span[];
  page: number | undefined;
}

/** Reads one set, from its offset in the stream. Whatever does not fit the stream is left out. */
function readSet(stream: Buffer, offset: number): PropertySet {
  const set: PropertySet = { texts: [], pictures: [], page: undefined };
  if (offset + 8 > stream.length) return set;
  const count = Math.min(stream.readUInt32LE(offset + 4), 10_000);
  for (let i = 0; i < count && offset + 16 + 8 * i <= stream.length; i++) {
    const property = stream.readUInt32LE(offset + 8 + 8 * i);
    const at = offset + stream.readUInt32LE(offset + 12 + 8 * i);
    if (at + 8 > stream.length) continue;
    if (property === CODE_PAGE) set.page = stream.readUInt16LE(at + 4);
    else if (stream.readUInt16LE(at) === TYPE.picture) {
      set.pictures.push({ start: at, end: Math.min(at + 8 + stream.readUInt32LE(at + 4), stream.length) });
    } else readValue(stream, at, property, set.texts);
  }
  return set;
}

/** @returns where the value ends. */
function readValue(stream: Buffer, at: number, property: number, texts: Text[]): number {
  const type = stream.readUInt16LE(at);
  let next = at + 4;
  if ((type & TYPE.vector) === 0) return readText(stream, next, type, property, texts);
  const count = Math.min(stream.readUInt32LE(next), 10_000);
  next += 4;
  for (let i = 0; i < count && next + 8 <= stream.length; i++) {
    next =
      (type & 0xff) === TYPE.variant
        ? readValue(stream, next, property, texts)
        : readText(stream, next, type & 0xff, property, texts);
  }
  return next;
}

function readText(stream: Buffer, at: number, type: number, property: number, texts: Text[]): number {
  if (type !== TYPE.bytes && type !== TYPE.wide) return at + 4;
  const wide = type === TYPE.wide;
  const start = at + 4;
  const end = start + stream.readUInt32LE(at) * (wide ? 2 : 1);
  if (end > stream.length) return stream.length;
  texts.push({ property, start, end, wide });
  // Values begin at multiples of four, but for texts within lists of bytes.
  return wide ? start + Math.ceil((end - start) / 4) * 4 : end;
}

/** Properties that have been searched. */
export interface SearchedProperties {
  readonly bytes: Buffer;
  readonly changed: () => boolean;
  /** Takes the previews out, which show what a file held before it was changed. */
  readonly dropPreviews: () => void;
}

/** Searches the properties of a document. A substitute that is too long for its place says nothing instead. */
export function searchProperties(stream: Buffer, name: string, search: PlaceSearch): SearchedProperties {
  const bytes = Buffer.from(stream);
  const touch = (): void => {
    changed = true;
  };
  let changed = false;
  const known: Span[] = [];
  const previews: Span[] = [];
  const kind = name.includes('Document') ? 'document' : 'summary';
  const sets = stream.length < 28 ? 0 : Math.min(stream.readUInt32LE(24), 2);
  for (let i = 0; i < sets && 48 + 20 * i <= stream.length; i++) {
    const { texts, pictures, page } = readSet(stream, stream.readUInt32LE(44 + 20 * i));
    const persons: readonly number[] = i > 0 ? [] : PERSONS[kind];
    const ofPrograms: readonly number[] = i > 0 ? [] : OF_PROGRAMS[kind];
    const codec = codecOfPage(page);
    known.push(...texts, ...pictures);
    previews.push(...pictures);
    for (const one of texts) {
      const place = placeOf(bytes, { ...one, wide: one.wide || page === UTF_16 }, codec, touch);
      if (!/\S/.test(place.text)) continue;
      if (persons.includes(one.property)) search.findPerson(place);
      else if (ofPrograms.includes(one.property)) search.addDoubtful(place);
      else search.find(place);
    }
  }
  searchGaps({ bytes, touch }, known, search);
  const dropPreviews = (): void => {
    // A value of no type, and nothing of the picture.
    for (const { start, end } of previews) bytes.fill(TYPE.empty, start, end);
    changed ||= previews.length > 0;
  };
  return { bytes, changed: () => changed, dropPreviews };
}

/** What lies between the values that are known: lists of links, names of properties of one's own. */
function searchGaps({ bytes, touch }: Region, known: readonly Span[], search: PlaceSearch): void {
  let at = 0;
  const rest: Span = { start: bytes.length, end: bytes.length };
  for (const { start, end } of [...known].sort((a, b) => a.start - b.start).concat(rest)) {
    for (const place of textsIn({ bytes: bytes.subarray(at, Math.max(at, start)), touch }, codecOfPage(undefined)))
      search.find(place);
    at = Math.max(at, end);
  }
}

function placeOf(bytes: Buffer, { start, end, wide }: Text, codec: Codec, touch: () => void): Place {
  const raw = bytes.subarray(start, end);
  const decoded = wide ? raw.toString('utf16le') : codec.decode(raw);
  const text = decoded.replace(/\0[\s\S]*$/, '');
  return {
    text,
    write(edits) {
      touch();
      const blank = edits.map((edit) => ({ ...edit, text: blanked(text.slice(edit.start, edit.end)) }));
      const room = raw.length - (wide ? 2 : 1);
      const encoded = [splice(text, edits), splice(text, blank), '']
        .map((written) => (wide ? Buffer.from(written, 'utf16le') : codec.encode(written)))
        .find((written) => written !== undefined && written.length <= room);
      raw.fill(0);
      if (encoded !== undefined) raw.set(encoded);
    },
  };
}

import { type Span, splice } from '../../../../core/index.js';
import type { Codec } from '../../../../kit/index.js';
import { append } from '../../../../kit/index.js';
import { contextsOf } from '../text/own-properties.js';
import { blanked } from './blanked.js';
import { codecOfPage } from './code-page.js';
import { type Region, textsIn } from './fixed-text.js';
import type { Place, PlaceSearch } from './place-search.js';
import { type PropertySet, type PropertyText, readNames, readSet, TYPE, UTF_16 } from './property-set.js';

/** Author and last author in the first set, manager in the second. */
const PERSONS = { summary: [4, 8], document: [14] } as const;
/** Properties that programs fill in: their own names; kinds and numbers of sheets, in the language of the program. */
const OF_PROGRAMS = { summary: [18], document: [12] } as const;

/** The result of searching the properties. */
export interface SearchedProperties {
  readonly bytes: Buffer;
  readonly changed: () => boolean;
  /** Removes previews, which show the content before the change. */
  readonly dropPreviews: () => void;
}

/** Searches the properties of a document. A substitute that is too long for its place is replaced with neutral text. */
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
    const set = readSet(stream, stream.readUInt32LE(44 + 20 * i));
    append(known, [...set.texts, ...set.pictures]);
    append(previews, set.pictures);
    searchSet(
      { bytes, touch },
      set,
      i > 0 ? NO_TYPES : { persons: PERSONS[kind], ofPrograms: OF_PROGRAMS[kind] },
      search,
    );
  }
  searchGaps({ bytes, touch }, known, search);
  const dropPreviews = (): void => {
    // Sets the type to "empty" and clears the picture.
    for (const { start, end } of previews) bytes.fill(TYPE.empty, start, end);
    changed ||= previews.length > 0;
  };
  return { bytes, changed: () => changed, dropPreviews };
}

/** Numbers of properties with a known meaning. */
interface KnownTypes {
  readonly persons: readonly number[];
  readonly ofPrograms: readonly number[];
}

/** For custom properties, only the names tell what they contain. */
const NO_TYPES: KnownTypes = { persons: [], ofPrograms: [] };

function searchSet({ bytes, touch }: Region, set: PropertySet, known: KnownTypes, search: PlaceSearch): void {
  const { texts, page } = set;
  const names = readNames(bytes, set);
  const codec = codecOfPage(page);
  const places = texts.map((one) => placeOf(bytes, { ...one, wide: one.wide || page === UTF_16 }, codec, touch));
  const values = texts.map(({ property }, i) => ({ name: names.get(property) ?? '', value: places[i]?.text ?? '' }));
  const contexts = contextsOf(values);
  for (const [i, place] of places.entries()) {
    const property = texts[i]?.property ?? Number.NaN;
    if (!/\S/.test(place.text)) continue;
    if (known.persons.includes(property)) search.findPerson(place);
    else if (known.ofPrograms.includes(property)) search.addUncertain(place);
    else search.find(place, contexts[i]);
  }
}

/** Searches text between the known values: lists of links, names of custom properties. */
function searchGaps({ bytes, touch }: Region, known: readonly Span[], search: PlaceSearch): void {
  let at = 0;
  const rest: Span = { start: bytes.length, end: bytes.length };
  for (const { start, end } of [...known].sort((a, b) => a.start - b.start).concat(rest)) {
    for (const place of textsIn({ bytes: bytes.subarray(at, Math.max(at, start)), touch }, codecOfPage(undefined)))
      search.find(place);
    at = Math.max(at, end);
  }
}

function placeOf(bytes: Buffer, { start, end, wide }: PropertyText, codec: Codec, touch: () => void): Place {
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

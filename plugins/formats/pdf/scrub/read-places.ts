import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { EntityType } from '../../../../core/index.js';
import { append } from '../../../../kit/index.js';
import { isStream, type Objects, refKey } from '../objects/objects.js';
import { readableIn } from '../objects/readable.js';
import { type StreamKind, StreamKinds } from '../objects/stream-kind.js';
import { stringOf, textOf } from '../objects/text-string.js';
import type { Destinations } from './destinations.js';
import { fieldLabel } from './field-label.js';
import { type Ignores, isFormat, isLook, isToolName, isWordOfLabel } from './ignored.js';
import { isFixed, isMadeUp, isNotAPerson, isProgram, treatmentOf } from './keys.js';
import { markupPlaces } from './markup.js';
import { wordsOf } from './names.js';
import { isReadable, type Place, scriptPlace } from './place.js';
import { streamPlaces } from './stream-places.js';
import { uriPlace } from './uri.js';

/**
 * Entries of the report for streams that are not searched: terms found elsewhere are overwritten there, nothing else.
 */
const NOT_SEARCHED: ReadonlyMap<StreamKind, string> = new Map([
  ['font', 'fonts'],
  ['colour', 'colour profiles'],
  ['media', 'sound, video, models'],
  ['data', 'other data'],
]);

/**
 * Finds every text of a document outside of page content, with its place in the object graph.
 * @param notSearched called with the kinds of streams without text
 */
export function readPlaces(
  objects: Objects,
  destinations: Destinations,
  notSearched: (kind: string) => void = () => undefined,
): Place[] {
  const reader = new PlaceReader(objects, destinations);
  const info = objects.info && refKey(objects.info);
  const kinds = new StreamKinds(objects);
  for (const { ref, object } of objects.reachable()) {
    if (object instanceof PdfDict) reader.read(object, refKey(ref) === info ? 'Info' : '');
    if (!isStream(object)) continue;
    const kind = kinds.of(ref, object);
    const found = [...streamPlaces(object, kind, kinds.keyOf(ref), objects)];
    for (const place of found) reader.places.push(place);
    const name = NOT_SEARCHED.get(kind);
    if (name !== undefined && found.length === 0) notSearched(name);
  }
  for (const text of destinations.names()) reader.places.push(destinationPlace(text));
  return reader.places;
}

/** The name of a destination, read as words: `MaryJones` has two. */
const destinationPlace = (name: string): Place => ({ text: wordsOf(name), searched: true, destination: true, name });

class PlaceReader {
  readonly places: Place[] = [];
  readonly #objects: Objects;
  readonly #destinations: Destinations;
  readonly #arrays = new Set<PdfArray>();

  constructor(objects: Objects, destinations: Destinations) {
    this.#objects = objects;
    this.#destinations = destinations;
  }

  /** Reads a dictionary and the direct objects in it. `around` is the key that leads to it, if known. */
  read(dict: PdfDict, around: string): void {
    // The names of destinations are read separately.
    if (this.#destinations.isNode(dict)) return;
    for (const [{ value: key }, value] of dict) {
      if (isSignature(dict) && key === 'Contents') {
        this.#certificate(this.#objects.resolve(value));
        continue;
      }
      this.#value(value, key, { dict, around }, (text) => dict.set(key, stringOf(text)));
    }
  }

  #array(array: PdfArray, key: string, holder: PdfDict | undefined): void {
    // An array may be referenced from several places.
    if (this.#arrays.has(array)) return;
    this.#arrays.add(array);
    if (isPalette(array)) {
      this.#palette(array);
      return;
    }
    array.toArray().forEach((value, i) => {
      this.#value(value, key, { dict: undefined, around: '', holder }, (text) => array.set(i, stringOf(text)));
    });
  }

  /** The signer's name and reason. They are removed with the signature when the document is changed. */
  #certificate(value: PdfObject | undefined): void {
    const text = value instanceof PdfString ? readableIn(value.bytes) : '';
    const isName = isToolName(text);
    if (text !== '') this.places.push({ text, searched: true, ignores: (one) => one.type === 'URL' || isName(one) });
  }

  /** Colours are numbers; text hidden in them is overwritten byte for byte. */
  #palette(array: PdfArray): void {
    const colours = this.#objects.resolve(array.at(3));
    if (!(colours instanceof PdfString)) return;
    const size = colours.bytes.length;
    const text = Buffer.from(colours.bytes).toString('latin1');
    const write = (next: string): void =>
      array.set(3, new PdfString(Buffer.from(next.padEnd(size).slice(0, size), 'latin1'), 'hex'));
    if (isReadable(text)) this.places.push({ text, searched: true, ignores: isLook(text), write });
  }

  #value(given: PdfObject, key: string, owner: Owner, write: (text: string) => void): void {
    const value = this.#objects.resolve(given);
    if (value instanceof PdfString) this.#string(textOf(value), key, owner, write);
    else if (value instanceof PdfArray) this.#array(value, key, owner.holder ?? owner.dict);
    // Numbered dictionaries are read separately.
    else if (value instanceof PdfDict && !(given instanceof PdfRef)) this.read(value, key);
  }

  #string(text: string, key: string, owner: Owner, write: (text: string) => void): void {
    if (!isReadable(text) || isFixed(text)) return;
    const { dict } = owner;
    if (key === 'JS') this.places.push(scriptPlace(text));
    else if (key === 'XFA' && text.includes('<')) append(this.places, markupPlaces(text));
    else if (key === 'URI' || (key === 'F' && isLink(dict))) this.places.push(uriPlace(text, write));
    else if (isDestination(key, dict)) this.places.push(destinationPlace(text));
    else {
      const type = typeOf(text, key, owner);
      const ignores = ignoresOf(text, key, owner);
      const label = fieldLabel(key, owner.holder ?? dict, this.#objects);
      this.places.push({
        text,
        searched: treatmentOf(key, text) === 'search',
        write,
        ...(type && { type }),
        ...(ignores && { ignores }),
        ...(isMadeUp(key) && { exact: true as const }),
        ...(label !== undefined && { label }),
      });
    }
  }
}

/** Keys of the name of a form field, and of the caption of a button. */
const FIELD_LABELS: ReadonlySet<string> = new Set(['T', 'TM', 'TU']);
const CAPTIONS: ReadonlySet<string> = new Set(['CA', 'RC', 'AC']);

/** The object that contains a string. */
interface Owner {
  readonly dict: PdfDict | undefined;
  /** The key that leads to that object. */
  readonly around: string;
  /** For strings of a list, the object that contains the list. */
  readonly holder?: PdfDict | undefined;
}

const nameIn = (dict: PdfDict | undefined, key: string): string | undefined => {
  const value = dict?.get(key);
  return value instanceof PdfName ? value.value : undefined;
};

const isSignature = (dict: PdfDict): boolean => dict.has('ByteRange');

/** The colours of an indexed colour space are written as a string. */
const isPalette = (array: PdfArray): boolean => {
  const kind = array.at(0);
  return kind instanceof PdfName && (kind.value === 'Indexed' || kind.value === 'I');
};

const isLink = (dict: PdfDict | undefined): boolean => nameIn(dict, 'S') === 'URI';

/** True for strings that name a destination: in links, outlines and actions. */
const isDestination = (key: string, dict: PdfDict | undefined): boolean =>
  key === 'Dest' || (key === 'D' && nameIn(dict, 'S') === 'GoTo');

function ignoresOf(text: string, key: string, { dict, around }: Owner): Ignores | undefined {
  if (key === 'Creator' && isProgram(text)) return isToolName(text);
  if (isMadeUp(key)) return isLook(text);
  if (key === 'RC' || key === 'RV') return isFormat(text);
  const isField = dict !== undefined && (dict.has('FT') || dict.has('Kids') || nameIn(dict, 'Subtype') === 'Widget');
  const isLabel = (isField && FIELD_LABELS.has(key)) || (around === 'MK' && CAPTIONS.has(key));
  return isLabel ? isWordOfLabel(text) : undefined;
}

function typeOf(text: string, key: string, { dict, around }: Owner): EntityType | undefined {
  if (isNotAPerson(text) || dict === undefined) return undefined;
  const isAuthor = key === 'Author' && (around === 'Info' || dict.has('Producer') || dict.has('Creator'));
  const isAnnotator = key === 'T' && dict.has('Rect') && nameIn(dict, 'Subtype') !== 'Widget';
  const isSigner = key === 'Name' && isSignature(dict);
  return isAuthor || isAnnotator || isSigner ? 'PERSON' : undefined;
}

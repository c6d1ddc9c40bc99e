import { PdfArray, PdfDict, type PdfObject, PdfRef, type PdfStream } from '@libpdf/core';
import { isStream, type Objects, refKey, within } from './objects.js';
import { isPicture } from './stream-data.js';

/**
 * The content of a stream. `content`: operators that draw. `picture`: pixels. `font`, `colour`: programs and tables,
 * which no reader shows as text. `media`: sound, film and models. `private`: a program's own copy of the document.
 * `data`: anything else, which is searched if it is text.
 */
export type StreamKind = 'content' | 'picture' | 'font' | 'colour' | 'media' | 'private' | 'data';

const FONT_PROGRAMS = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);
const MEDIA = new Set(['U3D', 'PRC', 'Sound', '3D', '3DNode']);
const BY_KEY: ReadonlyMap<string, StreamKind> = new Map<string, StreamKind>([
  ['Contents', 'content'],
  ['CharProcs', 'content'],
  ...(['FontFile', 'FontFile2', 'FontFile3', 'ToUnicode', 'CIDSet', 'CIDToGIDMap', 'UseCMap'] as const).map(
    (key) => [key, 'font'] as const,
  ),
  ...(['DestOutputProfile', 'TR', 'TR2', 'BG', 'BG2', 'UCR', 'UCR2', 'HT', 'Function', 'JBIG2Globals'] as const).map(
    (key) => [key, 'colour'] as const,
  ),
]);

/** Classifies the streams of a document, by their own entries and by what refers to them. */
export class StreamKinds {
  readonly #objects: Objects;
  readonly #keys = new Map<string, string>();
  readonly #private = new Set<string>();

  constructor(objects: Objects) {
    this.#objects = objects;
    for (const { object } of objects.reachable()) {
      for (const value of within(object)) if (value instanceof PdfDict) this.#note(value);
    }
  }

  #note(dict: PdfDict): void {
    for (const [{ value: key }, value] of dict) {
      if (key === 'PieceInfo') for (const ref of privateStreams(value, this.#objects)) this.#private.add(refKey(ref));
      for (const target of this.#targets(key, value))
        if (!this.#keys.has(refKey(target))) this.#keys.set(refKey(target), key);
    }
  }

  /** The streams that an entry refers to: directly, in its list, or in its dictionary of glyphs. */
  *#targets(key: string, value: PdfObject): Generator<PdfRef> {
    const resolved = this.#objects.resolve(value);
    const isGlyphs = key === 'CharProcs' && resolved instanceof PdfDict && !isStream(resolved);
    const inner =
      resolved instanceof PdfArray ? resolved.toArray() : isGlyphs ? [...resolved].map(([, one]) => one) : [value];
    for (const one of inner) if (one instanceof PdfRef && isStream(this.#objects.resolve(one))) yield one;
  }

  /** The key under which a stream is referenced; empty if unknown. */
  keyOf(ref: PdfRef): string {
    return this.#keys.get(refKey(ref)) ?? '';
  }

  of(ref: PdfRef, stream: PdfStream): StreamKind {
    if (this.#private.has(refKey(ref))) return 'private';
    const [type, subtype] = [this.#objects.name(stream, 'Type'), this.#objects.name(stream, 'Subtype')];
    const has = (key: string): boolean => stream.has(key);
    if (subtype === 'Image' || isPicture(stream, this.#objects)) return 'picture';
    if (subtype === 'Form' || has('PatternType')) return 'content';
    if (FONT_PROGRAMS.has(subtype ?? '') || has('CMapName') || has('Length1')) return 'font';
    if (MEDIA.has(subtype ?? '') || MEDIA.has(type ?? '')) return 'media';
    const byKey = BY_KEY.get(this.keyOf(ref));
    if (byKey !== undefined) return byKey;
    return has('FunctionType') || has('ShadingType') || has('HalftoneType') || (has('N') && type === undefined)
      ? 'colour'
      : 'data';
  }
}

/** Maximum number of objects of a program's private data that are examined. */
const MAX_OBJECTS = 2000;

/** The streams inside of the private data of programs. */
export function* privateStreams(data: PdfObject, objects: Objects): Generator<PdfRef> {
  const seen = new Set<string>();
  const waiting: PdfObject[] = [data];
  for (let next = waiting.pop(); next !== undefined && seen.size < MAX_OBJECTS; next = waiting.pop()) {
    const object = objects.resolve(next);
    if (isStream(object) && next instanceof PdfRef) yield next;
    // Private data may refer to the page it belongs to.
    if (object === undefined || (object instanceof PdfDict && /^Pages?$/.test(objects.name(object, 'Type') ?? '')))
      continue;
    for (const value of within(object)) {
      if (!(value instanceof PdfRef) || seen.has(refKey(value))) continue;
      seen.add(refKey(value));
      waiting.push(value);
    }
  }
}

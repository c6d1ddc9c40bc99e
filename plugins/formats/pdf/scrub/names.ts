import { PdfArray, PdfDict, PdfName, type PdfObject, PdfString } from '@libpdf/core';
import { type Objects, within } from '../objects/objects.js';
import { stringOf, textOf } from '../objects/text-string.js';
import { isOfFormat } from './format-names.js';
import { isLook } from './ignored.js';
import type { Place } from './place.js';

/** A name of words and a number, as programs assign them. It is only searched for known terms. */
const PLAIN = /^(?:[A-Z]{6}\+)?[A-Za-z]+\d{0,4}$/;

/** True if a name neither belongs to the format nor was numbered by a program, so that it may contain personal data. */
export const isSpoken = (name: string): boolean => !isOfFormat(name) && !PLAIN.test(name);

/** A name as words: `PatientJaneRoe` has three. */
export const wordsOf = (name: string): string =>
  name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/(\p{L})(?=\p{Nd})/gu, '$1 ');

/**
 * The names in a document that are no keywords of the format: of keys, resources, fonts, colours, states, types and
 * tags.
 */
export class Names {
  readonly #objects: Objects;
  readonly #all = new Set<string>();
  /** Names of glyphs in fonts: plain ones stay. */
  readonly #glyphs = new Set<string>();

  constructor(objects: Objects) {
    this.#objects = objects;
    for (const { object } of objects.reachable()) this.add(object);
  }

  /** Adds the names inside of an object. */
  add(object: PdfObject): void {
    for (const value of within(object)) {
      if (value instanceof PdfName) this.#note(value.value);
      if (!(value instanceof PdfDict)) continue;
      for (const key of value.keys()) this.#note(key.value);
      const glyphs = this.#objects.array(value, 'Differences');
      for (const glyph of glyphs ?? []) if (glyph instanceof PdfName) this.#glyphs.add(glyph.value);
    }
  }

  /** Adds names of content streams. */
  addAll(names: Iterable<string>): void {
    for (const name of names) this.#note(name);
  }

  #note(name: string): void {
    if (!isOfFormat(name)) this.#all.add(name);
  }

  /** The names as texts. A finding in a name changes the whole name. */
  *places(): Generator<Place> {
    for (const name of this.#all) {
      const isPlain = PLAIN.test(name);
      if (isPlain && this.#glyphs.has(name)) continue;
      const text = wordsOf(name);
      yield { text, searched: !isPlain, ignores: isLook(text), name };
    }
  }
}

/** Renames in all objects of a document, so that references stay consistent. */
export function renameAll(objects: Objects, renamed: ReadonlyMap<string, string>): void {
  if (renamed.size === 0) return;
  const next = (value: PdfObject): PdfObject | undefined => {
    const name = value instanceof PdfName ? renamed.get(value.value) : undefined;
    return name === undefined ? undefined : PdfName.of(name);
  };
  for (const { object } of objects.reachable()) {
    for (const value of within(object)) {
      if (value instanceof PdfArray) {
        value.toArray().forEach((item, i) => {
          const name = next(item);
          if (name !== undefined) value.set(i, name);
        });
      } else if (value instanceof PdfDict) renameIn(value, renamed, next);
    }
  }
}

function renameIn(
  dict: PdfDict,
  renamed: ReadonlyMap<string, string>,
  next: (value: PdfObject) => PdfObject | undefined,
): void {
  for (const [{ value: key }, value] of [...dict]) {
    const [name, other] = [renamed.get(key), next(value)];
    if (name !== undefined) dict.delete(key);
    if (name !== undefined || other !== undefined) dict.set(name ?? key, other ?? value);
    if (key === 'DA' && value instanceof PdfString) dict.set(key, stringOf(renamedSetting(textOf(value), renamed)));
  }
}

/** The name of a font in the operators that set it. */
const renamedSetting = (text: string, renamed: ReadonlyMap<string, string>): string =>
  text.replace(/(?<=\/)[^\s/()<>[\]{}%]+/g, (name) => renamed.get(name) ?? name);

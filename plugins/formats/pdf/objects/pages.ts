import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { DeidError } from '../../../../core/index.js';
import { type Objects, refKey } from './objects.js';

/** Maximum nesting of page trees; readers use far less. */
const MAX_DEPTH = 100;
/** Attributes that pages inherit from parent nodes (ISO 32000-1, 7.7.3.4). */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** A page, and its place in the graph. */
export interface PageObject {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
}

/**
 * The pages in order. Reads page trees as leniently as the most lenient reader: types may be missing, kids may be
 * indirect or direct, references may be circular.
 * @throws DeidError `document_unsafe` for more pages than allowed.
 */
export function pagesOf(objects: Objects, most: number): PageObject[] {
  const pages: PageObject[] = [];
  const seen = new Set<string>();
  const walk = (object: PdfObject, depth: number): void => {
    const ref = object instanceof PdfRef ? object : undefined;
    const dict = objects.resolve(object);
    if (!(dict instanceof PdfDict) || depth > MAX_DEPTH) return;
    if (ref !== undefined && seen.has(refKey(ref))) return;
    if (ref !== undefined) seen.add(refKey(ref));
    const kids = objects.array(dict, 'Kids');
    if (kids === undefined || objects.name(dict, 'Type') === 'Page') {
      if (objects.name(dict, 'Type') !== 'Pages') pages.push({ ref: ref ?? objects.register(dict), dict });
      if (pages.length > most) throw new DeidError('document_unsafe', [`more than ${most} pages`]);
      return;
    }
    for (const kid of kids) walk(kid, depth + 1);
  };
  const root = objects.catalog.get('Pages');
  if (root !== undefined) walk(root, 0);
  return pages;
}

/** Writes the page tree as one flat list, so that all readers see the same pages. */
export function flattenPages(objects: Objects, pages: readonly PageObject[]): void {
  const parent = new PdfDict();
  const parentRef = objects.register(parent);
  for (const { dict } of pages) inherit(objects, dict);
  for (const { dict } of pages) {
    dict.set('Type', PdfName.of('Page'));
    dict.set('Parent', parentRef);
  }
  parent.set('Type', PdfName.of('Pages'));
  parent.set('Kids', new PdfArray(pages.map(({ ref }) => ref)));
  parent.set('Count', PdfNumber.of(pages.length));
  objects.catalog.set('Pages', parentRef);
}

function inherit(objects: Objects, page: PdfDict): void {
  for (const key of INHERITED) {
    let node = objects.dict(page, 'Parent');
    for (let depth = 0; node !== undefined && !page.has(key) && depth < MAX_DEPTH; depth++) {
      const value = node.get(key);
      if (value !== undefined) page.set(key, value);
      node = objects.dict(node, 'Parent');
    }
  }
}

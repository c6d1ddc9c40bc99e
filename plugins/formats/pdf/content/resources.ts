import { PdfDict } from '@libpdf/core';
import type { Bounds } from './base/geometry.js';
import type { Reader } from './base/objects.js';

/** Maximum depth of the tree of pages, which may be circular in a hostile file. */
const MAX_LEVELS = 64;

/** The resources of a page, its own or those of a parent node. A page without any gets an empty dictionary. */
export function inheritedResources(page: PdfDict, reader: Reader): PdfDict {
  for (const node of nodesOf(page, reader)) {
    const resources = reader.dict(node, 'Resources');
    if (resources !== undefined) return resources;
  }
  const empty = new PdfDict();
  page.set('Resources', empty);
  return empty;
}

/** The visible box of a page, before its rotation; undefined if the file states none. */
export function visibleArea(page: PdfDict, reader: Reader): Bounds | undefined {
  for (const key of ['CropBox', 'MediaBox']) {
    for (const node of nodesOf(page, reader)) {
      const box = boxOf(reader.numbers(node, key));
      if (box !== undefined) return box;
    }
  }
  return undefined;
}

/** Form fields and annotations on a page that show text. */
export function fieldsOn(page: PdfDict, reader: Reader): Bounds[] {
  return reader.list(page, 'Annots').flatMap((annotation) => {
    if (!(annotation instanceof PdfDict)) return [];
    const kind = reader.name(annotation, 'Subtype');
    const box = kind === 'Widget' || kind === 'FreeText' ? boxOf(reader.numbers(annotation, 'Rect')) : undefined;
    return box === undefined ? [] : [box];
  });
}

function boxOf([x1, y1, x2, y2]: readonly number[]): Bounds | undefined {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}

/** A page and its parent nodes. */
function* nodesOf(page: PdfDict, reader: Reader): Iterable<PdfDict> {
  let node: PdfDict | undefined = page;
  for (let level = 0; node !== undefined && level < MAX_LEVELS; level++) {
    yield node;
    node = reader.dict(node, 'Parent');
  }
}

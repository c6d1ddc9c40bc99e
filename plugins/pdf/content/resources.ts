import { PdfDict } from '@libpdf/core';
import type { Reader } from './objects.js';

/** Levels of the tree of pages; a file may make it a circle. */
const MAX_LEVELS = 64;

/** The resources of a page, its own or those of a node above it. One without gets an empty dictionary. */
export function inheritedResources(page: PdfDict, reader: Reader): PdfDict {
  let node: PdfDict | undefined = page;
  for (let level = 0; node !== undefined && level < MAX_LEVELS; level++) {
    const resources = reader.dict(node, 'Resources');
    if (resources !== undefined) return resources;
    node = reader.dict(node, 'Parent');
  }
  const empty = new PdfDict();
  page.set('Resources', empty);
  return empty;
}

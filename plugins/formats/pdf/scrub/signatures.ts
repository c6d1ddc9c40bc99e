import { PdfArray, PdfDict, PdfName, type PdfObject } from '@libpdf/core';
import { lexiconWords } from '../../../../kit/index.js';
import type { Objects } from '../objects/objects.js';
import type { PageObject } from '../objects/pages.js';

/** Entries that make an annotation a field; a stamp has none of them. */
const FIELD = lexiconWords('format-names', { class: 'pdf-field-key' });

/** Maximum nesting of the fields of a form. */
const MAX_DEPTH = 32;

/**
 * Turns the appearances of signatures into stamps, because their fields will be empty and viewers would draw a request
 * to sign over them. Invisible signatures stay fields.
 * @returns true if there was one.
 */
export function stampSignatures(objects: Objects, pages: readonly PageObject[]): boolean {
  const stamped = new Set<PdfDict>();
  for (const { dict } of pages) {
    for (const one of objects.array(dict, 'Annots')?.toArray() ?? []) {
      const widget = objects.resolve(one);
      if (!(widget instanceof PdfDict) || objects.name(widget, 'Subtype') !== 'Widget' || !widget.has('AP')) continue;
      const field = widget.has('FT') ? widget : objects.dict(widget, 'Parent');
      if (field === undefined || objects.name(field, 'FT') !== 'Sig' || !field.has('V')) continue;
      stamped.add(widget).add(field);
    }
  }
  const form = objects.dict(objects.catalog, 'AcroForm');
  if (form !== undefined && stamped.size > 0) withoutFields(form, 'Fields', stamped, objects, 0);
  for (const dict of stamped) if (objects.name(dict, 'Subtype') === 'Widget') toStamp(dict);
  return stamped.size > 0;
}

function toStamp(widget: PdfDict): void {
  for (const key of FIELD) widget.delete(key);
  widget.set('Subtype', PdfName.of('Stamp'));
}

function withoutFields(dict: PdfDict, key: string, gone: ReadonlySet<PdfDict>, objects: Objects, depth: number): void {
  const fields = objects.array(dict, key);
  if (fields === undefined || depth > MAX_DEPTH) return;
  const resolved = (one: PdfObject): PdfDict | undefined => {
    const field = objects.resolve(one);
    return field instanceof PdfDict ? field : undefined;
  };
  const kept = fields.toArray().filter((one) => {
    const field = resolved(one);
    return field === undefined || !gone.has(field);
  });
  for (const one of kept) {
    const field = resolved(one);
    if (field !== undefined) withoutFields(field, 'Kids', gone, objects, depth + 1);
  }
  if (kept.length < fields.length) dict.set(key, new PdfArray(kept));
}

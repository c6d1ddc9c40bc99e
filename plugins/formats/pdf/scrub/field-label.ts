import { PdfDict, PdfName, PdfString } from '@libpdf/core';
import type { Objects } from '../objects/objects.js';
import { textOf } from '../objects/text-string.js';

/** Keys of the value of a form field, and of its choices. */
const VALUES: ReadonlySet<string> = new Set(['V', 'DV', 'RV', 'Opt']);
/** Maximum length of a label, in code units; longer texts are instructions. */
const MAX_LABEL_LENGTH = 60;
/** Maximum nesting of fields that are examined for a label. */
const MAX_DEPTH = 4;

/** Prefixes for the kind of field, in names that programmers choose: `txtLastName`, `Text_Field_3`. */
const KIND = /^(?:txt|tf|fld|text|field|input|form|edit)(?![a-z])[\s:]*/i;

/**
 * What a form field asks for, according to its tooltip or its name: `Last Name` for a field `txtLastName_2`.
 * @param key leads from `dict` to a value.
 */
export function fieldLabel(key: string, dict: PdfDict | undefined, objects: Objects): string | undefined {
  if (!VALUES.has(key)) return undefined;
  let field = dict;
  let isText = false;
  let label: string | undefined;
  for (let depth = 0; field !== undefined && depth < MAX_DEPTH; depth++) {
    const kind = objects.get(field, 'FT');
    isText ||= kind instanceof PdfName && (kind.value === 'Tx' || kind.value === 'Ch');
    label ??= labelOf(objects.get(field, 'TU')) ?? labelOf(objects.get(field, 'T'));
    const outer = objects.get(field, 'Parent');
    field = outer instanceof PdfDict ? outer : undefined;
  }
  return isText ? label : undefined;
}

function labelOf(name: unknown): string | undefined {
  if (!(name instanceof PdfString)) return undefined;
  const words = textOf(name)
    .replace(/\[\d+\]/g, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[\s_.:*#-]+/g, ' ')
    .replace(/ ?\d+ *$/, '')
    .trim()
    .replace(KIND, '');
  return words.length <= MAX_LABEL_LENGTH && /\p{L}{2}/u.test(words) ? words : undefined;
}

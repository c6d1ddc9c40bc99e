import { lexiconPattern } from '../../../kit/index.js';
import type { FieldMeaning, FieldMeanings } from './meanings.js';
import type { Role } from './roles.js';

/** How far back the enclosing or neighbouring field is searched for, in code units. */
const BACK = 400;

const WHAT = new RegExp(
  `["']?\\b(?:${lexiconPattern('column-titles', { class: 'key-of-a-label', language: 'en' })})["']? {0,2}[:=] {0,2}["']?([\\p{L}_][\\p{L}\\p{N}_ -]{1,40})`,
  'giu',
);

/** `"identifier": [{"system": …, "value": …}]` of FHIR. */
const IDENTIFIER = /^identifiers?$/i;
const OF_IDENTIFIER: FieldMeaning = { key: 'identifier', type: 'ID_NUMBER', trust: 'sure', ofName: false };

/** A register given by a `system` address before the value; a system of units comes after the value. */
const OF_SYSTEM = /["']system["'] ?: ?["'](?:urn:oid:|urn:uuid:|https?:)/;

const PARENT = /["']?([\p{L}_][\p{L}\p{N}_-]{1,40})["']? {0,2}: {0,2}\[?\s{0,40}$/u;

/** Offset of the bracket or tag that contains a field; -1 if none is near. */
function openingBefore(view: string, at: number): number {
  let depth = 0;
  for (let i = at - 1; i >= 0 && at - i <= BACK; i--) {
    const code = view.charCodeAt(i);
    if (code === 0x7d) depth++;
    else if (code === 0x7b && depth-- === 0) return i;
    else if (code === 0x3c) return i;
  }
  return -1;
}

/** Offset after the bracket of the list that contains the record; the record's own bracket if it is in no list. */
function listBefore(view: string, opening: number): number {
  if (!/,\s{0,20}$/.test(view.slice(Math.max(0, opening - 21), opening))) return opening;
  let depth = 0;
  for (let i = opening - 1; i >= 0 && opening - i <= 2 * BACK; i--) {
    const sign = view[i];
    if (sign === '}' || sign === ']') depth++;
    else if ((sign === '{' || sign === '[') && depth-- === 0) return sign === '[' ? i + 1 : opening;
  }
  return opening;
}

/** Meaning of a field that depends on the fields around it, such as `value`. */
export function meaningAround(
  view: string,
  { isValue, parents }: Role,
  at: number,
  meanings: FieldMeanings,
): FieldMeaning | undefined {
  const opening = openingBefore(view, at);
  if (opening < 0) return undefined;
  const record = view.slice(opening + 1, at);
  const tag = view[opening] === '<' ? /^[\p{L}_]{2,40}/u.exec(record)?.[0] : undefined;
  const named = isValue ? (tag && meanings.of(tag)) || besideIn(record, meanings) : undefined;
  if (named !== undefined) return named;
  const beginning = view[opening - 1] === '[' ? opening : listBefore(view, opening);
  if (isValue && OF_SYSTEM.test(record)) return OF_IDENTIFIER;
  const parent = PARENT.exec(view.slice(Math.max(0, beginning - 100), beginning))?.[1];
  if (parent !== undefined && isValue && IDENTIFIER.test(parent)) return OF_IDENTIFIER;
  const meaning = parent === undefined ? undefined : meanings.of(parent);
  return meaning !== undefined && parents.includes(meaning.type) ? meaning : undefined;
}

function besideIn(record: string, meanings: FieldMeanings): FieldMeaning | undefined {
  for (const [, name = ''] of record.matchAll(WHAT)) {
    const meaning = meanings.of(name.trim());
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

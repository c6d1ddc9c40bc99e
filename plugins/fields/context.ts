import type { FieldMeaning, FieldMeanings } from './meanings.js';
import type { Role } from './roles.js';

/** How far back the field around, or the one beside, is looked for. */
const BACK = 400;

const WHAT =
  /["']?\b(?:system|type|kind|name|key|field|label|attribute|question|code|id|title|th)["']? {0,2}[:=] {0,2}["']?([\p{L}_][\p{L}\p{N}_ -]{1,40})/giu;

/** `"identifier": [{"system": …, "value": …}]` of FHIR. */
const IDENTIFIER = /^identifiers?$/i;
const OF_IDENTIFIER: FieldMeaning = { key: 'identifier', type: 'ID_NUMBER', trust: 'sure', ofName: false };

const PARENT = /["']?([\p{L}_][\p{L}\p{N}_-]{1,40})["']? {0,2}: {0,2}\[? {0,2}$/u;

/** Offset of the bracket or tag that holds a field; -1 if none is near. */
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

/** What a field of a role means by what stands around it, where its own name says nothing. */
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
  const parent = PARENT.exec(view.slice(Math.max(0, opening - 60), opening))?.[1];
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

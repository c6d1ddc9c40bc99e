import { datesIn } from './dates.js';
import type { ReadPart } from './read-part.js';
import type { Sought } from './words.js';

/** Pictures of the first page, signatures, and what lists them. */
const EXPECTED_TO_GO = /(?:^|!)(?:docProps\/thumbnail|_xmlsignatures\/|_rels\/\.rels$|\[Content_Types\])/i;

const decodeLinks = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (group) => Buffer.from(group.replaceAll('%', ''), 'hex').toString());

/** Ways in which bytes may be read as a text: those of old code pages, too. */
const READINGS = ['utf-8', 'utf-16le', 'windows-1250', 'windows-1251', 'macintosh', 'shift_jis', 'big5'].map(
  (name) => new TextDecoder(name),
);

function textOf({ text, computed = '', values, skeleton, bytes, binary }: ReadPart, name: string): string {
  const raw = Buffer.from(bytes);
  const isOld = binary || /(?:Information|Book|Workbook)$/i.test(name);
  const asText = isOld
    ? [raw.toString('latin1'), ...READINGS.flatMap((one) => [one.decode(raw), one.decode(raw.subarray(1))])]
    : [];
  const dates = /worksheets\/[^/]*\.xml$/i.test(name) ? datesIn(`${text}\n${computed}`) : '';
  return decodeLinks([text, computed, values, skeleton, dates, ...asText].join('\n'));
}

/** A part without what a change elsewhere changes in it: formulas that have become values are in no chain, all are to be computed anew. */
const withoutConsequences = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('utf8')
    .replace(/\sfullCalcOnLoad="1"/g, '')
    .replace(/<(?:\w+:)?calcPr\s*\/>|<(?:\w+:)?Relationship\s[^<>]*\/calcChain"[^<>]*\/>/g, '');

/** Whether nothing but zeros is new, in properties: previews are taken out of them. */
const isBlanked = (name: string, before: Uint8Array, after: Uint8Array): boolean =>
  /SummaryInformation$/.test(name) &&
  before.length === after.length &&
  after.every((byte, i) => byte === 0 || byte === before[i]);

/** Names of the parts that differ though nothing that was replaced stood in them, and how many are the same. */
export function compareParts(
  before: ReadonlyMap<string, ReadPart>,
  after: ReadonlyMap<string, ReadPart>,
  sought: Sought,
  { replacedFormulas, cellTexts }: { readonly replacedFormulas: boolean; readonly cellTexts: string },
): { readonly same: number; readonly changed: string[] } {
  const changed: string[] = [];
  let same = 0;
  for (const [name, part] of before) {
    if (EXPECTED_TO_GO.test(name) || (replacedFormulas && /(?:^|!)xl\/calcChain\.xml$/i.test(name))) continue;
    const now = after.get(name);
    const isSame = now !== undefined && Buffer.from(now.bytes).equals(part.bytes);
    if (isSame || (now !== undefined && withoutConsequences(now.bytes) === withoutConsequences(part.bytes))) same++;
    else if (now !== undefined && isBlanked(name, part.bytes, now.bytes)) continue;
    else if (now === undefined) changed.push(`${name} (gone)`);
    // Numbers of an old workbook are no text in its bytes.
    else if (!sought.stoodIn(`${textOf(part, name)}\n${/Book$/i.test(name) ? cellTexts : ''}`)) changed.push(name);
  }
  return { same, changed };
}

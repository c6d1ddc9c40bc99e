import { isNobody, isProgram } from './keys.js';
import type { Place } from './place.js';

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** Dates and identifiers. */
const MADE_UP = /^(?:\d{4}-\d\d-\d\dT|uuid:|urn:|xmp\.(?:did|iid):|adobe:)/i;
/** Addresses of the schemas of metadata. */
const SCHEMA = /^https?:\/\/(?:ns\.adobe|www\.w3|purl|www\.aiim|www\.npes|iptc|prismstandard|cipa)\./i;
const TEXTS =
  />([^<]{1,20000})<|\s(?!xmlns)[\w:.-]{1,80}="([^"<]{1,20000})"|\s(?!xmlns)[\w:.-]{1,80}='([^'<]{1,20000})'/g;
/** Values of the properties that name programs. */
const TOOL = /\b(?:xmp:CreatorTool|pdf:Producer|x:xmptk|stEvt:softwareAgent)\s*(?:>|=\s*["'])([^<"']{1,500})/g;
const CREATOR = /<dc:creator>([\s\S]{0,20000}?)<\/dc:creator>/g;

/** Decodes the references of XML. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The texts and attributes of XML, such as metadata and forms: they are read, and the XML as a whole goes if the document is changed. */
export function* markupPlaces(xml: string): Generator<Place> {
  for (const [, creators = ''] of xml.matchAll(CREATOR)) {
    for (const [, raw = ''] of creators.matchAll(/>([^<]{1,500})</g)) {
      const text = decode(raw).trim();
      if (!isNobody(text)) yield { text, searched: true, type: 'PERSON' };
    }
  }
  const tools = new Set(Array.from(xml.matchAll(TOOL), ([, tool = '']) => decode(tool).trim()).filter(isProgram));
  for (const [, content, double, single] of xml.matchAll(TEXTS)) {
    const text = decode(content ?? double ?? single ?? '').trim();
    if (!/[\p{L}\p{N}]/u.test(text) || MADE_UP.test(text) || SCHEMA.test(text)) continue;
    yield { text, searched: true, ...(tools.has(text) && { program: true }) };
  }
}

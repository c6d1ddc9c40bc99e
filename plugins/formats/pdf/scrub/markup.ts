import type { Span } from '../../../../core/index.js';
import { isToolName, isWordOfLabel } from './ignored.js';
import { isNotAPerson, isProgram } from './keys.js';
import type { Place } from './place.js';

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** Dates and identifiers. */
const MADE_UP = /^(?:\d{4}-\d\d-\d\dT|uuid:|urn:|xmp\.(?:did|iid):|adobe:|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$)/i;
/** Addresses of metadata schemas. */
const SCHEMA = /^https?:\/\/(?:ns\.adobe|www\.w3|www\.xfa|purl|www\.aiim|www\.npes|iptc|prismstandard|cipa)\./i;
const TEXTS = />([^<]{1,20000})<|\s(?!xmlns)([\w:.-]{1,80})=(?:"([^"<]{1,20000})"|'([^'<]{1,20000})')/g;
/** Comments, and data without markup. */
const ASIDE = /<!--([\s\S]{1,20000}?)-->|<!\[CDATA\[([\s\S]{1,20000}?)\]\]>/g;
/** Values of the properties that name programs. */
const TOOL = /\b(?:xmp:CreatorTool|pdf:Producer|x:xmptk|stEvt:softwareAgent)\s*(?:>|=\s*["'])([^<"']{1,500})/g;
const CREATOR = /<dc:creator>([\s\S]{0,20000}?)<\/dc:creator>/g;

/** Decodes XML references. */
function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Parts written by the program: marks around metadata, and in dynamic forms the names of months and fonts, and its own
 * settings.
 */
const SETTINGS = /<(?:\?xpacket|localeSet|config)(?=[\s>])/g;
/** The program that wrote metadata. */
const WRITER = 'x:xmptk';
/**
 * Attributes of dynamic forms describe their parts. Attributes of metadata are properties, whose names have a prefix
 * for their schema.
 */
const PART = /^[^:]+$/;

/**
 * The texts and attributes of XML, such as metadata and forms. They are searched, and the whole XML is removed if the
 * document is changed.
 */
export function* markupPlaces(xml: string): Generator<Place> {
  for (const [, creators = ''] of xml.matchAll(CREATOR)) {
    for (const [, raw = ''] of creators.matchAll(/>([^<]{1,500})</g)) {
      const text = decode(raw).trim();
      if (!isNotAPerson(text)) yield { text, searched: true, type: 'PERSON' };
    }
  }
  for (const [, comment, data] of xml.matchAll(ASIDE)) yield { text: comment ?? data ?? '', searched: true };
  const tools = new Set(Array.from(xml.matchAll(TOOL), ([, tool = '']) => decode(tool).trim()).filter(isProgram));
  const settings = settingsOf(xml);
  let next = 0;
  for (const { 1: content, 2: name = '', 3: double, 4: single, index } of xml.matchAll(TEXTS)) {
    const text = decode(content ?? double ?? single ?? '').trim();
    if (!/[\p{L}\p{N}]/u.test(text) || MADE_UP.test(text) || SCHEMA.test(text)) continue;
    while ((settings[next]?.end ?? index) < index) next++;
    const searched = name !== WRITER && !(index >= (settings[next]?.start ?? xml.length));
    const ignores = tools.has(text) ? isToolName(text) : PART.test(name) ? isWordOfLabel(text) : undefined;
    yield { text, searched, ...(ignores && { ignores }) };
  }
}

/** Positions of program settings, in order and without overlaps. */
function settingsOf(xml: string): Span[] {
  const found: Span[] = [];
  for (const { 0: opening, index: start } of xml.matchAll(SETTINGS)) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const end = xml.indexOf(opening.startsWith('<?') ? '?>' : `</${opening.slice(1)}`, start);
    // Unclosed markup is not a setting.
    if (end < 0) break;
    found.push({ start, end });
  }
  return found;
}

import { execFileSync } from 'node:child_process';
import { unzipSync } from 'fflate';
import { isInstalled } from './judges.js';
import { oleParts } from './ole-parts.js';
import type { ReadPart } from './read-part.js';

const STRUCTURAL = new Set(
  `val id Id type Type uri URI name Target PartName ContentType Extension typeface ascii hAnsi cs eastAsia bidi font styleId style
  class Requires Ignorable prst spid gfxdata path lang xpath prefixMappings element src Algorithm fontKey schemaLocation formatCode
  themeColor ref r s t sqref panose formula`.split(/\s+/),
);
/** What is structure in one element only: languages that fonts are for, what a protection allows, whether a sheet is hidden, which saving was the last. */
const STRUCTURAL_IN = new Set(['font@script', 'documentProtection@edit', 'sheet@state', 'revisionPtr@uidLastSave']);
/** What a reader sees in one element, while such an attribute is structure in others. */
const READABLE_IN = new Set(['sheetName@val', 'sheet@name', 'tableColumn@name', 'docVar@val', 'cmAuthor@name']);
/** Tracked changes: what a reader sees with them accepted, and with them rejected, are two texts. */
const DELETED = /<w:(del|moveFrom)(?:\s[^<>]*[^<>/])?>[\s\S]*?<\/w:\1>/;
const INSERTED = /<w:(ins|moveTo)(?:\s[^<>]*[^<>/])?>[\s\S]*?<\/w:\1>/;
/** Names of programs and formats of numbers, as elements; truth values and errors of formulas, as texts. */
const OF_THE_FORMAT = /<(Application|AppVersion|(?:\w+:)?formatCode)>[^<]*<\/\1>|>(?:true|false|#[A-Z/0]{3,15}[!?]?)</g;
/** A cell whose formula has a number for its result. */
const COMPUTED = /(<c(?!\s[^<>]*\st=)(?:\s[^<>]*)?><f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/f>)<v>)([^<]*)(?=<\/v>)/g;
const MARKUP = /<style[\s>][\s\S]*?<\/style>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<([^>]*)>/g;
/** Elements of formulas, whose words are functions. */
const FORMULA = /<((?:\w+:)?(?:f|formula\d?|definedName|calculatedColumnFormula))(?:\s[^<>]*)?>([^<]*)<\/\1>/g;
const BLOCK = /^\/?(?:\w+:)?(?:p|tc|tr|br|tab|cr|si|rPh|c|row|comment|title|li|td|th|div|Cell|Row|Data)\b/;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, dec, name) =>
    name === undefined ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(dec)) : (ENTITIES[name] ?? all),
  );

/** How the text of a markup is read. */
interface PartKind {
  /** Only some elements part words. */
  readonly flows: boolean;
  /** A part of Office, in which lines between elements are no text. */
  readonly isOffice: boolean;
}

/** Whether an attribute names a style, a font, a part, or an address of the format. */
function isStructure(element: string, name: string, tag: string): boolean {
  const place = `${element}@${name}`;
  if (READABLE_IN.has(place)) return false;
  return STRUCTURAL.has(name) || STRUCTURAL_IN.has(place) || name === 'xmlns' || tag.includes(`xmlns:${name}`);
}

function readXml(source: string, { flows, isOffice }: PartKind): Omit<ReadPart, 'bytes' | 'binary'> {
  const values: string[] = [];
  const skeleton: string[] = [];
  // Names of fonts stand in the codes of page headers.
  const bare = (isOffice ? source.replace(/>\s*\n\s*</g, '><') : source).replace(
    /(<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>)([^<]*)/g,
    (_all, tag, codes) => tag.concat(codes.replace(/&amp;(?:"|&quot;)[^"&]*(?:"|&quot;)/g, '')),
  );
  const computed = Array.from(bare.matchAll(COMPUTED), ([, , value = '']) => value).join('\n');
  const own = bare.replace(COMPUTED, '$1').replace(OF_THE_FORMAT, (all) => {
    // Errors of formulas, as `#VALUE!`, and formats of numbers, as `General`, are words of the format.
    if (all[1] === '#') skeleton.push(all.slice(1, -1));
    else if (all.includes('ormatCode')) skeleton.push(decoded(all.replace(/<[^<>]*>/g, '')));
    return all[0] === '>' ? '><' : '';
  });
  for (const match of own.matchAll(FORMULA)) skeleton.push(decoded(match[2] ?? ''));
  // Names of functions in formulas are no text.
  const shown = own.replace(FORMULA, (all) => all.replace(/[A-Za-z_][\w.]*\(/g, '('));
  const textOf = (xml: string): string => decoded(xml.replace(MARKUP, (_all, cdata, tag) => onTag(cdata, tag)));
  const onTag = (cdata: string | undefined, tag: string | undefined): string => {
    if (tag === undefined) return cdata ?? '';
    const [name = ''] = tag.split(/\s/, 1);
    const element = name.replace(/^\w+:/, '');
    skeleton.push(name);
    for (const [, attribute = '', value = ''] of tag.matchAll(/(?:\w+:)?([\w.-]+)\s*=\s*["']([^"']*)["']/g))
      (isStructure(element, attribute, tag) ? skeleton : values).push(decoded(value));
    return !flows || BLOCK.test(tag) ? '\n' : '';
  };
  const text = DELETED.test(shown) || INSERTED.test(shown) ? bothViews(shown).map(textOf).join('\n') : textOf(shown);
  return { text, values: values.join('\n'), skeleton: skeleton.join('\n'), ...(computed !== '' && { computed }) };
}

const without = (pattern: RegExp, xml: string): string => xml.replace(new RegExp(pattern, 'g'), '');

/** With tracked changes accepted, and rejected: no reader sees both in one line. */
const bothViews = (xml: string): string[] => [without(DELETED, xml), without(INSERTED, xml)];

const decoder = new TextDecoder();
const utf16 = new TextDecoder('utf-16le');

function readPart(name: string, bytes: Uint8Array): ReadPart {
  if (/\.(?:xml|rels|vml|psmdcp)$/i.test(name) && bytes[0] !== 0 && bytes[1] !== 0)
    return {
      bytes,
      binary: false,
      ...readXml((bytes[0] === 0xff ? utf16 : decoder).decode(bytes), {
        flows: /^(?:word|xl)\//.test(name),
        isOffice: true,
      }),
    };
  // Imported documents: names of elements, as `meta`, are no text of theirs.
  if (/\.html?$/i.test(name))
    return { bytes, binary: false, ...readXml(decoder.decode(bytes), { flows: true, isOffice: false }) };
  return { bytes, binary: true, text: '', values: '', skeleton: name };
}

/** A part, or the parts of the file that it is. */
function nested(name: string, content: Uint8Array): (readonly [string, ReadPart])[] {
  const head = Buffer.from(content.subarray(0, 4)).toString('hex');
  if (head !== '504b0304' && head !== 'd0cf11e0') return [[name, readPart(name, content)]];
  try {
    return [...readParts(content, '')].map(([inner, part]) => [`${name}!${inner}`, part] as const);
  } catch {
    return [[name, readPart(name, content)]];
  }
}

/** The parts of a file; a file that is no container is one part. */
export function readParts(bytes: Uint8Array, kind: string): Map<string, ReadPart> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (head.startsWith('504b0304')) {
    const files = Object.entries(unzipSync(bytes)).filter(([, content]) => content.length > 0);
    return new Map(files.flatMap(([name, content]) => nested(name, content)));
  }
  if (head === 'd0cf11e0a1b11ae1') return oleParts(bytes);
  if (kind === 'pdf') return new Map([['text', pdfPart(bytes)]]);
  const text = bytes[0] === 0xff && bytes[1] === 0xfe ? utf16.decode(bytes) : decoder.decode(bytes);
  const isMarkup = kind === 'xls' && /^\uFEFF?\s*</.test(text);
  const read = isMarkup ? readXml(text, { flows: true, isOffice: false }) : { text, values: '', skeleton: '' };
  return new Map([['text', { bytes, binary: false, ...read }]]);
}

function pdfPart(bytes: Uint8Array): ReadPart {
  const args = ['-q', '-', '-'];
  const text = isInstalled('pdftotext')
    ? execFileSync('pdftotext', args, {
        input: bytes,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        timeout: 30_000,
        stdio: ['pipe', 'pipe', 'ignore'],
      })
    : '';
  return { bytes, binary: true, text, values: '', skeleton: '' };
}

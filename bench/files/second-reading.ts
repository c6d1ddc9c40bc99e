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
/** Elements of formulas, whose words are functions. */
const FORMULA = /<((?:\w+:)?(?:f|formula\d?|definedName|calculatedColumnFormula))(?:\s[^<>]*)?>([^<]*)<\/\1>/g;
const BLOCK = /^\/?(?:\w+:)?(?:p|tc|tr|br|tab|cr|si|c|row|comment|title|li|td|th|div|Cell|Row|Data)\b/;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (all, hex, dec, name) =>
    name === undefined ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(dec)) : (ENTITIES[name] ?? all),
  );

function readXml(source: string, flows: boolean): Omit<ReadPart, 'bytes' | 'binary'> {
  const values: string[] = [];
  const skeleton: string[] = [];
  // Names of fonts stand in the codes of page headers.
  const bare = source.replace(/(<(?:\w+:)?(?:odd|even|first)(?:Header|Footer)>)([^<]*)/g, (_all, tag, codes) =>
    tag.concat(codes.replace(/&amp;(?:"|&quot;)[^"&]*(?:"|&quot;)/g, '')),
  );
  const own = bare.replace(/<(Application|AppVersion)>[^<]*<\/\1>|>(?:true|false|#[A-Z/0]{3,15}[!?]?)</g, (all) => {
    if (all[0] !== '>') return '';
    // Errors of formulas, as `#VALUE!`, are words of the format.
    if (all[1] === '#') skeleton.push(all.slice(1, -1));
    return '><';
  });
  for (const match of own.matchAll(FORMULA)) skeleton.push(decoded(match[2] ?? ''));
  // Names of functions in formulas are no text.
  const shown = own.replace(FORMULA, (all) => all.replace(/[A-Za-z_][\w.]*\(/g, '('));
  const text = shown.replace(
    /<style[\s>][\s\S]*?<\/style>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<([^>]*)>/g,
    (_all, cdata, tag: string | undefined) => {
      if (tag === undefined) return cdata ?? '';
      skeleton.push(tag.split(/\s/, 1)[0] ?? '');
      for (const [, name = '', value = ''] of tag.matchAll(/(?:\w+:)?([\w.-]+)\s*=\s*["']([^"']*)["']/g))
        (STRUCTURAL.has(name) || tag.includes(`xmlns:${name}`) ? skeleton : values).push(decoded(value));
      return !flows || BLOCK.test(tag) ? '\n' : '';
    },
  );
  return { text: decoded(text), values: values.join('\n'), skeleton: skeleton.join('\n') };
}

const decoder = new TextDecoder();
const utf16 = new TextDecoder('utf-16le');

function readPart(name: string, bytes: Uint8Array): ReadPart {
  if (/\.(?:xml|rels|vml)$/i.test(name) && bytes[0] !== 0 && bytes[1] !== 0)
    return {
      bytes,
      binary: false,
      ...readXml((bytes[0] === 0xff ? utf16 : decoder).decode(bytes), /^(?:word|xl)\//.test(name)),
    };
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
  const read = isMarkup ? readXml(text, true) : { text, values: '', skeleton: '' };
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

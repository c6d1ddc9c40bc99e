import { isZip } from '../zip/magic.js';
import { textOfPackage, textOfXml, textsOfFiles } from './shape-package.js';
import { type Segment, type Unit, VIEW, type Writing } from './unit.js';

/**
 * Elements with base64 data: data of fields (including sources of bibliographies), properties, queries (Power Query).
 */
const ELEMENTS = new Set([
  'fldData',
  'blob',
  'oblob',
  'stream',
  'ostream',
  'storage',
  'ostorage',
  'vstream',
  'DataMashup',
]);
/**
 * Attributes with base64 data: the newer form of a VML shape, which is a package, and the identifier of a recipient of
 * a mail merge.
 */
const ATTRIBUTES = new Set(['gfxdata', 'uniqueTag@val']);
/** Looks like base64. */
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;
const MIN_LENGTH = 16;

/** An empty package, in base64. */
export const EMPTY_PACKAGE = `UEsFBg${'A'.repeat(24)}==`;

/** Texts in a packed value: those that are searched, and those that are only compared with terms found elsewhere. */
interface Unpacked {
  readonly words: string;
  readonly others: string;
}

const QUERIES_HEAD = 8;
/** Quoted texts in the query language; the rest is code. */
const LITERAL = /"((?:[^"]|""){1,10000})"/g;

/** Reads queries: a package of code, then settings in XML, each preceded by its length. */
function unpackQueries(bytes: Buffer): Unpacked {
  const end = QUERIES_HEAD + bytes.readUInt32LE(4);
  const code = textsOfFiles(bytes.subarray(QUERIES_HEAD, end)).join('\n');
  const words = Array.from(code.matchAll(LITERAL), ([, text = '']) => text.replaceAll('""', '"')).join('\n');
  return { words, others: `${code}\n${printable(bytes.subarray(end))}` };
}

const isText = (text: string): boolean => !/[\0-\b\ufffd]/.test(text);

/** Readable runs in binary data of unknown meaning, with one or two bytes per character. */
function printable(bytes: Buffer): string {
  const wide = [bytes, bytes.subarray(1)].map((one) => one.toString('utf16le').match(/[ -~\u00a0-\u05ff]{4,}/g) ?? []);
  return [...(bytes.toString('latin1').match(/[ -~\u00a0-\u00ff]{4,}/g) ?? []), ...wide.flat()].join('\n');
}

function unpack(base64: string): Unpacked | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (isZip(bytes)) return { words: textOfPackage(bytes) ?? '', others: '' };
  if (isZip(bytes.subarray(QUERIES_HEAD))) return unpackQueries(bytes);
  const text = textOfBytes(bytes);
  if (text !== undefined) return { words: textOfXml(text), others: '' };
  return { words: printable(bytes), others: '' };
}

function unpacked(base64: string): Unpacked | undefined {
  try {
    return unpack(base64);
  } catch {
    return undefined;
  }
}

/** True if the text of an element is packed. */
export const isPackedElement = (element: string): boolean => ELEMENTS.has(element);

/** True if an attribute is packed. */
export const isPackedAttribute = (element: string, attribute: string): boolean =>
  ATTRIBUTES.has(attribute) || ATTRIBUTES.has(`${element}@${attribute}`);

/** True if a value looks like base64 of a text or of a package of texts. */
export function isPackedText(value: string): boolean {
  if (value.length < MIN_LENGTH || !BASE64.test(value.trimEnd()) || value.replace(/\s/g, '').length % 4 !== 0)
    return false;
  const bytes = Buffer.from(value, 'base64');
  return isZip(bytes) || isZip(bytes.subarray(QUERIES_HEAD)) || textOfBytes(bytes) !== undefined;
}

/** The text of bytes that contain only text, in UTF-8 or UTF-16. */
function textOfBytes(bytes: Buffer): string | undefined {
  const texts = [bytes.toString('utf8'), ...(bytes.length % 2 === 0 ? [bytes.toString('utf16le')] : [])];
  return texts.map((text) => text.replace(/\0+$/, '')).find((text) => isText(text) && WORDS.test(text));
}

/** Letters of alphabetic scripts, digits and signs. */
const WORDS = /^[\s\u0020-\u024f\u0370-\u05ff]*$/;

/** All readable text of a packed value. */
export function packedText(base64: string): string {
  const { words = '', others = '' } = unpacked(base64) ?? {};
  return `${words}\n${others}`;
}

/**
 * The texts of a packed value as units. A packed value with a term is emptied: such values repeat other data or can be
 * regenerated.
 */
export function packedUnits(base64: string, start: number, writing: Extract<Writing, `packed${string}`>): Unit[] {
  const { words, others } = unpacked(base64) ?? { words: '', others: '' };
  const unit = (text: string): Unit & { readonly segments: readonly [Segment] } => {
    const views = VIEW.final | VIEW.original;
    return { segments: [{ start, end: start + base64.length, text, writing, views }], repeated: true };
  };
  return [unit(words), { ...unit(others), search: 'known' as const }].filter(({ segments: [{ text }] }) =>
    /\S/.test(text),
  );
}

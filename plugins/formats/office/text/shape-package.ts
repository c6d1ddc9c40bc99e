import { inflateRawSync } from 'node:zlib';
import { decodeReferences } from '../xml/entities.js';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_SIZE = 22;
const DIRECTORY_HEAD = 46;
const FILE_HEAD = 30;
const STORED = 0;
const DEFLATED = 8;
/** Maximum size of a shape's XML in bytes; normally it has a few kilobytes. */
const MAX_XML_BYTES = 4 * 2 ** 20;
const MAX_FILES = 100;

/** Overwrites a package with an empty one of the same length; with zeros if it is shorter than 22 bytes. */
export function emptyPackage(package_: Buffer): void {
  package_.fill(0);
  if (package_.length < END_SIZE) return;
  END.copy(package_);
  package_.writeUInt16LE(Math.min(package_.length - END_SIZE, 0xffff), END_SIZE - 2);
}

/** Readable texts in the package of a shape: paragraphs and attributes. Undefined if the package cannot be read. */
export function textOfPackage(bytes: Buffer): string | undefined {
  try {
    return textsOfFiles(bytes).map(textOfXml).join('\n');
  } catch {
    return undefined;
  }
}

/** The files of a package as texts. @throws RangeError or an error of zlib if it cannot be read. */
export const textsOfFiles = (bytes: Buffer): string[] => Array.from(filesOf(bytes), (file) => file.toString('utf8'));

function* filesOf(bytes: Buffer): Generator<Buffer> {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw new RangeError('no directory');
  const count = Math.min(bytes.readUInt16LE(end + 10), MAX_FILES);
  let room = MAX_XML_BYTES;
  for (let i = 0, at = bytes.readUInt32LE(end + 16); i < count; i++) {
    const from = bytes.readUInt32LE(at + 42);
    const start = from + FILE_HEAD + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const method = bytes.readUInt16LE(at + 10);
    if (method !== STORED && method !== DEFLATED) throw new RangeError('unknown method');
    const file = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: room });
    room = Math.max(1, room - file.length);
    yield file;
    at += DIRECTORY_HEAD + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** Readable attributes; all others are numbers and names of the format. */
const ATTRIBUTE = /\s(?:name|descr|title|tooltip)\s?=\s?(?:"([^"<]{0,8000})"|'([^'<]{0,8000})')/g;

/** Readable texts and attributes. */
export function textOfXml(xml: string): string {
  const attributes = Array.from(xml.matchAll(ATTRIBUTE), ([, quoted, single]) => quoted ?? single ?? '');
  const text = xml.replace(/<\/(?:\w{1,20}:)?p>|<(?:\w{1,20}:)?br\/?>/g, '\n').replace(/<[^<>]{0,100000}>/g, '');
  return decodeReferences([...attributes, text].join('\n')).text.replace(/\n{2,}/g, '\n');
}

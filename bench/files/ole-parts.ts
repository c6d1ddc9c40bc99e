import { read } from 'cfb';
import type { ReadPart } from './read-part.js';

/** Records of a workbook that hold names of fonts, formats and styles. */
const SKELETON = new Set([0x31, 0x231, 0x1e, 0x41e, 0x93, 0x293, 0x892]);
const PRINTER = 0x4d;
const CONTINUE = 0x3c;

const asText = (bytes: Buffer): string =>
  `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}\n${bytes.subarray(1).toString('utf16le')}`;

/**
 * The streams of a compound file, each as all the texts that its bytes may be read as: one byte or two to a character, at both alignments.
 * Continued records of a workbook are also joined without the byte that begins each piece.
 */
export function oleParts(bytes: Uint8Array): Map<string, ReadPart> {
  const { FileIndex, FullPaths } = read(bytes, { type: 'buffer' });
  const parts = new Map<string, ReadPart>();
  FileIndex.forEach((entry, i) => {
    if (entry.type !== 2 || entry.size === 0) return;
    const content = Buffer.from(entry.content);
    const path = FullPaths[i] ?? '';
    const isWorkbook = /\/(?:work)?book$/i.test(path) && path.split('/').length === 2;
    // Names of programs and of kinds of objects.
    if (/(?:CompObj|\bOle|ObjInfo)$/.test(path)) return;
    const { text, skeleton } = isWorkbook ? workbookText(content) : { text: asText(content), skeleton: '' };
    parts.set(path, {
      bytes: content,
      binary: !isWorkbook,
      text: isWorkbook ? text : '',
      values: /SummaryInformation$|_SX_DB_CUR/.test(path) ? asText(content) : '',
      skeleton,
    });
  });
  return parts;
}

function workbookText(stream: Buffer): { text: string; skeleton: string } {
  const texts: string[] = [];
  const skeleton: string[] = [];
  let joined: Buffer[] = [];
  const flush = (): void => {
    if (joined.length > 1) texts.push(asText(Buffer.concat(joined)));
    joined = [];
  };
  for (let at = 0; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    const data = stream.subarray(at + 4, end);
    (SKELETON.has(type) ? skeleton : texts).push(asText(data));
    // Words of a format may stand in the settings of a printer.
    if (type === PRINTER) skeleton.push(asText(data));
    if (type !== CONTINUE) flush();
    if (type !== CONTINUE) joined = [data];
    else joined.push(data.subarray(1));
    at = end;
  }
  flush();
  return { text: texts.join('\n'), skeleton: skeleton.join('\n') };
}

import { read } from 'cfb';
import type { ReadPart } from './read-part.js';

/** Records of a workbook that hold names of fonts, formats and styles. */
const SKELETON = new Set([0x31, 0x231, 0x1e, 0x41e, 0x93, 0x293, 0x892]);
const PRINTER = 0x4d;
const CODE_NAME = 0x1ba;
const MACROS = '_VBA_PROJECT_CUR';
const CONTINUE = 0x3c;

/** Property of a file's summary that names the program which wrote it ([MS-OLEPS], PIDSI_APPNAME), as `Microsoft Excel`. */
const PROGRAM = 0x12;

/** The properties of a file without the name of its program. */
function withoutProgram(properties: Buffer): Buffer {
  const copy = Buffer.from(properties);
  const set = copy.length < 48 ? copy.length : copy.readUInt32LE(44);
  for (let at = set + 8; at + 8 <= copy.length && at < set + 8 + 8 * copy.readUInt32LE(set + 4); at += 8) {
    const value = set + copy.readUInt32LE(at + 4);
    if (copy.readUInt32LE(at) === PROGRAM && value + 8 <= copy.length)
      copy.fill(0, value + 8, value + 8 + copy.readUInt32LE(value + 4));
  }
  return copy;
}

const asText = (bytes: Buffer): string =>
  `${bytes.toString('latin1')}\n${bytes.toString('utf16le')}\n${bytes.subarray(1).toString('utf16le')}`;

/** Properties may be in UTF-8 as well. */
const asProperties = (bytes: Buffer): string => `${asText(bytes)}\n${bytes.toString('utf8')}`;

/**
 * The streams of a compound file, each as all the texts that its bytes may be read as: one byte or two to a character, at both alignments.
 * Continued records of a workbook are also joined without the byte that begins each piece.
 */
export function oleParts(bytes: Uint8Array): Map<string, ReadPart> {
  const { FileIndex, FullPaths } = read(bytes, { type: 'buffer' });
  const parts = new Map<string, ReadPart>();
  FileIndex.forEach((entry, i) => {
    if (entry.type !== 2 || entry.size === 0) return;
    const path = FullPaths[i] ?? '';
    const whole = Buffer.from(entry.content);
    const content = /\WSummaryInformation$/.test(path) ? withoutProgram(whole) : whole;
    const isWorkbook = /\/(?:work)?book$/i.test(path) && path.split('/').length === 2;
    // Names of programs and of kinds of objects.
    if (/(?:CompObj|\bOle|ObjInfo)$/.test(path)) return;
    const { text, skeleton, modules } = isWorkbook ? workbookText(content) : NOTHING;
    const hasMacros = FullPaths.some((one) => one.includes(MACROS));
    // A module of macros and the sheet that it belongs to know each other by a name.
    if (hasMacros && modules !== '')
      parts.set(`${path}/${MACROS}`, {
        bytes: Buffer.alloc(0),
        binary: false,
        text: modules,
        values: '',
        skeleton: '',
      });
    parts.set(path, {
      bytes: content,
      binary: !isWorkbook,
      text: hasMacros ? text : `${text}\n${modules}`,
      values: /SummaryInformation$|_SX_DB_CUR/.test(path) ? asProperties(content) : '',
      skeleton,
    });
  });
  return parts;
}

interface WorkbookText {
  readonly text: string;
  readonly skeleton: string;
  /** Names of the modules that belong to the sheets. */
  readonly modules: string;
}

const NOTHING: WorkbookText = { text: '', skeleton: '', modules: '' };

function workbookText(stream: Buffer): WorkbookText {
  const texts: string[] = [];
  const modules: string[] = [];
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
    (SKELETON.has(type) ? skeleton : type === CODE_NAME ? modules : texts).push(asText(data));
    // Words of a format may stand in the settings of a printer.
    if (type === PRINTER) skeleton.push(asText(data));
    if (type !== CONTINUE) flush();
    if (type !== CONTINUE) joined = [data];
    else joined.push(data.subarray(1));
    at = end;
  }
  flush();
  return { text: texts.join('\n'), skeleton: skeleton.join('\n'), modules: modules.join('\n') };
}

import { continuationsOf, RECORD } from './biff/records.js';
import type { BookChanges } from './book-changes.js';
import type { OleFile } from './ole/read.js';
import { blankPictures } from './pictures.js';
import { streamKind } from './streams.js';
import type { Book } from './workbook.js';

const NAMES: Readonly<Record<string, string>> = {
  macros: 'macros',
  'embedded object': 'embedded objects',
  other: 'parts of other kinds',
};

/** The kinds of content that cannot be searched in a file, sorted, as a warning names them. */
export function unscannedKinds({ streams }: OleFile): string[] {
  const kinds = streams
    .filter(({ content }) => content.length > 0)
    .flatMap(({ path }) => NAMES[streamKind(path)] ?? []);
  const books = streams.filter(({ path }) => streamKind(path) === 'workbook').map(({ content }) => content);
  if (books.some(holdsImages)) kinds.push('images');
  if (books.some(holdsPrinter)) kinds.push('printer settings');
  return [...new Set(kinds)].sort();
}

/** Names of the streams that cannot be searched. */
export const unscannedNames = ({ streams }: OleFile): string[] =>
  streams
    .filter(({ path, content }) => {
      const kind = streamKind(path);
      return (
        content.length > 0 &&
        (NAMES[kind] !== undefined || (kind === 'workbook' && (holdsImages(content) || holdsPrinter(content))))
      );
    })
    .map(({ path }) => path);

/** Maximum size in bytes of a drawing group without pictures; a picture takes more. */
const NO_PICTURES = 400;

const holdsImages = (stream: Buffer): boolean =>
  holds(stream, (type, length) => type === RECORD.image || (type === RECORD.drawingGroup && length > NO_PICTURES));

/** Record with data of a printer driver. */
const PRINTER = 0x4d;
const holdsPrinter = (stream: Buffer): boolean => holds(stream, (type) => type === PRINTER);

function holds(stream: Buffer, wanted: (type: number, length: number) => boolean): boolean {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (wanted(stream.readUInt16LE(at), stream.readUInt16LE(at + 2))) return true;
  }
  return false;
}

/** Removes pictures, printer settings and the mark of macros from a workbook. */
export function dropFrom(book: Book, changes: BookChanges): void {
  blankPictures(book, changes);
  book.records.forEach(({ type }, index) => {
    if (type === RECORD.macros) changes.replaceOne(index, []);
    if (type !== PRINTER) return;
    for (let at = index; at < continuationsOf(book.records, index); at++) changes.replaceOne(at, []);
  });
}

/**
 * Returns a function that recognises entries that cannot be searched: macro projects, and objects of other programs as
 * a whole unless they contain a workbook.
 */
export function unscannedEntries({ streams }: OleFile): (path: string) => boolean {
  const gone = new Set<string>();
  const workbooks = streams.filter(({ path }) => streamKind(path) === 'workbook').map(({ path }) => path);
  for (const { path } of streams) {
    if (NAMES[streamKind(path)] === undefined) continue;
    const [folder = ''] = path.split('/', 1);
    gone.add(path.includes('/') && !workbooks.some((one) => one.startsWith(`${folder}/`)) ? folder : path);
  }
  return (path) => gone.has(path);
}

import { RECORD } from './biff/records.js';
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

/** The kinds of what cannot be searched in a file, sorted, as a warning names them. */
export function unscannedKinds({ streams }: OleFile): string[] {
  const kinds = streams
    .filter(({ content }) => content.length > 0)
    .flatMap(({ path }) => NAMES[streamKind(path)] ?? []);
  const hasImages = streams.some(({ path, content }) => streamKind(path) === 'workbook' && holdsImages(content));
  return [...new Set([...kinds, ...(hasImages ? ['images'] : [])])].sort();
}

/** Bytes of a drawing group that has no pictures; each picture takes more. */
const NO_PICTURES = 400;

function holdsImages(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (type === RECORD.image || (type === RECORD.drawingGroup && stream.readUInt16LE(at + 2) > NO_PICTURES))
      return true;
  }
  return false;
}

/** Takes pictures out of a workbook, and what says that it has macros. */
export function dropFrom(book: Book, changes: BookChanges): void {
  blankPictures(book, changes);
  book.records.forEach(({ type }, index) => {
    if (type === RECORD.macros) changes.replaceOne(index, []);
  });
}

/** Tells the entries that cannot be searched: projects of macros and objects of other programs as a whole, unless a workbook stands in them. */
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

import { DeidError, type FileJob, type FileReport, isDeidError } from '../../../core/index.js';
import { append, givenColumns, looksLikeMarkup, Pauses, reportSheet, type SearchedSheet } from '../../../kit/index.js';
import { processMarkup } from './markup/process.js';
import { isOleContainer, oleError } from './parts/ole.js';
import { safePartNames } from './parts/part-names.js';
import { RECORD, VERSION } from './xls/biff/records.js';
import { BookChanges } from './xls/book-changes.js';
import { BookSearch } from './xls/book-search.js';
import { codecOfPage } from './xls/code-page.js';
import { textsIn } from './xls/fixed-text.js';
import { checkOleForLeaks } from './xls/leak-check.js';
import { type OleFile, type OleStream, readOle } from './xls/ole/read.js';
import { withoutEntries } from './xls/ole/remove.js';
import { writeOle } from './xls/ole/write.js';
import { PlaceSearch } from './xls/place-search.js';
import { searchProperties } from './xls/properties.js';
import { streamKind } from './xls/streams.js';
import { dropFrom, unscannedEntries, unscannedKinds, unscannedNames } from './xls/unscanned.js';
import { type Book, openBook } from './xls/workbook.js';

/**
 * Minimum length of a text in binary data of unknown meaning, in bytes: shorter runs of letters are mostly not text.
 */
const MIN_UNCERTAIN = 6;

/** A stream that will be changed once all terms are known. */
const STALE =
  'Formulas keep the numbers and days that they repeat, and the results that they had until a program calculates the workbook again: they may not fit the new cells.';

interface Change {
  readonly index: number;
  readonly changed: () => boolean;
  /** The new content; called only if it has changed. */
  readonly content: () => Buffer;
  /** Describes what else is removed; called only if anything in the file has changed. */
  readonly beside?: () => void;
  /** True for a workbook with formulas. */
  readonly hasFormulas?: boolean;
}

/** De-identifies an Excel workbook in the binary format, or markup with the same file extension. */
export async function deidentifyBook(job: FileJob): Promise<FileReport> {
  // A table has rows instead of sentences, also inside of a document that is read in context.
  job.session.announce?.([Number.POSITIVE_INFINITY]);
  const bytes = await job.source.bytes();
  if (!isOleContainer(bytes) && looksLikeMarkup(bytes.subarray(0, 4096))) return processMarkup(job, bytes);
  if (!isOleContainer(bytes)) throw new DeidError('document_unreadable', ['it is of a version before Excel 5']);
  try {
    return await rewrite(job, bytes);
  } catch (error) {
    // Caused by reading beyond the end of a record or stream.
    if (error instanceof RangeError && !isDeidError(error))
      throw new DeidError('document_unreadable', ['its records are damaged']);
    throw error;
  }
}

async function rewrite(job: FileJob, bytes: Uint8Array): Promise<FileReport> {
  const file = readOle(bytes);
  if (!file.streams.some(({ path }) => streamKind(path) === 'workbook' && !path.includes('/'))) throw oleError(bytes);
  const unscanned = unscannedKinds(file);
  if (job.options.unscanned === 'fail' && unscanned.length > 0) {
    throw new DeidError('document_unreadable', [`it holds ${unscanned.join(', ')}, which cannot be searched`]);
  }
  const search = new PlaceSearch(job.session);
  const sheets: SearchedSheet[] = [];
  const changes: Change[] = [];
  const pauses = new Pauses(job.signal);
  const isDropped = job.options.unscanned === 'drop';
  const kept = isDropped ? withoutEntries(file, unscannedEntries(file)) : file;
  const hasMacros = kept.streams.some(({ path }) => streamKind(path) === 'macros');
  for (const stream of file.streams) {
    job.signal?.throwIfAborted();
    const change = await searchStream(stream, { search, job, sheets, hasMacros, pauses });
    if (change !== undefined) changes.push(change);
  }
  const gone = search.replace();
  const isChanged = changes.some(({ changed }) => changed()) || kept.streams.length < file.streams.length;
  if (isChanged) for (const { beside } of changes) beside?.();
  const contents = new Map(changes.filter(({ changed }) => changed()).map(({ index, content }) => [index, content()]));
  const isStale = changes.some(({ changed, hasFormulas }) => hasFormulas === true && changed());
  const output = isChanged ? writeOle(kept, contents) : bytes;
  if (isChanged) checkOleForLeaks(output, gone);
  await job.sink.write(output);
  return {
    counts: {},
    warnings: [...warningsOf(file, { unscanned, isDropped, isChanged }), ...(isStale ? [STALE] : [])],
    format: {
      version: versionOf(file),
      parts: file.streams.length,
      partsChanged: contents.size,
      partsNotSearched: isDropped ? [] : unscanned,
      namesOfPartsNotSearched: isDropped ? [] : safePartNames(unscannedNames(file)),
      sheets: sheets.map(reportSheet),
    },
  };
}

/** State shared by the searches of all streams. */
interface SearchJob {
  readonly search: PlaceSearch;
  readonly job: FileJob;
  /** Collects the sheets that were searched. */
  readonly sheets: SearchedSheet[];
  readonly hasMacros: boolean;
  readonly pauses: Pauses;
}

async function searchStream(
  { path, content, index }: OleStream,
  { search, job, sheets, hasMacros, pauses }: SearchJob,
): Promise<Change | undefined> {
  const kind = streamKind(path);
  if (kind === 'workbook') {
    const book: Book = openBook(content);
    const changes = new BookChanges(book);
    const found = new BookSearch(book, changes, search, hasMacros, pauses);
    await found.run(givenColumns(job.options.columns));
    if (job.options.unscanned === 'drop') dropFrom(book, changes);
    append(sheets, found.sheets);
    const hasFormulas = book.records.some(({ type }) => type === RECORD.formula);
    return { index, changed: () => changes.changed, content: () => changes.write(), hasFormulas };
  }
  if (kind === 'properties') {
    const { bytes, changed, dropPreviews } = searchProperties(content, path, search);
    return { index, changed, content: () => bytes, beside: dropPreviews };
  }
  const isRecords = kind === 'pivot cache' || kind === 'revisions';
  if (!isRecords && kind !== 'embedded object' && kind !== 'other') return undefined;
  let touched = false;
  const bytes = Buffer.from(content);
  const region = {
    bytes,
    touch: () => {
      touched = true;
    },
  };
  for (const place of textsIn(region, codecOfPage(undefined), { anyScript: isRecords })) {
    // Streams of other programs are not searched by themselves, but must not contain terms found elsewhere.
    if (place.hasLength && isRecords) search.find(place);
    else if (place.hasLength || place.size >= MIN_UNCERTAIN) search.addUncertain(place);
  }
  return { index, changed: () => touched, content: () => bytes };
}

const versionOf = ({ streams }: OleFile): string => {
  const main = streams.find(({ path }) => streamKind(path) === 'workbook' && !path.includes('/'));
  return main?.content.readUInt16LE(4) === VERSION.biff8 ? 'BIFF8' : 'BIFF5';
};

interface Outcome {
  readonly unscanned: readonly string[];
  readonly isDropped: boolean;
  readonly isChanged: boolean;
}

const warningsOf = ({ streams }: OleFile, { unscanned, isDropped, isChanged }: Outcome): string[] => [
  ...unscanned.map((kind) =>
    isDropped
      ? `Parts that could not be searched were taken out: ${kind}.`
      : `The file holds ${kind}, which were not searched.`,
  ),
  ...(isChanged && streams.some(({ path }) => streamKind(path) === 'signature')
    ? ['The digital signature is no longer valid, because the file has changed.']
    : []),
];

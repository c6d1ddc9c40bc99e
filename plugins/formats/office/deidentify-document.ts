import type { FileAdapter, FileReport } from '../../../core/index.js';
import { Pauses } from '../../../kit/index.js';
import type { PackageJob } from './package/nested.js';
import { processPackage } from './package/package.js';
import { plainTexts } from './parts/masked-parts.js';
import { dataNames, isMacros, isPartList, type Part } from './parts/parts.js';
import { BookmarkNames } from './text/bookmarks.js';
import { withPropertyNames } from './text/own-properties.js';
import { readUnits } from './text/read-units.js';
import { PackageSearch } from './text/rewrite.js';
import { skeletonUnits } from './text/skeleton.js';

/** Media types of documents and templates, with and without macros. */
const WORD = /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)/;
/** Media types of presentations, and of workbooks whose sheets are not XML. */
const OTHERS =
  /^application\/vnd\.(?:openxmlformats-officedocument\.presentationml|ms-powerpoint|ms-excel\.(?:sheet|template|addin)\.binary)\./;

/** Characters of the parts outside of tags. */
function* textLengths(parts: readonly Part[]): Generator<number> {
  for (const part of parts) {
    const xml = isPartList(part) ? '' : (part.xml?.text ?? '');
    for (let end = 0; ; ) {
      const start = xml.indexOf('<', end);
      if (start < 0) break;
      yield start - end;
      const close = xml.indexOf('>', start);
      if (close < 0) break;
      end = close + 1;
    }
  }
}

/** @param embedded adapters for files inside of the document. */
export const deidentifyDocument = (job: PackageJob, embedded: readonly FileAdapter[]): Promise<FileReport> =>
  deidentifyTexts(job, embedded, WORD);

/** De-identifies a package of another program that is embedded in a document. Its texts are read like those of a document. */
export const deidentifyOther = (job: PackageJob, embedded: readonly FileAdapter[]): Promise<FileReport> =>
  deidentifyTexts(job, embedded, OTHERS);

const deidentifyTexts = (job: PackageJob, embedded: readonly FileAdapter[], main: RegExp): Promise<FileReport> =>
  processPackage(job, {
    main,
    embedded,
    search: async (parts, session) => {
      session.announce?.(textLengths(parts));
      const search = new PackageSearch(session, new BookmarkNames(), {
        pauses: new Pauses(job.signal),
        references: dataNames(parts),
      });
      for (const part of parts) {
        job.signal?.throwIfAborted();
        if (part.xml !== undefined && !isPartList(part))
          await search.read(part, withPropertyNames(part, readUnits(part.xml.text, part, session)));
      }
      for (const text of plainTexts(parts)) search.readUneditable(text);
      const hasMacros = parts.some(isMacros);
      for (const part of parts)
        if (part.xml !== undefined && !isPartList(part))
          await search.readSkeleton(part, (only) =>
            skeletonUnits(part, { names: 'bookmark', hasMacros, words: search.formatWords, only }),
          );
      return { ...(await search.changes()), removed: [], format: {}, warnings: [] };
    },
  });

import type { FileAdapter, FileJob, FileReport } from '../../../core/index.js';
import { processPackage } from '../package.js';
import { isPartList } from '../parts.js';
import { PackageSearch } from '../rewrite.js';
import { BookmarkNames } from './bookmarks.js';
import { readUnits } from './read-units.js';

/** Documents and templates, with macros and without. */
const WORD = /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)/;

/** @param embedded what reads the files within the document. */
export const deidentifyDocument = (job: FileJob, embedded: readonly FileAdapter[]): Promise<FileReport> =>
  processPackage(job, {
    main: WORD,
    embedded,
    search: (parts, session) => {
      const search = new PackageSearch(session, new BookmarkNames());
      for (const part of parts) {
        job.signal?.throwIfAborted();
        if (part.xml !== undefined && !isPartList(part)) search.read(part, readUnits(part.xml.text, part));
      }
      return { ...search.changes(), removed: [], format: {}, warnings: [] };
    },
  });

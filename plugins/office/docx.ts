import type { FileAdapter } from '../../core/index.js';
import { isOleContainer } from './ole.js';
import { OPTIONS, processPackage } from './package.js';
import { isPartList } from './parts.js';
import { PackageSearch } from './rewrite.js';
import { BookmarkNames } from './text/bookmarks.js';
import { readUnits } from './text/read-units.js';
import { isZip } from './zip/archive.js';

const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  dotx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  docm: 'application/vnd.ms-word.document.macroEnabled.12',
  dotm: 'application/vnd.ms-word.template.macroEnabled.12',
} as const;

/** Documents and templates, with macros and without. */
const WORD = /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)/;

/** Word documents (Office Open XML), changed in place. */
export const docxAdapter = (embedded: readonly FileAdapter[] = []): FileAdapter => ({
  name: 'docx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: { type: 'object', additionalProperties: false, properties: OPTIONS },
  accepts: (head) => isZip(head) || isOleContainer(head),
  process: (job) =>
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
    }),
});

import { DeidError } from '../../../core/index.js';
import type { EditedPlace } from './base/edited-places.js';
import type { Objects } from './objects/objects.js';
import { writePdf } from './objects/write.js';
import { PagePictures } from './ocr/pictures.js';
import type { PictureReader } from './ocr/reader.js';
import { load, type OpenedPdf } from './open.js';
import { PdfiumDocument } from './pdfium/document.js';
import type { Report } from './report.js';
import type { DocumentSearch } from './search.js';
import { checkAppearances } from './verify/appearances.js';
import { type Check, checkObjects, checkPages } from './verify/verify.js';

/** A document with all edits made. */
export interface EditedDocument {
  readonly opened: OpenedPdf;
  readonly search: DocumentSearch;
  readonly report: Report;
  /** Undefined if pictures are not read. Then pages that still show a term cannot become pictures. */
  readonly reader: PictureReader | undefined;
}

/** Reported for a page that still shows a term but could not become a picture. */
const NO_PICTURE = 'page content (with `ocr` the page could be replaced by a picture)';

/**
 * Writes a document and checks its bytes. A page that still shows a term becomes a picture of itself, once.
 * @throws DeidError `leak_detected`
 */
export async function checkedBytes(edited: EditedDocument, check: Check): Promise<Uint8Array> {
  const { objects } = edited.opened;
  let bytes = writePdf(objects, { packed: true });
  let { leaking, finished } = await leakingPages(bytes, check);
  if (leaking.size > 0 && edited.reader !== undefined) {
    await fallBack(edited, bytes, leaking, check);
    bytes = writePdf(objects, { packed: true });
    ({ leaking, finished } = await leakingPages(bytes, check));
  }
  if (leaking.size > 0)
    throw new DeidError('leak_detected', [edited.reader === undefined ? NO_PICTURE : 'page content']);
  const hidden = checkObjects(finished, check);
  if (hidden !== undefined) throw new DeidError('leak_detected', [hidden]);
  return bytes;
}

/** Pages of a finished document that still show a term, in their own content or in annotations and form fields. */
async function leakingPages(bytes: Uint8Array, check: Check): Promise<{ leaking: Set<number>; finished: Objects }> {
  const finished = await load(bytes);
  if (finished === undefined) throw new DeidError('leak_detected', ['structure']);
  const leaking = await checkPages(bytes, check);
  for (const page of await checkAppearances(finished.pdf, check.pdfium, check.gone)) leaking.add(page);
  return { leaking, finished };
}

async function fallBack(
  edited: EditedDocument,
  bytes: Uint8Array,
  leaking: ReadonlySet<number>,
  { pdfium }: Check,
): Promise<void> {
  const document = new PdfiumDocument(pdfium, bytes);
  const pictures = new PagePictures(document, edited.reader);
  for (const index of leaking) {
    await pictures.findKnown(index, (text) => edited.search.leftOn(index, text));
    toPicture(edited, pictures, index, []);
  }
  document.close();
}

/**
 * Replaces a page with a picture of itself.
 * @param places edited places in the content, if the pictures are those of the original document.
 */
export function toPicture(
  { opened: { objects, pages }, report }: Pick<EditedDocument, 'opened' | 'report'>,
  pictures: PagePictures,
  index: number,
  places: readonly EditedPlace[],
): void {
  const page = pages[index];
  if (page === undefined) return;
  pictures.replace(index, objects, page, places);
  report.picturePages.add(index);
}

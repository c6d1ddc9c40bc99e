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

/** A document all of whose edits are made. */
export interface EditedDocument {
  readonly opened: OpenedPdf;
  readonly search: DocumentSearch;
  readonly report: Report;
  /** Left out: pages that still show a term do not become pictures, because pictures are not read. */
  readonly reader: PictureReader | undefined;
}

/** Where a page that still shows a term could not become a picture. */
const NO_PICTURE = 'page content (with `ocr` the page could be replaced by a picture)';

/**
 * Writes a document and checks its bytes; a page that still shows a term becomes a picture of itself, once.
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

/** Pages of a finished document that still show a term, in their own content or in that of notes and form fields. */
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
 * Makes a page a picture of itself.
 * @param places where the content was edited, if the pictures are those of the document as it was given.
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

import type { PageContent } from './content/index.js';
import type { PdfiumDocument } from './pdfium/document.js';
import { type PageFacts, pageFacts } from './pdfium/page-facts.js';
import { drawPage, isBlank } from './pdfium/picture.js';

/**
 * How a page is read. `text`: its content states its text. `layered`: a scan with a hidden text layer, which states
 * where terms are in the pixels. `picture`: only its picture shows its text.
 */
export type PageKind = 'text' | 'layered' | 'picture';

/** Number of letters above which a page with a large picture is not a scan, or its hidden text is trusted. */
const MAX_SCAN_LETTERS = 100;
/** Share of a page above which a picture is the page itself. */
const MIN_PICTURE_SHARE = 0.5;
/** Resolution that is sufficient to see whether a page is blank. */
const COARSE_DPI = 24;
const COARSE_PIXELS = 1_000_000;

/** How a page is read, and whether it has pictures that are not read. */
export interface PageReading {
  readonly kind: PageKind;
  readonly unreadPictures: boolean;
  /**
   * True if the content of the page has no pictures and all its text has a known place, so that a term in its picture
   * may be in that content.
   */
  readonly editable: boolean;
}

/** Decides how a page is read. */
export function pageReading(page: PageContent, at: number, document: PdfiumDocument): PageReading {
  const facts = pageFacts(document, at);
  const kind = kindOf(page, at, facts, document);
  const hasPlaces = page.problems.every(({ kind }) => kind === 'no-face' || kind === 'unmapped');
  const editable = kind !== 'layered' && hasPlaces && facts?.hasPictures === false;
  return { kind, unreadPictures: kind === 'text' && facts?.hasPictures === true, editable };
}

function kindOf(
  { units, problems, index }: PageContent,
  at: number,
  facts: PageFacts | undefined,
  document: PdfiumDocument,
): PageKind {
  // A page that cannot be edited safely is read as a picture.
  if (problems.some(({ kind, page = index }) => kind !== 'no-face' && page === at)) return 'picture';
  const letters = units.reduce(
    (sum, { text, isRepeated }) => sum + (isRepeated ? 0 : text.replace(/\s/g, '').length),
    0,
  );
  if (facts === undefined) return 'text';
  if (letters === 0) return isEmpty(at, document) ? 'text' : 'picture';
  if (facts.picture <= MIN_PICTURE_SHARE) return 'text';
  if (letters < MAX_SCAN_LETTERS) return 'picture';
  if (facts.hiddenText) return 'layered';
  // Words and lines may be cut where parts of a picture meet, so such parts are not read separately.
  return facts.pieces > MIN_PICTURE_SHARE ? 'picture' : 'text';
}

function isEmpty(index: number, document: PdfiumDocument): boolean {
  const picture = drawPage(document, index, COARSE_DPI, COARSE_PIXELS);
  return picture === undefined || isBlank(picture);
}

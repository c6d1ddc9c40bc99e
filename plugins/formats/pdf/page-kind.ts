import type { PageContent } from './content/index.js';
import type { PdfiumDocument } from './pdfium/document.js';
import { type PageFacts, pageFacts } from './pdfium/page-facts.js';
import { drawPage, isBlank } from './pdfium/picture.js';

/**
 * How a page is to be read. `text`: its content says what is on it. `layered`: a scan with text behind it that can be
 * searched; the text says where terms stand in the pixels. `picture`: only its picture says what is on it.
 */
export type PageKind = 'text' | 'layered' | 'picture';

/** Letters above which a page with a large picture is no scan, or its hidden text is trusted. */
const MUCH_TEXT = 100;
/** Part of a page above which a picture is the page itself. */
const MOSTLY_PICTURE = 0.5;
/** Fine enough to see whether there is anything. */
const COARSE_DPI = 24;
const COARSE_PIXELS = 1_000_000;

/** How a page is to be read, and whether pictures on it are left unread. */
export interface PageReading {
  readonly kind: PageKind;
  readonly unreadPictures: boolean;
  /** Its own content holds no pictures, and all of it has a place: a term that its picture shows may stand in that content. */
  readonly editable: boolean;
}

/** Finds out how a page is to be read. */
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
  // A page that cannot be edited safely is read as it is seen.
  if (problems.some(({ kind, page = index }) => kind !== 'no-face' && page === at)) return 'picture';
  const letters = units.reduce((sum, { text, again }) => sum + (again ? 0 : text.replace(/\s/g, '').length), 0);
  if (facts === undefined) return 'text';
  if (letters === 0) return isEmpty(at, document) ? 'text' : 'picture';
  if (facts.picture <= MOSTLY_PICTURE) return 'text';
  if (letters < MUCH_TEXT) return 'picture';
  if (facts.hiddenText) return 'layered';
  // Words and lines may be cut where pieces of a picture meet, so these are not read one by one.
  return facts.pieces > MOSTLY_PICTURE ? 'picture' : 'text';
}

function isEmpty(index: number, document: PdfiumDocument): boolean {
  const picture = drawPage(document, index, COARSE_DPI, COARSE_PIXELS);
  return picture === undefined || isBlank(picture);
}

import { PDF } from '@libpdf/core';
import { DeidError, type FileLimits, isDeidError } from '../../../core/index.js';
import { normalContent } from './content/index.js';
import { keepBounds } from './objects/bounds.js';
import { checkStreams, isEncrypted } from './objects/guard.js';
import { guardedBytes } from './objects/guarded-bytes.js';
import { isStream, Objects } from './objects/objects.js';
import { outsideTexts } from './objects/outside.js';
import { flattenPages, type PageObject, pagesOf } from './objects/pages.js';
import { fullerOf } from './objects/repair.js';
import { hasStrayMarks } from './objects/stray.js';
import { streamData } from './objects/stream-data.js';
import { StreamKinds } from './objects/stream-kind.js';
import { writePdf } from './objects/write.js';
import { PdfiumDocument } from './pdfium/document.js';
import type { Pdfium } from './pdfium/instance.js';
import { hasLeftovers, hasOrphans, hasRevisions } from './scrub/leftovers.js';

/** A normalised document: one revision, no encryption, a flat list of pages. */
export interface OpenedPdf {
  readonly objects: Objects;
  readonly pages: readonly PageObject[];
  /** The same document as bytes, for readers with their own parsers. */
  readonly bytes: Uint8Array;
  /** True if the original file has texts or streams to which nothing refers: older revisions or deleted objects. */
  readonly leftovers: boolean;
  /** Text of the original file outside of all objects. */
  readonly outside: string;
  /** Pages of a damaged file, from 0, on which another reader finds more text than could be kept. */
  readonly incompletePages: readonly number[];
}

/** What opening a document needs. */
export interface OpenOptions {
  readonly pdfium: Pdfium;
  readonly limits: FileLimits;
  readonly maxPages: number;
  readonly password: string | undefined;
}

/**
 * Opens and normalises a document. All further work uses the result, so that no two engines can disagree about which
 * revision of an object counts.
 * @throws DeidError `document_encrypted`, `document_unreadable`, `document_unsafe`, `document_expands_too_much`
 */
export async function openPdf(given: Uint8Array, options: OpenOptions): Promise<OpenedPdf> {
  checkStreams(given, options.limits);
  const loaded = isEncrypted(given) ? undefined : await load(given);
  const first = await normalised(given, loaded ?? (await loadMended(given, options)), options);
  const second = loaded?.pdf.recoveredViaBruteForce ? await mendedOtherwise(given, options) : undefined;
  const { pdfium } = options;
  const { repair, incompletePages } =
    second === undefined
      ? { repair: first, incompletePages: [] }
      : await guarded(async () => fullerOf(first, second, pdfium));
  return { ...repair, outside: outsideTexts(given), incompletePages };
}

type Normalised = Omit<OpenedPdf, 'outside' | 'incompletePages'>;

async function normalised(given: Uint8Array, first: Objects, { maxPages, limits }: OpenOptions): Promise<Normalised> {
  await guarded(async () => {
    keepBounds(first);
    normaliseContent(first, limits.partBytes);
  });
  const leftovers = await guarded(async () => hasRevisions(given) || hasLeftovers(first) || hasOrphans(given, first));
  const pages = pagesOf(first, maxPages);
  if (pages.length === 0) throw unreadable();
  flattenPages(first, pages);
  const bytes = await guarded(async () => writePdf(first, { packed: false }));
  const objects = await load(bytes);
  if (objects === undefined) throw unreadable();
  return { objects, pages: pagesOf(objects, maxPages), bytes, leftovers };
}

/** Replaces content that readers read differently. @param most maximum size of a stream, in bytes */
function normaliseContent(objects: Objects, most: number): void {
  const kinds = new StreamKinds(objects);
  for (const { ref, object } of objects.reachable()) {
    if (!isStream(object) || kinds.of(ref, object) !== 'content') continue;
    const data = streamData(object, objects, most);
    const next = data && normalContent(data);
    if (next === undefined) continue;
    for (const key of ['Filter', 'DecodeParms', 'F', 'DP']) object.delete(key);
    object.setData(next);
  }
}

/**
 * A damaged document as repaired by PDFium, to compare with the repair by the object layer; `undefined` if PDFium
 * cannot repair it.
 */
async function mendedOtherwise(given: Uint8Array, options: OpenOptions): Promise<Normalised | undefined> {
  try {
    return await normalised(given, await loadMended(given, options), options);
  } catch (error) {
    if (isDeidError(error)) return undefined;
    throw error;
  }
}

const unreadable = (): DeidError => new DeidError('document_unreadable', ['it is not a whole PDF']);

/**
 * Parsers are recursive, and hostile files exploit that, so any error of a parser means that the file cannot be read.
 */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDeidError(error) ? error : unreadable();
  }
}

/** Opens a document that is not encrypted; `undefined` if the object layer cannot. */
export async function load(bytes: Uint8Array): Promise<Objects | undefined> {
  if (hasStrayMarks(bytes)) return undefined;
  try {
    const pdf = await PDF.load(guardedBytes(bytes));
    const root = pdf.context.info.trailer.getRef('Root');
    if (root === undefined || pdf.isEncrypted) return undefined;
    const objects = new Objects(pdf, root);
    if (!objects.catalog.has('Pages')) return undefined;
    // Objects that turn out to be damaged only now are repaired like a file that cannot be opened.
    objects.parseAll();
    return objects;
  } catch {
    return undefined;
  }
}

/** PDFium decrypts, and repairs files that the object layer cannot open. */
async function loadMended(given: Uint8Array, { pdfium, password, limits }: OpenOptions): Promise<Objects> {
  const mended = await guarded(async () => {
    const document = new PdfiumDocument(pdfium, given, password);
    try {
      return document.rewritten();
    } finally {
      document.close();
    }
  });
  checkStreams(mended, limits);
  const objects = await load(mended);
  if (objects === undefined) throw unreadable();
  return objects;
}

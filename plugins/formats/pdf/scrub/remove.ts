import { PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core';
import { isStream, type Objects, within } from '../objects/objects.js';
import type { PageObject } from '../objects/pages.js';
import { streamData } from '../objects/stream-data.js';
import { privateStreams } from '../objects/stream-kind.js';
import { stampSignatures } from './signatures.js';

/** What was removed from a document, except attached files. */
export interface Removed {
  readonly signed: boolean;
  readonly scripts: boolean;
  readonly dynamicForm: boolean;
}

/**
 * Entries of the catalogue that are copies of the content, belong to signatures, or contain what cannot be searched.
 */
const CATALOG = ['PieceInfo', 'SpiderInfo', 'Perms', 'DSS', 'Legal', 'Collection', 'NeedsRendering'] as const;
/**
 * Entries of any dictionary: private copies of programs, previews, attached files, alternative versions of a picture.
 */
const ANYWHERE = ['PieceInfo', 'Thumb', 'AF', 'EF', 'RF', 'Alternates', 'LastModified'] as const;
/** XMP properties with the standard that a document follows. They are kept, because readers need them. */
const STANDARD =
  /\b(pdfaid|pdfuaid|pdfxid):(part|conformance|rev|GTS_PDFXVersion)\s*(?:=\s*["']|>)(\d{1,4}|[A-F]|PDF\/X-[\w:]{1,12})["'<]/g;
const METADATA_BYTES = 4 * 1024 * 1024;

/** True if a document has attached files. They are not searched, so they are always removed. */
export function hasAttachments(objects: Objects): boolean {
  for (const { object } of objects.reachable()) {
    for (const value of within(object))
      if (value instanceof PdfDict && (value.has('EF') || value.has('AF'))) return true;
  }
  return false;
}

/**
 * True if a document contains private copies of its content for programs. They are not searched, so they are always
 * removed.
 */
export function hasPrivateCopies(objects: Objects): boolean {
  for (const { object } of objects.reachable()) {
    for (const value of within(object)) {
      const data = value instanceof PdfDict ? value.get('PieceInfo') : undefined;
      if (data !== undefined && [...privateStreams(data, objects)].length > 0) return true;
    }
  }
  return false;
}

/** Removes everything that a changed document must not keep. */
export function removeHidden(objects: Objects, pages: readonly PageObject[]): Removed {
  const removed = { signed: false, scripts: false, dynamicForm: false };
  const { catalog } = objects;
  writeMetadata(objects);
  const names = objects.dict(catalog, 'Names');
  for (const key of ['EmbeddedFiles', 'XFAImages', 'XFAResources']) names?.delete(key);
  removed.scripts = names?.delete('JavaScript') ?? false;
  const form = objects.dict(catalog, 'AcroForm');
  removed.dynamicForm = form?.delete('XFA') ?? false;
  form?.delete('SigFlags');
  removed.signed = stampSignatures(objects, pages);
  for (const key of CATALOG) catalog.delete(key);
  for (const { dict } of pages) removeFileAnnotations(objects, dict);
  for (const { object } of objects.reachable()) {
    for (const value of within(object)) if (value instanceof PdfDict) clean(value, value === catalog, objects, removed);
  }
  return removed;
}

function clean(
  dict: PdfDict,
  isCatalog: boolean,
  objects: Objects,
  removed: { -readonly [Key in keyof Removed]: boolean },
): void {
  for (const key of ANYWHERE) dict.delete(key);
  if (!isCatalog) dict.delete('Metadata');
  if (dict.has('JS')) {
    // An action without its script is kept, so that references to it need no change.
    dict.set('JS', PdfString.fromString(''));
    removed.scripts = true;
  }
  if (objects.name(dict, 'FT') === 'Sig' || objects.dict(dict, 'V')?.has('ByteRange') === true) {
    removed.signed ||= dict.delete('V');
    dict.delete('Lock');
    dict.delete('SV');
  }
}

/** Removes annotations with attached files, and the notes that belong to them. */
function removeFileAnnotations(objects: Objects, page: PdfDict): void {
  const annotations = objects.array(page, 'Annots');
  if (annotations === undefined) return;
  const dictOf = (object: PdfObject): PdfDict | undefined => {
    const value = objects.resolve(object);
    return value instanceof PdfDict ? value : undefined;
  };
  const isFile = (dict: PdfDict | undefined): boolean =>
    dict !== undefined && objects.name(dict, 'Subtype') === 'FileAttachment';
  const kept = annotations.toArray().filter((annotation) => {
    const dict = dictOf(annotation);
    return !isFile(dict) && !(dict !== undefined && isFile(objects.dict(dict, 'Parent')));
  });
  if (kept.length < annotations.length) page.set('Annots', new PdfArray(kept));
}

/** Rewrites metadata so that they only state the standard that the document follows. */
function writeMetadata(objects: Objects): void {
  const { catalog } = objects;
  const old = objects.get(catalog, 'Metadata');
  if (!isStream(old)) return void catalog.delete('Metadata');
  const xml = new TextDecoder().decode(streamData(old, objects, METADATA_BYTES) ?? new Uint8Array());
  const standard = new Map([...xml.matchAll(STANDARD)].map(([, prefix, key, value]) => [`${prefix}:${key}`, value]));
  const attributes = [...standard].map(([name, value]) => ` ${name}="${value}"`).join('');
  const packet = [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
    ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
    `${attributes}/></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  ].join('');
  const stream = PdfStream.fromDict({ Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') }, Buffer.from(packet));
  catalog.set('Metadata', objects.register(stream));
}

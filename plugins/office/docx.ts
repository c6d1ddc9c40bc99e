import { DeidError, type Edit, type FileAdapter, type FileJob, type FileReport, splice } from '../../core/index.js';
import { checkForLeaks } from './leak-check.js';
import { isOleContainer, oleError } from './ole.js';
import { isPartList, mainContentType, openParts, type Part, unscannedKinds } from './parts.js';
import { PackageSearch } from './rewrite.js';
import { readArchive, type ZipEntry } from './zip/archive.js';
import { archivePieces, repacked } from './zip/write.js';

const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Documents and templates, with macros and without. */
const WORD = /^application\/vnd\.(?:openxmlformats-officedocument\.wordprocessingml|ms-word)\.(?:document|template)/;

async function process(job: FileJob): Promise<FileReport> {
  const bytes = await job.source.bytes();
  if (isOleContainer(bytes)) throw oleError(bytes);
  const entries = await readArchive(bytes, job.limits);
  const parts = openParts(entries);
  if (!WORD.test(mainContentType(parts))) throw new DeidError('file_type_mismatch');
  const search = new PackageSearch(job.session);
  for (const part of parts) {
    job.signal?.throwIfAborted();
    if (part.xml !== undefined && !isPartList(part)) search.read(part, part.xml.text);
  }
  const { edits, gone } = search.changes();
  const changed = edits.size === 0 ? bytes : Buffer.concat([...archivePieces(rewritten(entries, edits))]);
  if (edits.size > 0) await checkForLeaks(changed, gone, job.limits);
  await job.sink.write(changed);
  return {
    counts: {},
    warnings: warningsOf(parts, edits.size > 0),
    format: { parts: parts.length, partsChanged: edits.size, partsNotSearched: unscannedKinds(parts) },
  };
}

/** The files of the new archive: only those whose parts have edits are packed anew. */
function rewritten(entries: readonly ZipEntry[], edits: ReadonlyMap<Part, readonly Edit[]>): ZipEntry[] {
  const changed = new Map<ZipEntry, ZipEntry>();
  for (const [{ entry, xml }, changes] of edits) {
    if (xml !== undefined) changed.set(entry, repacked(entry, xml.encode(splice(xml.text, changes))));
  }
  return entries.map((entry) => changed.get(entry) ?? entry);
}

function warningsOf(parts: readonly Part[], changed: boolean): string[] {
  const warnings = unscannedKinds(parts).map((kind) => `The file holds ${kind}, which were not searched.`);
  const signed = parts.some(({ contentType }) => contentType.includes('digital-signature'));
  if (changed && signed) warnings.push('The digital signature of the file is no longer valid.');
  return warnings;
}

/** Word documents (Office Open XML), changed in place. */
export const docxAdapter = (): FileAdapter => ({
  name: 'docx',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  accepts: (head) => isZip(head) || isOleContainer(head),
  process,
});

const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;

import { DeidError, type Edit, type FileJob, type FileReport, type SoughtTerms } from '../../core/index.js';
import { checkForLeaks } from './leak-check.js';
import { isOleContainer, oleError } from './ole.js';
import { mainContentType, openParts, type Part, unscannedKinds } from './parts.js';
import { type Removal, spliceBoth, staleParts } from './remove-parts.js';
import { readArchive, type ZipEntry } from './zip/archive.js';
import { archivePieces, repacked } from './zip/write.js';

/** Options that all packages have. */
export const OPTIONS = {
  unscanned: {
    enum: ['keep', 'fail'],
    default: 'keep',
    description: 'What to do with a file that holds parts which cannot be searched, such as pictures.',
  },
} as const;

/** What is to become of a package. */
export interface PackageChanges {
  /** Edits of the sources of parts, sorted and without overlaps; only parts that have some. */
  readonly edits: ReadonlyMap<Part, readonly Edit[]>;
  /** Terms that must not stand anywhere in the new package. */
  readonly gone: SoughtTerms;
  /** Parts that go, with everything that refers to them. */
  readonly removed: readonly Part[];
  /** Facts about this kind of document, for the report. */
  readonly format: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/**
 * De-identifies one Office Open XML package: opens it, has it searched, writes what changed, and looks at the result again.
 * @param main media types that the package's document may have.
 * @throws DeidError `file_type_mismatch` for a package of another kind.
 */
export async function processPackage(
  job: FileJob,
  main: RegExp,
  search: (parts: readonly Part[]) => PackageChanges,
): Promise<FileReport> {
  // In two functions, so that the old parts leave memory before the new ones are opened.
  const { output, gone, report } = await rewrite(job, main, search);
  if (gone !== undefined) await checkForLeaks(output, gone, job.limits);
  await job.sink.write(output);
  return report;
}

interface Rewritten {
  readonly output: Uint8Array;
  /** Left out if nothing has changed. */
  readonly gone: SoughtTerms | undefined;
  readonly report: FileReport;
}

async function rewrite(
  job: FileJob,
  main: RegExp,
  search: (parts: readonly Part[]) => PackageChanges,
): Promise<Rewritten> {
  const bytes = await job.source.bytes();
  if (isOleContainer(bytes)) throw oleError(bytes);
  const entries = await readArchive(bytes, job.limits);
  const parts = openParts(entries);
  if (!main.test(mainContentType(parts))) throw new DeidError('file_type_mismatch');
  const kinds = unscannedKinds(parts);
  if (job.options.unscanned === 'fail' && kinds.length > 0) {
    throw new DeidError('document_unreadable', [`it holds ${kinds.join(', ')}, which cannot be searched`]);
  }
  const { edits, gone, format, warnings, removed } = search(parts);
  const unchanged = edits.size === 0;
  const stale = staleParts(parts, removed);
  const output = unchanged ? bytes : Buffer.concat([...archivePieces(rewritten(entries, edits, stale))]);
  const kept = unchanged ? parts : parts.filter((part) => !stale.removed.has(part));
  const report = {
    counts: {},
    warnings: [...warnings, ...warningsOf(kept), ...(unchanged ? [] : removalsOf(stale))],
    format: { parts: parts.length, partsChanged: edits.size, partsNotSearched: unscannedKinds(kept), ...format },
  };
  return { output, gone: unchanged ? undefined : gone, report };
}

/** The files of the new archive: only those whose parts have edits are packed anew. */
function rewritten(
  entries: readonly ZipEntry[],
  edits: ReadonlyMap<Part, readonly Edit[]>,
  stale: Removal,
): ZipEntry[] {
  const changed = new Map<ZipEntry, ZipEntry>();
  for (const part of new Set([...edits.keys(), ...stale.edits.keys()])) {
    if (part.xml === undefined) continue;
    const text = spliceBoth(part.xml.text, edits.get(part) ?? [], stale.edits.get(part) ?? []);
    changed.set(part.entry, repacked(part.entry, part.xml.encode(text)));
  }
  const removed = new Set([...stale.removed].map(({ entry }) => entry));
  return entries.filter((entry) => !removed.has(entry)).map((entry) => changed.get(entry) ?? entry);
}

const warningsOf = (parts: readonly Part[]): string[] =>
  unscannedKinds(parts).map((kind) => `The file holds ${kind}, which were not searched.`);

const removalsOf = ({ signed, preview }: Removal): string[] => [
  ...(signed ? ['The digital signature was removed, because the file has changed.'] : []),
  ...(preview ? ['The preview picture was removed, because the file has changed.'] : []),
];

/** Whether bytes begin a ZIP archive. */
export const isZip = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04;

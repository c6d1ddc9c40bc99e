import {
  DeidError,
  type Edit,
  type FileAdapter,
  type FileReport,
  type FileSession,
  isDeidError,
} from '../../../../core/index.js';
import { byPosition, type SoughtTerms } from '../../../../kit/index.js';
import { maskedParts } from '../parts/masked-parts.js';
import { isOleContainer, oleError } from '../parts/ole.js';
import type { PackageChanges } from '../parts/package-changes.js';
import { safePartNames } from '../parts/part-names.js';
import {
  isVml,
  mainContentType,
  openParts,
  type Part,
  partKey,
  unscannedKinds,
  unscannedParts,
} from '../parts/parts.js';
import { referencesTo } from '../parts/references.js';
import { orphansOf } from '../parts/relations.js';
import { type Removal, spliceBoth, staleParts } from '../parts/remove-parts.js';
import { type RenamedParts, renamedParts, underNewNames } from '../parts/renamed-parts.js';
import { XmlScanner } from '../xml/scanner.js';
import { readArchive, type ZipEntry } from '../zip/archive.js';
import { archivePieces, repacked } from '../zip/write.js';
import { checkForLeaks } from './leak-check.js';
import { NestedFiles, type PackageJob } from './nested.js';
import type { Terms } from './nested-terms.js';

/** A kind of package. */
export interface PackageKind {
  /** Media types allowed for its main document. */
  readonly main: RegExp;
  search(parts: readonly Part[], session: FileSession): Promise<PackageChanges>;
  /** Adapters for the files that are embedded in it. */
  readonly embedded: readonly FileAdapter[];
}

/**
 * De-identifies one Office Open XML package: opens it, searches it, writes the changes, and checks the result.
 * @param kind media types of the main document, the search function, and the adapters for embedded files.
 * @throws DeidError `file_type_mismatch` for a package of another kind.
 */
export async function processPackage(job: PackageJob, kind: PackageKind): Promise<FileReport> {
  // Two functions, so that the old parts are released before the new ones are opened.
  const { output, gone, report, checked } = await rewrite(job, kind);
  if (gone !== undefined) await checkForLeaks(output, { gone, limits: job.limits, checked });
  await job.sink.write(output);
  return report;
}

interface Rewritten {
  readonly output: Uint8Array;
  /** Undefined if nothing has changed. */
  readonly gone: SoughtTerms | undefined;
  readonly report: FileReport;
  /** Names of parts that are files themselves and have been checked as such. */
  readonly checked: ReadonlySet<string>;
}

async function rewrite(job: PackageJob, { main, search, embedded }: PackageKind): Promise<Rewritten> {
  const bytes = await job.source.bytes();
  if (isOleContainer(bytes)) throw oleError(bytes);
  const entries = await readArchive(bytes, job.limits);
  const parts = openParts(entries);
  if (!main.test(await namingThePart(parts, async () => mainContentType(parts))))
    throw new DeidError('file_type_mismatch');
  const nested = await NestedFiles.open(job, parts, embedded);
  const opaque = unscannedParts(parts).filter((part) => !nested.has(part));
  if (job.options.unscanned === 'fail' && opaque.length > 0) throw unsearchable(unscannedKinds(opaque));
  const terms: Terms = new Map();
  const { edits, gone, format, warnings, removed } = await namingThePart(parts, () =>
    search(parts, nested.listening(terms)),
  );
  const dropped = job.options.unscanned === 'drop' ? opaque : [];
  const masked = dropped.length > 0 || job.learns ? [] : maskedParts(opaque, [gone, nested.known]);
  const contents = new Map(job.learns ? [] : [...(await nested.rewrite(terms)), ...masked]);
  const { names, edits: follow } = job.learns
    ? NO_NAMES
    : renamedParts(parts, [gone, nested.known], nested.listening(terms));
  const unchanged = edits.size + contents.size + dropped.length + removed.length + names.size === 0;
  const going = [...dropped, ...removed];
  const stale = staleParts(parts, [...going, ...orphansOf(parts, going)], referencesTo(parts, new Set(dropped)));
  const changes = withEdits(edits, follow);
  const output = unchanged
    ? bytes
    : Buffer.concat([...archivePieces(underNewNames(rewritten(entries, changes, stale, contents), names))]);
  const kept = opaque.filter((part) => unchanged || !stale.removed.has(part));
  const kinds = [...new Set([...unscannedKinds(kept), ...nested.unscanned])].sort();
  const report = {
    counts: {},
    warnings: [
      ...warnings,
      ...kinds.map((kind) => `The file holds ${kind}, which were not searched.`),
      ...unscannedKinds(dropped).map((kind) => `Parts that could not be searched were taken out: ${kind}.`),
      ...(unchanged ? [] : removalsOf(stale)),
    ],
    format: {
      parts: parts.length,
      partsChanged: edits.size + contents.size,
      partsNotSearched: kinds,
      namesOfPartsNotSearched: [...safePartNames(kept.map(({ entry }) => entry.name)), ...nested.unscannedNames],
      ...format,
    },
  };
  const checked = new Set([...nested.names].map((name) => names.get(partKey(name)) ?? name));
  return { output, gone: unchanged ? undefined : gone, report, checked };
}

/**
 * Adds the name of the part to the error for XML that cannot be parsed, without anything that a person may have chosen.
 */
async function namingThePart<T>(parts: readonly Part[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDeidError(error) || error.code !== 'document_unreadable') throw error;
    const [name] = safePartNames(parts.filter((part) => !isWellFormed(part)).map(({ entry }) => entry.name));
    throw name === undefined
      ? error
      : new DeidError('document_unreadable', [`the part ${name} is not well-formed XML`]);
  }
}

function isWellFormed(part: Part): boolean {
  const scanner = new XmlScanner(part.xml?.text ?? '<x/>', { lenient: isVml(part) });
  try {
    for (let event = scanner.next(); event !== 'end'; event = scanner.next())
      if (event === 'open' || event === 'empty') scanner.attributes();
    return true;
  } catch {
    return false;
  }
}

const NO_NAMES: RenamedParts = { names: new Map(), edits: new Map() };

function withEdits(
  edits: ReadonlyMap<Part, readonly Edit[]>,
  more: ReadonlyMap<Part, readonly Edit[]>,
): ReadonlyMap<Part, readonly Edit[]> {
  if (more.size === 0) return edits;
  const all = new Map(edits);
  for (const [part, others] of more) all.set(part, [...(edits.get(part) ?? []), ...others].sort(byPosition));
  return all;
}

const unsearchable = (kinds: readonly string[]): DeidError =>
  new DeidError('document_unreadable', [`it holds ${kinds.join(', ')}, which cannot be searched`]);

/** The files of the new archive. Only parts with edits are compressed again. */
function rewritten(
  entries: readonly ZipEntry[],
  edits: ReadonlyMap<Part, readonly Edit[]>,
  stale: Removal,
  contents: ReadonlyMap<Part, Buffer>,
): ZipEntry[] {
  const changed = new Map<ZipEntry, ZipEntry>();
  for (const [{ entry }, content] of contents) changed.set(entry, repacked(entry, content));
  for (const part of new Set([...edits.keys(), ...stale.edits.keys()])) {
    if (part.xml === undefined) continue;
    const blocks = spliceBoth(part.xml.text, edits.get(part) ?? [], stale.edits.get(part) ?? []);
    changed.set(part.entry, repacked(part.entry, part.xml.encode(blocks)));
  }
  const removed = new Set([...stale.removed].map(({ entry }) => entry));
  return entries.filter((entry) => !removed.has(entry)).map((entry) => changed.get(entry) ?? entry);
}

const removalsOf = ({ signed, preview }: Removal): string[] => [
  ...(signed ? ['The digital signature was removed, because the file has changed.'] : []),
  ...(preview ? ['The preview picture was removed, because the file has changed.'] : []),
];

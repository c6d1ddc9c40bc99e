import type { Edit } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import type { Part } from './parts.js';

/** The changes of a package. */
export interface PackageChanges {
  /** Edits of the sources of parts, sorted and without overlaps. Contains only parts with edits. */
  readonly edits: ReadonlyMap<Part, readonly Edit[]>;
  /** Terms that must not occur anywhere in the new package. */
  readonly gone: SoughtTerms;
  /** Parts that are removed, together with all references to them. */
  readonly removed: readonly Part[];
  /** Facts about this kind of document, for the report. */
  readonly format: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

import type { Edit } from '../../../../core/index.js';
import type { SoughtTerms } from '../../../../kit/index.js';
import type { Part } from './parts.js';

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

import type { EntityType } from './entity-type.js';
import type { Finding } from './recognizer.js';
import type { Edit } from './span.js';
import { token } from './token.js';

/** The bytes of one file. Read them once: either as a stream or whole. */
export interface FileSource {
  /** The bytes in order, in chunks of any size. For formats that never need the whole file in memory. */
  stream(): AsyncIterable<Uint8Array>;
  /** Starts a new stream of the same bytes, before or after `stream`. Missing where the bytes arrive only once, as from a network. */
  again?(): AsyncIterable<Uint8Array>;
  /** All bytes at once. Throws `file_too_large` above the job's `limits.wholeFileBytes`. */
  bytes(): Promise<Uint8Array>;
  /** Size in bytes, if known before reading. */
  readonly size?: number;
}

/** Where an adapter writes the new file. Await each write so that memory use stays constant. */
export interface FileSink {
  /** Writes the next bytes. Settles when the sink can take more. */
  write(bytes: Uint8Array): Promise<void>;
}

/** What is known about a unit of text from its place in the file. */
export interface UnitContext {
  /** Words that describe the unit: the title of its column, the label of its field. They count as context words. */
  readonly header?: readonly string[];
  /**
   * The entity type of the whole unit, where its place shows it (a column whose header and values agree). The whole
   * unit then becomes one finding of this type.
   */
  readonly type?: EntityType;
  /**
   * The unit is a title or a label. Findings based only on the form of words are dropped there; terms of the caller's
   * lists and remembered terms still count.
   */
  readonly isTitle?: boolean;
  /**
   * False: the text is not charged, because the adapter reads it more than once (overlapping windows, samples) and
   * reports the charge itself with `count`. Default true.
   */
  readonly charged?: boolean;
  /**
   * Which of the findings passed to `replace` count as terms of the file. The others are the same places, read in
   * another order. Default all.
   */
  readonly counted?: readonly Finding[];
  /** How many places of the file show this unit. Its terms are counted once for each. Default 1. */
  readonly times?: number;
}

/**
 * The engine's side of a file: detection and replacement with a memory that spans all units, so that one person gets
 * the same substitute everywhere. A format that streams calls `deidentify` unit by unit. A format that needs the whole
 * document first (pages, cells that share a string) calls `find` on every unit, then `replace`.
 */
export interface FileSession {
  /**
   * Tells how long the text of the document is, before the first `find`: the lengths of its parts in UTF-16 code units,
   * of which no more are taken than needed. Undefined where no model is chosen by length. A format that does not call it
   * is read with the fast model there, as tables and logs should be.
   */
  readonly announce?: ((lengths: Iterable<number>) => void) | undefined;
  /** Findings of one unit, sorted, without overlaps. */
  find(text: string, context?: UnitContext): readonly Finding[];
  /** The edits that replace the findings of the unit. Sorted, without overlaps. */
  replace(text: string, findings: readonly Finding[], context?: UnitContext): readonly Edit[];
  /** `find` in steps, for long units: `Pauses.between` of the kit does them. Missing: not available. */
  readonly finding?:
    | ((text: string, context?: UnitContext) => Generator<undefined, readonly Finding[], undefined>)
    | undefined;
  /** `replace` in steps, for units with many terms. Missing: not available. */
  readonly replacing?:
    | ((
        text: string,
        findings: readonly Finding[],
        context?: UnitContext,
      ) => Generator<undefined, readonly Edit[], undefined>)
    | undefined;
  /**
   * Waits until annotators have read a unit that will be searched next; undefined if there are no annotators. An adapter that does not call
   * it is run again from the start once the annotations are available. Adapters that work window by window should call it, because each
   * window may depend on the preceding one.
   */
  readonly annotate?: ((text: string, context?: UnitContext) => Promise<void>) | undefined;
  /** `find`, then `replace`. */
  deidentify(text: string, context?: UnitContext): readonly Edit[];
  /**
   * Also finds these terms, as whole words, in all units searched from now on.
   * @returns a function that removes them again, for example before the next row of a table
   */
  remember(terms: readonly { readonly text: string; readonly type: EntityType }[]): () => void;
  /**
   * True if the substitute of a name depends on the person it belongs to (see `Finding.persons`). Equal texts that
   * belong to different persons are then replaced one by one.
   */
  readonly byPerson: boolean;
  /**
   * True if the substitute of a term never depends on the person it belongs to: `replace` then does not need
   * `Finding.persons`.
   */
  readonly termByTerm?: boolean;
  /**
   * True if dates are replaced by the person they belong to: tables then say whom a row concerns (`Finding.subject`). Missing: false.
   */
  readonly bySubject?: boolean;
  /**
   * Announces text that will be replaced later, so that no substitute equals a term in it. Only formats that stream
   * need it.
   */
  foresee?(text: string): void;
  /**
   * True for a type whose terms the call leaves in the file (see `Finding.isLeft`): they are not searched in other
   * places. Missing: false for all types.
   */
  leaves?(type: EntityType): boolean;
  /** Charges the caller for text that was not passed to `find` as a unit. In Unicode code points. */
  count(codePoints: number): void;
}

/** Limits that an adapter must enforce. */
export interface FileLimits {
  /** Largest file that may be held in memory whole, in bytes. */
  readonly wholeFileBytes: number;
  /** Largest unpacked part of a package, in bytes. */
  readonly partBytes: number;
  /** All unpacked parts of a package together, in bytes. */
  readonly unpackedBytes: number;
}

/** One file to be de-identified. */
export interface FileJob {
  /** The bytes to be read. */
  readonly source: FileSource;
  /** Takes the bytes of the new file. */
  readonly sink: FileSink;
  /** Finds and replaces; its memory lasts for this file. */
  readonly session: FileSession;
  /** Limits above which the file is refused. */
  readonly limits: FileLimits;
  /**
   * Extension of the file's name, lower case, without the dot; `''` if it has none. The name itself is not passed on.
   */
  readonly extension: string;
  /** Options of this adapter for this file, already validated against its schema (for example `{delimiter: ';'}`). */
  readonly options: Readonly<Record<string, unknown>>;
  /** Aborted when the work is cancelled: `process` then rejects with the reason. */
  readonly signal?: AbortSignal;
}

/** Result of processing a file. Holds no content. */
export interface FileReport {
  /** Findings replaced, by entity type. */
  readonly counts: Readonly<Record<EntityType, number>>;
  /** Notes for the user about the file, as fixed sentences. */
  readonly warnings: readonly string[];
  /** Facts about the format that was read: encoding, delimiter, columns and their types. */
  readonly format: Readonly<Record<string, unknown>>;
}

/** Reads files of one format and writes the same format, changed only where terms were found. */
export interface FileAdapter {
  /** Unique in an engine: the format's name, `txt`. It is also the last segment of its HTTP path. */
  readonly name: string;
  /** Accepted extensions in lower case without the dot; `''` for files whose names have none. */
  readonly extensions: readonly string[];
  /**
   * Those of its extensions that an adapter of another plugin may have as well, because `accepts` tells the formats apart. Any
   * other extension has one plugin.
   */
  readonly sharedExtensions?: readonly string[];
  /** Media type of the answer, by extension. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /**
   * All sentences that its warnings, and the texts in its errors, may be. Others may hold a piece of a file and are not passed
   * on. An adapter of deidkit's own packages needs no list.
   */
  readonly sentences?: readonly string[];
  /** JSON Schema of the options a caller may pass with a file. Missing if the adapter has none. */
  readonly options?: import('ajv').SchemaObject;
  /** Checks the first bytes (up to 4 KiB). False if they cannot be this format; the service then answers 415. */
  accepts(head: Uint8Array, extension: string): boolean;
  /**
   * De-identifies one file. Errors are DeidErrors of the table (`document_unreadable`, `document_encrypted`,
   * `cell_too_large` …); content that cannot be read is an error, never passed on unchanged.
   */
  process(job: FileJob): Promise<FileReport>;
}

/** A file extension as messages show it: `.csv`. */
export const dotted = (extension: string): string => (extension === '' ? 'no extension' : `.${extension}`);

/** Token under which an engine collects its file adapters. */
export const FILE_ADAPTER = token<FileAdapter>('deidkit.FileAdapter');

import type { EntityType } from './entity-type.js';
import type { Finding } from './recognizer.js';
import type { Edit } from './span.js';
import { token } from './token.js';

/** The bytes of one file. Read once: as a stream, or whole. */
export interface FileSource {
  /** The bytes in order, in chunks of any size. For formats that never need the whole file in memory. */
  stream(): AsyncIterable<Uint8Array>;
  /** The bytes once more, from the beginning, before or after `stream`; left out where they come only once, as from a network. */
  again?(): AsyncIterable<Uint8Array>;
  /** All bytes at once. Throws `file_too_large` above the job's `limits.wholeFileBytes`. */
  bytes(): Promise<Uint8Array>;
  /** Size in bytes where it is known before reading. */
  readonly size?: number;
}

/** Where an adapter writes the new file. Awaiting keeps memory constant. */
export interface FileSink {
  /** Takes the next bytes; settles when it can take more. */
  write(bytes: Uint8Array): Promise<void>;
}

/** What stands around a unit of text in its file. */
export interface UnitContext {
  /** Words that describe the unit: the title of its column, the label of its field. They count as context words. */
  readonly header?: readonly string[];
  /** The type the whole unit is known to have (a column whose header and values agree): the unit is one finding of it. */
  readonly type?: EntityType;
  /** The unit is a title or a label: what only looks like a term is none there. Terms of the caller's lists and those remembered still count. */
  readonly isTitle?: boolean;
  /**
   * False: the text is not charged, because the adapter counts itself with `count` what it looks at more than once
   * (windows that overlap, samples). Default true.
   */
  readonly charged?: boolean;
  /**
   * Of the findings given to `replace`, those that count as terms of the file. The others are the same places, read in another
   * order. Default all.
   */
  readonly counted?: readonly Finding[];
  /** How many places of the file show the unit that is replaced; the terms of each count. Default 1. */
  readonly times?: number;
}

/**
 * The engine's side of a file: detection and replacement with a memory that lasts over all units, so that one person is
 * one substitute everywhere. A format that streams calls `deidentify` unit by unit; one that needs the whole document
 * first (pages, cells that share a string) calls `find` on every unit, then `replace`.
 */
export interface FileSession {
  /** Findings of one unit, sorted, without overlaps. */
  find(text: string, context?: UnitContext): readonly Finding[];
  /** Substitutes for findings of the unit, in order. Sorted, without overlaps. */
  replace(text: string, findings: readonly Finding[], context?: UnitContext): readonly Edit[];
  /** `find`, then `replace`. */
  deidentify(text: string, context?: UnitContext): readonly Edit[];
  /**
   * Also looks for these terms, as whole words, in all units found from now on.
   * @returns a function that forgets them again (the next row of a table, say).
   */
  remember(terms: readonly { readonly text: string; readonly type: EntityType }[]): () => void;
  /**
   * True if the substitute of a name depends on whose it is (see `Finding.persons`): then equal texts that belong to several persons are
   * replaced one by one.
   */
  readonly byPerson: boolean;
  /** True if each term is replaced for itself, whoever it belongs to: then `replace` need not be told the persons of findings. */
  readonly termByTerm?: boolean;
  /**
   * Shows text that will be replaced later, so that no substitute equals what stands in it. For formats that stream: those that find all
   * before they replace need not.
   */
  foresee?(text: string): void;
  /** Counts text that is charged to the caller although no unit of it was looked at. In code points. */
  count(codePoints: number): void;
}

/** Limits an adapter keeps to. */
export interface FileLimits {
  /** Largest file that may be held in memory as a whole, in bytes. */
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
  /** Sizes beyond which the file is refused. */
  readonly limits: FileLimits;
  /** Extension of the file's name in lower case without the dot, `''` where there is none. The name itself stays outside. */
  readonly extension: string;
  /** Options of this adapter for this file, accepted by its schema (for example `{delimiter: ';'}`). */
  readonly options: Readonly<Record<string, unknown>>;
  /** Aborted when the work is given up: `process` then rejects with its reason. */
  readonly signal?: AbortSignal;
}

/** What was done to a file; holds no content. */
export interface FileReport {
  /** Findings replaced, by entity type. */
  readonly counts: Readonly<Record<EntityType, number>>;
  /** Facts about the file a person may want to know, as fixed sentences. */
  readonly warnings: readonly string[];
  /** Facts about the format that was read: encoding, delimiter, columns and their types. */
  readonly format: Readonly<Record<string, unknown>>;
}

/** Reads one kind of file and writes the same kind, changed only where terms were found. */
export interface FileAdapter {
  /** Unique in an engine: the format's name, `txt`. It is also the last segment of its HTTP path. */
  readonly name: string;
  /** Accepted extensions in lower case without the dot. */
  readonly extensions: readonly string[];
  /** Media type of the answer, by extension. */
  readonly mediaTypes: Readonly<Record<string, string>>;
  /** JSON Schema of the options a caller may give with a file; left out, there are none. */
  readonly options?: import('ajv').SchemaObject;
  /** Looks at the first bytes (up to 4 KiB): false if they cannot be this format, so that the service answers 415. */
  accepts(head: Uint8Array, extension: string): boolean;
  /**
   * De-identifies one file. Errors are DeidErrors of the table (`document_unreadable`, `document_encrypted`, `cell_too_large` …);
   * what cannot be read is an error, never passed on as clean.
   */
  process(job: FileJob): Promise<FileReport>;
}

/** Token under which an engine collects its file adapters. */
export const FILE_ADAPTER = token<FileAdapter>('deidkit.FileAdapter');

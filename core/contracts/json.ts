import type { Level } from './domain.js';
import type { FileSession } from './file-adapter.js';
import type { Finding } from './recognizer.js';
import type { Deidentification, DeidentifyOptions } from './results.js';
import type { Edit } from './span.js';

/**
 * What becomes of identifiers in the keys of JSON objects: `refuse` (the default) throws DeidError `identifier_in_key`,
 * `replace` replaces them, `report` leaves them and lists them among the findings. All other keys stay as they are.
 */
export const KEY_RULES = ['refuse', 'replace', 'report'] as const;

/** One of {@link KEY_RULES}. */
export type KeyRule = (typeof KEY_RULES)[number];

/** Options of `deidentify` for objects, arrays and JSON text. `explain` is not among them. */
export interface JsonOptions extends Omit<DeidentifyOptions, 'explain'> {
  /** What becomes of identifiers in keys. Default `refuse`. */
  readonly keys?: KeyRule;
}

/** A place in JSON. */
interface JsonPlace {
  /** JSON pointer (RFC 6901) of the string or number; for a key, that of its value. `''` is the whole value. */
  readonly pointer: string;
  /** True if the place is the key itself. */
  readonly inKey?: true;
}

/** A finding in a string, a number or a key. Offsets are those of the string, or of the number as it is written. */
export interface JsonFinding extends Finding, JsonPlace {}

/** A replacement in a string, a number or a key. Offsets as those of {@link JsonFinding}. */
export interface JsonEdit extends Edit, JsonPlace {}

/** Findings of all strings, numbers and keys, in the order of the document. */
export interface JsonAnalysis {
  /** In the order of the document. */
  readonly findings: readonly JsonFinding[];
  /** The level that was used. */
  readonly level: Level;
  /** The domain's name as it was registered. */
  readonly domain: string;
}

/** One candidate output. */
export interface JsonOutput<Value> {
  /** From 1. */
  readonly id: number;
  /** The new value: what is not found is as before; a replaced number is a string where the substitute is no number. */
  readonly value: Value;
  /** In the order of the document. */
  readonly edits: readonly JsonEdit[];
  /** Number of terms that are too uncertain for a value of their own; see `Output.masked`. */
  readonly masked: number;
}

/** Result of `deidentify` for objects and arrays, and of `deidentifyJson`. */
export interface JsonDeidentification<Value> {
  /** The findings, the same for all outputs. */
  readonly analysis: JsonAnalysis;
  /** One for each requested candidate. */
  readonly outputs: readonly JsonOutput<Value>[];
  /** As in a {@link Deidentification}. */
  readonly policy: Deidentification['policy'];
  /** The models that read it. */
  readonly models: readonly string[];
}

/** A string, number or key of a document, with its findings. */
export interface JsonUnit extends JsonPlace {
  /** The string, or the number as it is written. */
  readonly text: string;
  /** Sorted, without overlaps. */
  readonly findings: readonly Finding[];
  /** Words that describe the value: its title. */
  readonly header: readonly string[];
}

/** A JSON document whose values have been searched. */
export interface SearchedJson {
  /** The units with findings, in the order of the document. */
  readonly units: readonly JsonUnit[];
  /**
   * The new JSON text: every character outside of the edits is as before. Keys that would become equal to others of
   * their object are numbered.
   * @param edits by unit, in order; those of a unit are sorted, without overlaps
   */
  write(edits: readonly (readonly Edit[])[]): string;
}

/** Reads structured data for an engine. The kit has one, which `createEngine` passes to each engine. */
export interface StructureReader {
  /**
   * Searches all strings and numbers of a JSON text, each by its path and title, and its keys, in steps.
   * @throws DeidError `document_unreadable` if the text is no JSON
   */
  searchJson(text: string, session: FileSession): Generator<undefined, SearchedJson, undefined>;
  /**
   * Adds to the findings of several texts what only another of them shows: numbers and full names that were found
   * there, and parts of these names.
   * @returns the findings by text, in order
   */
  withSharedTerms(
    texts: readonly { readonly text: string; readonly findings: readonly Finding[] }[],
    session: FileSession,
  ): (readonly Finding[])[];
}

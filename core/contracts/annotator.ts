import type { EntityType } from './entity-type.js';
import type { Match } from './recognizer.js';
import { token } from './token.js';

/** One text as annotators see it. It may be sent to another thread or machine: it is plain data. */
export interface AnnotatedText {
  /** What recognizers read, too: typographic variants are folded. Offsets of annotations refer to it. */
  readonly view: string;
  /** Header words, lower case. */
  readonly header: readonly string[];
  /** Name of the domain in force. */
  readonly domain: string;
  /**
   * ISO 639-1 code: the caller's value, otherwise the guessed one; undefined if the text does not show its language.
   */
  readonly language: string | undefined;
}

/** What an annotator reports: the same as a recognizer. */
export type Annotations = readonly Match[];

/**
 * Finds terms asynchronously: a model in another thread, a WASM or ONNX runtime, a remote service. All that it reports joins what
 * recognizers find, as if one of them had found it: thresholds, explanations, overlaps, second passes, repeat mentions.
 *
 * An engine with annotators is asked by `analyzeAsync`, `deidentifyAsync` and for files; `analyze` and `deidentify` refuse, since they
 * could not wait for them.
 */
export interface Annotator {
  /** Unique in an engine among annotators and recognizers, written `<plugin>/<annotator>`, both in kebab-case. */
  readonly name: string;
  /** Every type it can report, and no other. */
  readonly types: readonly EntityType[];
  /** The domains it works in; left out, it works in all of them. */
  readonly domains?: readonly string[];
  /** ISO 639-1 codes of the languages it serves, as those of a plugin; left out, it serves those of its plugin. */
  readonly languages?: readonly string[];
  /** True if its findings come from the domain or the customer; as with recognizers. */
  readonly domainSpecific?: boolean;
  /** Milliseconds after which a text is given up with `annotator_timeout`. Default 10 000. */
  readonly timeoutMs?: number;
  /** Maximum number of texts of one call or file that are annotated at once. Default 4. */
  readonly atOnce?: number;
  /**
   * Reads one text. Of a file, it is asked about each unit: a cell, a paragraph, a window. The same text gives the same annotations.
   * @param signal aborted when nobody waits any more: the caller has given up, or the time is over
   * @throws anything: the text is then not processed, and the error tells nothing of what was thrown
   */
  annotate(text: AnnotatedText, signal: AbortSignal): Promise<Annotations>;
}

/** Token under which an engine collects its annotators. */
export const ANNOTATOR = token<Annotator>('deidkit.Annotator');

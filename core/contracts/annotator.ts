import type { EntityType } from './entity-type.js';
import type { Match } from './recognizer.js';
import { token } from './token.js';

/** One text as annotators see it. It may be sent to another thread or machine: it is plain data. */
export interface AnnotatedText {
  /** The text as recognizers read it, with typographic variants folded. Offsets of annotations refer to it. */
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
 * Finds terms asynchronously: a model in another thread, a WASM or ONNX runtime, a remote service. Its matches are
 * treated like those of recognizers in thresholds, explanations, overlaps, second passes and repeat mentions.
 *
 * An engine with annotators requires `analyzeAsync`, `deidentifyAsync` or files; `analyze` and `deidentify` throw,
 * because they could not wait for them.
 */
export interface Annotator {
  /** Unique in an engine among annotators and recognizers, written `<plugin>/<annotator>`, both in kebab-case. */
  readonly name: string;
  /** All types it can report. Matches of any other type are an error. */
  readonly types: readonly EntityType[];
  /** The domains it works in; left out, it works in all of them. */
  readonly domains?: readonly string[];
  /** ISO 639-1 codes of the languages it serves, as those of a plugin; left out, it serves those of its plugin. */
  readonly languages?: readonly string[];
  /** True if its findings come from the domain or the customer; as with recognizers. */
  readonly domainSpecific?: boolean;
  /** Time in milliseconds after which a text fails with `annotator_timeout`. Default 10 000. */
  readonly timeoutMs?: number;
  /** Maximum number of texts of one call or file that are annotated at once. Default 4. */
  readonly atOnce?: number;
  /**
   * Annotates one text. In a file, it is called for each unit: a cell, a paragraph, a window. The same text must give the same annotations.
   * @param signal aborted when the result is no longer needed: the caller has given up, or the time is over
   * @throws any error; the text is then not processed, and the engine's own error does not quote the one thrown
   */
  annotate(text: AnnotatedText, signal: AbortSignal): Promise<Annotations>;
}

/** Token under which an engine collects its annotators. */
export const ANNOTATOR = token<Annotator>('deidkit.Annotator');

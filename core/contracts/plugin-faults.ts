import { DeidError, isDeidError } from './errors.js';

/**
 * Creates the errors for plugin code that fails while a text is processed. What such code throws may quote the text, so
 * it is attached as the `cause` of the error only in engines made for developers.
 */
export class PluginFaults {
  readonly #developer: boolean;

  /** @param developer whether to attach what was thrown */
  constructor(developer: boolean) {
    this.#developer = developer;
  }

  /** @param how our own description of what the recognizer did */
  recognizerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return this.#make('recognizer_failed', [name, how], thrown);
  }

  /** Errors of this package are passed on unchanged. @param how our own description of what the annotator did */
  annotatorFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isDeidError(thrown) ? thrown : this.#make('annotator_failed', [name, how], thrown);
  }

  /** @param fault our own description of what is wrong with the finding; it may hold numbers, never text */
  findingInvalid(name: string, fault: string): DeidError {
    return this.#make('recognizer_span_invalid', [name, fault]);
  }

  /** Errors of this package are passed on unchanged. */
  transformerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isDeidError(thrown) ? thrown : this.#make('transformer_failed', [name, how], thrown);
  }

  #make(
    code: 'recognizer_failed' | 'annotator_failed' | 'recognizer_span_invalid' | 'transformer_failed',
    parts: string[],
    thrown?: unknown,
  ) {
    const error = new DeidError(code, parts);
    if (this.#developer && thrown !== undefined) error.cause = thrown;
    return error;
  }
}

/** Describes a value that should have been a list. */
export function insteadOfList(value: unknown): string {
  if (value instanceof Promise) return 'it returned a Promise: it must not be async';
  return `it returned ${value === null ? 'null' : `a value of type ${typeof value}`} in place of a list`;
}

import { DeidError, isDeidError } from './errors.js';

/**
 * Makes the errors about code of plugins that goes wrong while a text is worked on. What such code throws may quote the text, so
 * only an engine made for developers shows it, as the `cause` of the error.
 */
export class PluginFaults {
  readonly #developer: boolean;

  /** @param developer whether what was thrown is shown */
  constructor(developer: boolean) {
    this.#developer = developer;
  }

  /** @param how in words of ours what the recognizer did */
  recognizerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return this.#make('recognizer_failed', [name, how], thrown);
  }

  /** @param fault in words of ours what is wrong with the finding; numbers may stand there, text may not */
  findingInvalid(name: string, fault: string): DeidError {
    return this.#make('recognizer_span_invalid', [name, fault]);
  }

  /** An error of this package passes as it is. */
  transformerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isDeidError(thrown) ? thrown : this.#make('transformer_failed', [name, how], thrown);
  }

  #make(
    code: 'recognizer_failed' | 'recognizer_span_invalid' | 'transformer_failed',
    parts: string[],
    thrown?: unknown,
  ) {
    const error = new DeidError(code, parts);
    if (this.#developer && thrown !== undefined) error.cause = thrown;
    return error;
  }
}

/** What came in place of a list, in words. */
export function insteadOfList(value: unknown): string {
  if (value instanceof Promise) return 'it returned a Promise: it must not be async';
  return `it returned ${value === null ? 'null' : `a value of type ${typeof value}`} in place of a list`;
}

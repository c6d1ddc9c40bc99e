import { DeidError, isDeidError } from './errors.js';
import type { Pattern, Recognizer } from './recognizer.js';

const ENDLESS =
  'it did not end and was stopped: its work must be linear in the length of the text, and its loops must go forward';

/**
 * Creates the errors for plugin code that fails while a text is processed. What such code throws may quote the text, so
 * it is attached as the `cause` of the error only in engines made for developers.
 */
export class PluginFaults {
  readonly #developer: boolean;
  /** Kind and name of the plugin code that is running, for the error if it never ends. */
  #kind: 'recognizer' | 'transformer' = 'recognizer';
  #name = '';

  /** @param developer true to attach the original error */
  constructor(developer: boolean) {
    this.#developer = developer;
  }

  /** Records the plugin code that is called next. */
  running(kind: 'recognizer' | 'transformer', name: string): void {
    this.#kind = kind;
    this.#name = name;
  }

  /** Records that the plugin code has returned. */
  ended(): void {
    this.#name = '';
  }

  /** Wraps a recognizer so that its validators are recorded as well, for engines of plugin developers. */
  watched(recognizer: Recognizer): Recognizer {
    if (!this.#developer || !('patterns' in recognizer)) return recognizer;
    const patterns = recognizer.patterns.map(({ validate, ...pattern }): Pattern => {
      if (validate === undefined) return pattern;
      const noted = (term: string): boolean => {
        this.running('recognizer', recognizer.name);
        const isValid = validate(term);
        this.ended();
        return isValid;
      };
      return { ...pattern, validate: noted };
    });
    return { ...recognizer, patterns };
  }

  /** The error for plugin code that was stopped because it did not end. */
  endless(): DeidError {
    return this.#make(`${this.#kind}_failed`, [this.#name, ENDLESS]);
  }

  /** Errors of this package are passed on unchanged. @param how our own description of what the recognizer did */
  recognizerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isDeidError(thrown) ? thrown : this.#make('recognizer_failed', [name, how], thrown);
  }

  /** Errors of this package are passed on unchanged. @param how our own description of what the annotator did */
  annotatorFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isDeidError(thrown) ? thrown : this.#make('annotator_failed', [name, how], thrown);
  }

  /** @param fault our own description of the invalid finding; it may contain numbers, never text */
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

import type { Domain } from './domain.js';
import type { ErrorCode } from './error-codes.js';
import { DeidError, hasOwnMessage } from './errors.js';
import type { Pattern, Recognizer } from './recognizer.js';

const ENDLESS =
  'it did not end and was stopped: its work must be linear in the length of the text, and its loops must go forward';

/**
 * Codes that deidkit's own code may throw inside of plugin code while a text is processed: of services, of models, and of
 * other plugin code. Their parts name plugins, files of models and packages, never a text. All other errors are those of the
 * plugin, whatever they bear, and may quote the text.
 */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['recognizer_failed', 'recognizer_span_invalid', 'annotator_failed', 'annotator_timeout'] as const),
  ...(['transformer_failed', 'transformer_key_missing', 'service_unusable', 'annotators_need_async'] as const),
  ...(['model_unreadable', 'model_not_installed', 'model_needs_package', 'plugin_failed'] as const),
]);

/** Form of the names of entity types, the only words in the error of a transformer that has no further substitutes. */
const TYPE = /^[A-Z][A-Z0-9_]*$/;

const isPassedOn = (thrown: unknown): thrown is DeidError =>
  thrown instanceof DeidError &&
  hasOwnMessage(thrown) &&
  (thrown.code === 'surrogates_exhausted'
    ? thrown.parts.every((part) => TYPE.test(String(part)))
    : PASSED_ON.has(thrown.code));

/** True for a promise and for whatever else `await` waits for. */
export const isThenable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** What is said of a function that returns a promise where its value is used at once. */
export const NOT_ASYNC = 'returned a Promise: it must not be async';

/** Silences a promise that is refused: its rejection would otherwise end the process. */
export function forget(value: unknown): void {
  if (isThenable(value)) void Promise.resolve(value).catch(() => undefined);
}

/** The kinds of plugin code that errors name. */
type Kind = 'recognizer' | 'transformer';

/**
 * Creates the errors for plugin code that fails while a text is processed. What such code throws may quote the text, so
 * it is attached as the `cause` of the error only in engines made for developers.
 */
export class PluginFaults {
  readonly #developer: boolean;
  /** Kind and name of the plugin code that is running, for the error if it never ends. */
  #kind: Kind = 'recognizer';
  #name = '';

  /**
   * @param developer true to attach the original error
   * @param pluginOf the plugin that registered a transformer. The names of recognizers begin with those of their plugins.
   */
  constructor(
    developer: boolean,
    readonly pluginOf: (transformer: string) => string,
  ) {
    this.#developer = developer;
  }

  /** Records the plugin code that is called next. */
  running(kind: Kind, name: string): void {
    this.#kind = kind;
    this.#name = name;
  }

  /** Records that the plugin code has returned. */
  ended(): void {
    this.#name = '';
  }

  /**
   * Calls a function of a plugin whose value is used at once.
   * @param what what the errors call it: `its keeps()`
   * @throws DeidError `recognizer_failed`, `transformer_failed` if it throws or returns a promise
   */
  call<T>(kind: Kind, name: string, what: string, work: () => T): T {
    let given: T;
    // A transformer may ask for the parts that a recognizer reads.
    const [kindBefore, nameBefore] = [this.#kind, this.#name];
    this.running(kind, name);
    try {
      given = work();
    } catch (error) {
      throw this.#failed(kind, name, `${what} threw an error`, error);
    } finally {
      this.running(kindBefore, nameBefore);
    }
    if (!isThenable(given)) return given;
    forget(given);
    throw this.#failed(kind, name, `${what} ${NOT_ASYNC}`);
  }

  /** Wraps a recognizer so that what its validators do is reported as its fault. Only `true` and `false` are verdicts. */
  watched(recognizer: Recognizer): Recognizer {
    if (!('patterns' in recognizer) || recognizer.patterns.every(({ validate }) => validate === undefined))
      return recognizer;
    const patterns = recognizer.patterns.map(({ validate, ...pattern }, i): Pattern => {
      if (validate === undefined) return pattern;
      const what = `'validate' of pattern ${pattern.name ?? i + 1}`;
      return {
        ...pattern,
        validate: (term) => {
          const verdict: unknown = this.call('recognizer', recognizer.name, what, () => validate(term));
          if (typeof verdict === 'boolean') return verdict;
          throw this.recognizerFailed(recognizer.name, `${what} ${insteadOfVerdict(verdict)}`);
        },
      };
    });
    return { ...recognizer, patterns };
  }

  /** Wraps a domain so that what its `keeps` does is reported as its fault. @param plugin that registered it */
  watchedDomain(domain: Domain, plugin = 'deidkit'): Domain {
    const { keeps } = domain;
    if (keeps === undefined) return domain;
    const name = `${plugin}/${domain.name.toLowerCase()}`;
    const what = `keeps() of domain '${domain.name}'`;
    return {
      ...domain,
      keeps: (view, term) => {
        const verdict: unknown = this.call('recognizer', name, what, () => keeps(view, term));
        if (typeof verdict === 'boolean') return verdict;
        throw this.recognizerFailed(name, `${what} ${insteadOfVerdict(verdict)}`);
      },
    };
  }

  /** The error for plugin code that was stopped because it did not end. */
  endless(): DeidError {
    return this.#kind === 'recognizer'
      ? this.#make('recognizer_failed', [this.#name, ENDLESS])
      : this.#make('transformer_failed', [this.#name, this.pluginOf(this.#name), ENDLESS]);
  }

  /** Errors of deidkit's own code are passed on unchanged. @param how our own description of what the recognizer did */
  recognizerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isPassedOn(thrown) ? thrown : this.#make('recognizer_failed', [name, how], thrown);
  }

  /** Errors of deidkit's own code are passed on unchanged. @param how our own description of what the annotator did */
  annotatorFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isPassedOn(thrown) ? thrown : this.#make('annotator_failed', [name, how], thrown);
  }

  /** @param fault our own description of the invalid finding; it may contain numbers, never text */
  findingInvalid(name: string, fault: string): DeidError {
    return this.#make('recognizer_span_invalid', [name, fault]);
  }

  /** Errors of deidkit's own code are passed on unchanged. */
  transformerFailed(name: string, how: string, thrown?: unknown): DeidError {
    return isPassedOn(thrown) ? thrown : this.#make('transformer_failed', [name, this.pluginOf(name), how], thrown);
  }

  #failed(kind: Kind, name: string, how: string, thrown?: unknown): DeidError {
    return kind === 'recognizer' ? this.recognizerFailed(name, how, thrown) : this.transformerFailed(name, how, thrown);
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

/** Describes a value that should have been true or false: a text or a number would count as true. */
export const insteadOfVerdict = (value: unknown): string =>
  `returned ${value === null ? 'null' : `a value of type ${typeof value}`} in place of true or false`;

/** Describes a value that should have been a list. */
export function insteadOfList(value: unknown): string {
  if (isThenable(value)) {
    forget(value);
    return `it ${NOT_ASYNC}`;
  }
  return `it returned ${value === null ? 'null' : `a value of type ${typeof value}`} in place of a list`;
}

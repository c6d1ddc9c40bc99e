import type { AnnotatedText, Annotations, Annotator } from '../contracts/annotator.js';
import type { TextDocument } from '../contracts/document.js';
import { DeidError, isDeidError } from '../contracts/errors.js';
import { insteadOfList, type PluginFaults } from '../contracts/plugin-faults.js';
import type { CodeRecognizer, Recognizer } from '../contracts/recognizer.js';

/** Maximum number of times that a text or file is read until everything in it has been annotated. */
const MAX_ROUNDS = 8;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;
/** A text without letters and digits is not sent to annotators. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const NO_ANNOTATIONS: Annotations = [];

/** A text that an annotator has not read yet. */
interface Question {
  readonly place: string;
  readonly text: AnnotatedText;
}

/**
 * The annotators of an engine. For detection, each is a recognizer whose matches were fetched before: detection runs,
 * missing annotations are recorded and fetched, and detection runs again.
 */
export class AnnotationStage {
  readonly #annotators: ReadonlyMap<string, Annotator>;
  /** The annotations that the current detection uses; detection itself never waits. */
  #known: KnownAnnotations | undefined;

  constructor(annotators: readonly Annotator[]) {
    this.#annotators = new Map(annotators.map((annotator) => [annotator.name, annotator]));
  }

  /** The annotators as detection sees them. */
  recognizers(): CodeRecognizer[] {
    return [...this.#annotators.values()].map(({ name, types, domains, languages, domainSpecific }) => ({
      ...{ name, types },
      ...(domains && { domains }),
      ...(languages && { languages }),
      ...(domainSpecific && { domainSpecific }),
      recognize: (document) => this.#known?.of(name, document) ?? NO_ANNOTATIONS,
    }));
  }

  /** The recognizers among those given that are annotators. */
  among(recognizers: readonly Recognizer[]): readonly Annotator[] {
    return recognizers.flatMap(({ name }) => this.#annotators.get(name) ?? []);
  }

  /** Makes the known annotations available to detection. */
  with<T>(known: KnownAnnotations | undefined, detect: () => T): T {
    const outer = this.#known;
    this.#known = known ?? outer;
    try {
      return detect();
    } finally {
      this.#known = outer;
    }
  }

  /** True while detection uses known annotations. */
  get isRunning(): boolean {
    return this.#known !== undefined;
  }
}

/** Annotations of the texts of one call or file, and the texts that still must be annotated. */
export class KnownAnnotations {
  readonly #annotators: ReadonlyMap<string, Annotator>;
  readonly #faults: PluginFaults;
  readonly #answers = new Map<string, Map<string, Annotations>>();
  readonly #questions = new Map<string, Question[]>();
  readonly #noted = new Set<string>();

  constructor(annotators: readonly Annotator[], faults: PluginFaults) {
    this.#annotators = new Map(annotators.map((annotator) => [annotator.name, annotator]));
    this.#faults = faults;
  }

  /** The annotations of a text. If they are missing, the text is recorded and nothing is returned yet. */
  of(name: string, document: TextDocument): Annotations {
    const { view, header, domain } = document;
    if (!LETTER_OR_DIGIT.test(view)) return NO_ANNOTATIONS;
    const language = document.language();
    const place = JSON.stringify([domain, language, header]) + view;
    const answer = this.#answers.get(name)?.get(place);
    if (answer !== undefined) return answer;
    const question = `${name}\u0000${place}`;
    if (this.#noted.has(question)) return NO_ANNOTATIONS;
    this.#noted.add(question);
    const questions = this.#questions.get(name) ?? [];
    questions.push({ place, text: { view, header, domain, language } });
    this.#questions.set(name, questions);
    return NO_ANNOTATIONS;
  }

  /** False if a text was searched without its annotations. */
  get isComplete(): boolean {
    return this.#questions.size === 0;
  }

  /** Requests the recorded annotations. */
  async fetch(signal?: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const either = signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]);
    const all = [...this.#questions].map(async ([name, questions]) => {
      const annotator = this.#annotators.get(name);
      if (annotator !== undefined) await this.#askAll(annotator, questions, either);
    });
    try {
      await Promise.all(all);
    } catch (error) {
      // Cancels the other pending requests.
      ended.abort(error);
      signal?.throwIfAborted();
      throw error;
    }
    this.#questions.clear();
    this.#noted.clear();
  }

  async #askAll(annotator: Annotator, questions: readonly Question[], signal: AbortSignal): Promise<void> {
    const answers = this.#answers.get(annotator.name) ?? new Map<string, Annotations>();
    this.#answers.set(annotator.name, answers);
    const waiting = questions.values();
    const worker = async (): Promise<void> => {
      for (const { place, text } of waiting) answers.set(place, await this.#ask(annotator, text, signal));
    };
    await Promise.all(Array.from({ length: annotator.atOnce ?? AT_ONCE }, worker));
  }

  async #ask(annotator: Annotator, text: AnnotatedText, signal: AbortSignal): Promise<Annotations> {
    signal.throwIfAborted();
    const { name, timeoutMs = TIMEOUT_MS } = annotator;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DeidError('annotator_timeout', [name, timeoutMs])), timeoutMs);
    const given = AbortSignal.any([signal, late.signal]);
    const over = whenAborted(given);
    try {
      const answer: unknown = await Promise.race([annotator.annotate(text, given), over.promise]);
      if (isAnnotations(answer)) return answer;
      throw this.#faults.annotatorFailed(name, insteadOfList(answer));
    } catch (error) {
      given.throwIfAborted();
      throw this.#faults.annotatorFailed(name, 'it threw an error', error);
    } finally {
      clearTimeout(timer);
      over.forget();
    }
  }
}

/** The entries are checked one by one later, when detection uses them. */
const isAnnotations = (answer: unknown): answer is Annotations => Array.isArray(answer);

/** Rejects with the reason of a signal when it is aborted. */
function whenAborted(signal: AbortSignal): { readonly promise: Promise<never>; readonly forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    forget = () => signal.removeEventListener('abort', abort);
  });
  promise.catch(() => undefined);
  return { promise, forget };
}

/**
 * Repeats work until every text in it has been searched with its annotations.
 * @param known undefined if there are no annotators: the work is done once
 * @throws DeidError `annotation_unfinished` if each round asks for new texts
 */
export async function inRounds<T>(
  known: KnownAnnotations | undefined,
  work: () => T | Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    signal?.throwIfAborted();
    try {
      const done = await work();
      if (known === undefined || known.isComplete) return done;
    } catch (error) {
      // An error of a round without annotations is ignored, because less may be found in it than in the final round.
      if (known?.isComplete !== false || !isDeidError(error) || error.code !== 'leak_detected') throw error;
    }
    await known.fetch(signal);
  }
  throw new DeidError('annotation_unfinished');
}

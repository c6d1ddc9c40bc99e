import { ERROR_CODES, type ErrorCode } from './error-codes.js';

const brand = Symbol.for('deidkit.error.v1');

/** A mistake in one place of a structured input. */
export interface Mistake {
  /** JSON Pointer to the place, `''` for the whole. */
  readonly pointer: string;
  /** What is wrong there and what to do. Never contains the value itself. */
  readonly message: string;
}

/**
 * Every error the framework throws on purpose. Its message is built from the table of codes and from facts such as plugin
 * names, limits and pointers; it never holds document text, file names or keys, and so it may be logged and sent.
 */
export class DeidError extends Error {
  /** Always `DeidError`, in every copy of the package. */
  override readonly name = 'DeidError';
  /** Lets {@link isDeidError} recognise errors of other copies of the package. */
  readonly [brand] = true;
  /** HTTP status that fits the code. */
  readonly status: number;
  /** Short, and the same for all errors of the code. */
  readonly title: string;

  constructor(
    readonly code: ErrorCode,
    /** The facts in the message. Like the message, they never hold user content. */
    readonly parts: readonly (string | number)[] = [],
    /** The mistakes in a structured input, for the `errors` array of a problem response. */
    readonly mistakes: readonly Mistake[] = [],
  ) {
    const info = ERROR_CODES[code];
    let next = 0;
    super(info.detail.replace(/%s/g, () => String(parts[next++] ?? '')));
    this.status = info.status;
    this.title = info.title;
  }
}

/**
 * The error for a structured input that breaks its documented form. Its message contains the first mistake, for clients
 * that ignore `errors`.
 * @param whole name of the input in messages about the input as a whole
 */
export function validationFailed(mistakes: readonly Mistake[], whole = 'the request'): DeidError {
  const { pointer = '', message = '' } = mistakes[0] ?? {};
  const said = message.replace(/\.$/, '');
  const sentence = `${pointer === '' ? whole : pointer} ${said}${said.endsWith('?') ? '' : '.'}`;
  const more = mistakes.length - 1;
  return new DeidError(
    'validation_failed',
    [more > 0 ? `${sentence} Mistakes beside it: ${more}.` : sentence],
    mistakes,
  );
}

/** True for errors of this package, including those of another installed copy. */
export const isDeidError = (error: unknown): error is DeidError =>
  typeof error === 'object' && error !== null && brand in error;

/** True if the message is the one that code and parts make: nobody has put other words into it. */
export const hasOwnMessage = (error: DeidError): boolean =>
  error instanceof DeidError &&
  Object.hasOwn(ERROR_CODES, error.code) &&
  error.message === new DeidError(error.code, error.parts).message;

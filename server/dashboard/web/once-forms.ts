import { randomUUID } from 'node:crypto';

const KEPT = 10_000;

/**
 * Numbers of forms that may be sent once: a page that is loaded again after a key was made must not make another.
 * A number counts in the process that has shown the form, and in no other.
 */
export class OnceForms {
  readonly #open = new Set<string>();

  /** A number for a form that is about to be shown. */
  number(): string {
    const made = randomUUID();
    if (this.#open.size >= KEPT) for (const oldest of this.#open) if (this.#open.delete(oldest)) break;
    this.#open.add(made);
    return made;
  }

  /** True the first time. */
  take(number: string): boolean {
    return this.#open.delete(number);
  }
}

import type { FileSession, Finding } from '../../../../core/index.js';
import { isAccount, isFullName } from './authors.js';

/** Decides which authors of a file have a name that identifies them elsewhere too, instead of naming a program. */
export class Persons {
  readonly #session: FileSession;
  readonly #known = new Map<string, boolean>();

  constructor(session: FileSession) {
    this.#session = session;
  }

  has(text: string): boolean {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const name = text.trim();
    const isKnown = ({ start, end, type }: Finding): boolean => type === 'PERSON' && end - start === name.length;
    const is = isFullName(name) || isAccount(name) || this.#session.find(text, { charged: false }).some(isKnown);
    this.#known.set(text, is);
    return is;
  }
}

import { randomBytes } from 'node:crypto';
import type { KeyHash } from '../keys/pepper.js';

const KEPT_MS = 180 * 24 * 3_600_000;
const ID_BYTES = 12;
const FORM = /^([\w-]{16})\.([0-9a-z]{1,10})\.([0-9a-f]{64})$/;

/**
 * Marks of browsers in which an account has signed in. A mark opens nothing: it only says that whoever has it once knew
 * the password, so that strangers who guess at it cannot keep them out. Nothing is stored; a mark proves itself.
 */
export class Devices {
  readonly #hash: KeyHash;

  constructor(hash: KeyHash) {
    this.#hash = hash;
  }

  /** Creates a mark for the browser in which an account has just signed in. */
  mark(account: string, now: number): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const at = now.toString(36);
    return `${id}.${at}.${this.#seal(account, id, at)}`;
  }

  /** The id of the device, if one of the marks is that of an account; undefined if none is. */
  find(marks: readonly string[], account: string, now: number): string | undefined {
    for (const mark of marks) {
      const [, id = '', at = '', seal] = FORM.exec(mark) ?? [];
      const age = now - Number.parseInt(at, 36);
      if (seal !== undefined && age < KEPT_MS && seal === this.#seal(account, id, at)) return id;
    }
    return undefined;
  }

  #seal(account: string, id: string, at: string): string {
    return this.#hash(`device:${account}:${id}:${at}`);
  }
}

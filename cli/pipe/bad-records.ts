import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { withPath } from '../base/errors.js';

/** A file that gets the records that cannot be processed. It holds content, so only its owner may read it. */
export class BadRecords implements AsyncDisposable {
  readonly #file: FileHandle;
  /** How many were put aside. */
  count = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Opens a file; records are added at its end. */
  static async open(path: string): Promise<BadRecords> {
    return new BadRecords(await withPath('--bad-records', () => open(path, 'a', 0o600)));
  }

  /**
   * Adds a record as a line of JSON, whole: as text, or in base64 if its bytes are none. Resolves when it is on the disk.
   * @param number of its line, from 1 @param reason in words, without content
   */
  async add(number: number, reason: string, bytes: Uint8Array): Promise<void> {
    const line = Buffer.from(bytes);
    const whole = isUtf8(line) ? { record: line.toString() } : { base64: line.toString('base64') };
    await this.#file.appendFile(`${JSON.stringify({ line: number, reason, ...whole })}\n`);
    await this.#file.sync();
    this.count++;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }
}

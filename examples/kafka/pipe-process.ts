import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';

/** A record after `deidkit pipe`. */
export interface Changed {
  /** The new JSON object. */
  readonly text: string;
  /** Why it could not be processed, without content; `text` is then no record. */
  readonly reason?: string;
}

/** What waits for its line. */
interface Waiting {
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
}

/** `deidkit pipe` as a process that stays: a line in, a line out, in order. */
export class PipeProcess {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #waiting: Waiting[] = [];
  readonly #ended: Promise<void>;
  #failure: Error | undefined;
  /** Name of the field that holds the reason, which no record has. */
  readonly #errorField = `deidkit-error-${randomUUID()}`;

  /**
   * @param command how deidkit is started, such as `['npx', 'deidkit']`
   * @param options of `deidkit pipe`, such as `['--fields', 'note', '--seed-env', 'DEIDKIT_PIPE_KEY']`
   */
  constructor([program = 'npx', ...before]: readonly string[], options: readonly string[]) {
    this.#process = spawn(program, [...before, 'pipe', '--error-field', this.#errorField, ...options], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let said = '';
    this.#process.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    this.#process.stdin.on('error', () => undefined);
    let parts: string[] = [];
    this.#process.stdout.setEncoding('utf8').on('data', (text: string) => {
      // Only this sign ends a line: a carriage return may stand within a record, and whoever splits there answers others with its rest.
      const [first = '', ...further] = text.split('\n');
      parts.push(first);
      for (const part of further) {
        this.#waiting.shift()?.resolve(parts.join(''));
        parts = [part];
      }
    });
    this.#ended = new Promise((resolve) => {
      const fail = (why: string): void => {
        this.#failure ??= new Error(`deidkit pipe ended: ${why}`);
        for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
        resolve();
      };
      // What deidkit says of an error holds no piece of a text.
      this.#process
        .once('error', ({ message }) => fail(message))
        .once('close', (code) => fail(`${code} ${said.trim()}`));
    });
  }

  /** JSON objects, changed, in the same order; of one that cannot be processed, why. Fails if the process has ended. */
  async change(records: readonly Buffer[]): Promise<Changed[]> {
    const lines = records.map((record) => {
      // Between the tokens of JSON, a line end is as good as a blank; within its texts none can stand.
      const line = Buffer.from(record).map((byte) => (byte === 0x0a ? 0x20 : byte));
      return new Promise<string>((resolve, reject) => {
        if (this.#failure !== undefined) return reject(this.#failure);
        this.#waiting.push({ resolve, reject });
        this.#process.stdin.write(line);
        this.#process.stdin.write('\n');
      });
    });
    const isBad = `{"${this.#errorField}":`;
    return (await Promise.all(lines)).map((text) =>
      text.startsWith(isBad) ? { text: '', reason: JSON.parse(text)[this.#errorField] } : { text },
    );
  }

  /** Resolves when the process reads records: it takes a second or two to start, in which a consumer could lose its place in its group. */
  async ready(): Promise<void> {
    await this.change([Buffer.from('{}')]);
  }

  /** Ends the process and waits until it has ended. */
  async close(): Promise<void> {
    this.#process.stdin.end();
    await this.#ended;
  }
}

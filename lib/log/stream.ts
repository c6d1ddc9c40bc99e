import { Transform, type TransformCallback, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { LogCleaner } from './cleaner.js';
import { NOTES, noteFor } from './notes.js';

/** A line without an end is cut here, in UTF-16 code units, so that it does not grow for ever. */
const MAX_LINE = 1024 * 1024;

/** Cuts pieces of a stream into lines. */
class Lines {
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';

  /** The lines that a piece ends. */
  push(piece: Buffer | string): string[] {
    this.#rest += typeof piece === 'string' ? piece : this.#decoder.write(piece);
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > MAX_LINE) {
      lines.push(this.#rest);
      this.#rest = '';
    }
    return lines.filter((line) => line !== '');
  }

  /** What has no end of line. */
  end(): string[] {
    const rest = this.#rest + this.#decoder.end();
    this.#rest = '';
    return rest === '' ? [] : [rest];
  }
}

/**
 * A stream for a logger that writes lines, such as pino, bunyan, or winston's `Stream`: they reach `to` without identifying data,
 * in their order. The logger never waits for it.
 * @param to such as `process.stdout`; it stays open
 */
export function cleanedStream(cleaner: LogCleaner, to: Pick<Writable, 'write'>): Writable {
  const lines = new Lines();
  let unread = 0;
  let last: Promise<unknown> = Promise.resolve();
  const pass = (line: string): void => {
    unread++;
    const made = cleaner.clean(line);
    last = last.then(async () => {
      to.write(`${await made}\n`);
      unread--;
    });
  };
  const atExit = (): void => {
    if (unread > 0) to.write(`${noteFor(undefined, `${unread} ${NOTES.ended}`)}\n`);
  };
  process.once('exit', atExit);
  return new Writable({
    decodeStrings: false,
    write(piece: Buffer | string, _encoding, done) {
      for (const line of lines.push(piece)) pass(line);
      done();
    },
    final(done) {
      for (const line of lines.end()) pass(line);
      void last.then(() => {
        process.removeListener('exit', atExit);
        done();
      });
    },
  });
}

/** A stream of lines through a function that never rejects. */
export function lineTransform(clean: (line: string) => Promise<string>): Transform {
  const lines = new Lines();
  const passAll = async (these: readonly string[], to: Transform): Promise<void> => {
    for (const line of these) to.push(`${await clean(line)}\n`);
  };
  return new Transform({
    decodeStrings: false,
    transform(piece: Buffer | string, _encoding: BufferEncoding, done: TransformCallback) {
      passAll(lines.push(piece), this).then(() => done(), done);
    },
    flush(done: TransformCallback) {
      passAll(lines.end(), this).then(() => done(), done);
    },
  });
}

import { Writable } from 'node:stream';
import type { LogCleaner } from './cleaner.js';
import { ENTRY, isFields, NOTES } from './notes.js';
import { written } from './written.js';

// The symbols under which winston keeps the level, the finished line and further arguments.
const LEVEL = Symbol.for('level');
const MESSAGE = Symbol.for('message');
const SPLAT = Symbol.for('splat');

/** A transport of winston, as far as it is used. */
export interface WinstonTransport extends Writable {
  level?: string;
  silent?: boolean;
  handleExceptions?: boolean;
  handleRejections?: boolean;
}

type Info = Readonly<Record<string | symbol, unknown>>;

/** The same entry without identifying data. Its level is one of the logger's own. */
async function cleaned(cleaner: LogCleaner, info: Info): Promise<Info> {
  const { level } = info;
  const kept = { level, [LEVEL]: info[LEVEL] };
  const fields = {
    ...(info instanceof Error && { message: info.message, stack: info.stack }),
    ...info,
    level: undefined,
  };
  const line = written({ [ENTRY.fields]: fields, [ENTRY.text]: info[MESSAGE], [ENTRY.more]: info[SPLAT] });
  const made: unknown = line === undefined ? undefined : JSON.parse(await cleaner.clean(line));
  const own = isFields(made) ? made[ENTRY.fields] : undefined;
  if (!isFields(made) || !isFields(own)) {
    const message = isFields(made) && typeof made.msg === 'string' ? made.msg : NOTES.unreadable;
    return { ...kept, message, [MESSAGE]: JSON.stringify({ level: info[LEVEL], message }) };
  }
  const { [ENTRY.text]: text, [ENTRY.more]: more } = made;
  return {
    ...own,
    ...kept,
    ...(text !== undefined && { [MESSAGE]: text }),
    ...(more !== undefined && { [SPLAT]: more }),
  };
}

/** A transport of winston that gives another one entries without identifying data, in their order. */
class CleanedTransport extends Writable {
  readonly #cleaner: LogCleaner;
  readonly #to: WinstonTransport;

  constructor(cleaner: LogCleaner, to: WinstonTransport) {
    super({ objectMode: true });
    this.#cleaner = cleaner;
    this.#to = to;
    // The other transport filters by the levels of the logger.
    this.on('pipe', (logger) => to.emit('pipe', logger));
    this.on('unpipe', (logger) => to.emit('unpipe', logger));
    to.on('error', (error) => this.emit('error', error));
  }

  get level(): string | undefined {
    return this.#to.level;
  }

  get silent(): boolean {
    return this.#to.silent === true;
  }

  get handleExceptions(): boolean {
    return this.#to.handleExceptions === true;
  }

  get handleRejections(): boolean {
    return this.#to.handleRejections === true;
  }

  /** What winston expects of a transport. */
  log(info: Info, done: () => void): void {
    this.#pass([info]).then(done, done);
  }

  override _write(info: Info, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass([info]).then(() => done(), done);
  }

  override _writev(all: { readonly chunk: Info }[], done: (error?: Error | null) => void): void {
    this.#pass(all.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#to.once('finish', () => done());
    this.#to.end();
  }

  async #pass(infos: readonly Info[]): Promise<void> {
    for (const info of await Promise.all(infos.map((one) => cleaned(this.#cleaner, one)))) this.#to.write(info);
  }
}

/**
 * A transport of winston that gives another one, such as `new transports.Console()`, entries without identifying data: messages,
 * fields, errors, further arguments and what child loggers add.
 */
export const cleanedTransport = (cleaner: LogCleaner, transport: WinstonTransport): Writable =>
  new CleanedTransport(cleaner, transport);

import type { RequestRules } from '../../core/hosting.js';
import type { FileSink } from '../../core/index.js';
import { type AnalyzeOptions, DeidError, type Engine } from '../../core/index.js';
import { type LoadedConfig, loadConfig } from '../../lib/engine/config-file.js';
import { type ConfigSource, hasForeignPlugins } from '../../lib/engine/create-engine.js';
import { THREAD_DEFAULTS } from '../../lib/pool/defaults.js';
import type { PoolLimits, PoolOptions } from '../../lib/pool/pool.js';
import type { RunOptions, TasksOf, WorkPool } from '../../lib/pool/work.js';
import type { GeneralInput, OtherContent } from './answers.js';
import { sizeOf } from './content.js';
import { inlineWork } from './inline.js';
import { isLight } from './rules.js';
import { SlowTexts } from './slow-texts.js';
import { StreamThread } from './stream-thread.js';
import type { FileBody, FileInput, FileOutcome, NamedOutcome, Until, Work } from './work.js';
import type workerModule from './worker-module.js';

/** Limits of the threads, and the size of work that stays in this thread. */
export interface ThreadLimits extends PoolLimits {
  /** Time limit of a text in milliseconds; default 30 000. `timeoutMs` is the limit of a file, default 60 000. */
  readonly textTimeoutMs?: number;
  /**
   * Texts up to this many code units are processed in this thread, since sending them to another would cost more.
   * Default 2048. With plugins of others none are.
   */
  readonly inlineChars?: number;
}

type Pool = WorkPool<TasksOf<typeof workerModule>>;

/** Files are sent in pieces of this size, because each piece is copied. */
const PIECE_BYTES = 256 * 1024;

/** Replacements are tried at every word, so their number matters as well as the text length. */
const INLINE_REPLACEMENTS = 32;

/**
 * Runs work in threads that each have an engine of the same configuration; short texts stay in this thread, unless plugins of others read them. The first thread starts with
 * `warmUp`, or else with the first task, which then waits; further threads start as needed.
 * @param inline processes short texts in this thread
 * @param onFault called if the threads cannot start, `ready` is then false; and with what plugins leave behind in them and is rejected
 */
export async function threadedWork(
  engine: Engine,
  source?: ConfigSource,
  limits: ThreadLimits = {},
  onFault: (error: unknown) => void = () => undefined,
  inline: Work = inlineWork(engine),
): Promise<Work> {
  return loadedThreads(engine, await loadConfig(source), limits, onFault, inline);
}

/** As {@link threadedWork}, with a configuration that has been read. */
export function loadedThreads(
  engine: Engine,
  { config, base }: LoadedConfig,
  limits: ThreadLimits = {},
  onFault: (error: unknown) => void = () => undefined,
  inline: Work = inlineWork(engine),
): Work {
  const module = new URL('./worker-module.js', import.meta.url);
  const data = { config, base: base.href };
  // Nobody knows how long the code of others takes for a text, and no text can show it in time for the requests that wait behind it.
  const own = hasForeignPlugins(config) ? { ...limits, inlineChars: -1 } : limits;
  return workOf(
    inline,
    (options) => engine.modelsOf(options),
    new Threads({ spareThreads: 1, ...limits, module, data }, onFault),
    new StreamThread(onFault),
    own,
  );
}

/** A pool that is loaded and started at first use. */
class Threads {
  readonly #options: PoolOptions;
  readonly #onFault: (error: unknown) => void;
  #pool: Promise<Pool> | undefined;
  #closed = false;
  /** False if the last attempt to start a thread failed. */
  healthy = true;

  constructor(options: PoolOptions, onFault: (error: unknown) => void) {
    this.#options = options;
    this.#onFault = onFault;
  }

  /** Throws DeidError `shutting_down` once they are closed. */
  async pool(): Promise<Pool> {
    if (this.#closed) throw new DeidError('shutting_down');
    this.#pool ??= this.#start();
    return this.#pool;
  }

  async #start(): Promise<Pool> {
    const { createPool } = await import('../../lib/pool/pool.js');
    const onBackgroundFault = (kind: string): void => this.#onFault(Object.assign(new Error(), { name: kind }));
    const pool: Pool = createPool<typeof workerModule>({ ...this.#options, onBackgroundFault });
    pool.ready().then(
      () => {
        this.healthy = true;
      },
      (error) => this.#failed(pool, error),
    );
    return pool;
  }

  /** Lets the next task try again, since the cause, such as lack of memory, may be gone by then. */
  #failed(pool: Pool, error: unknown): void {
    if (this.#closed) return;
    this.healthy = false;
    this.#pool = undefined;
    this.#onFault(error);
    void pool.close();
  }

  async close(now: boolean): Promise<void> {
    this.#closed = true;
    await (await this.#pool)?.close(now);
  }
}

/** The options that decide whether a text is small work. */
interface Sized extends Pick<AnalyzeOptions, 'model' | 'level'> {
  readonly text: string;
  readonly instead?: OtherContent;
  readonly rules?: RequestRules;
}

/** @param models as `Engine.modelsOf`: all except the fast model would block the event loop */
function workOf(
  inline: Work,
  models: Engine['modelsOf'],
  threads: Threads,
  streams: StreamThread,
  { inlineChars = 2048, textTimeoutMs = THREAD_DEFAULTS.textTimeoutMs }: ThreadLimits,
): Work {
  const options: RunOptions = { timeoutMs: textTimeoutMs };
  const slow = new SlowTexts();
  const isSmall = ({ text, instead, rules, ...options }: Sized): boolean => {
    const characters = sizeOf({ text, ...(instead && { instead }) });
    return (
      characters <= inlineChars &&
      !slow.inThreads &&
      isLight(rules) &&
      models({ ...options, characters }).every((model) => model === 'fast')
    );
  };
  return {
    analyze: async (input, owner) =>
      isSmall(input)
        ? slow.run(() => inline.analyze(input))
        : (await threads.pool()).run('analyze', input, { ...options, owner }),
    outputs: async (input, owner) =>
      isSmall(input)
        ? slow.run(() => inline.outputs(input))
        : (await threads.pool()).run('outputs', input, { ...options, owner }),
    general: async (input, owner) =>
      isSmall(input) && fewReplacements(input)
        ? slow.run(() => inline.general(input))
        : (await threads.pool()).run('general', input, { ...options, owner }),
    preview: async (input, owner) =>
      isSmall(input)
        ? slow.run(() => inline.preview(input))
        : (await threads.pool()).run('preview', input, { ...options, owner }),
    async textBody(body) {
      const pool = await threads.pool();
      return pool.run('textBody', body, { ...options, owner: body.owner, transfer: memoryOf(body.blocks) });
    },
    file: async (input, bytes, until, owner) => runFile(await threads.pool(), input, bytes, { ...until, owner }),
    fileBody: async (body, until) => runFileBody(await threads.pool(), body, until),
    async stream({ input, until, ...how }) {
      return (await threads.pool()).run('file', input, { ...how, ...until });
    },
    get ready() {
      return threads.healthy;
    },
    // The failure has already been reported, and each task reports it again.
    warmUp: () => void threads.pool().catch(() => undefined),
    restoring: (input, owner) => streams.open(input, owner),
    async close(now = false) {
      await Promise.all([threads.close(now), streams.close(now)]);
    },
  };
}

const fewReplacements = ({ replacements }: GeneralInput): boolean =>
  replacements === undefined || Object.keys(replacements).length <= INLINE_REPLACEMENTS;

/** A sink that collects what is written. */
function keeping(): { readonly pieces: Uint8Array[]; readonly sink: FileSink } {
  const pieces: Uint8Array[] = [];
  return { pieces, sink: { write: async (piece) => void pieces.push(piece) } };
}

async function runFile(
  pool: Pool,
  input: FileInput,
  bytes: Uint8Array,
  how: Until & Pick<RunOptions, 'owner'>,
): Promise<FileOutcome> {
  const { pieces: written, sink } = keeping();
  const result = await pool.run('file', input, { source: pieces(bytes), sink, ...how });
  return { ...result, pieces: written };
}

async function runFileBody(pool: Pool, body: FileBody, until: Until): Promise<NamedOutcome> {
  const { pieces: written, sink } = keeping();
  const result = await pool.run('fileBody', body, {
    sink,
    ...until,
    owner: body.owner,
    transfer: memoryOf(body.blocks),
  });
  return { ...result, pieces: written };
}

const memoryOf = (blocks: readonly Uint8Array<ArrayBuffer>[]): readonly ArrayBuffer[] =>
  blocks.map(({ buffer }) => buffer);

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}

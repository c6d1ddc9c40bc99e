import type { Engine } from '../../core/index.js';
import { loadConfig } from '../../lib/config-file.js';
import type { ConfigSource } from '../../lib/create-engine.js';
import { createPool, type PoolLimits } from '../../lib/pool/pool.js';
import type { RunOptions, TasksOf, WorkPool } from '../../lib/pool/work.js';
import type { GeneralInput } from './answers.js';
import { inlineWork } from './inline.js';
import type { FileInput, FileOutcome, Work } from './work.js';
import type workerModule from './worker-module.js';

/** Limits of the threads, and what is too small for them. */
export interface ThreadLimits extends PoolLimits {
  /** Milliseconds for a text; default 30 000. `timeoutMs` is that of a file, default 60 000. */
  readonly textTimeoutMs?: number;
  /** Texts up to this many code units are done at once: sending them to a thread would cost more. Default 2048. */
  readonly inlineChars?: number;
}

type Pool = WorkPool<TasksOf<typeof workerModule>>;

/** A file is handed over piece by piece, because each piece is copied. */
const PIECE = 256 * 1024;

/** Replacements are tried at every word, so their number counts as well as the length of the text. */
const INLINE_REPLACEMENTS = 32;

/**
 * Work in threads that each hold an engine of the same configuration. Short texts stay in this one. It is ready when the first
 * thread is; what is asked of the threads before that waits for it.
 * @param onFault told if the first thread cannot start: the work never becomes ready then.
 */
export async function threadedWork(
  engine: Engine,
  source?: ConfigSource,
  limits: ThreadLimits = {},
  onFault: (error: unknown) => void = () => undefined,
): Promise<Work> {
  const { config, base } = await loadConfig(source);
  const module = new URL('./worker-module.js', import.meta.url);
  const pool: Pool = createPool<typeof workerModule>({ ...limits, module, data: { config, base: base.href } });
  return workOf(inlineWork(engine), pool, limits, onFault);
}

function workOf(
  inline: Work,
  pool: Pool,
  { inlineChars = 2048, textTimeoutMs = 30_000 }: ThreadLimits,
  onFault: (error: unknown) => void,
): Work {
  const options: RunOptions = { timeoutMs: textTimeoutMs };
  let state: 'starting' | 'open' | 'closed' = 'starting';
  pool.ready().then(
    () => {
      if (state === 'starting') state = 'open';
    },
    (error) => {
      if (state === 'starting') onFault(error);
    },
  );
  const small = (input: { readonly text: string }): boolean => input.text.length <= inlineChars;
  return {
    analyze: (input) => (small(input) ? inline.analyze(input) : pool.run('analyze', input, options)),
    outputs: (input) => (small(input) ? inline.outputs(input) : pool.run('outputs', input, options)),
    general: (input) =>
      small(input) && fewReplacements(input) ? inline.general(input) : pool.run('general', input, options),
    file: (input, bytes, signal) => runFile(pool, input, bytes, signal),
    get ready() {
      return state === 'open';
    },
    async close() {
      state = 'closed';
      await pool.close();
    },
  };
}

const fewReplacements = ({ replacements }: GeneralInput): boolean =>
  replacements === undefined || Object.keys(replacements).length <= INLINE_REPLACEMENTS;

async function runFile(pool: Pool, input: FileInput, bytes: Uint8Array, signal: AbortSignal): Promise<FileOutcome> {
  const written: Uint8Array[] = [];
  const sink = { write: async (piece: Uint8Array) => void written.push(piece) };
  const { mediaType, codePoints, counts, warnings } = await pool.run('file', input, {
    source: pieces(bytes),
    sink,
    signal,
  });
  return { bytes: Buffer.concat(written), mediaType, codePoints, counts, warnings };
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

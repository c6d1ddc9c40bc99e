import { forget, hasOwnMessage, insteadOfVerdict, isThenable, NOT_ASYNC } from '../../core/hosting.js';
import {
  DeidError,
  type Engine,
  type FileAdapter,
  type FileJob,
  type FileReport,
  type FileSession,
  type FileSource,
} from '../../core/index.js';
import { endingWork, type WorkLimits } from '../engine/stall-watch.js';
import { timeLimit } from '../engine/time-limit.js';

/** The engine to which an adapter belongs. */
export type AdapterHost = Pick<Engine, 'developer' | 'pluginOf'>;

/** Description of code that was stopped. */
const ENDLESS = 'it did not end and was stopped: its loops must go forward, and every promise must settle';
const MIB = 2 ** 20;

/** Adapters of deidkit's own packages, whose sentences are known to hold nothing of a file. */
const OWN_ADAPTERS: ReadonlySet<string> = new Set(['txt', 'csv', 'json', 'docx', 'xlsx', 'xls', 'pdf']);
const TYPE = /^[A-Z][A-Z0-9_]*$/;

/** In place of a sentence that an adapter has not declared. */
const UNDECLARED = "the reason is not shown, because the file adapter does not list it in its 'sentences'";

/** Time limits of an adapter in an engine made for developers, per MiB of the file. */
const DEVELOPER_LIMITS: WorkLimits = { blockedMs: 10_000, settledMs: 60_000 };

/** The job as the adapter sees it. Records time and errors of reading and writing. */
class WatchedJob {
  readonly #job: FileJob;
  readonly #failed: (how: string) => DeidError;
  /** Errors of the input and output, which are passed to the caller unchanged. */
  readonly #errors = new Set<unknown>();
  /** Number of pending reads and writes, the time of the first, and the total duration of earlier ones. */
  #waits = 0;
  #since = 0;
  #waitedMs = 0;
  #bytes = 0;

  constructor(job: FileJob, failed: (how: string) => DeidError) {
    this.#failed = failed;
    this.#job = job;
  }

  get job(): FileJob {
    return { ...this.#job, source: this.#source(), sink: this, session: this.#session() };
  }

  get soFar() {
    const now = this.#waits > 0 ? performance.now() - this.#since : 0;
    return { waitedMs: this.#waitedMs + now, size: 1 + this.#bytes / MIB };
  }

  isOfEnds(error: unknown): boolean {
    return this.#errors.has(error);
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (!(bytes instanceof Uint8Array))
      throw this.#failed(`it wrote a value of type ${typeof bytes} in place of bytes: encode texts first`);
    await this.#watch(() => this.#job.sink.write(bytes));
  }

  async #watch<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waits++ === 0) this.#since = performance.now();
    try {
      return await work();
    } catch (error) {
      this.#errors.add(error);
      throw error;
    } finally {
      if (--this.#waits === 0) this.#waitedMs += performance.now() - this.#since;
    }
  }

  async *#chunks(): AsyncGenerator<Uint8Array> {
    const chunks = this.#job.source.stream()[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.#watch(() => chunks.next());
        if (done === true) return;
        this.#bytes += value.length;
        yield value;
      }
    } finally {
      await chunks.return?.();
    }
  }

  #source(): FileSource {
    const { source } = this.#job;
    const { size, again } = source;
    return {
      stream: () => this.#chunks(),
      bytes: async () => {
        const bytes = await this.#watch(async () => source.bytes());
        this.#bytes += bytes.length;
        return bytes;
      },
      ...(size !== undefined && { size }),
      ...(again && { again }),
    };
  }

  #session(): FileSession {
    const { session } = this.#job;
    const { annotate } = session;
    return annotate === undefined
      ? session
      : { ...session, annotate: (text, context) => this.#watch(() => annotate(text, context)) };
  }
}

/** Runs an adapter on one file. Errors that it throws become DeidErrors, except those of the input or output, which stay as they are. */
export async function runAdapter(
  adapter: FileAdapter,
  given: FileJob,
  host: AdapterHost,
  limits = DEVELOPER_LIMITS,
): Promise<FileReport> {
  const { developer } = host;
  const failed = failureOf(adapter, host);
  const watched = new WatchedJob(given, failed);
  const work = async () => adapter.process(watched.job);
  try {
    const endless = failed(ENDLESS);
    const done = developer
      ? await endingWork(work, limits, () => watched.soFar, endless.message)
      : { value: await work() };
    if (done === undefined) throw endless;
    return checkedReport(adapter, done.value, failed);
  } catch (error) {
    given.signal?.throwIfAborted();
    throw watched.isOfEnds(error) ? error : thrownBy(adapter, 'it threw an error', error, host);
  }
}

/** Calls `accepts` of an adapter, which is plugin code like `process`. */
export function isAccepted(adapter: FileAdapter, head: Uint8Array, extension: string, host: AdapterHost): boolean {
  const failed = failureOf(adapter, host);
  const ask = () => adapter.accepts(head, extension);
  let done: { readonly value: unknown } | undefined;
  try {
    done = host.developer ? timeLimit()(ask) : { value: ask() };
  } catch (error) {
    throw thrownBy(adapter, 'its accepts() threw an error', error, host);
  }
  if (done === undefined) throw failed(ENDLESS);
  // What takes a promise for an answer would accept every file.
  if (isThenable(done.value)) {
    forget(done.value);
    throw failed(`its accepts() ${NOT_ASYNC}`);
  }
  if (typeof done.value !== 'boolean') throw failed(`its accepts() ${insteadOfVerdict(done.value)}`);
  return done.value;
}

function thrownBy(adapter: FileAdapter, how: string, thrown: unknown, host: AdapterHost): DeidError {
  if (thrown instanceof DeidError && hasOwnMessage(thrown)) return withDeclared(adapter, thrown);
  const failed = failureOf(adapter, host)(how);
  if (host.developer) failed.cause = thrown;
  return failed;
}

/** Errors of an adapter, without the original message, which may quote the file. */
const failureOf =
  ({ name }: FileAdapter, host: AdapterHost): ((how: string) => DeidError) =>
  (how) =>
    new DeidError('adapter_failed', [name, host.pluginOf('file adapter', name), how]);

/** The error of an adapter without sentences that it has not declared. Errors of other plugin code hold no text anyway. */
function withDeclared(adapter: FileAdapter, error: DeidError): DeidError {
  if (isOwn(adapter) || !error.code.startsWith('document_')) return error;
  const parts = error.parts.map((part) => (typeof part === 'number' || isDeclared(adapter, part) ? part : UNDECLARED));
  return new DeidError(error.code, parts);
}

const isOwn = ({ name }: FileAdapter): boolean => OWN_ADAPTERS.has(name);
const isDeclared = ({ sentences = [] }: FileAdapter, sentence: string): boolean => sentences.includes(sentence);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function checkedReport(adapter: FileAdapter, report: FileReport, failed: (how: string) => DeidError): FileReport {
  const fault = !isObject(report)
    ? `it returned ${report === null ? 'null' : `a value of type ${typeof report}`} in place of a report`
    : !isObject(report.counts) || !Array.isArray(report.warnings) || !isObject(report.format)
      ? "its report lacks 'counts', 'warnings' or 'format'"
      : undefined;
  if (fault !== undefined) throw failed(fault);
  const { counts, warnings } = report;
  if (!Object.entries(counts).every(([type, count]) => TYPE.test(type) && Number.isInteger(count)))
    throw failed("its report has 'counts' that are not whole numbers by entity type");
  if (isOwn(adapter)) return report;
  const shown = warnings.map((one) => (typeof one === 'string' && isDeclared(adapter, one) ? one : UNDECLARED));
  return { ...report, warnings: [...new Set(shown)] };
}

import {
  type FileAdapter,
  type FileJob,
  type FileReport,
  type FileSession,
  isDeidError,
} from '../../../../core/index.js';
import { SoughtTerms } from '../../../../kit/index.js';
import { safePartNames } from '../parts/part-names.js';
import type { Part } from '../parts/parts.js';
import { unpack } from '../zip/archive.js';
import { listening, remember, silent, type Terms, telling } from './nested-terms.js';
import { type Unwrapped, unwrap } from './unwrap.js';

/** Maximum number of embedded files that are opened; the rest count as not searched. */
const MAX_NESTED_FILES = 200;
/** Media types of imported documents that are complete files. */
const HTML = /^text\/html|xhtml/;
/** Errors that count as "not searched" for an embedded file instead of failing the whole file. */
const NOT_READABLE = new Set([
  'document_encrypted',
  'document_unreadable',
  'file_type_mismatch',
  'unsupported_file_type',
]);

/** A job for a file that may be embedded in another one. */
export interface PackageJob extends FileJob {
  /** Terms found in the surrounding files and in other embedded files, to be searched here as well. */
  readonly known?: Terms;
  /** True if the file is only searched to learn its terms: nothing is replaced and its output is not used. */
  readonly learns?: boolean;
}

/** An embedded file, and the adapter that reads it. */
interface Nested extends Unwrapped {
  readonly adapter: FileAdapter;
  report: FileReport;
}

/**
 * The files embedded in a package, each de-identified by the adapter for its kind. Terms found in them are searched in
 * the package, and the other way round, so embedded files are processed twice: first only to learn their terms.
 */
export class NestedFiles {
  readonly #job: PackageJob;
  readonly #files = new Map<Part, Nested>();
  /** Terms found in any of them, and terms known from elsewhere. */
  readonly #terms: Terms;

  private constructor(job: PackageJob) {
    this.#job = job;
    this.#terms = new Map(job.known);
  }

  /** Opens those embedded files of a package that one of the adapters can read. */
  static async open(job: PackageJob, parts: readonly Part[], adapters: readonly FileAdapter[]): Promise<NestedFiles> {
    const nested = new NestedFiles(job);
    for (const part of parts) {
      if (part.xml !== undefined || part.entry.size === 0 || nested.#files.size >= MAX_NESTED_FILES) continue;
      job.signal?.throwIfAborted();
      const file = await nested.#learn(part, adapters);
      if (file !== undefined) nested.#files.set(part, file);
    }
    remember(job.session, nested.#terms);
    return nested;
  }

  has(part: Part): boolean {
    return this.#files.has(part);
  }

  /** Names of the parts that were opened as files. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#files.keys()].map(({ entry }) => entry.name));
  }

  /** Terms found in other files than the package that identify someone in any context. */
  get known(): SoughtTerms {
    const known = new SoughtTerms();
    for (const { text, type } of telling(this.#terms)) known.add(text, type);
    return known;
  }

  /** The session for the search of the package. It records what is replaced, for the embedded files. */
  listening(terms: Terms): FileSession {
    return this.#files.size === 0 ? this.#job.session : listening(this.#job.session, terms);
  }

  /** Kinds of parts in the embedded files that were not searched. */
  get unscanned(): string[] {
    return [...this.#files.values()].flatMap(({ report }) => {
      const kinds = report.format.partsNotSearched;
      return Array.isArray(kinds) ? kinds.map(String) : [];
    });
  }

  /** Names of these parts, in a form that a report may show. */
  get unscannedNames(): string[] {
    return [...this.#files].flatMap(([{ entry }, { report }]) => {
      const names = report.format.namesOfPartsNotSearched;
      const [outer = ''] = safePartNames([entry.name]);
      return Array.isArray(names) ? names.map((name) => `${outer}!${String(name)}`) : [];
    });
  }

  /** New contents of the parts that have changed. Called after the search of the package itself. */
  async rewrite(terms: Terms): Promise<Map<Part, Buffer>> {
    remember(this.#job.session, terms);
    for (const [text, types] of terms) this.#terms.set(text, types);
    const contents = new Map<Part, Buffer>();
    for (const [part, file] of this.#files) {
      const { output, report } = await this.#run(file, { session: this.#job.session, known: this.#terms });
      file.report = report;
      if (!output.equals(file.bytes)) contents.set(part, file.wrap(output));
    }
    return contents;
  }

  async #learn(part: Part, adapters: readonly FileAdapter[]): Promise<Nested | undefined> {
    const unwrapped = unwrap(unpack(part.entry), HTML.test(part.contentType));
    for (const adapter of adapters) {
      if (unwrapped === undefined || !adapter.accepts(unwrapped.bytes.subarray(0, 4096), '')) continue;
      try {
        const file = { ...unwrapped, adapter };
        const { report } = await this.#run(file, { session: silent(this.#job.session, this.#terms), learns: true });
        return { ...file, report };
      } catch (error) {
        if (!isDeidError(error) || !NOT_READABLE.has(error.code)) throw error;
      }
    }
    return undefined;
  }

  async #run(
    { bytes, adapter }: Pick<Nested, 'bytes' | 'adapter'>,
    how: Pick<PackageJob, 'session' | 'known' | 'learns'>,
  ) {
    const written: Uint8Array[] = [];
    const { limits, options, signal } = this.#job;
    const job: PackageJob = {
      ...how,
      source: { stream: () => once(bytes), bytes: async () => bytes, size: bytes.length },
      sink: { write: async (piece) => void written.push(Uint8Array.from(piece)) },
      limits,
      extension: '',
      options: { unscanned: how.learns ? 'keep' : options.unscanned },
      ...(signal && { signal }),
    };
    const report = await adapter.process(job);
    return { output: Buffer.concat(written), report };
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

import type { RunFile, Session } from '../../core/hosting.js';
import type { FileSink } from '../../core/index.js';
import {
  DeidError,
  type Engine,
  type FileAdapter,
  type FileLimits,
  type FileReport,
  type FileSession,
  type Finding,
  type UnitContext,
} from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { processAnnotated } from './annotated.js';
import { checkedOptions, chooseAdapter } from './choose-adapter.js';
import { checkedFileOptions, engineOptions, type FileOptions } from './options.js';
import { type AdapterHost, isAccepted, runAdapter } from './run-adapter.js';
import type { OpenFile } from './source.js';

export type { FileOptions } from './options.js';

/** Result of a processed file. */
export interface FileResult extends FileReport {
  /** Name of the file adapter. */
  readonly adapter: string;
  /** Media type of the new file. */
  readonly mediaType: string;
  /** Size of the text of the file in code points. */
  readonly codePoints: number;
  /** Terms that are too uncertain for an invented value, or for which none fits, and so are masked; 0 in modes that invent none. */
  readonly masked: number;
  /** The models that read it. */
  readonly models: readonly ModelName[];
  /** The policy that replaced them: the mode, and SHA-256 of its rules, as in the header `Deid-Policy`. */
  readonly policy: { readonly mode: string; readonly sha256: string };
}

const MIB = 2 ** 20;

/** Default limits of files. */
export const DEFAULT_FILE_LIMITS: FileLimits = {
  wholeFileBytes: 256 * MIB,
  partBytes: 256 * MIB,
  unpackedBytes: 1024 * MIB,
};

/** Wraps a session so that it throws once more text was seen than allowed, and reports findings and progress. */
function watched(
  session: Session,
  { maxCodePoints: most = Number.POSITIVE_INFINITY, onFindings }: FileOptions,
  searched: ((codePoints: number) => void) | undefined,
): FileSession {
  const checked = <T>(result: T): T => {
    searched?.(session.codePoints);
    if (session.codePoints <= most) return result;
    const seen = Math.ceil(session.codePoints / 4);
    throw new DeidError('token_limit_reached', [Math.floor(most / 4), `at least ${seen}`]);
  };
  const find: FileSession['find'] = (text, context) => checked(session.find(text, context));
  const report = (text: string, findings: readonly Finding[], context: UnitContext = {}): void =>
    onFindings?.(
      findings.filter((finding) => session.isWanted(finding)),
      text,
      context,
    );
  const replace: FileSession['replace'] = (text, findings, context) => {
    report(text, findings, context);
    return session.replace(text, findings, context);
  };
  return {
    find,
    replace,
    *finding(text, context) {
      return checked(yield* session.finding(text, context));
    },
    replacing(text, findings, context) {
      report(text, findings, context);
      return session.replacing(text, findings, context);
    },
    deidentify: (text, context) => replace(text, find(text, context), context),
    announce: session.announce,
    annotate: session.annotate,
    byPerson: session.byPerson,
    termByTerm: session.termByTerm,
    bySubject: session.bySubject,
    foresee: (text) => session.foresee(text),
    remember: (terms) => session.remember(terms),
    leaves: (type) => session.leaves(type),
    count: (codePoints) => checked(session.count(codePoints)),
  };
}

const NOTHING: FileReport = { counts: {}, warnings: [], format: {} };

/** True for an empty file in a format in which that is not a valid document. It is copied unchanged. */
const isNothing = ({ head }: OpenFile, adapter: FileAdapter, extension: string, host: AdapterHost): boolean =>
  head.length === 0 && !isAccepted(adapter, head, extension, host);

/**
 * Processes an open file with the adapter of its format; with annotators, until they have read all of it.
 * @param searched called with the amount of text searched so far, in code points
 */
export async function processFile(
  engine: Engine,
  file: OpenFile,
  sink: FileSink,
  given: FileOptions,
  searched?: (codePoints: number) => void,
): Promise<FileResult> {
  const options = checkedFileOptions(given);
  const known = engine.openAnnotations();
  // With annotators, only the last round has found everything.
  let numbers: RunFile | undefined;
  const once = (one: OpenFile, to: FileSink, how: FileOptions) => {
    numbers = options.run?.file();
    return processOnce(engine, one, to, how, { known, searched, run: numbers });
  };
  const result = await (known === undefined
    ? once(file, sink, options)
    : processAnnotated(known, file, sink, options, once));
  numbers?.commit();
  return result;
}

/** What the work on a file is given beside its options. */
interface Given {
  readonly known: ReturnType<Engine['openAnnotations']>;
  readonly searched: ((codePoints: number) => void) | undefined;
  readonly run: RunFile | undefined;
}

async function processOnce(
  engine: Engine,
  file: OpenFile,
  sink: FileSink,
  options: FileOptions,
  { known, searched, run }: Given,
): Promise<FileResult> {
  const { adapter: wanted, extension = '', adapterOptions, limits, signal } = options;
  const { adapter, others } = chooseAdapter(engine, { adapter: wanted, extension }, file.head);
  const checked = checkedOptions(adapter, others, adapterOptions);
  const session = engine.openSession(engineOptions(options), known, {
    signal,
    run,
    // Annotators may add to what was found.
    found: known === undefined ? options.run?.found : undefined,
  });
  const job = {
    source: file.source,
    sink,
    session: watched(session, options, searched),
    limits: { ...DEFAULT_FILE_LIMITS, ...limits },
    extension,
    options: checked,
    ...(signal && { signal }),
  };
  const report = isNothing(file, adapter, extension, engine) ? NOTHING : await runAdapter(adapter, job, engine);
  const mediaType = adapter.mediaTypes[extension] ?? 'application/octet-stream';
  const { codePoints, models, masked } = session;
  const policy = engine.policyVersion(options.mode);
  return { ...report, counts: session.counts(), masked, adapter: adapter.name, mediaType, codePoints, models, policy };
}

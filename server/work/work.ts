import type { FileSink, Level } from '../../core/index.js';
import type { AnalyzeInput, GeneralInput, OutputsInput, PreviewInput } from './answers.js';
import type { TextKind } from './text-requests.js';

/** A file on its way to its adapter. */
export interface FileInput {
  /** Lower case, without the dot; it says the format. */
  readonly extension: string;
  readonly level?: Level;
  readonly domain?: string;
  readonly entities: readonly string[];
  /** The policy that fits the masking type. */
  readonly mode: string;
  readonly seed?: string;
  /** Options of the adapter, which its own schema checks. */
  readonly adapterOptions?: Readonly<Record<string, unknown>>;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
}

/** A processed file, complete: a failure half-way never gives one. */
export interface FileOutcome {
  /** Its bytes, in order. */
  readonly pieces: readonly Uint8Array[];
  readonly mediaType: string;
  /** Size of all its text. */
  readonly codePoints: number;
  /** Findings replaced, by entity type. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the adapter has to say, as fixed sentences. */
  readonly warnings: readonly string[];
}

/** What came of a file whose bytes went elsewhere. */
type StreamOutcome = Omit<FileOutcome, 'pieces'>;

/** A file on its way from one place to another, piece by piece. */
interface FileStream {
  readonly input: FileInput;
  readonly source: AsyncIterable<Uint8Array>;
  readonly sink: FileSink;
  /** Aborted when the work is to stop. */
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Who asks: as with {@link TextBody}. */
  readonly owner: string;
}

/** Who asks: tasks of one owner wait for each other before others wait for them. */
interface Owned {
  readonly owner?: string | undefined;
}

/** The body of a request about a text, not yet read. */
export interface TextBody extends Owned {
  readonly kind: TextKind;
  readonly blocks: readonly Uint8Array<ArrayBuffer>[];
  /** Longest text, in code points. */
  readonly mostPoints: number;
  /** The text may not be longer than this either: `token_limit_reached`. */
  readonly paidPoints?: number;
}

/** The answer to a {@link TextBody}. */
interface TextAnswer {
  /** JSON. */
  readonly answer: string | Uint8Array;
  /** Length of the text in code points. */
  readonly points: number;
}

/** A form with a file, not yet read. */
export interface FileBody extends Owned {
  /** Name of the endpoint, see `FileRoute`. */
  readonly route: string;
  readonly blocks: readonly Uint8Array<ArrayBuffer>[];
  readonly boundary: string;
  readonly mostBytes: number;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
}

/** The answer to a {@link FileBody}. */
export interface NamedOutcome extends FileOutcome {
  /** Name of the file without folders and extension. */
  readonly stem: string;
  readonly extension: string;
}

/** Answers to requests about texts, as JSON, and processed files. All failures are DeidErrors, or the reason of the signal. */
export interface Work {
  /** Answer to a request to analyse, as JSON. */
  analyze(input: AnalyzeInput, owner?: string): Promise<string | Uint8Array>;
  /** Answer to a request for candidate outputs, as JSON. */
  outputs(input: OutputsInput, owner?: string): Promise<string | Uint8Array>;
  /** Answer to a request of the general endpoint, as JSON. */
  general(input: GeneralInput, owner?: string): Promise<string | Uint8Array>;
  /** What the playground shows of a text, as the JSON of a `Preview`. */
  preview(input: PreviewInput, owner?: string): Promise<string | Uint8Array>;
  /** Reads a large body and answers it. The memory of its blocks may be handed over: they must not be used again. */
  textBody(body: TextBody): Promise<TextAnswer>;
  /** The new file. @param signal aborted when the client is gone. */
  file(input: FileInput, bytes: Uint8Array, signal: AbortSignal, owner?: string): Promise<FileOutcome>;
  /** Reads a large form and processes its file, as {@link Work.textBody} does. */
  fileBody(body: FileBody, signal: AbortSignal): Promise<NamedOutcome>;
  /** The new file, piece by piece as it is made: what the sink was given before a failure is not to be used. */
  stream(file: FileStream): Promise<StreamOutcome>;
  /** False while work of some kind cannot be done; true also where some of it would have to wait. */
  readonly ready: boolean;
  /** Gets ready in the background what the first request of a kind would otherwise wait for. */
  warmUp(): void;
  /**
   * Ends when what is in work is done.
   * @param now what is in work is stopped instead, where it can be
   */
  close(now?: boolean): Promise<void>;
}

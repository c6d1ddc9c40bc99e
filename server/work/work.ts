import type { Carried, RunName } from '../../core/hosting.js';
import type { FileSink } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import type { Seals } from '../../lib/index.js';
import type { PresidioKind } from '../presidio/answer.js';
import type { AnalyzeInput, GeneralInput, OutputsInput, PreviewInput } from './answers.js';
import type { ConversationKind } from './conversations.js';
import type { Asked, EvidenceDraft } from './evidence.js';
import type { FileInput, Policy } from './file-input.js';
import type { RestoreReason } from './restore.js';
import type { RestoredStream, StreamInput } from './restored-stream.js';
import type { TextKind, TextLimits } from './text-requests.js';

export type { FileInput, Policy } from './file-input.js';

/** A complete processed file. */
export interface FileOutcome {
  /** Its bytes, in order. */
  readonly pieces: readonly Uint8Array[];
  readonly mediaType: string;
  /** Amount of text in code points. */
  readonly codePoints: number;
  /** Findings replaced, by entity type. */
  readonly counts: Readonly<Record<string, number>>;
  /** Terms that are masked because they are too uncertain for an invented value. */
  readonly masked: number;
  /** Warnings of the adapter, as fixed sentences. */
  readonly warnings: readonly string[];
  /** The models that read the file. */
  readonly models: readonly ModelName[];
  readonly policy: Policy;
  /** Seals of original and new file, if they were asked for. */
  readonly seals?: Seals;
  /** Name of the format in which it was read. */
  readonly adapter: string;
  /** Its entities, hashed, if the files of an archive share their numbers. */
  readonly names?: readonly RunName[];
}

/** Result of a streamed file. */
type StreamOutcome = Omit<FileOutcome, 'pieces'>;

/** How long somebody waits for work on a file. */
export interface Until {
  /** Aborts the work. */
  readonly signal: AbortSignal;
  /** Called when it was aborted while it ran, with the text that had been searched, in code points. */
  readonly onCancelled?: (codePoints: number) => void;
}

/** A file streamed from a source to a sink. */
interface FileStream {
  readonly input: FileInput;
  readonly source: AsyncIterable<Uint8Array>;
  readonly sink: FileSink;
  readonly until: Until;
  readonly timeoutMs: number;
  /** Owner, as in {@link TextBody}. */
  readonly owner: string;
}

/** Owner of a task, for fair scheduling between owners. */
interface Owned {
  readonly owner?: string | undefined;
}

/** A call of a language model, as LiteLLM names it. */
export interface GuardedCall {
  /** The id by which the memory was looked up; undefined if none was found in the body. */
  readonly id?: string;
  /** What its request was hidden with; undefined if there is none. */
  readonly memory?: string;
  /** Options of the operator for every call, as fields of a request. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** True if the key may restore what it has hidden. */
  readonly mayRestore?: boolean;
}

/** The unread body of a text request. */
export interface TextBody extends Owned, TextLimits {
  readonly kind: TextKind | ConversationKind | PresidioKind | 'originals' | 'guardrail' | 'memory';
  /** The call of a language model that a guardrail is asked about, as it was looked up. */
  readonly call?: GuardedCall;
  /** Secrets of the memories of conversations, the one in force first. */
  readonly secrets?: readonly Uint8Array[];
  readonly blocks: readonly Uint8Array<ArrayBuffer>[];
  /** Maximum text length that the caller's tokens pay for: `token_limit_reached`. */
  readonly paidPoints?: number;
}

/** Result of a {@link TextBody}. */
export interface TextAnswer {
  /** JSON. */
  readonly answer: string | Uint8Array;
  /** The models that read the text; none if nothing was searched. */
  readonly models: readonly ModelName[];
  /** Length of the text in code points. */
  readonly points: number;
  /** Where originals were restored: what the audit log says about it. */
  readonly why?: RestoreReason;
  /** HTTP status of the answer, where it is not 200: of a refusal in the form of another service. */
  readonly status?: number;
  /** What the answer of a call is restored with, encrypted; to be kept, not to be sent. */
  readonly memory?: string;
  /** What the memory holds that was the body. */
  readonly carried?: Carried;
  /** The policy that replaced terms. */
  readonly policy?: Policy;
  /** What is signed about each output, if the request asks for evidence. */
  readonly drafts?: readonly EvidenceDraft[];
}

/** An unread form with a file. */
export interface FileBody extends Owned {
  /** Name of the endpoint; see `FileRoute`. */
  readonly route: string;
  readonly blocks: readonly Uint8Array<ArrayBuffer>[];
  readonly boundary: string;
  /** Detectors that the caller may select. */
  readonly detectors: readonly ModelName[];
  /** Reserved domains that the caller may ask for. */
  readonly reserved: readonly string[];
  /** Whose data it is. */
  readonly tenant?: string | undefined;
  /** True if there is a key that signs evidence. */
  readonly signs?: boolean;
  readonly mostBytes: number;
  /** Work on a file with more text stops with `token_limit_reached`. In code points. */
  readonly maxCodePoints?: number;
}

/** Result of a {@link FileBody}. */
export interface NamedOutcome extends FileOutcome {
  /** Name of the file without folders and extension. */
  readonly stem: string;
  readonly extension: string;
  /** What a report says about the call. */
  readonly asked: Asked;
}

/** Processes text requests, returning JSON, and files. All failures are DeidErrors, or the reason of the signal. */
export interface Work {
  /** Analyses a text; returns JSON. */
  analyze(input: AnalyzeInput, owner?: string): Promise<string | Uint8Array>;
  /** Makes candidate outputs; returns JSON. */
  outputs(input: OutputsInput, owner?: string): Promise<string | Uint8Array>;
  /** Processes a request of the general endpoint; returns JSON. */
  general(input: GeneralInput, owner?: string): Promise<string | Uint8Array>;
  /** Processes a text for the playground; returns a `Preview` as JSON. */
  preview(input: PreviewInput, owner?: string): Promise<string | Uint8Array>;
  /** Reads and processes a large body. The memory of its blocks may be transferred, so they must not be used afterwards. */
  textBody(body: TextBody): Promise<TextAnswer>;
  /** Processes a file. @param until aborted when the client is gone */
  file(input: FileInput, bytes: Uint8Array, until: Until, owner?: string): Promise<FileOutcome>;
  /** Reads a large form and processes its file; see {@link Work.textBody}. */
  fileBody(body: FileBody, until: Until): Promise<NamedOutcome>;
  /** Streams the new file as it is produced. After a failure, what the sink has received must not be used. */
  stream(file: FileStream): Promise<StreamOutcome>;
  /** Begins to restore a stream, piece by piece. */
  restoring(input: StreamInput, owner: string): Promise<RestoredStream>;
  /** False while some kind of work is impossible; true even if it would have to wait. */
  readonly ready: boolean;
  /** Prepares in the background what the first request would otherwise wait for. */
  warmUp(): void;
  /**
   * Closes after the running work is done.
   * @param now stops running work instead, where possible
   */
  close(now?: boolean): Promise<void>;
}

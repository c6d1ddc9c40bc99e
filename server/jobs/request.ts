import { validationFailed } from '../../core/hosting.js';
import { DeidError, type FileAdapter } from '../../core/index.js';
import { checkedOptions } from '../../lib/files/choose-adapter.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import { inputOf } from '../work/file-requests.js';
import type { RequestReader } from '../work/text-requests.js';
import type { FileInput } from '../work/work.js';
import type { Webhook, WebhookRules } from './webhook-rules.js';

/** What a client asks of a job, as it is kept: sealed, because all of it may be about a person. */
export interface JobRequest {
  /** The file's name without folders and extension. */
  readonly stem: string;
  /** Lower case, without the dot. */
  readonly extension: string;
  /** The form's fields, as they came. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Whom to tell of its end. */
  readonly webhook?: Webhook;
  /** Makes all of a job, and each time it is begun with, alike. */
  readonly seed: string;
}

/** Fields of the form that are about the job, and not about its file. */
const WEBHOOK_FIELDS = ['webhook_url', 'webhook_secret'] as const;

/** Whom the fields of a form ask to tell. Throws DeidError `validation_failed`. */
export function webhookOf(fields: ReadonlyMap<string, string>, rules: WebhookRules): Webhook | undefined {
  const [url, secret] = WEBHOOK_FIELDS.map((name) => fields.get(name) ?? '');
  if (!url && !secret) return undefined;
  const read = rules.read(url ?? '');
  const mistakes = [
    ...(typeof read === 'string' ? [{ pointer: '/webhook_url', message: read }] : []),
    ...(secret ? [] : [{ pointer: '/webhook_secret', message: 'is missing: it signs what is sent to webhook_url.' }]),
  ];
  if (mistakes.length > 0) throw validationFailed(mistakes);
  return { url: String(read), secret: secret ?? '' };
}

/** Formats that jobs take: those of all file endpoints. */
const adaptersOf = ({ files }: Vocabulary): ReadonlyMap<string, FileAdapter | undefined> =>
  new Map(files.flatMap(({ extensions }) => [...extensions]));

/** True for an archive whose files are worked on one by one. */
export const isZip = (known: Vocabulary, extension: string): boolean =>
  extension === 'zip' && !adaptersOf(known).has(extension);

/** Bytes by which a ZIP archive begins; the second is an empty one. */
const ZIP_HEADS = ['PK\x03\x04', 'PK\x05\x06'];

/** Tells by its first bytes whether a file is of the kind that its name says; refuses kinds that nobody reads. */
export function acceptsOf(known: Vocabulary, extension: string): (head: Uint8Array) => boolean {
  if (isZip(known, extension))
    return (head) => ZIP_HEADS.some((start) => Buffer.from(head.subarray(0, 4)).equals(Buffer.from(start, 'latin1')));
  const adapter = adapterOf(known, extension);
  return (head) => adapter.accepts(head, extension);
}

/** The adapter of a file; refuses kinds that nobody reads. */
export function adapterOf(known: Vocabulary, extension: string): FileAdapter {
  const adapters = adaptersOf(known);
  if (!adapters.has(extension))
    throw new DeidError('unsupported_file_type', [[...adapters.keys(), 'zip'].map((one) => `.${one}`).join(', ')]);
  const adapter = adapters.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  return adapter;
}

/** What is done to a file of a job. Throws DeidErrors of status 422 for what is wrong with the fields. */
export function fileInputOf(
  reader: RequestReader,
  adapter: FileAdapter,
  { extension, fields, seed }: Pick<JobRequest, 'extension' | 'fields' | 'seed'>,
): FileInput {
  const given = new Map(fields);
  const input = inputOf(reader.engine, { extension }, reader.validators.job(given));
  return { ...input, seed: input.seed ?? seed, adapterOptions: adapterOptions(adapter, given) };
}

/** Sees at once that a file can be worked on as its form says: not only when it is its turn. */
export function checkRequest(reader: RequestReader, known: Vocabulary, request: JobRequest): void {
  const { extension } = request;
  // What is in an archive is seen when it is its turn.
  const kinds = isZip(known, extension) ? [...adaptersOf(known)] : [[extension, adapterOf(known, extension)] as const];
  for (const [kind, adapter] of kinds)
    if (adapter !== undefined) checkFile(reader, adapter, { ...request, extension: kind });
}

function checkFile(reader: RequestReader, adapter: FileAdapter, request: JobRequest): void {
  const { mode, level, domain, entities, adapterOptions: options } = fileInputOf(reader, adapter, request);
  const others = reader.engine.fileAdapters.filter(
    ({ name, extensions }) => name !== adapter.name && extensions.includes(request.extension),
  );
  checkedOptions(adapter, others, options);
  reader.engine.checkOptions({ mode, entities, ...(level && { level }), ...(domain && { domain }) });
}

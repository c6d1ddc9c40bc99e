import { validationFailed } from '../../core/hosting.js';
import { DeidError, type FileAdapter } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { checkedOptions } from '../../lib/files/choose-adapter.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import { inputOf } from '../work/file-requests.js';
import type { RequestReader } from '../work/text-requests.js';
import type { FileInput } from '../work/work.js';
import type { Webhook, WebhookRules } from './webhook-rules.js';

/** A client's job request, stored encrypted because it may contain personal data. */
export interface JobRequest {
  /** File name without folders and extension. */
  readonly stem: string;
  /** Extension, lower case, without the dot. */
  readonly extension: string;
  /** The form's fields, as sent. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** Webhook to call at the end. */
  readonly webhook?: Webhook;
  /** Seed that makes all files of a job, and all attempts, consistent. */
  readonly seed: string;
}

/** Form fields that concern the job rather than the file. */
const WEBHOOK_FIELDS = ['webhook_url', 'webhook_secret'] as const;

/** The webhook of a form. Throws DeidError `validation_failed`. */
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

/** Formats accepted by jobs: those of all file endpoints. */
const adaptersOf = ({ files }: Vocabulary): ReadonlyMap<string, FileAdapter | undefined> =>
  new Map(files.flatMap(({ extensions }) => [...extensions]));

/** True for a ZIP archive, whose files are processed one by one. */
export const isZip = (known: Vocabulary, extension: string): boolean =>
  extension === 'zip' && !adaptersOf(known).has(extension);

/** First bytes of a ZIP archive; the second is an empty one. */
const ZIP_HEADS = ['PK\x03\x04', 'PK\x05\x06'];

/** Returns a check whether the first bytes of a file match its extension. Throws for formats without an adapter. */
export function acceptsOf(known: Vocabulary, extension: string): (head: Uint8Array) => boolean {
  if (isZip(known, extension))
    return (head) => ZIP_HEADS.some((start) => Buffer.from(head.subarray(0, 4)).equals(Buffer.from(start, 'latin1')));
  const adapter = adapterOf(known, extension);
  return (head) => adapter.accepts(head, extension);
}

/** The adapter of a file. Throws for formats without an adapter. */
export function adapterOf(known: Vocabulary, extension: string): FileAdapter {
  const adapters = adaptersOf(known);
  if (!adapters.has(extension))
    throw new DeidError('unsupported_file_type', [[...adapters.keys(), 'zip'].map((one) => `.${one}`).join(', ')]);
  const adapter = adapters.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  return adapter;
}

/**
 * The task for a file of a job.
 * @param detectors detectors that the caller may select; default: all
 * @throws DeidErrors of status 422 for invalid fields
 */
export function fileInputOf(
  reader: RequestReader,
  adapter: FileAdapter,
  { extension, fields, seed }: Pick<JobRequest, 'extension' | 'fields' | 'seed'>,
  detectors?: readonly ModelName[],
): FileInput {
  const given = new Map(fields);
  const input = inputOf(reader.engine, { extension }, reader.validators.job(given), detectors);
  const draws = input.consistencyKey === undefined ? { seed: input.seed ?? seed } : {};
  return { ...input, ...draws, adapterOptions: adapterOptions(adapter, given) };
}

/**
 * Validates a request when it arrives, not only when the job starts.
 * @param detectors detectors that the caller may select
 */
export function checkRequest(
  reader: RequestReader,
  known: Vocabulary,
  request: JobRequest,
  detectors: readonly ModelName[],
): void {
  const { extension } = request;
  // The content of an archive is only known when the job runs.
  const kinds = isZip(known, extension) ? [...adaptersOf(known)] : [[extension, adapterOf(known, extension)] as const];
  for (const [kind, adapter] of kinds)
    if (adapter !== undefined) checkFile(reader, adapter, { ...request, extension: kind }, detectors);
}

function checkFile(
  reader: RequestReader,
  adapter: FileAdapter,
  request: JobRequest,
  detectors: readonly ModelName[],
): void {
  const input = fileInputOf(reader, adapter, request, detectors);
  const { mode, level, domain, entities, rules, consistencyKey, adapterOptions: options } = input;
  const others = reader.engine.fileAdapters.filter(
    ({ name, extensions }) => name !== adapter.name && extensions.includes(request.extension),
  );
  checkedOptions(adapter, others, options);
  reader.engine.checkOptions({
    mode,
    entities,
    ...(level && { level }),
    ...(domain && { domain }),
    ...(rules && { rules }),
    ...(consistencyKey && { consistencyKey }),
  });
}

import { validationFailed } from '../../core/hosting.js';
import { DeidError, type FileAdapter } from '../../core/index.js';
import type { ModelName } from '../../core/services.js';
import { checkedOptions } from '../../lib/files/choose-adapter.js';
import { unsupportedType } from '../../lib/files/read-as.js';
import { adapterOptions } from '../openapi/adapter-fields.js';
import { BY_FIELD, formatIn } from '../openapi/form-fields.js';
import type { Vocabulary } from '../openapi/vocabulary.js';
import { requireSigner } from '../work/evidence.js';
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

/** Extension of the format in which a file is read. An archive is one whatever format its files are read in. */
export const readAs = ({ extension, fields }: NamedForm): string =>
  extension === 'zip' ? extension : (formatIn(new Map(fields)) ?? extension);

/** The extension of a file's name, and the fields of its form. */
interface NamedForm {
  readonly extension: string;
  readonly fields: Iterable<readonly [name: string, value: string]>;
}

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

const looksLikeZip = (head: Uint8Array): boolean =>
  ZIP_HEADS.some((start) => Buffer.from(head.subarray(0, 4)).equals(Buffer.from(start, 'latin1')));

/** True if the first bytes of a file are of no accepted format: then no field of its form makes it one. */
export const fitsNone = (known: Vocabulary, head: Uint8Array): boolean =>
  !looksLikeZip(head) && ![...adaptersOf(known)].some(([extension, adapter]) => adapter?.accepts(head, extension));

/**
 * Checks that a file is of an accepted format and begins like it.
 * @param head its first bytes
 * @throws DeidError
 */
export function checkKind(known: Vocabulary, form: NamedForm, head: Uint8Array): void {
  // A wrong format is a mistake in its field; it is reported with those in other fields.
  const format = formatIn(new Map(form.fields));
  if (format !== undefined && !adaptersOf(known).has(format)) return;
  const extension = readAs(form);
  const accepts = isZip(known, extension) ? looksLikeZip(head) : adapterOf(known, extension).accepts(head, extension);
  // An empty file matches any format.
  if (head.length > 0 && !accepts) throw new DeidError('file_type_mismatch');
}

/** Extension of the format in which a file of an archive is read: by its name, or as the form says. */
export const readInZip = (known: Vocabulary, { fields }: JobRequest, extension: string): string =>
  adaptersOf(known).has(extension) ? extension : (formatIn(new Map(fields)) ?? extension);

/** The adapter of a file. Throws for formats without an adapter. */
export function adapterOf(known: Vocabulary, extension: string): FileAdapter {
  const adapters = adaptersOf(known);
  if (!adapters.has(extension)) throw unsupportedType([...adapters.keys(), 'zip'], BY_FIELD);
  const adapter = adapters.get(extension);
  if (adapter === undefined) throw new DeidError('not_implemented');
  return adapter;
}

/** What a caller may select; of detectors, by default all. Runners pass {@link checkedBefore}. */
interface Allowed {
  readonly detectors?: readonly ModelName[];
  /** Reserved domains. */
  readonly reserved: readonly string[];
  /** True if there is a key that signs evidence. */
  readonly signs?: boolean;
}

/** For a job that runs: what its caller may select was checked when it was sent. */
export const checkedBefore = ({ vocabulary }: { readonly vocabulary: Vocabulary }): Allowed => vocabulary;

/**
 * The task for a file of a job.
 * @param allowed what the caller may select
 * @throws DeidErrors of status 422 for invalid fields
 */
export function fileInputOf(
  reader: RequestReader,
  adapter: FileAdapter,
  { extension, fields, seed }: Pick<JobRequest, 'extension' | 'fields' | 'seed'>,
  { detectors, reserved }: Allowed,
): FileInput {
  const given = new Map(fields);
  const form = reader.validators.job(given, reserved);
  const input = inputOf(reader.engine, { extension }, form, detectors);
  const draws = input.consistencyKey === undefined ? { seed: input.seed ?? seed } : {};
  const seal = form.fields.evidence === true;
  return { ...input, ...draws, ...(seal && { seal }), adapterOptions: adapterOptions(adapter, given) };
}

/**
 * Validates a request when it arrives, not only when the job starts.
 * @param allowed what the caller may select
 */
export function checkRequest(reader: RequestReader, known: Vocabulary, request: JobRequest, allowed: Allowed): void {
  const extension = readAs(request);
  // A wrong format is a mistake in its field, not in the file.
  if (formatIn(new Map(request.fields)) !== undefined) reader.validators.job(new Map(request.fields), allowed.reserved);
  // The content of an archive is only known when the job runs.
  const kinds = isZip(known, extension) ? [...adaptersOf(known)] : [[extension, adapterOf(known, extension)] as const];
  if (isZip(known, extension) && new Map(request.fields).get('evidence') === 'true')
    throw validationFailed([
      { pointer: '/evidence', message: 'is given for single files: send the files of the archive one by one.' },
    ]);
  for (const [kind, adapter] of kinds)
    if (adapter !== undefined) checkFile(reader, adapter, { ...request, extension: kind }, allowed);
}

function checkFile(reader: RequestReader, adapter: FileAdapter, request: JobRequest, allowed: Allowed): void {
  const input = fileInputOf(reader, adapter, request, allowed);
  requireSigner(input.seal, allowed.signs);
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

import { DeidError, isDeidError } from '../../../../core/index.js';
import { readAsWarnings, unsupportedType } from '../../../../lib/files/read-as.js';
import { Body, wholeOf } from '../../../http/body.js';
import { ClientGone } from '../../../http/client-gone.js';
import { contentDisposition } from '../../../http/download-name.js';
import { boundaryOf, type FileForm, FORM_OVERHEAD_BYTES } from '../../../http/form.js';
import { streamForm } from '../../../http/form-stream.js';
import { requireMediaType } from '../../../http/media-type.js';
import { streamBody } from '../../../http/stream-body.js';
import type { Call } from '../../../openapi/calls.js';
import { formatIn } from '../../../openapi/form-fields.js';
import type { Service } from '../../../service/service.js';
import type { FileOutcome } from '../../../work/work.js';
import { Calls } from '../../ui/calls.js';
import { Check, CSRF_FIELD, Form, Submit } from '../../ui/form.js';
import { bytes, number } from '../../ui/numbers.js';
import { Badge, Card, Notice, Table } from '../../ui/parts.js';
import { Head } from '../../ui/shell.js';
import { useSite } from '../../ui/site.js';
import type { Downloads } from '../../web/downloads.js';
import { Sent } from '../../web/form.js';
import { originOf } from '../../web/snippets.js';
import type { Answer, Shown, Visit } from '../../web/visit.js';
import { Settings } from './controls.js';
import { type PlaygroundInput, policyOf, readInput } from './request.js';
import { Tabs } from './text.js';

const MIB = 1024 * 1024;
/** Maximum size of a file on this page; the API accepts more. */
const MAX_BYTES = 10 * MIB;
const HEAD_BYTES = 4096;

const mostBytes = ({ limits }: Service): number => Math.min(MAX_BYTES, limits.fileBytes);

/** Readable extensions with their endpoints. */
const extensionsOf = ({ vocabulary }: Service): ReadonlyMap<string, string> =>
  new Map(
    vocabulary.files
      .filter(({ path }) => path === undefined)
      .flatMap(({ name, extensions }) =>
        [...extensions].flatMap(([extension, adapter]) => (adapter === undefined ? [] : [[extension, name] as const])),
      ),
  );

interface Done {
  readonly outcome: FileOutcome;
  readonly id: string;
  readonly form: FileForm;
}

function callOf(
  { action, level, domain }: PlaygroundInput,
  { extension, fields }: FileForm,
  { ctx, service }: Visit,
): Call {
  const format = formatIn(fields);
  const how: Readonly<Record<string, string>> =
    action === 'transform' || action === 'redact' ? { masking_type: action } : { compliance_mode: action };
  return {
    origin: originOf(ctx),
    method: 'post',
    path: `${service.prefix}/api/v1/deidentify/text/proprietary/outputs/${extensionsOf(service).get(format ?? extension) ?? 'txt'}`,
    form: {
      file: /^\w{1,9}$/.test(extension) ? `file.${extension}` : 'file',
      fields: { ...how, level: String(level), domain, ...(format === undefined ? {} : { format }) },
    },
  };
}

const sizeOf = ({ pieces }: FileOutcome): number => pieces.reduce((sum, { length }) => sum + length, 0);

const Report = ({
  done: { outcome, id, form },
  input,
  visit,
}: {
  done: Done;
  input: PlaygroundInput;
  visit: Visit;
}) => {
  const counts = Object.entries(outcome.counts).sort(([, a], [, b]) => b - a);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div class="stack-lg" id="result">
      <div class="row" role="status">
        <Badge tone="ok">{number(total)} replaced</Badge>
        <span class="muted small">
          {number(outcome.codePoints)} characters · {bytes(sizeOf(outcome))}
        </span>
      </div>
      <div class="row">
        <a class="btn" href={`${useSite().base}/playground/file/${id}`} download>
          Download the file
        </a>
        <span class="muted small">It is kept in memory for 10 minutes, for you alone.</span>
      </div>
      {outcome.warnings.length > 0 && (
        <Notice tone="warn">
          <strong>Look at this before you pass it on:</strong>
          <ul class="plain-list">
            {outcome.warnings.map((warning) => (
              <li>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {counts.length > 0 && (
        <Card title="Report" flush>
          <Table
            caption="Replaced terms by type"
            rows={counts}
            columns={[
              { title: 'Type', cell: ([type]) => type },
              { title: 'Replaced', cell: ([, count]) => number(count), numeric: true },
            ]}
          />
        </Card>
      )}
      <Card title="The same as a call">
        <Calls id="call" call={callOf(input, form, visit)} />
      </Card>
    </div>
  );
};

function page(visit: Visit, input: PlaygroundInput, done?: Done, mistake?: DeidError): Shown {
  const { service } = visit;
  const accepted = [...extensionsOf(service).keys()].map((extension) => `.${extension}`);
  return {
    title: 'Playground: file',
    status: mistake?.status ?? 200,
    body: (
      <>
        <Head title="Playground" about="Files stay in the memory of this service. Nothing is written down or logged." />
        <Tabs at="file" />
        <div class="play">
          <section class="stack" aria-label="Input">
            <Form to="/playground/file#result" multipart>
              <div class="field">
                <label for="file">File</label>
                <span class="hint" id="file-hint">
                  {accepted.join(', ')}; at most {bytes(mostBytes(service))} here.
                </span>
                <input id="file" name="file" type="file" required aria-describedby="file-hint" />
              </div>
              <Check name="format" value="txt" checked={false}>
                Read as plain text, whatever its name: .xml, .eml, .yaml and others
              </Check>
              <Settings service={service} input={input} files />
              <div data-upload hidden>
                <div class="stack">
                  <progress max="1" value="0" aria-label="Uploaded" />
                  <span class="muted small" role="status" data-working="Uploaded. Working on it…">
                    Uploading…
                  </span>
                </div>
              </div>
              <div>
                <Submit busy="Working…">De-identify the file</Submit>
              </div>
            </Form>
          </section>
          {mistake !== undefined && (
            <Notice tone="bad">
              <strong>{mistake.title}.</strong> {mistake.message}
            </Notice>
          )}
          {done !== undefined && <Report done={done} input={input} visit={visit} />}
        </div>
      </>
    ),
  };
}

/** All dashboard users together count as one owner, next to the callers of the API, when resources are shared. */
const OWNER = 'dashboard';

/** The tab for files when it opens. */
export const openFile = (visit: Visit): Shown => page(visit, readInput(visit.sent, visit.service));

/** Processes the submitted file. */
export async function showFile(visit: Visit, downloads: Downloads): Promise<Answer> {
  const { ctx, service } = visit;
  const most = mostBytes(service);
  const contentType = ctx.req.headers['content-type'];
  requireMediaType(contentType, 'multipart/form-data');
  const boundary = boundaryOf(contentType);
  const reserved = service.uploads.take(most + FORM_OVERHEAD_BYTES, OWNER);
  try {
    const form = await readUpload(visit, boundary, most);
    visit.requireToken(form.fields.get(CSRF_FIELD) ?? '');
    const input = readInput(new Sent(new URLSearchParams([...form.fields])), service);
    return await processed(visit, input, form, downloads);
  } finally {
    reserved.release();
  }
}

/** Reads the form chunk by chunk as it arrives, so that other requests do not wait for long. */
async function readUpload({ ctx: { req, res }, service }: Visit, boundary: string, most: number): Promise<FileForm> {
  const { pace } = service.limits;
  const limit = { bytes: most + FORM_OVERHEAD_BYTES, pace, error: () => new DeidError('file_too_large', [most]) };
  const file = new Body(Number(req.headers['content-length'] ?? 0));
  const facts = await streamForm(streamBody(req, res, limit), boundary, () => ({
    write: async (bytes) => file.add(bytes),
    end: async () => undefined,
  }));
  return { ...facts, bytes: file.whole() };
}

async function processed(visit: Visit, input: PlaygroundInput, form: FileForm, downloads: Downloads): Promise<Shown> {
  try {
    const outcome = await work(visit, input, form);
    const { pieces, mediaType } = outcome;
    const content = wholeOf(pieces);
    const disposition = contentDisposition(form.stem, form.extension);
    const id = downloads.keep(visit.token, { bytes: content, mediaType, disposition }, visit.now);
    return page(visit, input, { outcome, id, form });
  } catch (error) {
    if (!isDeidError(error) || error.status >= 500) throw error;
    return page(visit, input, undefined, error);
  }
}

/** Checks the kind and size of the file and processes it. */
async function work(
  { service, ctx }: Visit,
  { action, level, domain }: PlaygroundInput,
  form: FileForm,
): Promise<FileOutcome> {
  const { bytes: content } = form;
  const extension = formatIn(form.fields) ?? form.extension;
  const accepted = extensionsOf(service);
  if (!accepted.has(extension)) throw unsupportedType([...accepted.keys()], 'with the box below ticked');
  const adapter = service.vocabulary.files.flatMap(({ extensions }) => extensions.get(extension) ?? [])[0];
  const most = mostBytes(service);
  if (content.length > most) throw new DeidError('file_too_large', [most]);
  if (content.length > 0 && adapter?.accepts(content.subarray(0, HEAD_BYTES), extension) === false)
    throw new DeidError('file_type_mismatch');
  const gone = new AbortController();
  ctx.res.once('close', () => gone.abort(new ClientGone()));
  const input = { extension, level, domain, mode: policyOf(action), entities: [] };
  const outcome = await service.abortOnShutdown(service.work.file(input, content, gone, OWNER));
  const said = adapter === undefined ? [] : readAsWarnings(adapter, form.extension, extension);
  return { ...outcome, warnings: [...outcome.warnings, ...said] };
}

/** Sends a processed file to the visitor who submitted it. */
export function sendDownload({ ctx, id, token, now }: Visit, downloads: Downloads): Answer {
  const download = downloads.find(id, token, now);
  if (download === undefined) throw new DeidError('not_found');
  ctx.set('Content-Type', download.mediaType);
  ctx.set('Content-Disposition', download.disposition);
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.body = Buffer.from(download.bytes);
  return { sent: true };
}

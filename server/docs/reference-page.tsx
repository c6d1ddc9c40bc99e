import { ERROR_CODES, type ErrorCode } from '../../core/index.js';
import { Calls } from '../dashboard/ui/calls.js';
import { Code, Scroller } from '../dashboard/ui/parts.js';
import type { Call } from '../openapi/calls.js';
import type { OpenApiDocument } from '../openapi/document.js';
import { type Example, JOB } from '../openapi/example.js';
import type { Operation } from '../openapi/operation.js';
import { Fields, Prose } from './fields.js';
import { ORIGIN } from './guides/origin.js';
import { type DocsParts, docsPage } from './shell.js';

type Schemas = OpenApiDocument['components']['schemas'];

/** What the reference page needs. */
export interface ReferenceParts extends DocsParts {
  readonly document: OpenApiDocument;
  readonly examples: ReadonlyMap<string, Example>;
}

const FIELDS = { masking_type: 'redact', level: '2' };
const FORM_TYPE = 'multipart/form-data';

function callOf(operation: Operation, prefix: string, example: Example | undefined): Call {
  const { method, request, success } = operation;
  const path = prefix + operation.path.replace('{id}', JOB);
  const call: Call = { origin: ORIGIN, method, path };
  const isJson = success.mediaTypes.includes('application/json');
  if (request?.mediaType === FORM_TYPE) {
    const form = { file: `notes.${isJson ? 'csv' : (path.split('/').at(-1) ?? 'txt')}`, fields: FIELDS };
    return isJson ? { ...call, form, answer: 'json' } : { ...call, form };
  }
  if (!isJson) return { ...call, answer: success.mediaTypes.length === 0 ? 'none' : { file: 'result' } };
  return example?.request === undefined ? call : { ...call, body: example.request };
}

const Errors = ({ of: { errors, summary }, prefix }: { readonly of: Operation; readonly prefix: string }) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errors) {
    const { status } = ERROR_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return (
    <details class="more">
      <summary>Errors that apply ({errors.length})</summary>
      <Scroller label={`Errors of ${summary}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Status</th>
              <th scope="col">Codes</th>
            </tr>
          </thead>
          <tbody>
            {[...byStatus]
              .sort(([a], [b]) => a - b)
              .map(([status, codes]) => (
                <tr>
                  <th scope="row">{status}</th>
                  <td class="codes">
                    {codes.map((code) => (
                      <>
                        <a href={`${prefix}/docs/errors/${code}`}>{code}</a>{' '}
                      </>
                    ))}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
};

/** The success response of an operation. */
function Answer({ of: { success }, schemas }: { readonly of: Operation; readonly schemas: Schemas }) {
  const { status = 200, mediaTypes, schema } = success;
  if (mediaTypes.length === 0) return <h3>Answer: {status}, without a body</h3>;
  return (
    <>
      <h3>
        Answer: {status === 200 ? '' : `${status}, `}
        {mediaTypes.join(', ')}
      </h3>
      {mediaTypes.includes('application/json') ? (
        <Fields schema={schema} schemas={schemas} answer />
      ) : (
        <p>
          The processed file, with <code>Content-Disposition</code> (a name that begins with <code>deid_</code>) and{' '}
          <code>X-Deid-Report</code> (JSON: counts by type, masked terms, models, warnings).
        </p>
      )}
    </>
  );
}

function Section({ of, parts }: { readonly of: Operation; readonly parts: ReferenceParts }) {
  const { prefix, document, examples } = parts;
  const { schemas }: { readonly schemas: Schemas } = document.components;
  const example = examples.get(of.id);
  const answer = example && JSON.stringify(example.answer, null, 2);
  return (
    <section class="operation" id={of.id} aria-labelledby={`${of.id}-title`}>
      <h2 id={`${of.id}-title`}>{of.summary}</h2>
      <p class="endpoint">
        <span class="method">{of.method.toUpperCase()}</span> <code>{prefix + of.path}</code>
      </p>
      <p>
        <Prose text={of.description} />
      </p>
      <div class="two">
        <div class="stack">
          {of.parameters?.map(({ name, in: place, description }) => (
            <p>
              <code>{name}</code> (in the {place}): <Prose text={description} />
            </p>
          ))}
          {of.request !== undefined && (
            <>
              <h3>Request: {of.request.mediaType}</h3>
              <Fields schema={of.request.schema} schemas={schemas} />
            </>
          )}
          <Answer of={of} schemas={schemas} />
          <Errors of={of} prefix={prefix} />
        </div>
        <div class="stack">
          <h3>Call</h3>
          <Calls id={of.id} call={callOf(of, prefix, example)} />
          {answer !== undefined && (
            <>
              <h3>Example answer</h3>
              <div class="tall">
                <Code id={`${of.id}-answer`} label={`an answer of ${of.summary}`} text={answer} />
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** The page of the API reference. */
export function referencePage(parts: ReferenceParts): string {
  const { document, operations, prefix } = parts;
  const { title, version, description } = document.info;
  return docsPage(
    parts,
    '',
    'API reference',
    <>
      <h1>
        {title} API <span class="muted">{version}</span>
      </h1>
      <p class="lead">{description}</p>
      <p>
        Every request carries its key in the header <code>X-API-Key</code>; keys are made in the dashboard, in the area
        API Keys. Requests come from back ends: a key does not belong in a browser. New here? Begin with{' '}
        <a href={`${prefix}/docs/guides/first-call`}>the first call</a>. The same for machines:{' '}
        <a href={`${prefix}/openapi.json`}>openapi.json</a>.
      </p>
      {operations.map((operation) => (
        <Section of={operation} parts={parts} />
      ))}
    </>,
  );
}

import { type DeidError, ERROR_CODES, type ErrorCode } from '../../core/index.js';
import { Code, Table } from '../dashboard/ui/parts.js';
import { PROBLEM, problemOf, RETRY_SECONDS } from '../http/problem.js';
import { exampleError } from './error-examples.js';
import { remedyOf } from './remedies.js';
import { type DocsParts, docsPage } from './shell.js';

/** The general message of a code, with dots in place of its facts. */
const plain = (detail: string): string => detail.replace(/%s/g, '…');

const REQUEST_ID = 'req_5b1c6b0e-8f5e-4f0a-9a57-2f6f1c1f7a10';

/** An example response. */
const exampleOf = (error: DeidError, docs: string): string =>
  `HTTP/1.1 ${error.status}\nContent-Type: ${PROBLEM}\n\n${JSON.stringify(problemOf(error, REQUEST_ID, docs), null, 2)}`;

/** The page of one code: its meaning, the remedy, and an example. */
export function errorPage(parts: DocsParts, code: ErrorCode): string {
  const { prefix, operations } = parts;
  const { status, title } = ERROR_CODES[code];
  const example = exampleError(code);
  const from = operations.filter(({ errors }) => errors.includes(code));
  const retry = RETRY_SECONDS[code];
  return docsPage(
    parts,
    `/errors/${code}`,
    `${title} (${code})`,
    <>
      <p>
        <a href={`${prefix}/docs/errors`}>← Errors</a>
      </p>
      <h1>{title}</h1>
      <p>
        Code <code>{code}</code>, HTTP status {status}.
        {retry !== undefined && ` The answer says in Retry-After when to try again: after ${retry} s.`}
      </p>
      <h2>Cause</h2>
      <p>{example.message}</p>
      <h2>What to do</h2>
      <p>{remedyOf(code)}</p>
      <h2>Example</h2>
      <Code id="example" label="an example" text={exampleOf(example, `${prefix}/docs`)} wrap />
      {from.length > 0 && (
        <>
          <h2>Where</h2>
          <ul class="plain-list">
            {from.map(({ id, summary }) => (
              <li>
                <a href={`${prefix}/docs#${id}`}>{summary}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>,
  );
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);
const codes = (): readonly ErrorCode[] => Object.keys(ERROR_CODES).filter(isCode);

/** A code of the table; undefined for any other word. */
export const codeOf = (word: string): ErrorCode | undefined => (isCode(word) ? word : undefined);

/** All codes, those of the HTTP API first. */
export function errorList(parts: DocsParts): string {
  const used = new Set(parts.operations.flatMap(({ errors }) => errors));
  const list = (caption: string, some: readonly ErrorCode[]) => (
    <section class="card flush">
      <h2>{caption}</h2>
      <Table
        caption={caption}
        rows={some}
        columns={[
          { title: 'Code', cell: (code) => <a href={`${parts.prefix}/docs/errors/${code}`}>{code}</a> },
          { title: 'Status', cell: (code) => ERROR_CODES[code].status, numeric: true },
          { title: 'What it says', cell: (code) => plain(ERROR_CODES[code].detail) },
        ]}
      />
    </section>
  );
  return docsPage(
    parts,
    '/errors',
    'Errors',
    <>
      <h1>Errors</h1>
      <p>
        Every error is <code>application/problem+json</code> (RFC 9457) with a stable code in <code>error</code>. None
        ever holds a piece of your text, a file name or a key, so errors may be logged.
      </p>
      {list(
        'Of the API',
        codes().filter((code) => used.has(code)),
      )}
      {list(
        'Of the dashboard, the library and the command',
        codes().filter((code) => !used.has(code)),
      )}
    </>,
  );
}

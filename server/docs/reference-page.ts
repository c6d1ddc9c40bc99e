import type { OpenApiDocument } from '../openapi/document.js';
import type { Schema } from '../openapi/schema.js';
import { type Html, html } from './html.js';
import { page } from './page.js';

type PathItem = OpenApiDocument['paths'][string];
type OperationObject = PathItem[string];

/** The reference of the API for people: one section for each operation, and one for each schema. */
export function referencePage(document: OpenApiDocument, docs: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => section(method, path, operation, docs)),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => schemaSection(name, schema));
  return page(
    `${document.info.title} API`,
    html`<h1>${document.info.title} API ${document.info.version}</h1>
<p>${document.info.description}</p>
<p>Every request carries its key in the header <code>X-API-Key</code>. The same as a document for machines: <a href="openapi.json">openapi.json</a>.</p>
${operations}
<section><h2>Schemas</h2>${schemas}</section>
`,
  );
}

const section = (method: string, path: string, operation: OperationObject, docs: string): Html =>
  html`<section id="${operation.operationId}"><h2>${operation.summary}</h2>
<p><code>${method.toUpperCase()} ${path}</code></p><p>${operation.description}</p>
${requestOf(operation)}${answersOf(operation, docs)}</section>
`;

const requestOf = (operation: OperationObject): readonly Html[] =>
  Object.entries(operation.requestBody?.content ?? {}).map(
    ([mediaType, { schema }]) => html`<h3>Request: ${mediaType}</h3>${shape(schema)}`,
  );

function answersOf({ responses }: OperationObject, docs: string): Html {
  const rows = Object.entries(responses).map(([status, response]) => {
    const contents = Object.entries<{ readonly schema: Schema }>(response.content);
    const shapes = contents.map(
      ([mediaType, { schema }]) => html`${mediaType} ${refOf(schema)} ${codesOf(schema, docs)} `,
    );
    return html`<tr><td>${status}</td><td>${response.description}</td><td>${shapes}</td></tr>`;
  });
  return html`<h3>Answers</h3><table>${rows}</table>`;
}

const codesOf = (schema: Schema, docs: string): readonly Html[] =>
  (schema.allOf ?? []).flatMap(({ properties }) =>
    (properties?.error?.enum ?? []).map((code) => html`<a href="${docs}/errors/${String(code)}">${String(code)}</a> `),
  );

const schemaSection = (name: string, schema: Schema): Html =>
  html`<h3 id="schema-${name}">${name}</h3>${shape(schema)}`;

function shape(schema: Schema): Html {
  if (schema.properties === undefined) return html`<p>${refOf(schema)}</p>`;
  const rows = Object.entries(schema.properties).map(
    ([name, field]) =>
      html`<tr><td><code>${name}</code></td><td>${refOf(field)}${schema.required?.includes(name) ? ', required' : ''}</td><td>${field.description ?? ''}${valuesOf(field)}</td></tr>`,
  );
  return html`<table><tr><th>Field</th><th>Type</th><th>Meaning</th></tr>${rows}</table>`;
}

/** The type in a few words, linked where it has a name. */
function refOf(schema: Schema): Html {
  const { $ref = schema.allOf?.find((part) => part.$ref !== undefined)?.$ref } = schema;
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (schema.items !== undefined) return html`array of ${refOf(schema.items)}`;
  if (schema.oneOf !== undefined) return html`${schema.oneOf.map((option) => html`${refOf(option)} `)}`;
  return html`${[schema.type ?? 'any'].flat().join(' or ')}`;
}

function valuesOf({ enum: values }: Schema): Html {
  const shown = (values ?? []).filter((value) => value !== null);
  return shown.length === 0 ? html`` : html` One of: ${shown.join(', ')}.`;
}

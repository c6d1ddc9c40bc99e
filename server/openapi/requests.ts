import { adapterFields } from './adapter-fields.js';
import { type ParameterName, parameters } from './parameters.js';
import { object, optional, type Schema, string } from './schema.js';
import type { FileRoute, Vocabulary } from './vocabulary.js';

const IGNORED: Schema = { description: 'A field of another endpoint: accepted and ignored.' };
const OTHER_FORMAT: Schema = { description: 'An option of another format: accepted and ignored.' };
const NOT_HERE =
  'Replacements are applied at the general endpoint only; here they are refused. Empty counts as left out.';
/**
 * Schema for `replacements` where they are not supported: they say how to protect data, so they must not be silently
 * ignored.
 */
const NO_REPLACEMENTS: Schema = { type: ['object', 'null'], maxProperties: 0, description: NOT_HERE };
const NO_REPLACEMENTS_FIELD: Schema = { type: 'string', pattern: '^\\s*\\{\\s*\\}\\s*$', description: NOT_HERE };

/**
 * The fields an endpoint reads. Of other endpoints' fields, those that say how to protect data are refused, the rest
 * are ignored; unknown names are refused.
 */
interface Fields {
  readonly required: readonly ParameterName[];
  readonly optional: readonly ParameterName[];
}

/** Fields that say how a text is searched. */
export const DETECTION = [
  'domain',
  'level',
  'pca_dimension',
  'detector',
  'pii_entities',
  'rules',
] as const satisfies readonly ParameterName[];
const PROTECTION: readonly ParameterName[] = [...DETECTION, 'masking_type', 'candidates', 'seed', 'consistency_key'];
const ANALYZE: Fields = { required: ['text'], optional: [...PROTECTION, 'compliance_mode', 'explain'] };
const OUTPUTS: Fields = { ...ANALYZE, optional: [...ANALYZE.optional, 'evidence'] };
const GENERAL: Fields = {
  required: ['text', 'compliance_mode'],
  optional: [...PROTECTION, 'replacements', 'evidence'],
};
/** What a request can be about, and the fields that belong to each. */
const CONTENTS = { Text: ['text'], Texts: ['texts'], Json: ['json', 'keys'] } as const;
const NO_EVIDENCE: Schema = {
  type: ['boolean', 'null'],
  enum: [false, null],
  description: 'Not about JSON in a body: send it as a file.',
};
const OTHER_CONTENT: Schema = { type: 'null', description: 'Only in place of what this request is about.' };

/** Kind of the content of a request. */
export type ContentKind = keyof typeof CONTENTS;

/** Schemas of the JSON bodies. A request about a text may instead be about several, or about JSON. */
export const jsonRequests = (known: Vocabulary) => ({
  AnalyzeRequest: jsonRequest(known, ANALYZE),
  OutputsRequest: jsonRequest(known, OUTPUTS, 'Text'),
  OutputsRequestTexts: jsonRequest(known, OUTPUTS, 'Texts'),
  OutputsRequestJson: jsonRequest(known, OUTPUTS, 'Json'),
  GeneralRequest: jsonRequest(known, GENERAL, 'Text'),
  GeneralRequestTexts: jsonRequest(known, GENERAL, 'Texts'),
  GeneralRequestJson: jsonRequest(known, GENERAL, 'Json'),
});

/** The kind of content of a body; that of a text if it has none. */
export function contentKind(body: unknown): ContentKind {
  const has = (name: string): boolean =>
    typeof body === 'object' && body !== null && name in body && Reflect.get(body, name) !== null;
  if (has('text')) return 'Text';
  return has('texts') ? 'Texts' : has('json') ? 'Json' : 'Text';
}

/** @param kind what the request is about; without it, a text and nothing else */
function jsonRequest(known: Vocabulary, fields: Fields, kind?: ContentKind): Schema {
  if (kind === undefined) return requestOf(known, fields);
  const [content, ...beside] = CONTENTS[kind];
  const required = fields.required.map((name) => (name === 'text' ? content : name));
  const { properties, ...rest } = requestOf(known, { required, optional: [...fields.optional, ...beside] });
  const others = Object.entries(CONTENTS).flatMap(([other, names]) => (other === kind ? [] : names));
  const closed = Object.fromEntries(others.map((name) => [name, OTHER_CONTENT]));
  // A client that parses JSON no longer has the bytes that a report would seal.
  const sealed = kind === 'Json' ? { evidence: NO_EVIDENCE } : {};
  return { ...rest, properties: { ...properties, ...closed, ...sealed } };
}

/** The schema of a body with these fields; those of other endpoints are ignored or refused. */
export function requestOf(known: Vocabulary, fields: Fields): Schema {
  const all: Readonly<Record<ParameterName, Schema>> = parameters(known);
  const properties: Record<string, Schema> = {};
  for (const name of fields.required) properties[name] = all[name];
  for (const name of fields.optional) properties[name] = optional(all[name]);
  properties.replacements ??= NO_REPLACEMENTS;
  for (const name of Object.keys(all)) properties[name] ??= IGNORED;
  for (const name of ['file', 'format']) properties[name] = IGNORED;
  return object(properties, fields.required);
}

const FORM_FIELDS: readonly ParameterName[] = [
  'domain',
  'level',
  'pca_dimension',
  'detector',
  'masking_type',
  'compliance_mode',
  'seed',
  'consistency_key',
  'rules',
  'evidence',
];

/**
 * The form fields besides the file: those of every endpoint, and the options of some adapters. Options of other adapters
 * are ignored.
 */
export function formFields(known: Vocabulary, routes: readonly FileRoute[] = known.files): Schema {
  const all: Readonly<Record<ParameterName, Schema>> = parameters(known);
  const properties: Record<string, Schema> = {};
  for (const name of FORM_FIELDS) properties[name] = all[name];
  properties.pii_entities = string(
    'Names of categories, separated by commas, case does not matter. Empty or ALL: all of them.',
  );
  properties.replacements = NO_REPLACEMENTS_FIELD;
  properties.format = formatField(routes);
  for (const [name, schema] of Object.entries(adapterFields(routes))) properties[name] ??= schema;
  for (const name of Object.keys(adapterFields(known.files))) properties[name] ??= OTHER_FORMAT;
  for (const name of Object.keys(all)) properties[name] ??= IGNORED;
  return object(properties, []);
}

/** The field that names the format of a file, in place of its name. */
function formatField(routes: readonly FileRoute[]): Schema {
  const readable = routes.flatMap(({ extensions }) => [...extensions].filter(([, adapter]) => adapter !== undefined));
  return {
    type: 'string',
    enum: [...new Set(readable.map(([extension]) => extension))],
    description:
      'Reads the file in this format, whatever its name says; it keeps its name. As `txt` any text is read, such as .xml or .eml; a warning says that the result may not parse. Default: by the name. In an archive: for the files whose names are of no accepted format.',
  };
}

/** The form fields of a job besides the file. */
export function jobFields(known: Vocabulary): Schema {
  const webhook = {
    webhook_url: {
      type: 'string',
      maxLength: 2000,
      description:
        'Receives a signed message with id and state when the job has ended. Must begin with https:// and must not belong to a private network.',
    },
    webhook_secret: {
      type: 'string',
      minLength: 16,
      maxLength: 256,
      description:
        'Secret for the signature of the messages to webhook_url, in the header Deidkit-Signature. At least 16 characters.',
    },
  } as const satisfies Record<string, Schema>;
  return object({ ...formFields(known).properties, ...webhook }, []);
}

/** The whole form, for the OpenAPI document, which shows no field that is always refused. */
export function fileRequest(known: Vocabulary, route: FileRoute): Schema {
  const accepted = [...route.extensions.keys()].map((extension) => `.${extension}`).join(', ');
  const file: Schema = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `The file; its name ends in ${accepted}.`,
  };
  const { replacements: _, ...fields } = formFields(known, [route]).properties ?? {};
  return object({ file, ...fields }, ['file']);
}

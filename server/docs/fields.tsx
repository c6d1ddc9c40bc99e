import type { OpenApiDocument } from '../openapi/document.js';
import type { Schema } from '../openapi/schema.js';

type Schemas = OpenApiDocument['components']['schemas'];

/** Follows a reference within the document. */
function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref = schema.allOf?.find((part) => part.$ref !== undefined)?.$ref } = schema;
  return $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? schema);
}

/** Maximum number of values that are listed inline. */
const SHORT = 12;

/** The type in a few words. */
function typeOf(schema: Schema, schemas: Schemas): string {
  const real = resolved(schema, schemas);
  if (real.oneOf !== undefined) return real.oneOf.map((option) => typeOf(option, schemas)).join(' or ');
  if (real.items !== undefined) return `array of ${typeOf(real.items, schemas)}`;
  return [real.type ?? 'any']
    .flat()
    .filter((name) => name !== 'null')
    .join(' or ');
}

function Values({ of }: { readonly of: Schema }) {
  const values = (of.enum ?? of.items?.enum ?? []).filter((value) => value !== null);
  if (values.length === 0) return null;
  if (values.length > SHORT) return <> One of {values.length} names, listed by GET entities.</>;
  return (
    <>
      {' '}
      One of{' '}
      {values.map((value, i) => (
        <>
          {i > 0 && ', '}
          <code>{String(value)}</code>
        </>
      ))}
      .
    </>
  );
}

/** A sentence with code between backticks. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code>{part}</code> : part))}</>
);

const isIgnored = ({ description = '' }: Schema): boolean => description.startsWith('A field of another endpoint');

/**
 * The fields of an object and of nested objects. @param answer true for responses, in which required fields are not
 * marked
 */
export function Fields({ schema, schemas, answer = false }: { schema: Schema; schemas: Schemas; answer?: boolean }) {
  const real = resolved(schema, schemas);
  const own = Object.entries(real.properties ?? {}).filter(([, field]) => !isIgnored(field));
  if (own.length === 0) return null;
  return (
    <dl class="fields">
      {own.map(([name, field]) => (
        <Field
          name={name}
          field={field}
          required={real.required?.includes(name) ?? false}
          schemas={schemas}
          answer={answer}
        />
      ))}
    </dl>
  );
}

function Field(props: { name: string; field: Schema; required: boolean; schemas: Schemas; answer: boolean }) {
  const { name, field, required, schemas, answer } = props;
  const real = resolved(field, schemas);
  const content = resolved(real.items ?? real, schemas);
  return (
    <div>
      <dt>
        <code>{name}</code> <span class="muted small">{typeOf(field, schemas)}</span>
        {required && !answer && <span class="required small">required</span>}
      </dt>
      <dd>
        <Prose text={field.description ?? real.description ?? ''} />
        <Values of={real} />
        {content.properties !== undefined && <Fields schema={content} schemas={schemas} answer={answer} />}
      </dd>
    </div>
  );
}

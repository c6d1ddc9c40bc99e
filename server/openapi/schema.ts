/** The subset of JSON Schema (2020-12) that the service uses, for ajv and the OpenAPI document. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number;
  readonly default?: string | number | boolean;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly maxProperties?: number;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly contentMediaType?: string;
}

/** Schema of an object with exactly these fields. */
export const object = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(properties),
  description?: string,
): Schema => ({
  type: 'object',
  ...(description === undefined ? {} : { description }),
  properties,
  required,
  additionalProperties: false,
});

export const array = (items: Schema, description?: string): Schema => ({
  type: 'array',
  items,
  ...(description === undefined ? {} : { description }),
});

export const string = (description?: string): Schema =>
  description === undefined ? { type: 'string' } : { type: 'string', description };

export const integer = (description?: string): Schema =>
  description === undefined ? { type: 'integer' } : { type: 'integer', description };

/** Schema that also accepts `null`, which means not given. */
export function optional(schema: Schema): Schema {
  if (schema.type === undefined) return schema;
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  const values = schema.enum === undefined ? {} : { enum: [...schema.enum, null] };
  return { ...schema, type: [...types, 'null'], ...values };
}

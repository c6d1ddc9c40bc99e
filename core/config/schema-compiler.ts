import { createRequire } from 'node:module';
import type { Ajv, SchemaObject, ValidateFunction } from 'ajv';

// Skips validation of the schemas themselves, because compiling the meta-schema would take longer than the rest of
// creating an engine.
const OPTIONS = { allErrors: true, useDefaults: true, strict: false, meta: false, validateSchema: false } as const;

const compilers = new WeakMap<SchemaObject, Ajv>();

/** The validator of a schema, compiled at first use. ajv is only loaded then, because most starts do not need it. */
export function validator<T>(schema: SchemaObject): ValidateFunction<T> {
  const compiler = compilers.get(schema) ?? newCompiler();
  compilers.set(schema, compiler);
  return compiler.compile<T>(schema);
}

function newCompiler(): Ajv {
  const ajv: typeof import('ajv') = createRequire(import.meta.url)('ajv');
  return new ajv.Ajv(OPTIONS);
}

import fc from 'fast-check';
import type { Schema } from '../../../server/openapi/schema.js';

/** Any text that UTF-8 can write. */
const text = (minLength = 0, maxLength = 60) => fc.string({ unit: 'binary', minLength, maxLength });

/** Values that a schema of a JSON body allows. */
export function rightValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? []].flat();
  return types.length === 0 ? fc.jsonValue() : fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = -1e9, maximum = 1e9, items = {}, maxItems = 5, minLength = 0, maxLength = 60 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'array':
      return fc.array(rightValues(items), { maxLength: Math.min(maxItems, 5) });
    case 'object':
      // Names and expressions that only an engine can judge are shown by example.
      if (schema.properties !== undefined) return fc.constantFrom(...(schema.examples ?? [{}]));
      return fc.dictionary(text(1, 20), text(0, 20), { maxKeys: Math.min(schema.maxProperties ?? 5, 5) });
    default:
      return fc.oneof(text(minLength, Math.min(maxLength, 60)), fc.constant('x'.repeat(Math.min(maxLength, 2_000))));
  }
}

/** What a form field may hold: all of them are texts. Line ends are left out, which forms write in a way of their own. */
export function rightTexts(schema: Schema): fc.Arbitrary<string> {
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  return rightValues({ ...schema, type: schema.type ?? 'string' }).map((value) =>
    (typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll(/[\r\n]/g, ' '),
  );
}

/** What it may not hold; nothing where any text will do. */
export function wrongTexts(schema: Schema): fc.Arbitrary<string> | undefined {
  // A field that is empty counts as left out.
  const any = fc.string({ minLength: 1, maxLength: 20 });
  const { pattern, maxLength, minimum = 0, maximum = 0 } = schema;
  if (schema.enum !== undefined) {
    const names = schema.enum.map((name) => String(name).toLowerCase());
    return any.filter((value) => !names.includes(value.trim().toLowerCase()));
  }
  if (schema.type === 'integer')
    return any.filter((value) => !/^\d+$/.test(value) || Number(value) < minimum || Number(value) > maximum);
  if (pattern !== undefined) return any.filter((value) => !new RegExp(pattern).test(value));
  return maxLength === undefined ? undefined : fc.constant('x'.repeat(maxLength + 1));
}

/** Objects with the required fields and some of the others. */
export function someOf<T>(
  { properties = {}, required = [] }: Schema,
  value: (schema: Schema, name: string) => fc.Arbitrary<T>,
): fc.Arbitrary<Record<string, T>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(schema, name)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

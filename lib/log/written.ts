import { NOTES } from './notes.js';

/** A value as JSON can hold it. Errors have their messages and stacks beside their fields; bytes are no text that can be read. */
function plain(this: unknown, key: string, value: unknown): unknown {
  const own: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : value;
  if (ArrayBuffer.isView(own) || own instanceof ArrayBuffer) return NOTES.bytes;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error)
    return { ...value, type: value.name, message: value.message, stack: value.stack, cause: value.cause };
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
}

/** A value as JSON; undefined if it cannot be written, such as one that holds itself. */
export function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, plain);
  } catch {
    return undefined;
  }
}

import { malformed } from './refusal.js';

/** A JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** True for a JSON object. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for an array of strings. */
export const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** A member that may be left out; null counts as left out. */
export function optional<T>(
  members: Members,
  name: string,
  is: (value: unknown) => value is T,
  kind: string,
  where = '',
): T | undefined {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (is(value)) return value;
  throw malformed(`${where}${name} must be ${kind}.`);
}

export const isString = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * Refuses members that have no effect here, since they may say how to protect data. Names of the client are not repeated.
 * @param where names the object, such as `ad_hoc_recognizers[0]`; empty for the whole request
 */
export function refuseOthers(members: Members, known: readonly string[], where = ''): void {
  if (Object.keys(members).every((name) => known.includes(name))) return;
  const place = where === '' ? 'The request' : where;
  throw malformed(`${place} holds a field that has no effect here. Known are: ${known.join(', ')}.`);
}

/**
 * Makes a value when it is first asked for, and keeps it: most processes never need, for example, the expressions for
 * most scripts.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

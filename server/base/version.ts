import { createRequire } from 'node:module';
import { once } from './once.js';

/** The version of the package. */
export const packageVersion = once((): string => {
  const { version }: { readonly version: string } = createRequire(import.meta.url)('deidkit/package.json');
  return version;
});

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads kysely when it is first needed: a start with a store that is up to date is quicker without it. Required, as the
 * CommonJS package that it is, too: to import its three hundred files takes half as long again.
 */
export const loadKysely = (): typeof import('kysely') => require('kysely');

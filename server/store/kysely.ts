import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads kysely at first use: starting with an up-to-date store is faster without it. Uses `require` because importing
 * its three hundred CommonJS files takes half as long again.
 */
export const loadKysely = (): typeof import('kysely') => require('kysely');

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The parser and writer of CSV, loaded at first use. */
export const papaparse = (): typeof import('papaparse') => require('papaparse');

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads iconv-lite at the first file in a legacy encoding; most files are UTF-8. */
export const iconv = (): typeof import('iconv-lite') => require('iconv-lite');

/** Loads chardet, for files that do not declare their encoding. */
export const chardet = (): typeof import('chardet') => require('chardet');

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** iconv-lite, loaded when the first file in an old encoding is met: most files are UTF-8. */
export const iconv = (): typeof import('iconv-lite') => require('iconv-lite');

/** chardet, for files that do not say what encoding they are in. */
export const chardet = (): typeof import('chardet') => require('chardet');

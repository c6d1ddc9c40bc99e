import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The parser of regular expressions, loaded on first use, because those of the shipped plugins were parsed during the
 * build.
 */
export const regexpp = (): typeof import('@eslint-community/regexpp') => require('@eslint-community/regexpp');

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The parser of regular expressions, loaded when the first is read: those of the shipped plugins have been read when they were built. */
export const regexpp = (): typeof import('@eslint-community/regexpp') => require('@eslint-community/regexpp');

import { lexiconPattern, lexiconSet } from '../../../../kit/index.js';

/** Generic words of paths and host names, which identify nobody and are kept. */
const COMMON = lexiconSet('paths', { class: 'generic' });

/** True for a generic word, whatever its case. */
export const isCommonInPaths = (word: string): boolean => COMMON.has(word.toLowerCase());

/** The extension of a file name. */
export const EXTENSION = new RegExp(`\\.(?:${lexiconPattern('paths', { class: 'file-ending' })})$`, 'iu');
/** `https://` */
export const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/{0,2}/iu;

import { lexiconSet } from '../../../../kit/index.js';

/** Generic words of paths and machine names, which are kept since they name nobody. */
const COMMON = lexiconSet('paths', { class: 'generic' });

/** True for such a word, whatever its case. */
export const isCommonInPaths = (word: string): boolean => COMMON.has(word.toLowerCase());

/** What the name of a file ends with. */
export const EXTENSION = /\.(?:html?|php|aspx?|jsp|pdf|jpe?g|png|gif|json|xml|csv|docx?)$/iu;
/** `https://` */
export const SCHEME = /^[a-z][a-z0-9+.-]{0,20}:\/{0,2}/iu;

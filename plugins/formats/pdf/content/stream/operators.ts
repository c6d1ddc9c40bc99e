import { lexiconSet } from '../../../../../kit/index.js';

/** All operators of content streams (ISO 32000-2, annex A). */
export const OPERATORS: ReadonlySet<string> = lexiconSet('format-names', { class: 'pdf-operator' });

/**
 * Words, and prefixes of words, that begin with an operator but do not end there: `BDC` is not `B` and `DC`, `null` is
 * not `n` and `ull`.
 */
export const LONGER_WORDS: ReadonlySet<string> = new Set([
  'BD',
  'BM',
  'fa',
  'fal',
  'fals',
  'false',
  'nu',
  'nul',
  'null',
]);

/** Bytes that separate tokens: 1 for white space, 2 for delimiters (ISO 32000-2, 7.2.3). */
export const BYTE_KIND: Uint8Array = (() => {
  const kinds = new Uint8Array(256);
  for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = 1;
  for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = 2;
  return kinds;
})();

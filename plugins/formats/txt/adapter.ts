import type { FileAdapter } from '../../../core/index.js';
import { looksLikeText } from '../../../kit/index.js';
import type { WindowSizes } from './windows.js';

const MEDIA_TYPES = {
  txt: 'text/plain',
  text: 'text/plain',
  log: 'text/plain',
  md: 'text/markdown',
  // README, Makefile: files whose names have no extension.
  '': 'text/plain',
} as const;

/**
 * Plain text of any length, in constant memory. The reader is loaded with the first file. `sizes` is a parameter for
 * tests.
 */
export const txtAdapter = (sizes?: WindowSizes): FileAdapter => ({
  name: 'txt',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      encoding: {
        type: 'string',
        maxLength: 40,
        description: 'Encoding of the file, by any label of the WHATWG Encoding Standard. Left out, it is found out.',
      },
    },
  },
  accepts: (head) => looksLikeText(head),
  async process(job) {
    const { deidentifyPlain } = await import('./deidentify.js');
    return deidentifyPlain(job, sizes);
  },
});

import type { FileAdapter } from '../../../core/index.js';
import { looksLikeText } from '../../../kit/index.js';

const MEDIA_TYPES = {
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
} as const;

const BEGINNING = /^\uFEFF?\s*(?:[[{"\d-]|true|false|null|$)/;

/** JSON, and lines of JSON in constant memory. The reader is loaded with the first file. */
export const jsonAdapter = (): FileAdapter => ({
  name: 'json',
  extensions: Object.keys(MEDIA_TYPES),
  mediaTypes: MEDIA_TYPES,
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      keys: {
        type: 'string',
        enum: ['refuse', 'replace', 'report'],
        description:
          'Identifiers in the keys of objects: refuse the file (the default), replace them, or leave them and report it.',
      },
    },
  },
  accepts: (head) => looksLikeText(head) && BEGINNING.test(new TextDecoder().decode(head.subarray(0, 64))),
  async process(job) {
    const { deidentifyJsonFile } = await import('./deidentify.js');
    return deidentifyJsonFile(job);
  },
});

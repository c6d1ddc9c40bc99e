import { lexiconPattern } from '../../../../kit/index.js';

/** Words at the start of a term that identify nobody: `her mother`, `Project Kestrel`. */
export const FRONT = new RegExp(
  `^(?:(?:${lexiconPattern('words-beside-terms', { class: 'says-nothing', language: 'en' })})\\s{1,3})+`,
  'iu',
);

import { lexiconPattern } from '../../../../kit/index.js';

/** Words in front of a term that say nothing: `her mother`, `Project Kestrel`. */
export const FRONT = new RegExp(
  `^(?:(?:${lexiconPattern('words-beside-terms', { class: 'says-nothing', language: 'en' })})\\s{1,3})+`,
  'iu',
);

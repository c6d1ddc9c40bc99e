import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const CAMERA = lexiconPattern('number-labels', { class: 'camera-file' });
const EXTENSION = `(?:${lexiconPattern('number-labels', { class: 'image-extension' })})`;

/**
 * Names of pictures as cameras, phones and scanners give them: `IMG_2087.jpg`, `PXL_20240311_141500123.jpg`. They lead to
 * a picture of a person (45 CFR 164.514(b)(2)(i)(Q)).
 */
export const IMAGE_NAME: Pattern = {
  name: 'name of a picture',
  type: 'ID_NUMBER',
  match: `(?:${CAMERA})[-_ ]?\\d{3,8}(?:[-_]\\d{1,9}){0,2}(?:[-_(][A-Za-z0-9]{1,12}\\)?)?(?:\\.${EXTENSION})?(?![\\p{L}\\p{N}_])`,
  ignoreCase: true,
  score: 'form:own',
  validate: (term) => /\.\w{2,4}$/u.test(term) || /^[A-Z]{3,4}_\d{4,8}/u.test(term),
};

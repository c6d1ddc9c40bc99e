import type { Pattern } from '../../../core/index.js';
import { lexiconPattern } from '../../../kit/index.js';

const CAMERA = lexiconPattern('number-labels', { class: 'camera-file' });
const EXTENSION = `(?:${lexiconPattern('number-labels', { class: 'image-extension' })})`;

const NUMBER = '\\d{3,8}(?:[-_]\\d{1,9}){0,2}';

/**
 * Numbers of pictures as cameras, phones and scanners name them: `IMG_2087.jpg`, `PXL_20240311_141500123.jpg`. They lead to
 * a picture of a person (45 CFR 164.514(b)(2)(i)(Q)).
 */
export const IMAGE_NUMBERS: readonly Pattern[] = [
  {
    name: 'number of a picture',
    type: 'ID_NUMBER',
    lead: `(?:${CAMERA})[-_ ]?`,
    match: `${NUMBER}(?=(?:[-_(][A-Za-z0-9]{1,12}\\)?)?\\.${EXTENSION}(?![\\p{L}\\p{N}_]))`,
    ignoreCase: true,
    score: 'form:own',
  },
  {
    name: 'number of a picture without its extension',
    type: 'ID_NUMBER',
    lead: `(?:${CAMERA})_`,
    match: '\\d{4,8}(?:_\\d{4,9})?(?![\\p{L}\\p{N}_.])',
    score: 'form:own',
  },
];

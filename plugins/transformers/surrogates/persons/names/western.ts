import { lexiconPattern } from '../../../../../kit/index.js';
import { culture } from './culture.js';

export const german = culture('de', 'de', {
  ending: new RegExp(`(?:${lexiconPattern('name-pools', { class: 'surname-ending', language: 'de' })})$`, 'u'),
});

export const french = culture('fr', 'fr', {
  ending: /(?:eau|eaux|ault|oux|ier|ière|elle|ette|ois|ville|champ)$/u,
});

export const dutch = culture('nl', 'nl', {
  ending: /(?:stra|sma|ma|huis|dijk|veld|sen|ink|kamp|berg)$/u,
});

export const nordic = culture('sv', 'sv', {
  ending: /(?:sson|ström|qvist|quist|gren|berg|lund|dahl|nen|gård|sen)$/u,
});

import { longForms, mayBeParticle } from '../../../../kit/index.js';
import { isOrdinary } from '../base/ordinary-words.js';
import { isKnownGiven, isKnownSurname } from './cultures.js';
import { isListedName } from './listed-names.js';

/** True for a given name or surname of the lists. */
export const knownName = (word: string): boolean =>
  isKnownGiven(word) || isKnownSurname(word) || longForms(word).length > 0 || isListedName(word);

/** True for a word of forms and sentences that is nobody's name: `Donor`, `Mail`. */
export const isWordOfForms = (word: string): boolean =>
  word.length > 2 && !isKnownGiven(word) && isOrdinary(word) && !mayBeParticle(word.toLowerCase()) && !knownName(word);

import { lexiconWords } from '../../lexicon/words.js';

/**
 * Diseases, operations, tests, drugs by class and devices as notes abbreviate them, in English, Spanish, French, Italian and German:
 * in capitals they look like surnames and like companies. Three letters or more, lower case; none is a name.
 */
export const CLINICAL_ABBREVIATIONS: readonly string[] = lexiconWords('clinical-abbreviations', {
  class: 'not-a-name',
});

/** The same where people are called so as well (`Ana`, `Nash`): nobody only where they stand in capitals among others of them. */
export const CLINICAL_OR_NAMES: readonly string[] = lexiconWords('clinical-abbreviations', {
  class: 'not-a-name-in-capitals',
});

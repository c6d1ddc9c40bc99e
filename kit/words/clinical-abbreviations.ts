import { lexiconWords } from '../../lexicon/words.js';

/**
 * Abbreviations of diseases, operations, tests, classes of drugs and devices in notes, in English, Spanish, French,
 * Italian and German. In capitals they look like surnames or companies. Three letters or more, lower case; none is a
 * name.
 */
export const CLINICAL_ABBREVIATIONS: readonly string[] = lexiconWords('clinical-abbreviations', {
  class: 'not-a-name',
});

/**
 * Abbreviations that are also names (`Ana`, `Nash`). They count as abbreviations only if they are in capitals
 * among others.
 */
export const CLINICAL_OR_NAMES: readonly string[] = lexiconWords('clinical-abbreviations', {
  class: 'not-a-name-in-capitals',
});

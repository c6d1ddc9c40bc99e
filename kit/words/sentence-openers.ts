import { lexiconWords } from '../../lexicon/words.js';

/**
 * Words at the beginning of a sentence, in languages other than English, that are no names: adverbs, conjunctions,
 * pronouns, prepositions, frequent verbs. Capitalised, they look like part of the following name: `Wczoraj Halina
 * Wrzesińska przyszła`. Excluded are words that are given names or surnames anywhere (`Ben`, `Mert`, `Ma`, `Can`), and
 * words that begin names (`Da Silva`, `Von Berg`). Lower case.
 */
export const SENTENCE_OPENERS = lexiconWords('sentence-openers', { class: 'opener' });

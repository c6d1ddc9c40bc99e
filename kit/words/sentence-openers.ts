import { lexiconWords } from '../../lexicon/words.js';

/**
 * Words that begin sentences in the languages beside English and are nobody's name: adverbs of time and doubt, conjunctions,
 * pronouns, prepositions, frequent verbs. With the capital of their sentence they look like a part of the name behind them: `Wczoraj Halina
 * Wrzesińska przyszła`. Words that are given names or surnames anywhere (`Ben`, `Mert`, `Ma`, `Can`) are not here, nor what begins
 * names (`Da Silva`, `Von Berg`). Lower case.
 */
export const SENTENCE_OPENERS = lexiconWords('sentence-openers', { class: 'opener' });

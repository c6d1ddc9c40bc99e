import { lexiconWords } from '../../lexicon/words.js';

/** The given names and surnames of the lexicon in lower case: a word that is none of them is hardly anybody's name. */
export const LISTED_NAMES: ReadonlySet<string> = new Set(
  lexiconWords('person-names', { class: ['given', 'surname'] }).map((name) => name.toLowerCase()),
);

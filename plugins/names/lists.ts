import type { TextDocument, WordList } from '../../core/index.js';
import { THINGS } from './words/context.js';
import { DOUBTFUL_NAMES } from './words/doubtful.js';
import { GIVEN_NAMES } from './words/given.js';
import { COLON_LABELS, OPEN_LABELS } from './words/labels.js';
import { ORGANIZATION_WORDS } from './words/organizations.js';
import { STOP_WORDS } from './words/stop.js';
import { SURNAMES } from './words/surnames.js';
import { DOTTED_TITLES, LOCAL_TITLES, SHOUTED_TITLES, SURE_TITLES, WEAK_TITLES } from './words/titles.js';

const LISTS = {
  given: GIVEN_NAMES,
  surname: SURNAMES,
  doubtful: DOUBTFUL_NAMES,
  title: [...SURE_TITLES, ...WEAK_TITLES, ...DOTTED_TITLES, ...SHOUTED_TITLES, ...LOCAL_TITLES.keys()],
  label: COLON_LABELS,
  opening: OPEN_LABELS,
  stop: STOP_WORDS,
  thing: THINGS,
  organization: ORGANIZATION_WORDS,
} as const;

type ListName = Exclude<keyof typeof LISTS, 'organization'>;

/** The bit of each list that the person recognizer asks, in `tokens.flags`. */
export type ListBits = Readonly<Record<ListName, number>>;

/** The word lists that the recognizers walk by; an engine looks each token up in all of them at once. */
export const WORD_LISTS: readonly WordList[] = Object.entries(LISTS).map(([name, words]) => ({
  name: `names/${name}`,
  words,
}));

export const listBits = (document: TextDocument): ListBits => ({
  given: document.wordList('names/given'),
  surname: document.wordList('names/surname'),
  doubtful: document.wordList('names/doubtful'),
  title: document.wordList('names/title'),
  label: document.wordList('names/label'),
  opening: document.wordList('names/opening'),
  stop: document.wordList('names/stop'),
  thing: document.wordList('names/thing'),
});

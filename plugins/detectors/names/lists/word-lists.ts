import type { TextDocument, WordList } from '../../../../core/index.js';
import { THINGS } from '../words/context.js';
import { DOUBTFUL_NAMES } from '../words/doubtful.js';
import { GIVEN_NAMES } from '../words/given.js';
import { COLON_LABELS, OPEN_LABELS } from '../words/labels.js';
import { ORGANIZATION_WORDS } from '../words/organizations.js';
import { STOP_WORDS } from '../words/stop.js';
import { SURNAMES } from '../words/surnames.js';
import { DOTTED_TITLES, LOCAL_TITLES, SHOUTED_TITLES, SURE_TITLES, WEAK_TITLES } from '../words/titles.js';

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

/** The word lists that the recognizers walk by; an engine looks each token up in all of them at once. */
export const WORD_LISTS: readonly WordList[] = Object.entries(LISTS).map(([name, words]) => ({
  name: `names/${name}`,
  words,
}));

const WALKED = {
  given: 'names/given',
  surname: 'names/surname',
  doubtful: 'names/doubtful',
  title: 'names/title',
  label: 'names/label',
  opening: 'names/opening',
  stop: 'names/stop',
  thing: 'names/thing',
} as const;

/** The bit of each list that the person recognizer asks, in `tokens.flags`. */
export type ListBits = Readonly<Record<keyof typeof WALKED, number>>;

export const listBits = (document: TextDocument): ListBits => document.wordLists(WALKED);

import { lexiconSet } from '../../lexicon/words.js';
import { inFull, titleWords } from './title-words.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words in titles that show the kind of all names below. */
const GIVEN_NAMES = lexiconSet('column-titles', { class: 'given-name-words' });
const SURNAMES = lexiconSet('column-titles', { class: 'surname-words' });
/** Titles that may also be above full names, such as `nom` and `nombre`, or above other values: `last contact`. */
const OFTEN_GIVEN = wordSet('first given nombre nombres nome christian');
const OFTEN_SURNAMES = wordSet('last sur family nom');
const MIDDLE = wordSet('middle middlename middleinitial midinit midinitial midname mname mi tussenvoegsel');
/** Other words of such titles, which do not show whose name it is. */
const OF_NAMES = wordSet('name names naam namn navn initial initials famille familia');

/** `first name` as one word. */
const joined = (words: readonly string[]): string[] =>
  words.map((word, i) => (/^names?$/.test(words[i + 1] ?? '') ? `${word}name` : word));

const holds = (words: readonly string[], some: ReadonlySet<string>): boolean => words.some((word) => some.has(word));

/**
 * What the title of a column shows about a name below it: its role, and whether that holds for a single word only
 * (below `Nom` there may be full names) or for all words. Undefined for a title that shows nothing.
 */
export function columnRole(
  header: readonly string[],
): { readonly role: 'given' | 'surname'; readonly ofAll: boolean } | undefined {
  return header.length === 0 ? undefined : roleOf(titleWords(header.join(' ')).map(inFull));
}

function roleOf(words: readonly string[]): ReturnType<typeof columnRole> {
  const all = [...joined(words), words.slice(-2).join('')];
  const [ofGiven, ofSurnames] = [holds(all, GIVEN_NAMES), holds(all, SURNAMES)];
  const isGiven = ofGiven || holds(words, OFTEN_GIVEN);
  // `Name, first and last`, `nom et prénom`: the column contains both.
  if (isGiven === (ofSurnames || holds(words, OFTEN_SURNAMES))) return undefined;
  return { role: isGiven ? 'given' : 'surname', ofAll: ofGiven || ofSurnames };
}

/** Which part of which person's name a column contains, according to its title. */
export interface NameColumn {
  readonly part: 'given' | 'middle' | 'surname' | 'whole';
  /** The words of the title that do not belong to the name, in lower case: `patient`. Empty in most tables. */
  readonly owner: string;
}

const ALL_WORDS = [GIVEN_NAMES, SURNAMES, OFTEN_GIVEN, OFTEN_SURNAMES, MIDDLE, OF_NAMES];

/** Reads the title of a column of names; without further information they are full names. */
export function nameColumn(header: readonly string[]): NameColumn {
  const words = titleWords(header.join(' ')).map(inFull);
  const isMiddle = holds(words, MIDDLE);
  const owner = words.filter((word) => !ALL_WORDS.some((some) => some.has(word))).join(' ');
  return { part: isMiddle ? 'middle' : (roleOf(words)?.role ?? 'whole'), owner };
}

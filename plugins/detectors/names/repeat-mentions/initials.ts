import type { Match } from '../../../../core/index.js';
import { lexiconSet, scoreOf } from '../../../../kit/index.js';
import { endOf, isAmbiguous, isCapitalised, readWord, startOf, type TextWindow } from '../lists/word.js';
import { hashOf, type KnownPersons, WHY } from './known-persons.js';

/** An initial that ends a mention: in a list, in a title, at the end of a line. Before a word it is an article. */
const ENDS_MENTION = /\.|[ \t]{0,2}(?:$|[\r\n;:()[\]"|/,-])/y;
/** What an initial and its surname stand apart by. */
const APART = /^\.? ?$/;
const WORDS_OF_ONE_LETTER = lexiconSet('function-words', { class: 'of-one-letter' });

/** Where an initial of the person ends that follows the surname: `Okafor, U`, `Okafor U.`. */
export function initialBehind(window: TextWindow, surname: number, known: KnownPersons): number | undefined {
  const initial = surname + 1;
  if (initial >= window.tokens.length) return undefined;
  const [start, end] = [startOf(window, initial), endOf(window, initial)];
  const between = window.view.slice(endOf(window, surname), start);
  if (end - start !== 1 || (between !== ' ' && between !== ', ')) return undefined;
  const letters = known.initials.get(hashOf(window, surname));
  if (letters?.includes(window.view.charAt(start)) !== true) return undefined;
  // `I. V. Pugh, D. Kallis`: the initial of the next person.
  if (readWithInitial(window, initial, known) !== undefined) return undefined;
  ENDS_MENTION.lastIndex = end;
  return ENDS_MENTION.test(window.view) ? end : undefined;
}

/** An initial of a known person before the surname: `signed "M Innes"`, if the document has a Malcolm Innes. */
export function readWithInitial(window: TextWindow, token: number, known: KnownPersons): Match | undefined {
  const { view } = window;
  const [start, end] = [startOf(window, token), endOf(window, token)];
  const surname = token + 1;
  if (end - start !== 1 || surname >= window.tokens.length || !isCapitalised(window, surname)) return undefined;
  const from = startOf(window, surname);
  if (from === end || from - end > 2 || !APART.test(view.slice(end, from))) return undefined;
  const letter = view.charAt(start);
  const word = readWord(window, surname);
  const letters = known.initials.get(hashOf(window, word.last));
  if (letters?.includes(letter) !== true) return undefined;
  // `A Black dog`, in a text about Anna Black.
  const isWord = from === end + 1 && WORDS_OF_ONE_LETTER.has(letter.toLowerCase());
  if (isWord && isAmbiguous(window, surname)) return undefined;
  return { type: 'PERSON', start, end: word.end, score: scoreOf('repeat:name'), why: WHY };
}

import { scoreOf } from '../../../kit/index.js';
import type { CuedName } from './cues/cued-name.js';
import { endOfName, isPostNominal, readRun } from './lists/name-span.js';
import { asGiven, asSurname } from './lists/strength.js';
import { CAPS, INITIAL, type NameWord, startOf, type TextWindow } from './lists/word.js';

const ENDS = /[ \t]{0,2}(?:$|[\r\n.;:()\]"|/-]|,? (?:M\.?D|D\.?O|R\.?N|Ph\.?D|N\.?P|P\.?A|DOB|MRN|\d))/y;

// Abbreviations of states and companies: `Newport, R.I.`, `Harlow, L.P.`
const NO_INITIALS = /^(?:R\.I|N\.[YJCHMD]|S\.[CDA]|D\.C|W\.V|P\.R|B\.[CV]|L\.[PL]|N\.V|P\.C|U\.[SK])/;

/** `SMITH, John A.` and `Smith, J. R.`: a surname, a comma, given names or initials, and no further list items. */
export function readSurnameFirst(window: TextWindow, run: readonly NameWord[]): CuedName | undefined {
  const surname = run[0];
  const last = run[run.length - 1];
  if (surname === undefined || last === undefined || run.length > 2) return undefined;
  const next = last.last + 1;
  if (window.view.charCodeAt(last.end) !== 44 || startOf(window, next) - last.end > 2) return undefined;
  // `Priya Raman, M.D.`
  if (isPostNominal(window, next)) return undefined;
  const inCapitals = run.every((word) => (word.known & CAPS) !== 0);
  if (run.every((word) => asSurname(word) < 1.5) && (!inCapitals || last.end - surname.start < 5)) return undefined;
  const given = readRun(window, next).slice(0, 3);
  const first = given[0];
  const end = given[given.length - 1];
  if (first === undefined || end === undefined || !given.slice(1).every(isGivenLike)) return undefined;
  const initials = (first.known & INITIAL) !== 0;
  if (initials && NO_INITIALS.test(window.view.slice(first.start, first.start + 4))) return undefined;
  if (initials ? window.view.charCodeAt(first.end) !== 46 : asGiven(first) < (inCapitals ? 1.5 : 2)) return undefined;
  const stop = endOfName(window, end);
  ENDS.lastIndex = stop;
  if (!initials && !inCapitals && !ENDS.test(window.view)) return undefined;
  const score = inCapitals || asSurname(surname) >= 3 ? scoreOf('form:own') : scoreOf('form:usual');
  return {
    match: { type: 'PERSON', start: surname.start, end: stop, score, why: 'list of names: surname, comma, given name' },
    next: end.last + 1,
  };
}

const isGivenLike = (word: NameWord): boolean => (word.known & INITIAL) !== 0 || asGiven(word) >= 1.5;

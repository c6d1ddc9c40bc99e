import type { Announced } from './cues/cued-name.js';
import { endOfName, isPostNominal, readRun } from './lists/name-span.js';
import { asGiven, asSurname } from './lists/strength.js';
import { CAPS, INITIAL, type NameWord, type Page, startOf } from './lists/word.js';

const ENDS = /[ \t]{0,2}(?:$|[\r\n.;:()\]"|/-]|,? (?:M\.?D|D\.?O|R\.?N|Ph\.?D|N\.?P|P\.?A|DOB|MRN|\d))/y;

// Abbreviations of states and companies: `Newport, R.I.`, `Harlow, L.P.`
const NO_INITIALS = /^(?:R\.I|N\.[YJCHMD]|S\.[CDA]|D\.C|W\.V|P\.R|B\.[CV]|L\.[PL]|N\.V|P\.C|U\.[SK])/;

/** `SMITH, John A.` and `Smith, J. R.`: a surname, a comma, given names or initials, and then no more of a list. */
export function readReversed(page: Page, run: readonly NameWord[]): Announced | undefined {
  const surname = run[0];
  const last = run[run.length - 1];
  if (surname === undefined || last === undefined || run.length > 2) return undefined;
  const next = last.last + 1;
  if (page.view.charCodeAt(last.end) !== 44 || startOf(page, next) - last.end > 2) return undefined;
  // `Priya Raman, M.D.`
  if (isPostNominal(page, next)) return undefined;
  const shouted = run.every((word) => (word.known & CAPS) !== 0);
  if (run.every((word) => asSurname(word) < 1.5) && (!shouted || last.end - surname.start < 5)) return undefined;
  const given = readRun(page, next).slice(0, 3);
  const first = given[0];
  const end = given[given.length - 1];
  if (first === undefined || end === undefined || !given.slice(1).every(isGivenLike)) return undefined;
  const initials = (first.known & INITIAL) !== 0;
  if (initials && NO_INITIALS.test(page.view.slice(first.start, first.start + 4))) return undefined;
  if (initials ? page.view.charCodeAt(first.end) !== 46 : asGiven(first) < (shouted ? 1.5 : 2)) return undefined;
  const stop = endOfName(page, end);
  ENDS.lastIndex = stop;
  if (!initials && !shouted && !ENDS.test(page.view)) return undefined;
  const score = shouted || asSurname(surname) >= 3 ? 0.8 : 0.6;
  return {
    match: { type: 'PERSON', start: surname.start, end: stop, score, why: 'surname, comma, given name' },
    next: end.last + 1,
  };
}

const isGivenLike = (word: NameWord): boolean => (word.known & INITIAL) !== 0 || asGiven(word) >= 1.5;

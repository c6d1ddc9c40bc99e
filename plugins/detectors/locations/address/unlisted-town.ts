import type { CodeRecognizer, Match } from '../../../../core/index.js';
import { NUMBERED_THINGS } from '../lists/numbered-things.js';
import { CONNECTORS } from './vocabulary.js';
import { matchEnd, Words } from './words.js';

/** Postal codes that stand behind their town, and no year. */
const CODE =
  /(?:\d{5}(?:-\d{3})?|\d{4}-\d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{6}|(?!1[89]\d\d|20\d\d)\d{4})(?![\p{L}\p{N}_]|-\d|[.,]\d)(?! (?:mg|patients|people|units))/uy;
/** `last four of SSN 0091`, `of NHS 4021`. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;
const BEFORE_PLACES: ReadonlySet<string> = new Set(['in', 'from', 'near', 'of']);
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'da', 'di', 'do', 'della']);
/** Words of a town's name, at most. */
const MOST_WORDS = 5;
const SCORE = 0.5;

/** A town of no list and its postal code, by the word in front: `in Brockhurst 7710`, `from Quinta de Riba 3610-114`. */
export const unlistedTown: CodeRecognizer = {
  name: 'locations/unlisted-town',
  types: ['CITY', 'POSTAL_CODE'],
  needs: { holds: ['0123456789'] },
  recognize(document) {
    const found: Match[] = [];
    const words = new Words(document);
    for (let i = 1; i < words.length; i++) if (words.isDigits(i)) found.push(...townAndCode(words, i));
    return found;
  },
};

function townAndCode(words: Words, at: number): Match[] {
  if (!words.isBehindBlank(at) || words.isDigits(at - 1)) return [];
  const start = words.start(at);
  const end = matchEnd(CODE, words.view, start);
  if (end < 0 || NUMBERED_THINGS.has(words.text(at - 1).toLowerCase())) return [];
  if (end - start === 4 && ABBREVIATION.test(words.text(at - 1))) return [];
  const first = townStart(words, at);
  if (first === undefined) return [];
  const why = 'town and postal code';
  return [
    { type: 'CITY', start: words.start(first), end: words.end(at - 1), score: SCORE, why },
    { type: 'POSTAL_CODE', start, end, score: SCORE, why },
  ];
}

/** Number of the first word of the town before a postal code, if a word that stands before places is in front of it. */
function townStart(words: Words, at: number): number | undefined {
  if (!words.isCapitalised(at - 1)) return smallTownStart(words, at);
  for (let k = at - 1; k > 0 && at - k <= MOST_WORDS; k--) {
    if (!/^[ '.-]{1,2}$/.test(words.gap(k))) return undefined;
    const before = words.text(k - 1);
    if (words.isCapitalised(k) && BEFORE_PLACES.has(before)) return k;
    if (!words.isCapitalised(k - 1) && !CONNECTORS.has(before)) return undefined;
  }
  return undefined;
}

/** `in barra de carrasco`: without capitals, a town that a particle tells. */
function smallTownStart(words: Words, at: number): number | undefined {
  const first = at - 3;
  if (first < 1 || !BEFORE_PLACES.has(words.text(first - 1)) || !PARTICLES.has(words.text(at - 2))) return undefined;
  const isInRow = [first, at - 2, at - 1].every((i) => words.isBehindBlank(i));
  return isInRow && [first, at - 1].every((i) => words.text(i).length > 2) ? first : undefined;
}

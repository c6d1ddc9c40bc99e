import type { Match } from '../../../../core/index.js';
import { scoreOf, UPPER } from '../../../../kit/index.js';
import { against } from '../lists/evidence.js';
import { LineCase } from '../lists/line-case.js';
import {
  CAPS,
  endOf,
  flagsOf,
  isAmbiguous,
  isCapitalised,
  knowledgeOf,
  readWord,
  startOf,
  type TextWindow,
} from '../lists/word.js';
import { CapitalSurnames } from './capital-surnames.js';
import { readFamily } from './families.js';
import { InflectedNames } from './inflected.js';
import { initialBehind, readWithInitial } from './initials.js';
import {
  byStart,
  hashOf,
  isShortSurname,
  type KnownPersons,
  plausibleTwice,
  remember,
  surePersons,
  WHY,
} from './known-persons.js';
import { LongerReadings } from './longer.js';
import { readMailboxes } from './mailboxes.js';
import { canBeMention, isBeforeThing, isHyphenated, isNeighbour } from './neighbours.js';

const MIN_LENGTH = 3;
/** For several words, or a name without other meanings: as certain as the full name. */
const SURE = scoreOf('repeat:name');
/** For a word that also stood alone before: yields to other matches at the same place. */
const SINGLE_WORD_SCORE = scoreOf('repeat:part');
/** For several words in another form or in lower case. */
const TOGETHER = scoreOf('cue:phrase');
/** For an everyday word, and for a word within a sentence, where its capital is evidence. */
const HOMOGRAPH = scoreOf('repeat:word');
const HOMOGRAPH_INSIDE = scoreOf('repeat:part');

/**
 * The second pass: a surname or first name that was found with certainty is found wherever else it stands alone, with a
 * slightly lower score: capitalised, in capitals, and in lower case if the line has no capitals or the name has no
 * other meaning. Before that, the e-mail addresses of the document are used to find names.
 * @param found what all recognizers of the engine have found.
 */
export function recallPersons(window: TextWindow, found: readonly Match[]): Match[] {
  const inMailboxes = readMailboxes(window, found);
  const twice = plausibleTwice(window.view, found);
  const sure = [...new Set([...surePersons([...found, ...inMailboxes]), ...twice])].sort(byStart);
  if (sure.length === 0) return inMailboxes;
  const known = remember(window, sure, twice);
  const inflected = new InflectedNames(window, known.words, known.tokens);
  const lines = new LineCase(window);
  const longer = new LongerReadings(found);
  const surnames = new CapitalSurnames(window, known.everyday);
  const out: Match[] = [...inMailboxes];
  let covered = 0;
  for (let token = 0; token < window.tokens.length; ) {
    const start = startOf(window, token);
    while (covered < sure.length && (sure[covered]?.end ?? 0) <= start) covered++;
    const around = sure[covered];
    const isCovered = around !== undefined && around.start <= start;
    const match = isCovered
      ? withInitial(window, token, around, known)
      : (readMention(window, token, known, lines, longer, surnames) ??
        readOther(window, token, known, longer) ??
        readInflected(window, token, inflected));
    token++;
    if (match === undefined) continue;
    out.push(match);
    while (token < window.tokens.length && startOf(window, token) < match.end) token++;
  }
  return out;
}

function readMention(
  window: TextWindow,
  token: number,
  known: KnownPersons,
  lines: LineCase,
  longer: LongerReadings,
  surnames: CapitalSurnames,
): Match | undefined {
  if (((window.tokens.kind[token] ?? 0) & UPPER) === 0)
    return known.lowercase.has(window.tokens.hash[token] ?? 0) ? readLowercase(window, token, known, lines) : undefined;
  return isCapitalised(window, token) && isKnown(window, token, known) && canBeMention(window, token)
    ? readCapitalised(window, token, known, longer, surnames)
    : undefined;
}

/** An initial with its surname or a family, unless they belong to a thing or to a longer name: `J Tregear Holdings`. */
function readOther(window: TextWindow, token: number, known: KnownPersons, longer: LongerReadings): Match | undefined {
  const match = readWithInitial(window, token, known) ?? readFamily(window, token, known);
  if (match === undefined) return undefined;
  let last = token;
  while (endOf(window, last) < match.end) last++;
  if (isBeforeThing(window, last)) return against(match, 'cue:thing-behind');
  return longer.cover(match) ? against(match, 'cue:inside-longer') : match;
}

const isKnown = (window: TextWindow, token: number, known: KnownPersons): boolean =>
  known.words.has(hashOf(window, token)) &&
  (endOf(window, token) - startOf(window, token) >= MIN_LENGTH || isShortSurname(window, token));

function readCapitalised(
  window: TextWindow,
  token: number,
  known: KnownPersons,
  longer: LongerReadings,
  surnames: CapitalSurnames,
): Match | undefined {
  const first = readWord(window, token);
  let { last } = first;
  while (isNeighbour(window, last) && isCapitalised(window, last + 1) && isKnown(window, last + 1, known))
    last = readWord(window, last + 1).last;
  const end = initialBehind(window, last, known) ?? endOf(window, last);
  const span = { start: startOf(window, first.first), end };
  const score = last > first.last ? SURE : scoreOfOne(window, token, known, surnames);
  const match = { type: 'PERSON', ...span, score, why: WHY };
  if (isBeforeThing(window, last)) return against(match, 'cue:thing-behind');
  return last === first.last && longer.cover(span) ? against(match, 'cue:inside-longer') : match;
}

/** A certain person whose surname ends the match, with the initial behind it; undefined if there is none. */
function withInitial(window: TextWindow, token: number, person: Match, known: KnownPersons): Match | undefined {
  if (endOf(window, token) !== person.end) return undefined;
  const end = initialBehind(window, token, known);
  return end === undefined ? undefined : { ...person, end, why: WHY };
}

/** The score of a repeat mention of a known name. */
function scoreOfOne(window: TextWindow, token: number, known: KnownPersons, surnames: CapitalSurnames): number {
  if (isAmbiguous(window, token))
    return isInside(window, token) || surnames.isSubject(token) ? HOMOGRAPH_INSIDE : HOMOGRAPH;
  return known.words.get(hashOf(window, token)) === true ? SURE : SINGLE_WORD_SCORE;
}

/** True after a lower-case word; among words in capitals a capital tells nothing. */
const isInside = (window: TextWindow, token: number): boolean =>
  (knowledgeOf(window, token) & CAPS) === 0 && isNeighbour(window, token - 1) && !isCapitalised(window, token - 1);

/** A remembered name in lower case, including the names after it. */
function readLowercase(window: TextWindow, token: number, known: KnownPersons, lines: LineCase): Match | undefined {
  let last = token;
  while ((isNeighbour(window, last) || isHyphenated(window, last)) && isKnown(window, last + 1, known)) last++;
  if (isNeighbour(window, last) && (flagsOf(window, last + 1) & window.bits.thing) !== 0) return undefined;
  const score = last > token ? TOGETHER : lines.isLowercase(token) ? SINGLE_WORD_SCORE : HOMOGRAPH;
  return { type: 'PERSON', start: startOf(window, token), end: endOf(window, last), score, why: WHY };
}

/** An inflected name, including the inflected names after it: `Tomaszem Mrozem`. */
function readInflected(window: TextWindow, token: number, inflected: InflectedNames): Match | undefined {
  if (((window.tokens.kind[token] ?? 0) & UPPER) === 0 || !isCapitalised(window, token)) return undefined;
  if (!inflected.has(token) || !canBeMention(window, token)) return undefined;
  let last = token;
  while (isNeighbour(window, last) && isCapitalised(window, last + 1) && inflected.has(last + 1)) last++;
  const why = 'repeat mention: another form of a name of the document';
  const match = {
    type: 'PERSON',
    start: startOf(window, token),
    end: endOf(window, last),
    score: last > token ? TOGETHER : SINGLE_WORD_SCORE,
    why,
  };
  return isBeforeThing(window, last) ? against(match, 'cue:thing-behind') : match;
}

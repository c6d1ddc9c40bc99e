import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { listedWords } from './listed.js';

/** Word list: what reports of matches count, and who watches over them. */
export const SPORTS = {
  name: 'names/sports',
  words:
    'lbw innings wickets wicket umpires bowling batsmen scorers scorer halftime half-time attendance referee'.split(
      ' ',
    ),
} as const;

const SURNAME = "\\p{Lu}[\\p{L}'-]{1,20}";
const NAME = `(?:\\p{Lu}\\.[ -]?){0,3}(?:(?:de|van|von|du|da|dos|le|al|el) )?${SURNAME}`;
const FULL = `(?:\\p{Lu}\\p{Ll}{1,14} )?${NAME}`;
const POINTS = '(?= \\d{1,3}(?: for \\d|-\\d|\\*|\\+\\d|p(?:en)?(?!\\p{L})|og(?!\\p{L})|[,;)]| not out| pen| og|\\n))';
const OUT = `(?:(?:c|st) (?:${NAME}|sub|and|&|\\(sub\\))|lbw b |b ${NAME}|run out|not out|hit wicket|retired)`;
/** `A. Orrell lbw b Parkington 0`: who is out. */
const BATSMAN = new RegExp(`(?<![\\p{L}\\p{N}.])[*+†]?(${NAME})[†*+]?(?= ${OUT})`, 'gdu');
/** `c Ackerley b Wrightson`: who caught and bowled. */
const FIELDER = new RegExp(`(?<= (?:c|b|st|c and b|c & b) )(${NAME})(?![\\p{L}\\p{N}])`, 'gdu');
/** `Wrightson 18-4-61-2`, `run out (Patel)` */
const BOWLER = new RegExp(
  `(?<![\\p{L}\\p{N}.])(${NAME})(?= \\d{1,2}(?:\\.\\d)?-\\d{1,2}-\\d{1,3}-\\d{1,2}(?!\\d))`,
  'gdu',
);
const RUN_OUT = new RegExp(`(?<=(?:run out|\\d-\\d{1,3}) \\()(${NAME})(?=[/)])`, 'gdu');
/** `(Hill 104, Eskdale 71; Robertshaw 5 for 88)`, `(Vega 12, 31 pen)`: within brackets. */
const SCORER = new RegExp(`(?<=[(,;] )(${FULL})${POINTS}|(?<=\\()(${FULL})${POINTS}`, 'gdu');
const MARK = / (?:lbw|b|c|st|run out|not out) |\d-\d{1,2}-\d|\d-\d{1,3} \(/;
const LONGEST_LINE = 1000;
const SCORE = 0.62;

/**
 * Players on the card of a match and behind its score: by what became of them, `c Ackerley b Wrightson 14`, by what they bowled, and
 * in brackets by what they scored.
 */
export const scorecard: CodeRecognizer = {
  name: 'names/scorecard',
  types: ['PERSON'],
  needs: { words: [SPORTS.name] },
  *recognize(document: TextDocument): Iterable<Match> {
    if (listedWords(document, SPORTS.name)[Symbol.iterator]().next().done === true) return;
    const { view } = document;
    for (let start = 0; start < view.length; ) {
      const end = view.indexOf('\n', start) < 0 ? view.length : view.indexOf('\n', start);
      if (end - start < LONGEST_LINE) yield* players(view.slice(start, end), start);
      start = end + 1;
    }
  },
};

function* players(line: string, from: number): Iterable<Match> {
  const expressions = MARK.test(`${line} `) ? [BATSMAN, FIELDER, BOWLER, RUN_OUT] : [];
  if (/\([^)]*\p{Lu}[^)]* \d/u.test(line)) expressions.push(SCORER);
  for (const expression of expressions)
    for (const { indices } of line.matchAll(expression)) {
      const span = indices?.slice(1).find((group) => group !== undefined);
      if (span !== undefined && isInPlace(line, span[0], expression))
        yield { type: 'PERSON', start: from + span[0], end: from + span[1], score: SCORE, why: 'player of a match' };
    }
}

/** What stands behind a comma is a scorer within brackets only. */
const isInPlace = (line: string, at: number, expression: RegExp): boolean =>
  expression !== SCORER || line.lastIndexOf('(', at) > line.lastIndexOf(')', at);

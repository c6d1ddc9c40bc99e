import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';
import { listedWords } from '../words/listed.js';

/** Word list: what reports of matches count, and who watches over them. */
export const SPORTS = {
  name: 'names/sports',
  words:
    'lbw innings wickets wicket tries pens umpires bowling batsmen scorers scorer halftime half-time attendance referee'.split(
      ' ',
    ),
} as const;

/** The others have another meaning at school and in a review: of them it takes two. */
const SURE_WORDS: ReadonlySet<string> = new Set(
  'lbw innings wickets wicket batsmen scorers scorer halftime'.split(' '),
);

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
/** `Tries: Tagg, Wiglesworth. Pens: Hodgkiss 3.` */
const LISTED =
  /(?<!\p{L})(?:Tries|Try|Pens?|Cons?|Scorers?|Subs|Substitutes|Booked|Sent off|Drop goals?|Sin-bin(?:ned)?|Man of the match): ([^.:;\n]{2,160})/dgu;
const ONE = new RegExp(`(?<![\\p{L}\\p{N}(])${FULL}(?![\\p{L}])`, 'gu');
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
    const { view } = document;
    const words = new Set<string>();
    for (const { start, end } of listedWords(document, SPORTS.name)) words.add(view.slice(start, end).toLowerCase());
    if (words.size < 2 && ![...words].some((word) => SURE_WORDS.has(word))) return;
    for (let start = 0; start < view.length; ) {
      const end = view.indexOf('\n', start) < 0 ? view.length : view.indexOf('\n', start);
      if (end - start < LONGEST_LINE) yield* players(view.slice(start, end), start);
      start = end + 1;
    }
  },
};

function* players(line: string, from: number): Iterable<Match> {
  for (const { indices } of line.includes(': ') ? line.matchAll(LISTED) : []) {
    const [start, end] = indices?.[1] ?? [0, 0];
    for (const { index, 0: name } of line.slice(start, end).matchAll(ONE))
      yield player(from + start + index, name.length);
  }
  const expressions = MARK.test(`${line} `) ? [BATSMAN, FIELDER, BOWLER, RUN_OUT] : [];
  if (/\([^)]*\p{Lu}[^)]* \d/u.test(line)) expressions.push(SCORER);
  for (const expression of expressions)
    for (const { indices } of line.matchAll(expression)) {
      const span = indices?.slice(1).find((group) => group !== undefined);
      if (span !== undefined && isInPlace(line, span[0], expression)) yield player(from + span[0], span[1] - span[0]);
    }
}

const player = (start: number, length: number): Match => ({
  type: 'PERSON',
  start,
  end: start + length,
  score: SCORE,
  why: 'player of a match',
});

/** What stands behind a comma is a scorer within brackets only. */
const isInPlace = (line: string, at: number, expression: RegExp): boolean =>
  expression !== SCORER || line.lastIndexOf('(', at) > line.lastIndexOf(')', at);

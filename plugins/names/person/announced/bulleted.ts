import type { CodeRecognizer, Match, TextDocument } from '../../../../core/index.js';

/** A point of a list and the name it begins with: `- Dutch Q.`, `2. Mo / Sunil: scorecard`, `* Sunil + 1`. */
const POINT =
  /^[ \t]{0,6}(?:[-*•·o]|\(?\d{1,2}[.)])[ \t]{1,3}(\p{Lu}[\p{L}'-]{1,15}(?: \p{Lu}[\p{L}'-]{0,15}\.?){0,2})(?: ?[/&] ?(\p{Lu}[\p{L}'-]{1,15}))?(?=[ \t]*$|[ \t]*[(+,:;/]|[ \t]+[-–][ \t]| (?:to|will|is|has) \p{Ll})/u;
const BULLET = /^[ \t]{0,6}(?:[-*•·o]|\(?\d{1,2}[.)])[ \t]/u;
const PARTNER = / ?[/&] ?(\p{Lu}[\p{Ll}'-]{1,15})(?=[ \t]*(?:[:,]|--?)?[ \t]*(?:\n|$))/uy;
/** Room for a bullet and blanks. In code units. */
const REACH = 12;
const SURE = 0.5;
const SCORE = 0.52;
const MOST_LINES = 40;
/** As many points of a list must begin with somebody known, and they must be as many as half of all. */
const FEWEST = 2;

interface Point {
  readonly spans: readonly (readonly [number, number])[];
  readonly isKnown: boolean;
}

/** Lists of who was there or who does what: where half of the points begin with a person that is found, the others do as well. */
export const bulleted: CodeRecognizer = {
  name: 'names/bulleted',
  types: ['PERSON'],
  needs: { holds: ['\n', '-*.)/&'] },
  recognize: () => [],
  *recall({ view }: TextDocument, found: readonly Match[]): Iterable<Match> {
    const starts = new Set<number>();
    for (const { type, start, end, score } of found) {
      if (type !== 'PERSON' || score < SURE) continue;
      starts.add(start);
      const pair = lineStart(view, start) === start ? partner(view, end) : undefined;
      if (pair !== undefined) yield pair;
    }
    let seen = -1;
    for (const start of [...starts].sort((a, b) => a - b)) {
      const from = lineStart(view, start);
      if (from === undefined || from <= seen || !BULLET.test(view.slice(from, start))) continue;
      const { points, end } = listAround(view, from, starts);
      seen = end;
      const known = points.filter(({ isKnown }) => isKnown).length;
      if (known < FEWEST || known * 2 < points.length) continue;
      for (const { spans } of points)
        for (const [first, behind] of spans)
          if (!starts.has(first))
            yield { type: 'PERSON', start: first, end: behind, score: SCORE, why: 'in a list of people' };
    }
  },
};

/** Where the line of an offset begins, if it begins near. */
function lineStart(view: string, at: number): number | undefined {
  const near = view.slice(Math.max(0, at - REACH), at);
  const line = near.lastIndexOf('\n');
  return line >= 0 || at <= REACH ? at - near.length + line + 1 : undefined;
}

/** `Lisa` of `Jeff/Lisa:`, alone on the line of a greeting. */
function partner(view: string, end: number): Match | undefined {
  PARTNER.lastIndex = end;
  const name = PARTNER.exec(view)?.[1];
  if (name === undefined) return undefined;
  const start = view.indexOf(name, end);
  return { type: 'PERSON', start, end: start + name.length, score: SCORE, why: 'greeted together' };
}

/** The points from a line on; those above it begin with nobody, and are counted as well. */
function listAround(view: string, line: number, starts: ReadonlySet<number>): { points: Point[]; end: number } {
  const points: Point[] = [];
  let from = line;
  for (let i = 0; i < MOST_LINES && from > 0; i++) {
    const before = view.lastIndexOf('\n', from - 2) + 1;
    if (!BULLET.test(view.slice(before, before + 12))) break;
    from = before;
  }
  for (let i = 0; i < 2 * MOST_LINES && from < view.length; i++) {
    if (!BULLET.test(view.slice(from, from + 12))) break;
    points.push(pointAt(view, from, starts));
    const next = view.indexOf('\n', from);
    from = next < 0 ? view.length : next + 1;
  }
  return { points, end: from };
}

function pointAt(view: string, from: number, starts: ReadonlySet<number>): Point {
  const end = view.indexOf('\n', from);
  const line = view.slice(from, end < 0 ? undefined : end);
  const match = POINT.exec(line);
  if (match === null) return { spans: [], isKnown: false };
  const spans: (readonly [number, number])[] = [];
  let at = 0;
  for (const name of match.slice(1)) {
    if (name === undefined) continue;
    at = line.indexOf(name, at);
    spans.push([from + at, from + at + name.length]);
    at += name.length;
  }
  return { spans, isKnown: spans.some(([start]) => starts.has(start)) };
}

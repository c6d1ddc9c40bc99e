import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

const r = String.raw;
const NO_YEAR = r`(?!(?:1\d|20)\d{2}(?![\d-]))`;
/** A digit run, before which letters and a hyphen may stand: `22871`, `P-22198`. */
const CODE = r`(?:[A-Z]{1,3}-?)?\d{4,12}`;
/** ` (P-22198)`, `, 518822)`, ` #4471`, ` 22871.`; not the year of a paper, a house number or a page. */
const BEHIND_NAME = new RegExp(
  r`(?:,? {1,2}\(#?(${NO_YEAR}${CODE})(?=[),;])|, (${NO_YEAR}\d{5,12})(?=\))| {1,2}#(${CODE})(?![\p{L}\p{N}_-])| (\d{5,7})(?=[.;)]?\s{0,2}(?:\n|$)|\. \p{Lu}))`,
  'duy',
);
const SURE = scoreOf('cue:word');
const SCORE = scoreOf('cue:word');

/**
 * The number that beside a name without saying what it is: badges of crews and agents, registrations of tradesmen,
 * files of clients. Asks the recognizers of names where one ends.
 */
export const numberBesidePerson: CodeRecognizer = {
  name: 'identifiers/beside-person',
  types: ['ID_NUMBER'],
  needs: { digits: 4 },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { type, end, score } of found) {
      if (type !== 'PERSON' || score < SURE || !mayFollow(view, end)) continue;
      const match = readNumber(view, end);
      if (match !== undefined) matches.push(match);
    }
    return matches;
  },
};

const MAY_BEGIN = '(# 123456789';

function mayFollow(view: string, at: number): boolean {
  const sign = view[at];
  if (sign === ',') return view[at + 1] === ' ';
  return sign === ' ' && MAY_BEGIN.includes(view.charAt(at + 1));
}

function readNumber(view: string, end: number): Match | undefined {
  BEHIND_NAME.lastIndex = end;
  const span = BEHIND_NAME.exec(view)
    ?.indices?.slice(1)
    .find((group) => group !== undefined);
  if (span === undefined) return undefined;
  return { type: 'ID_NUMBER', start: span[0], end: span[1], score: SCORE, why: 'beside a name' };
}

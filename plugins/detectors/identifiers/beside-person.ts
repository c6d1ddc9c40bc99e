import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';
import { scoreOf } from '../../../kit/index.js';

const r = String.raw;
const NO_YEAR = r`(?!(?:1\d|20)\d{2}(?![\d-]))`;
/** Digits, optionally after letters and a hyphen: `22871`, `P-22198`. */
const CODE = r`(?:[A-Z]{1,3}-?)?\d{4,12}`;
/** ` (P-22198)`, `, 518822)`, ` #4471`, ` 22871.`; excludes the year of a publication, house numbers and pages. */
const BEHIND_NAME = new RegExp(
  r`(?:,? {1,2}\(#?(${NO_YEAR}${CODE})(?=[),;])|, (${NO_YEAR}\d{5,12})(?=\))| {1,2}#(${CODE})(?![\p{L}\p{N}_-])| (\d{5,7})(?=[.;)]?\s{0,2}(?:\n|$)|\. \p{Lu}))`,
  'duy',
);
const SURE = scoreOf('cue:word');
const SCORE = scoreOf('cue:word');

/**
 * Numbers beside a name that no label announces: badge numbers of crews and agents, registrations of tradesmen, client
 * files. Runs after the name recognizers, which tell where a name ends.
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

import type { CodeRecognizer, Match, TextDocument } from '../../../core/index.js';

const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|G[AU]|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';
/** Without a comma, the codes that are no words: `Chicago IL`, not `CHICAGO OR`. */
const NO_WORDS = 'A[KRZ]|C[AT]|DC|FL|GA|I[AL]|K[SY]|M[DINOST]|N[CDEHJMVY]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const BEHIND = new RegExp(
  `, {0,2}(?<behindComma>${STATES})(?![\\p{L}\\p{N}_'-])| (?<behindBlank>${NO_WORDS})(?![\\p{L}\\p{N}_'.-])`,
  'duy',
);
const PLACES = new Set(['CITY', 'LOCATION']);
const SCORE = 0.6;
const LEAST = 0.5;

/** The code of a state behind a town that is found: `from Marblehead, MA who lives there`, `CHICAGO IL  CARD`. */
export const stateBehindTown: CodeRecognizer = {
  name: 'locations/state-behind-town',
  types: ['STATE'],
  needs: { holds: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', ', '] },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { type, end, score } of found) {
      if (!PLACES.has(type) || score < LEAST) continue;
      BEHIND.lastIndex = end;
      const groups = BEHIND.exec(view)?.indices?.groups;
      const span = groups?.behindComma ?? groups?.behindBlank;
      if (span !== undefined)
        matches.push({ type: 'STATE', start: span[0], end: span[1], score: SCORE, why: 'behind a town' });
    }
    return matches;
  },
};

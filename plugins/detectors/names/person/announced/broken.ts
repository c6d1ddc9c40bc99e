import type { CodeRecognizer, Match, TextDocument } from '../../../../../core/index.js';

const r = String.raw;
const BREAK = r`-\r?\n[ \t]{0,8}`;
/** Second halves of compounds that a line may break as well: `London-based`. */
const COMPOUND =
  '(?!(?:based|born|led|style|like|type|related|owned|run|backed|made|era|area|wide|bound|trained|speaking|class|induced|associated)(?!\\p{L}))';
const REST = new RegExp(r`${BREAK}${COMPOUND}\p{Ll}{2,15}(?:['’]s)?(?![\p{L}\p{N}_])`, 'uy');
/** The surname behind a first name that was parted; behind a title, what was parted is the surname. */
const SURNAME = / \p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?![\p{L}\p{N}_])/uy;
const FIRST = new RegExp(r`(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{1,12}${BREAK}\p{Ll}{2,15} $`, 'u');
/** Code units of the longest first word with its break. */
const BACK = 42;
const LEAST = 0.5;

/** `Dr. Okon-⏎kwo`: the rest of a name that the end of a line has parted. Asks the recognizers of names what they have found. */
export const brokenName: CodeRecognizer = {
  name: 'names/broken',
  types: ['PERSON'],
  needs: { holds: ['-', '\n'] },
  recognize: () => [],
  recall({ view }: TextDocument, found: readonly Match[]): readonly Match[] {
    const matches: Match[] = [];
    for (const { type, start, end, score } of found) {
      if (type !== 'PERSON' || score < LEAST) continue;
      const first = view[start - 1] === ' ' ? FIRST.exec(view.slice(Math.max(0, start - BACK), start)) : null;
      REST.lastIndex = end;
      const rest = view[end] === '-' && REST.test(view);
      if (first === null && !rest) continue;
      const behind = rest ? surnameEnd(view, start, REST.lastIndex) : end;
      const from = first === null ? start : start - first[0].length;
      matches.push({
        type,
        start: from,
        end: behind,
        score,
        why: 'goes on behind the break of a line',
      });
    }
    return matches;
  },
};

function surnameEnd(view: string, start: number, end: number): number {
  if (view[start - 2] === '.' || view.slice(start, end).includes(' ')) return end;
  SURNAME.lastIndex = end;
  return SURNAME.test(view) ? SURNAME.lastIndex : end;
}

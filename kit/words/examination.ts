const MAX_DISTANCE = 600;
const MARK = /^(?:[QA]\.|[QA]:) {1,4}(?=\S)/;
const LINE_BEFORE = /(?:^|\n)[ \t>\d]{0,16}$/;
const QUESTION = /(?:^|\n)[ \t>\d]{0,16}Q[.:] /;
const ANSWER = /(?:^|\n)[ \t>\d]{0,16}A[.:] /;

/**
 * Length of the speaker mark at the start of a term, in code units: `Q. ` or `A. ` at the start of a line with lines of
 * the other mark near it. There, `A.` in `A. Wei-Ling` is not an initial.
 * @param start start of the term, in code units.
 */
export function speakerMark(view: string, start: number): number {
  const letter = view.charAt(start);
  if (letter !== 'A' && letter !== 'Q') return 0;
  const mark = MARK.exec(view.slice(start, start + 8));
  if (mark === null || !LINE_BEFORE.test(view.slice(Math.max(0, start - 17), start))) return 0;
  const near = view.slice(Math.max(0, start - MAX_DISTANCE), start + MAX_DISTANCE);
  return (letter === 'A' ? QUESTION : ANSWER).test(near) ? mark[0].length : 0;
}

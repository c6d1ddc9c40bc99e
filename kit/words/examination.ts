const REACH = 600;
const MARK = /^(?:[QA]\.|[QA]:) {1,4}(?=\S)/;
const LINE_BEFORE = /(?:^|\n)[ \t>\d]{0,16}$/;
const QUESTION = /(?:^|\n)[ \t>\d]{0,16}Q[.:] /;
const ANSWER = /(?:^|\n)[ \t>\d]{0,16}A[.:] /;

/**
 * How many code units of a term are the mark of who speaks in an examination, `Q. ` or `A. ` at the beginning of a line that has lines of
 * the other near it: there, `A. Wei-Ling` is no initial and a name.
 * @param start where the term begins, in code units.
 */
export function speakerMark(view: string, start: number): number {
  const letter = view.charAt(start);
  if (letter !== 'A' && letter !== 'Q') return 0;
  const mark = MARK.exec(view.slice(start, start + 8));
  if (mark === null || !LINE_BEFORE.test(view.slice(Math.max(0, start - 17), start))) return 0;
  const near = view.slice(Math.max(0, start - REACH), start + REACH);
  return (letter === 'A' ? QUESTION : ANSWER).test(near) ? mark[0].length : 0;
}

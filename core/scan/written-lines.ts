/** Lines of a form that somebody wrote on, at the outer ends of words: not one that is still empty, nor the joints of a name of a program. */
const WRITTEN_LINE = /(?<![\p{L}\p{N}_])_{2,}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.])_{2,}(?![\p{L}\p{N}_])/gu;

/** `_14 March 2024_`, `_Jane Roe__`: filled in or stressed, with a line at both of its ends; `first_name` and `_id` have none. */
const BETWEEN_LINES =
  /_(?<![\p{L}\p{N}_]_)_{0,39}(?=[\p{L}\p{N}(+#$€£])[^_\n]{1,120}(?<=[\p{L}\p{N}.)%])_{1,40}(?![\p{L}\p{N}_])/gu;
const LINE_BEFORE_DATE = /_(?<![\p{L}\p{N}_]_)(?=\d{1,4}[/.-]\d)/gu;

const blank = (line: string): string => ' '.repeat(line.length);

/** `I, ____Jane Roe____, authorize`: the line under what was filled in becomes blanks, as long as before. */
export const foldWrittenLines = (text: string): string =>
  text
    .replace(BETWEEN_LINES, (filled) => filled.replaceAll('_', ' '))
    .replace(LINE_BEFORE_DATE, ' ')
    .replace(WRITTEN_LINE, blank);

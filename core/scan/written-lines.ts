/**
 * Underscores at the ends of words, which are filled-in blanks of a form. Excludes empty blanks and underscores within
 * names of programs and of mailboxes.
 */
const WRITTEN_LINE = /(?<![\p{L}\p{N}_])_{2,}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.])_{2,}(?![\p{L}\p{N}_@])/gu;

/**
 * `_14 March 2024_`, `_Jane Roe__`: filled in or emphasised, with underscores at both ends, unlike `first_name` and
 * `_id`.
 */
const BETWEEN_LINES =
  /_(?<![\p{L}\p{N}_]_)_{0,39}(?=[\p{L}\p{N}(+#$€£])[^_\n]{1,120}(?<=[\p{L}\p{N}.)%])_{1,40}(?![\p{L}\p{N}_])/gu;
const LINE_BEFORE_DATE = /_(?<![\p{L}\p{N}_]_)(?=\d{1,4}[/.-]\d)/gu;

const blank = (line: string): string => ' '.repeat(line.length);

/** Replaces the underscores around filled-in text by blanks, keeping the length: `I, ____Jane Roe____, authorize`. */
export const foldWrittenLines = (text: string): string =>
  text
    .replace(BETWEEN_LINES, (filled) => filled.replaceAll('_', ' '))
    .replace(LINE_BEFORE_DATE, ' ')
    .replace(WRITTEN_LINE, blank);

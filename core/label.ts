const WORD_END = '(?![\\p{L}\\p{N}_])';
/** Words for "number", in the languages the shipped plugins know. Written as a tree, so that no word is tried twice. */
const NUMBER = `(?:n(?:[°º]|os?|ro?|br|um(?:bers?|mer|ero|éro)?|úm(?:ero)?)?|№|номер|code|id(?:s|entifier)?|kennung)${WORD_END}\\.?`;
/** Those, and words that link a label to its value. */
const LINK = `(?:n(?:[°º]|os?|ro?|br|um(?:bers?|mer|ero|éro)?|úm(?:ero)?)?|№|номер|code|kennung|i(?:d(?:s|entifier)?|st?)|was|a(?:re|s)|lautet|e(?:st?|r|quals)|è|är)${WORD_END}\\.?`;
/** Signs that may stand between: brackets, the quotes of JSON, the bars of a table, the stars of Markdown. */
const SIGNS = '[\\s:=#|>*"\'()\\[\\]_-]{0,6}';
const MORE = `(?:${LINK}${SIGNS}){0,2}`;

/** The longest label first: a lead is not backtracked into. */
const alternatives = (labels: readonly string[]): string =>
  `(?:${[...labels]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(' ', '[ _-]{0,2}') + WORD_END)
    .join('|')})`;

/**
 * Source of a `lead` for values that stand behind a label: `MRN: 123`, `mrn #123`, `MRN is 123`, `"mrn": "123"`.
 * For labels that nearly always announce a value.
 * @param labels sources of regular expressions, lower case (use them with `ignoreCase`), the first word as literal as it can be.
 * A blank stands for `record number`, `record-number`, `record_number` and `recordnumber` alike.
 */
export const afterLabel = (labels: readonly string[]): string => `${alternatives(labels)}${SIGNS}${MORE}`;

/** As {@link afterLabel}, for everyday words: only with a sign of a value behind them, as in `order no. 12` or `Order: 12`. */
export const afterMarkedLabel = (labels: readonly string[]): string =>
  `${alternatives(labels)}(?:[ _-]{0,2}${NUMBER}|[)\\]"'*]{0,2} {0,2}[:=#])${SIGNS}${MORE}`;

/**
 * Source of a `match` for the value of a label: letters, digits and joints, at least one of them a digit, or groups of
 * digits with blanks between them.
 * @param shortest fewest letters and digits, from 2.
 */
export const labelledCode = (shortest = 3): string =>
  `(?:\\d{1,4}(?: \\d{2,8}){1,5}(?![-./]?[\\p{L}\\p{N}])|(?=[A-Za-z]{0,12}(?:[-./_][A-Za-z]{1,6}){0,2}[-./_]?\\d)[A-Za-z0-9](?:[-./_]?[A-Za-z0-9]){${shortest - 1},30}(?![\\p{L}\\p{N}_]))`;

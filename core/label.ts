/** A word that says that a number follows, in the languages the shipped plugins know: `no.`, `number`, `Nummer`, `numéro`. */
const NUMBER_WORD =
  '(?:number|numbers|num|nbr|nr|no|n\\.?[°ºo]|№|nummer|nro|número|numero|núm|numéro|номер|code|id|ids|identifier|kennung|#)';
const NUMBER = `[ _-]{0,2}${NUMBER_WORD}(?![\\p{L}\\p{N}_])\\.?`;
/** What may close the label: a bracket, or the quote of a JSON key. */
const CLOSE = '[)\\]"\'*]{0,3}';
/** What may link a label to its value. */
const LINK =
  '\\s{0,3}(?:[:=#|>-]{1,2}|(?:is|was|are|equals|ending|lautet|ist|es|est|è|er|är|to|de|del|of)(?![\\p{L}\\p{N}_]))';
const OPEN = '\\s{0,3}["\'(\\[#*]{0,2}';
const WORD_END = '(?![\\p{L}\\p{N}_])';

/** Labels of scripts that join words may go on with a particle, so nothing is asked of what follows them. */
const closed = (label: string): string => (/[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u.test(label) ? WORD_END : '');

const alternatives = (labels: readonly string[]): string =>
  `(?:${[...labels]
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(' ', '[ _-]{0,2}') + closed(label))
    .join('|')})`;

/**
 * Source of a `lead` for values that stand behind a label: `MRN: 123`, `mrn #123`, `MRN is 123`, `"mrn": "123"`.
 * For labels that nearly always announce a value.
 * @param labels sources of regular expressions, lower case (use them with `ignoreCase`), the first word as literal as it can be.
 * A blank stands for `record number`, `record-number`, `record_number` and `recordnumber` alike.
 */
export const afterLabel = (labels: readonly string[]): string =>
  `${alternatives(labels)}(?:${NUMBER}){0,2}${CLOSE}(?:${LINK}){0,3}${OPEN}`;

/** As {@link afterLabel}, for everyday words: only with a sign of a value behind them, as in `order no. 12` or `Order: 12`. */
export const afterMarkedLabel = (labels: readonly string[]): string =>
  `${alternatives(labels)}(?:(?:${NUMBER}){1,2}${CLOSE}|${CLOSE}\\s{0,2}[:=#]{1,2})(?:${LINK}){0,2}${OPEN}`;

/**
 * Source of a `match` for the value of a label: 3 to 40 letters, digits and joints, at least one of them a digit, or groups
 * of digits with blanks between them.
 */
export const LABELLED_CODE =
  '(?:\\d{1,4}(?: \\d{2,8}){1,5}(?![-./]?[\\p{L}\\p{N}])|(?=[A-Za-z]{0,12}(?:[-./_][A-Za-z]{1,6}){0,2}[-./_]?\\d)[A-Za-z0-9](?:[-./_]?[A-Za-z0-9]){2,30}(?![\\p{L}\\p{N}_]))';

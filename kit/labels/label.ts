import type { EntityType } from '../../core/contracts/entity-type.js';
import type { Pattern } from '../../core/contracts/recognizer.js';
import type { Lexicon } from '../../lexicon/compiled.js';
import { lexiconPattern, lexiconWords } from '../../lexicon/words.js';

/** The basis of a pattern's score. */
type Base = Pattern['score'];

const WORD_END = '(?![\\p{L}\\p{N}_])';
/**
 * Words for "number" in the languages of the shipped plugins. Written as a prefix tree so that no word is tried twice.
 */
const NUMBER = `(?:n(?:\\.?[°º]|os?|ro?|br|um(?:bers?|mer|ero|éro)?|úm(?:ero)?)?|№|номер|code|id(?:s|entifier)?|kennung)${WORD_END}\\.?`;
/** Like {@link NUMBER}, also with words that link a label to its value. */
const LINK = `(?:n(?:\\.?[°º]|os?|ro?|br|um(?:bers?|mer|ero|éro)?|úm(?:ero)?)?|№|номер|code|kennung|i(?:d(?:s|entifier)?|st?)|was|a(?:re|s)|lautet|e(?:st?|r|quals)|je(?:st)?|è|är)${WORD_END}\\.?`;
/** Characters allowed between: brackets, quotes of JSON, bars of tables, asterisks of Markdown. */
const SIGNS = '[\\s:=#|>*"\'()\\[\\]_-]{0,6}';
/** A gap as wide as a column of a form: `MRN:           0048`. */
const WIDE = '[:=#]?[ \\t]{7,40}';
/** Leader dots of a form: `DOB ........ 09-14-52`. */
const LEADER = ' ?\\.{3,40}[ :]{0,3}';
/** The full stop of `roll no.` and `ref.`, where the label itself ends with an abbreviation. */
const POINT = `(?:(?<=${lexiconPattern('id-labels', { class: 'abbreviation-before-point' })})\\.)?`;
const MORE = `(?:${LINK}${SIGNS}){0,2}`;

/**
 * Alternatives of the labels, longest first because a lead is not backtracked into. A single word boundary follows all
 * of them, because each Unicode lookahead costs a quarter of a millisecond to compile.
 */
const alternatives = (labels: string): string =>
  `(?:${labels
    .split(/[,\n]/)
    .map((label) => label.trim())
    .filter((label) => label !== '')
    .sort((a, b) => b.length - a.length)
    .map((label) => label.replaceAll(' ', '(?:[ -]{1,2}|_?)'))
    .join('|')})${WORD_END}`;

const YEARS = '(?:19|20)\\d{2}(?:[-/](?:19|20)?\\d{2})?';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const DATE = `${DAY}[-./]${DAY}[-./](?:19|20)?\\d{2}|(?:19|20)\\d{2}[-./]${DAY}[-./]${DAY}`;
const DECIMAL = '\\d{1,5}\\.\\d{1,2}';
const GROUPS = '\\d{1,4}(?: \\d{2,8}){1,5}(?: \\d(?=$|[.,;)\\n]))?(?![-./]?[\\p{L}\\p{N}])';
/**
 * Groups that begin with letters or a short code, as they are printed on cards and forms: `XYP 338 921 447`, `HO-3 77
 * 45120 8`, `AB12 34567`. A single group of digits after plain letters is excluded, since it would be a word and a
 * number.
 */
const PRINTED =
  '(?![A-Z]{3,4}\\.? \\d{1,2},? (?:19|20)\\d\\d)' +
  '(?:(?!\\p{L}{2} (?:[0-2]\\d|3[01]) (?:0\\d|1[0-2]) )[A-Z]{2}(?: \\d{2}){3}(?: [A-D](?=$|[^\\p{L}\\p{N}]))?|[A-Z]{1,4}(?=(?: ?\\d){7})(?: \\d{2,8}){2,4}(?: [A-Z\\d](?= {2}|[,.;)\\n]|$))?|[A-Z]{1,4}(?: \\d{3}){2}|[A-Z]{1,4}(?=(?:[ -]?\\d){5}) \\d{2,6}-\\d{2,8}|[A-Z]{1,4}-?\\d{1,8}(?: \\d{1,8}){2,4}|[A-Z]{1,4}\\d{4,6} (?!(?:19|20)\\d\\d(?!\\d))\\d{4,8}|[A-Z]{2,4}\\d{2,3} (?!(?:19|20)\\d\\d(?!\\d))\\d{4,8})' +
  '(?![-./]?[\\p{L}\\p{N}_]|,\\d| ?%)';
const HOLDS_DIGIT = '(?=[A-Za-z]{0,12}(?:[-./_][A-Za-z]{1,6}){0,2}[-./_]?\\d)';

/**
 * Source of a `match` for the value of a label: letters, digits and separators with at least one digit, or groups of
 * digits with blanks between them, optionally after letters. Years, dates and decimals are excluded.
 * @param shortest minimum number of letters and digits, at least 2.
 */
export const labelledCode = (shortest = 3): string => {
  const code = `${HOLDS_DIGIT}[A-Za-z0-9](?:[-./_]?[A-Za-z0-9]){${shortest - 1},30}${WORD_END}`;
  return `(?!(?:${YEARS}|${DATE}|${DECIMAL})(?![-./]?[\\p{L}\\p{N}]))(?:${GROUPS}|${PRINTED}|${code})`;
};

const patternAfter = (type: EntityType, name: string, lead: string, score: Base, match: string): Pattern => ({
  name,
  type,
  lead,
  match,
  ignoreCase: true,
  score,
});

/** Labels of a class of the lexicon's group `id-labels`, as {@link labelled} takes them. */
export const idLabels = (name: Lexicon['id-labels']): string =>
  lexiconWords('id-labels', { class: name })
    .map((label) => label.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join(',');

/**
 * A pattern for values after a label that is nearly always followed by one: `MRN: 123`, `mrn #123`, `MRN is 123`,
 * `"mrn": "123"`.
 * @param labels sources of regular expressions in lower case, separated by commas or line breaks; the first word should
 * be literal. A blank stands for `record number`, `record-number`, `record_number` and `recordnumber` alike.
 * @param match source of the value; case is ignored.
 */
export const labelled = (
  type: EntityType,
  labels: string,
  score: Base = 'cue:label',
  match = labelledCode(),
): Pattern =>
  patternAfter(
    type,
    `labelled ${type}`,
    `${alternatives(labels)}(?:${LEADER}|(?: ${LINK})?${WIDE}|${POINT}${SIGNS}${MORE})`,
    score,
    match,
  );

/**
 * Like {@link labelled}, for everyday words: they must be followed by a sign of a value, as in `order no. 12` or
 * `Order: 12`.
 */
export const labelledWithSign = (
  type: EntityType,
  labels: string,
  score: Base = 'cue:label',
  match = labelledCode(),
): Pattern => {
  const sign = `(?:(?:[ -]{1,2}|_?)${NUMBER}|[)\\]"'*]{0,2} {0,2}(?:[:=]|#(?!\\p{L}{4}(?!\\p{L}{0,8}\\d)))|\\.{3})`;
  return patternAfter(
    type,
    `labelled ${type}, with sign`,
    `${alternatives(labels)}${sign}(?:${LEADER}|${WIDE}|${SIGNS}${MORE})`,
    score,
    match,
  );
};

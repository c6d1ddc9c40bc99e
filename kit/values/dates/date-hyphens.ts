/** Signs that programs of typesetting write for a hyphen: U+2010 to U+2012, the minus, small and full-width forms. */
const LIKE_HYPHEN = /[\u2010-\u2012\u2212\uFE58\uFE63\uFF0D]/gu;
/** A dash on both sides of a month: `13–Sep–11`, `2011–09–13`; between two dates it is the sign of a range. */
const DASHED = /(?<![\p{L}\d])(\d{1,4})[–—](\d{1,2}|\p{L}{3,9})[–—](\d{1,4})(?![\p{L}\d])/gu;
/** Any of these signs. */
const SIGN = /[\u2010-\u2014\u2212\uFE58\uFE63\uFF0D]/u;

/** The text with a plain hyphen for each sign that stands for one. Its length stays. */
export const withHyphens = (text: string): string =>
  SIGN.test(text) ? text.replace(LIKE_HYPHEN, '-').replace(DASHED, '$1-$2-$3') : text;

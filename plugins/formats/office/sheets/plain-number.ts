/** Fewest digits of a number that may be an identifier without the type of its column. */
const MIN_DIGITS = 5;

const NUMBER = /^[+-]?\d{1,400}(?:\.\d{0,400})?(?:[eE][+-]?\d{1,3})?$/;

/**
 * Whether a number says nothing by itself: it is measured, or too short to name anybody. Only the type of its column makes it a term. False for
 * what is no number, whatever the file calls it.
 * @param written as the file holds it: a format may show a measure without its decimals.
 */
export const isMeasure = (text: string, written = text): boolean =>
  NUMBER.test(text) &&
  (/[.eE]/.test(text) ||
    (written !== text && !Number.isInteger(Number(written))) ||
    text.replace(/\D/g, '').length < MIN_DIGITS);

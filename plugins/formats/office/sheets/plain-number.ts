/** Minimum number of digits of a number that may be an identifier independent of the type of its column. */
const MIN_DIGITS = 5;

const NUMBER = /^[+-]?\d{1,400}(?:\.\d{0,400})?(?:[eE][+-]?\d{1,3})?$/;

/**
 * True for a number that identifies nobody by itself, because it is a measurement or too short. Only the type of its
 * column can make it a term. False for anything that is not a number, whatever the file calls it.
 * @param written as stored in the file: a format may display a measurement without its decimals.
 */
export const isMeasure = (text: string, written = text): boolean =>
  NUMBER.test(text) &&
  (/[.eE]/.test(text) ||
    (written !== text && !Number.isInteger(Number(written))) ||
    text.replace(/\D/g, '').length < MIN_DIGITS);

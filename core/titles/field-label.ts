/** Longest label that is read, in code units, and what may part it from its value. */
const LONGEST = 40;
/** Signs that stand between a label and its value: `Vorname ....: `, `"firstName": "`, `<FirstName>`. */
const SIGNS = /[^\p{L}\p{N}_]*$/u;
const PARTS = /[:=|>]|\.{3}| {3}|\t/;
const LABEL = /(?:[\p{L}_]+[ -]){0,2}[\p{L}_]+$/u;

/**
 * The label of the field whose value a text is about to begin: `First name` of `…, First name: `. Undefined where nothing parts it from the
 * value, as in a sentence.
 * @param before what stands before the value in its line.
 */
export function fieldLabel(before: string): string | undefined {
  const near = before.slice(-LONGEST);
  const signs = SIGNS.exec(near);
  if (signs === null || !PARTS.test(signs[0])) return undefined;
  return LABEL.exec(near.slice(0, signs.index))?.[0];
}

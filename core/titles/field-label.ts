/** Maximum length of a label, in code units, and the separators between it and its value. */
const MAX_LENGTH = 40;
/** Characters between a label and its value: `Vorname ....: `, `"firstName": "`, `<FirstName>`. */
const SIGNS = /[^\p{L}\p{N}_]*$/u;
const PARTS = /[:=|>]|\.{3}| {3}|\t/;
const LABEL = /(?:[\p{L}_]+[ -]){0,2}[\p{L}_]+$/u;

/**
 * The label of the field whose value a text is about to begin: `First name` for `…, First name: `. Undefined without a
 * separator, as in a sentence.
 */
export function fieldLabel(before: string): string | undefined {
  const near = before.slice(-MAX_LENGTH);
  const signs = SIGNS.exec(near);
  if (signs === null || !PARTS.test(signs[0])) return undefined;
  return LABEL.exec(near.slice(0, signs.index))?.[0];
}

/** A border at which a word may be cut. */
interface Border {
  /** The characters on both sides. */
  readonly before: string;
  readonly after: string;
  /** The part of the word outside of the finding. */
  readonly rest: string;
  /** The text before the border. */
  readonly text: string;
}

/** Letters of scripts whose words stand between blanks, and digits. */
const SPACED =
  '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Armenian}\\p{Script=Georgian}\\p{M}\\p{Nd}]';
const IS_SPACED = new RegExp(SPACED, 'u');
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
const WORD_BEFORE = new RegExp(`${SPACED}+$`, 'u');
const WORD_AFTER = new RegExp(`^${SPACED}+`, 'u');

/** Borders within a word that are right, with the reason for each. */
const EXCEPTIONS: readonly { readonly reason: string; readonly holds: (border: Border) => boolean }[] = [
  {
    reason: 'the script has no blanks between words, or writes particles on to names: `뮐러는`, `بالسيد`, `राम्रो`',
    holds: ({ before, after }) => !IS_SPACED.test(before) || !IS_SPACED.test(after),
  },
  {
    reason: 'a unit or a label of letters stands beside a number: `45yo`, `DOB03/14/1962`',
    holds: ({ before, after, rest }) => /\p{Nd}/u.test(before) !== /\p{Nd}/u.test(after) && !/\p{Nd}/u.test(rest),
  },
  {
    reason: 'the word begins with an escape: `%20Jane`, `\\nJane`, `_x0020_Jane`',
    holds: ({ text }) => /(?:[%=][0-9A-F]{2}|\\[nrt]|_x[0-9A-F]{4}_)$/i.test(text),
  },
];

/**
 * The half word that a finding leaves behind at one of its borders; undefined if it cuts none.
 * @param others all findings of the text: where two meet within a word, nothing of it is left
 */
export function cutWord(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  others: readonly { readonly start: number; readonly end: number }[],
): string | undefined {
  const at = (offset: number, rest: string): string | undefined => {
    const before = [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
    const after = String.fromCodePoint(text.codePointAt(offset) ?? 32);
    const border = { before, after, rest, text: text.slice(0, offset) };
    if (!IN_WORD.test(before) || !IN_WORD.test(after)) return undefined;
    return EXCEPTIONS.some(({ holds }) => holds(border)) ? undefined : rest;
  };
  return (
    (others.some((other) => other.end === start)
      ? undefined
      : at(start, WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? '')) ??
    (others.some((other) => other.start === end) ? undefined : at(end, WORD_AFTER.exec(text.slice(end))?.[0] ?? ''))
  );
}

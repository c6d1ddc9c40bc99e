import { endOf, type Page, startOf } from '../../lists/word.js';

const BEFORE_SURNAME = /(?:(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof)\.? |\p{Lu}\.(?: |-| ?-)?\p{Lu}\. )$/u;
const INITIAL_BEHIND = /^, [A-HJ-Z]\.(?! ?\p{L}\p{Ll})/u;
/** Surnames that are small words: Lo, So, An, Van. */
const SHORT = 3;
/** Longest of what {@link BEFORE_SURNAME} matches, and a letter before it. */
const NEAR = 8;

/** `Mr. So`, `W.-H. Lo`, `Lo, W.`: a surname that is a small word too, where a title or initials stand beside it. */
export function isSmallSurname(page: Page, token: number): boolean {
  const start = startOf(page, token);
  const end = endOf(page, token);
  if (end - start > SHORT) return false;
  return (
    BEFORE_SURNAME.test(page.view.slice(Math.max(0, start - NEAR), start)) ||
    INITIAL_BEHIND.test(page.view.slice(end, end + 6))
  );
}

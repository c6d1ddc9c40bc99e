import { asSurname } from './strength.js';
import { CAPS, COMMON, DOUBTFUL, hashesOf, type NameWord, type Page, startOf } from './word.js';

const SPACE = 32;
const [THE, OF, MATTER] = hashesOf(['the', 'of', 'matter']);
/** What is called by a surname and hardly by anything else that lists of surnames have. */
const MATTERS = hashesOf(
  'file matter estate family household residence kids children siblings wedding funeral referral heirs escrow succession divorce adoption deposition probate guardianship inquest tenancy mortgage'.split(
    ' ',
  ),
);

/** True for the surname of `the Okwuosa file`, `the Thistlewood estate`; not of `the Intel family of processors`. */
export function isBeforeMatter(page: Page, word: NameWord): boolean {
  const { tokens, view } = page;
  const next = word.last + 1;
  if (word.first === 0 || tokens.hash[word.first - 1] !== THE || !MATTERS.has(tokens.hash[next] ?? 0)) return false;
  if (view.charCodeAt(word.start - 1) !== SPACE || view.charCodeAt(word.end) !== SPACE) return false;
  if (startOf(page, next) !== word.end + 1 || tokens.hash[next + 1] === OF) return false;
  // `the Watergate matter`
  if (tokens.hash[next] === MATTER && asSurname(word) < 2) return false;
  // `the Makefile file`
  return (
    asSurname(word) >= 1 && (word.known & (CAPS | COMMON | DOUBTFUL)) === 0 && !view.startsWith('file', word.end - 4)
  );
}

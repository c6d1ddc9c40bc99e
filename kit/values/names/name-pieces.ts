import type { Span } from '../../../core/contracts/span.js';
import { lexiconPattern } from '../../../lexicon/words.js';

const WORD = /[\p{L}\p{M}](?:[\p{L}\p{M}'’`.]|-(?=\p{L}))*/gu;

/** `Yıldırım'ın`, `Murat Bey'e`: the ending after the apostrophe is not part of the name. */
const TURKISH_CASE = /^(\p{L}{2,})['’](?:[yns]?[aeıiuü]n?|[dt][ae]n?|y?l[ae]|[dt]?[ıiuü]r)$/u;

/** The form in which titles and suffixes are listed: lower case, without the full stop at the end. */
export const listed = (word: string): string => word.replace(/^[("'“[]+|[.,:;)]+$/g, '').toLowerCase();

/** `J.`, `J.S.`, `JS`: letters that stand for names. */
export const isInitials = (word: string): boolean =>
  (word.length < 3 || (word.length < 13 && word.includes('.'))) &&
  /^(?:\p{Lu}\.-?){1,4}$|^\p{Lu}$|^\p{Lu}\.-?\p{Lu}$/u.test(word);

/** A word of a name, as offsets into its text. */
export interface Piece extends Span {
  readonly text: string;
}

const isLetter = (unit: number): boolean => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;

/**
 * Fast path: the words of a name of plain letters and single blanks, which is nearly every name; undefined for any
 * other.
 */
function plainPieces(text: string): Piece[] | undefined {
  const found: Piece[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 0x20;
    if (isLetter(unit)) continue;
    if (unit !== 0x20 || i === start) return undefined;
    found.push({ start, end: i, text: text.slice(start, i) });
    start = i + 1;
  }
  return found;
}

/** `de Vries-van Dijk`: two surnames, each with its particle. */
const BEFORE_PARTICLE = new RegExp(
  `^(.{2,})-(?:${lexiconPattern('person-names', { class: 'particle-behind-hyphen' })})$`,
  'u',
);

/** The words of a name, in order. */
export function pieces(text: string): Piece[] {
  const plain = plainPieces(text);
  if (plain !== undefined) return plain;
  // The possessive `'s` is not part of the name.
  const body = text.replace(/['’`](?:s|S)?$/u, '');
  return Array.from(body.matchAll(WORD), (match) => {
    const inCase = TURKISH_CASE.exec(match[0])?.[1];
    if (inCase !== undefined) return { start: match.index, end: match.index + inCase.length, text: inCase };
    const [, first] = BEFORE_PARTICLE.exec(match[0]) ?? [];
    if (first !== undefined) return { start: match.index, end: match.index + first.length, text: first };
    const keepPoint = isInitials(match[0]) || listed(match[0]).length <= 1;
    const word = keepPoint ? match[0] : match[0].replace(/[.'’`]+$/u, '');
    return { start: match.index, end: match.index + word.length, text: word };
  });
}

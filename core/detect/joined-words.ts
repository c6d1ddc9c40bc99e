import type { Finding } from '../contracts/recognizer.js';

/** Separators between words in names of files, ranges and bookmarks, in links and in paths. */
const UNDERSCORES = /(?<=[\p{L}\p{N}])_{1,3}(?=[\p{L}\p{N}])/gu;
/** Underscores in front, as in names that must not begin with a digit, and in those of private things: `_219_09_9981`, `_Jane_Roe`. */
const IN_FRONT = /^_{1,3}(?=[\p{L}\p{N}])/u;
/** Separators between the parts of a path or link. */
const SEPARATORS = /[\\/?&=#:]/g;
const PATH = /[A-Za-z]:\\|\\\\|:\/\//;
const PLUS = /(?<=[\p{L}\p{N}])\+(?=[\p{L}\p{N}])/gu;

/**
 * Replaces separators other than blanks: `Jane_Roe`, `C:\Jane Roe\a.doc`. Each becomes a blank or a line break, so that
 * offsets do not change. Undefined if there are none.
 */
export function spelledOut(text: string): string | undefined {
  const isPath = PATH.test(text);
  if (!isPath && !text.includes('_')) return undefined;
  const asBlanks = (signs: string): string => ' '.repeat(signs.length);
  const blanks = text.replace(UNDERSCORES, asBlanks).replace(IN_FRONT, asBlanks);
  const spelled = isPath ? blanks.replace(SEPARATORS, '\n').replace(PLUS, ' ') : blanks;
  return spelled === text ? undefined : spelled;
}

/** At least five digits, or an e-mail address, which cannot be a word. */
const FORM = /@|\d(?:\D?\d){4}/;

/**
 * True if a finding in such a text counts: a person of more than one word, an identifier recognisable by its form, or a
 * term of the caller. A single word or a place may be a folder, a page or a variable.
 */
export function countsSpelled({ start, end, type, score, domainSpecific }: Finding, text: string): boolean {
  const term = text.slice(start, end);
  if (term.includes('\n')) return false;
  return (type === 'PERSON' && /\p{L}\s+\p{L}/u.test(term)) || FORM.test(term) || score >= 1 || domainSpecific;
}

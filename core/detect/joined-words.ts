import type { Finding } from '../contracts/recognizer.js';

/** Signs between words of what is no prose: names of files, of ranges, of bookmarks; links and paths. */
const UNDERSCORES = /(?<=[\p{L}\p{N}])_{1,3}(?=[\p{L}\p{N}])/gu;
/** Before a name that would begin with a digit, which few may: `_219_09_9981`. */
const BEFORE_DIGIT = /^_{1,3}(?=\d)/;
/** What parts the pieces of a path or link. */
const SEPARATORS = /[\\/?&=#:]/g;
const PATH = /[A-Za-z]:\\|\\\\|:\/\//;
const PLUS = /(?<=[\p{L}\p{N}])\+(?=[\p{L}\p{N}])/gu;

/**
 * A text as it is meant where other signs than blanks join its words: `Jane_Roe`, `C:\Jane Roe\a.doc`. Each sign becomes a blank or the end of
 * a line, so that all places stay. Undefined if there are none.
 */
export function spelledOut(text: string): string | undefined {
  const isPath = PATH.test(text);
  if (!isPath && !text.includes('_')) return undefined;
  const asBlanks = (signs: string): string => ' '.repeat(signs.length);
  const joined = text.replace(UNDERSCORES, asBlanks);
  const blanks = joined === text ? text : joined.replace(BEFORE_DIGIT, asBlanks);
  const spelled = isPath ? blanks.replace(SEPARATORS, '\n').replace(PLUS, ' ') : blanks;
  return spelled === text ? undefined : spelled;
}

/** Five digits or an address: no word. */
const FORM = /@|\d(?:\D?\d){4}/;

/**
 * Whether a finding in a text that was spelled out counts: a person of more than one word, an identifier by its form, or a term of the caller's
 * own. A single word, or a place, may as well be a folder, a page or a variable.
 */
export function countsSpelled({ start, end, type, score, domainSpecific }: Finding, text: string): boolean {
  const term = text.slice(start, end);
  if (term.includes('\n')) return false;
  return (type === 'PERSON' && /\p{L}\s+\p{L}/u.test(term)) || FORM.test(term) || score >= 1 || domainSpecific;
}

/** Nine digits with little between them. */
const NUMBER = /\d(?:\D{0,2}\d){8}/;
const NO_NUMBER = /DATE|TIME|AGE|AMOUNT|URL|UUID|PERIOD/;

/** Whether a text may hold the number of somebody, and whether a finding is one: so it is even in a title. */
export const mayHoldNumber = (text: string): boolean => NUMBER.test(text);
export const isNumber = ({ start, end, type }: Finding, text: string): boolean =>
  !NO_NUMBER.test(type) && NUMBER.test(text.slice(start, end));

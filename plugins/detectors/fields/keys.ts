/** The name of a field, in front of a sign such as `:` or `=`. */
export interface Key {
  readonly text: string;
  readonly start: number;
  /** `bare`: an unquoted word, which may also be part of a sentence. */
  readonly form: 'quoted' | 'bare';
}

const LONGEST = 48;

const QUOTE = 34;
const APOSTROPHE = 39;
const BACKSLASH = 92;

export const isQuote = (code: number): boolean => code === QUOTE || code === APOSTROPHE;
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isBlank = (code: number): boolean => code === 32 || code === 9;
/** Letters, digits, `_`, `-` and all characters outside ASCII. */
const isWord = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  code === 45 ||
  code > 0xbf;

/** Reads backwards from a sign: `"firstName" :`, `first_name=`. The result is not necessarily the name of a field. */
export function keyBefore(view: string, sign: number, isColon: boolean): Key | undefined {
  let end = sign;
  while (end > 0 && sign - end < 8 && isBlank(view.charCodeAt(end - 1))) end--;
  if (isQuote(view.charCodeAt(end - 1))) return quotedKey(view, end - 1);
  return isColon && !mayBeCompound(view, end) ? undefined : bareKey(view, end);
}

/**
 * Fast pre-check before the word is cut out: does it contain a hyphen, an underscore, or a capital after another
 * letter?
 */
function mayBeCompound(view: string, end: number): boolean {
  for (let at = end - 1; at > 0 && end - at <= LONGEST; at--) {
    const code = view.charCodeAt(at);
    if (!isWord(code)) return false;
    if (code === 95 || code === 45 || (code >= 65 && code <= 90 && isWord(view.charCodeAt(at - 1)))) return true;
  }
  return false;
}

function quotedKey(view: string, quote: number): Key | undefined {
  const end = view.charCodeAt(quote - 1) === BACKSLASH ? quote - 1 : quote;
  const opening = view.lastIndexOf(view.charAt(quote), end - 1);
  if (opening < 0 || end - opening > LONGEST || end - opening < 3) return undefined;
  return { text: view.slice(opening + 1, end), start: opening, form: 'quoted' };
}

function bareKey(view: string, end: number): Key | undefined {
  let start = end;
  while (start > 0 && end - start <= LONGEST && isWord(view.charCodeAt(start - 1))) start--;
  if (end - start < 2 || end - start > LONGEST || isDigit(view.charCodeAt(start))) return undefined;
  return { text: view.slice(start, end), start, form: 'bare' };
}

/** True for `first_name`, `firstName`, `first-name`, which cannot be words of a sentence. */
export const isCompound = (key: string): boolean => /\p{Ll}\p{Lu}|\p{L}[_-]\p{L}|^[A-Z]+_/u.test(key);

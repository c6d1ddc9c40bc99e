const SPACE = /[ \t\n\r]*/y;
/** Characters of a string that need no escape. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Maximum nesting depth. Real configurations are far less deep, and each level takes stack. */
const MAX_DEPTH = 500;

/** Parses JSON text; `at` ends at the first mistake. */
class Walker {
  at = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  /** True if the pattern matches here; moves past the match. */
  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  #sign(sign: string): boolean {
    this.#skip(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    this.#skip(SPACE);
    return true;
  }

  /** Matches in pieces, because a single expression for a whole string would need memory per character. */
  #string(): boolean {
    if (this.text[this.at] !== '"') return false;
    this.at++;
    do this.#skip(PLAIN);
    while (this.#skip(ESCAPE));
    if (this.text[this.at] !== '"') return false;
    this.at++;
    return true;
  }

  #list(close: string, item: () => boolean): boolean {
    if (this.#depth === MAX_DEPTH) return false;
    this.#depth++;
    const good = this.#items(close, item);
    this.#depth--;
    return good;
  }

  #items(close: string, item: () => boolean): boolean {
    if (this.#sign(close)) return true;
    do if (!item()) return false;
    while (this.#sign(','));
    return this.#sign(close);
  }

  #value(): boolean {
    this.#skip(SPACE);
    if (this.#sign('{')) return this.#list('}', () => this.#string() && this.#sign(':') && this.#value());
    if (this.#sign('[')) return this.#list(']', () => this.#value());
    return this.#string() || this.#skip(SCALAR);
  }

  document(): boolean {
    const good = this.#value();
    if (good) this.#skip(SPACE);
    return good && this.at === this.text.length;
  }
}

/**
 * The place of the first syntax error of JSON text, as `line 3, column 14` (both from 1), or `undefined` if there is
 * none. The engine's own message is not used because it quotes the text and sometimes gives no place. Columns are
 * counted in UTF-16 units. More than 500 levels of nesting are an error.
 */
export function jsonMistake(text: string): string | undefined {
  const walker = new Walker(text);
  if (walker.document()) return undefined;
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < walker.at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  return `line ${line}, column ${walker.at - start + 1}`;
}

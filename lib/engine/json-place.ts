const SPACE = /[ \t\n\r]*/y;
/** What stands for itself in a string. */
const PLAIN = /[ !#-[\]-\uffff]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Lists within lists, at most: nobody writes as many by hand, and each takes room on the stack. */
const DEEPEST = 500;

/** Walks over JSON text; `at` stays where the first mistake is. */
class Walker {
  at = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  /** True if the pattern stands here; moves behind it. */
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

  /** Piece by piece: one expression for all of a string would need memory for each of its characters. */
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
    if (this.#depth === DEEPEST) return false;
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
 * Where a text stops being JSON, as `line 3, column 14` (both from 1), or `undefined` if it does not. The engine's own
 * message is of no use here: it quotes the text, and for some mistakes gives no place. Columns are counted in UTF-16 units;
 * lists within more than 500 others count as mistakes.
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

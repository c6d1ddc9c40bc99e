const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Walks over JSON text; `at` stays where the first mistake is. */
class Walker {
  at = 0;

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

  #list(close: string, item: () => boolean): boolean {
    if (this.#sign(close)) return true;
    do if (!item()) return false;
    while (this.#sign(','));
    return this.#sign(close);
  }

  #value(): boolean {
    this.#skip(SPACE);
    if (this.#sign('{')) return this.#list('}', () => this.#skip(STRING) && this.#sign(':') && this.#value());
    if (this.#sign('[')) return this.#list(']', () => this.#value());
    return this.#skip(STRING) || this.#skip(SCALAR);
  }

  document(): boolean {
    const good = this.#value();
    if (good) this.#skip(SPACE);
    return good && this.at === this.text.length;
  }
}

/**
 * Where a text stops being JSON, as `line 3, column 14` (both from 1), or `undefined` if it does not. The engine's own
 * message is of no use here: it quotes the text, and for some mistakes gives no place.
 */
export function jsonMistake(text: string): string | undefined {
  const walker = new Walker(text);
  if (walker.document()) return undefined;
  const before = text.slice(0, walker.at).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

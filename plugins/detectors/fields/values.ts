import { isQuote } from './keys.js';

/** A value as it stands in the text, without its quotes. */
export interface Value {
  readonly text: string;
  readonly start: number;
  /** Offset at which reading continues. */
  readonly end: number;
}

const LONGEST = 200;
const BACKSLASH = '\\';

const trimmed = (text: string, start: number, end: number): Value | undefined => {
  const inner = text.trim();
  if (inner === '' || inner.length > LONGEST) return undefined;
  return { text: inner, start: start + text.indexOf(inner), end };
};

/** The text between two quotes of one kind. The quotes may be escaped, as in JSON within a string. */
export function quotedAt(view: string, at: number): Value | undefined {
  const isEscaped = view[at] === BACKSLASH;
  const quote = isEscaped ? at + 1 : at;
  if (!isQuote(view.charCodeAt(quote))) return undefined;
  const sign = (isEscaped ? BACKSLASH : '') + view.charAt(quote);
  const close = view.slice(quote + 1, quote + 1 + LONGEST + 2).indexOf(sign);
  if (close < 0) return undefined;
  const text = view.slice(quote + 1, quote + 1 + close);
  return text.includes('\n') ? undefined : trimmed(text, quote + 1, quote + 1 + close + sign.length);
}

const PLAIN = /[^\s,;&"'<>{}()[\]|]{1,80}/y;
/** A number, `true` or a word after a colon or an equals sign. */
export function plainAt(view: string, at: number): Value | undefined {
  PLAIN.lastIndex = at;
  const text = PLAIN.exec(view)?.[0];
  // `items[0]` and `form(1)` are source code.
  return text === undefined || '[({'.includes(view[at + text.length] ?? ' ')
    ? undefined
    : trimmed(text, at, at + text.length);
}

/** The rest of a line, as in YAML and settings, without a comment after `#` or `;`. */
export function lineAt(view: string, at: number): Value | undefined {
  const rest = view.slice(at, at + LONGEST + 1);
  const end = /\r?\n| [#;]|$/.exec(rest)?.index ?? rest.length;
  return trimmed(rest.slice(0, end), at, at + end);
}

/**
 * Offset of the first character that is not white space. Stops after a short distance, beyond which a value would be
 * unrelated.
 */
export function skipSpace(view: string, from: number): number {
  let at = from;
  while (at - from < 40 && /\s/.test(view.charAt(at))) at++;
  return at;
}

const MOST_ITEMS = 20;

/** The strings and numbers of a list such as `["A", "B"]`; yields nothing for lists of other values. */
export function* listAt(view: string, from: number): Generator<Value> {
  let at = skipSpace(view, from);
  for (let count = 0; count < MOST_ITEMS; count++) {
    const value = quotedAt(view, at) ?? plainAt(view, at);
    if (value === undefined) return;
    yield value;
    at = skipSpace(view, value.end);
    if (view[at] !== ',') return;
    at = skipSpace(view, at + 1);
  }
}

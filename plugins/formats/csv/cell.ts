import { type Edit, splice } from '../../../core/index.js';
import type { Dialect } from './dialect.js';
import type { View } from './view.js';

/** The parts of a cell, in the view. */
interface Parts {
  /** Everything before the value: blanks and the opening quote. */
  readonly lead: string;
  /** The value as written between the quotes, or the whole unquoted cell. */
  readonly inner: string;
  /** The closing quote and everything after it. */
  readonly tail: string;
  readonly quoted: boolean;
}

/** Beginnings of a cell that spreadsheets interpret as a formula, including full-width forms. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function closingQuote(raw: string, from: number, dialect: Dialect): number {
  const { quote, escaper } = dialect;
  if (escaper !== quote && escaper !== '' && raw.includes(escaper)) return closingEscaped(raw, from, dialect);
  for (let at = raw.indexOf(quote, from); at >= 0; at = raw.indexOf(quote, at + 2))
    if (raw[at + 1] !== quote) return at;
  return raw.length;
}

function closingEscaped(raw: string, from: number, { quote, escaper }: Dialect): number {
  for (let i = from; i < raw.length; i++) {
    const char = raw[i];
    if (char === escaper || (char === quote && raw[i + 1] === quote)) i++;
    else if (char === quote) return i;
  }
  return raw.length;
}

function takeApart(raw: string, dialect: Dialect): Parts {
  let open = 0;
  if (dialect.skipBlanks) while (raw[open] === ' ') open++;
  if (dialect.quote === '' || raw[open] !== dialect.quote) return { lead: '', inner: raw, tail: '', quoted: false };
  const close = closingQuote(raw, open + 1, dialect);
  return { lead: raw.slice(0, open + 1), inner: raw.slice(open + 1, close), tail: raw.slice(close), quoted: true };
}

/** True if the unit at `i` only escapes the next one. */
const escapes = (inner: string, i: number, { quote, escaper }: Dialect): boolean =>
  escaper === quote
    ? inner[i] === quote && inner[i + 1] === quote
    : (inner[i] === escaper && (inner[i + 1] === quote || inner[i + 1] === escaper)) ||
      (inner[i] === quote && inner[i + 1] === quote);

function unescaped(inner: string, dialect: Dialect): string {
  const { quote, escaper } = dialect;
  if (!inner.includes(quote) && (escaper === quote || !inner.includes(escaper))) return inner;
  let out = '';
  let from = 0;
  for (let i = 0; i < inner.length; i++) {
    if (!escapes(inner, i, dialect)) continue;
    out += inner.slice(from, i);
    from = ++i;
  }
  return out + inner.slice(from);
}

/** Maps ascending offsets in the unescaped value to offsets in `inner`. */
function escapedPlaces(inner: string, places: readonly number[], dialect: Dialect): number[] {
  const out: number[] = [];
  let value = 0;
  for (let i = 0; out.length < places.length; i++) {
    while (out.length < places.length && places[out.length] === value) out.push(i);
    if (i >= inner.length) break;
    if (escapes(inner, i, dialect)) i++;
    value++;
  }
  while (out.length < places.length) out.push(inner.length);
  return out;
}

const escaped = (value: string, { quote, escaper }: Dialect): string => {
  const inside = escaper === quote ? value : value.replaceAll(escaper, escaper + escaper);
  return inside.replaceAll(quote, (escaper === quote ? quote : escaper) + quote);
};

/** True if the cell is quoted and ends with its closing quote. */
export function isQuotedWell(raw: string, dialect: Dialect): boolean {
  const { quoted, tail } = takeApart(raw, dialect);
  return quoted && tail === dialect.quote;
}

/** The value of a cell, in the view. Text after a closing quote is part of it. */
export function cellValue(raw: string, dialect: Dialect): string {
  const first = raw.charCodeAt(0);
  if (dialect.quote === '' || (first !== dialect.quote.charCodeAt(0) && first !== 32)) return raw;
  const { inner, tail, quoted } = takeApart(raw, dialect);
  return quoted ? unescaped(inner, dialect) + tail.slice(1) : raw;
}

/**
 * Makes a substitute that looks like a formula harmless: drops the plus of a phone number, otherwise adds an
 * apostrophe.
 */
const harmless = (value: string): string => (/^\+\d/.test(value) ? value.slice(1) : `'${value}`);

function guarded(edits: readonly Edit[], value: string): readonly Edit[] {
  const [first] = edits;
  if (first === undefined || first.start > 0 || FORMULA.test(value) || !FORMULA.test(splice(value, edits)))
    return edits;
  return [{ ...first, text: FORMULA.test(first.text) ? harmless(first.text) : `'${first.text}` }, ...edits.slice(1)];
}

function spliced(view: string, places: readonly number[], texts: readonly string[]): string {
  let out = '';
  let at = 0;
  for (const [i, text] of texts.entries()) {
    out += view.slice(at, places[2 * i]) + text;
    at = places[2 * i + 1] ?? at;
  }
  return out + view.slice(at);
}

const needsQuotes = (raw: string, texts: readonly string[], { delimiter, quote }: Dialect): boolean =>
  texts.some(
    (text) => text.includes(delimiter || ',') || /[\r\n]/.test(text) || (quote !== '' && text.includes(quote)),
  ) ||
  (quote !== '' && raw.startsWith(quote)) ||
  (/^\s|\s$/.test(raw) && texts.some((text) => /^\s|\s$/.test(text)));

/** An unquoted value, in which delimiters and line breaks cannot be written. */
const bare = (text: string, { delimiter }: Dialect): string =>
  (delimiter === '' ? text : text.replaceAll(delimiter, ' ')).replace(/[\r\n]/g, ' ');

/** True if a text needs no escape in a cell, quoted or not. */
function isPlain(text: string, { delimiter, quote, escaper }: Dialect): boolean {
  const delimiterUnit = (delimiter || ',').charCodeAt(0);
  const quoteUnit = quote === '' ? -1 : quote.charCodeAt(0);
  const escaperUnit = escaper === '' ? -1 : escaper.charCodeAt(0);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 32 || unit > 126 || unit === delimiterUnit || unit === quoteUnit || unit === escaperUnit) return false;
  }
  return text.charCodeAt(0) > 32 && text.charCodeAt(text.length - 1) > 32 && !FORMULA.test(text);
}

/** Fast path for the common case: the whole cell is replaced and nothing needs an escape. */
function editWhole(raw: string, edits: readonly Edit[], dialect: Dialect): string | undefined {
  const [edit, more] = edits;
  if (edit === undefined || more !== undefined || edit.start > 0 || !isPlain(edit.text, dialect)) return undefined;
  const { quote } = dialect;
  if (quote === '' || raw[0] !== quote) return edit.end === raw.length ? edit.text : undefined;
  const bareEnd = raw.length - 1;
  return edit.end === raw.length - 2 && raw.indexOf(quote, 1) === bareEnd ? quote + edit.text + quote : undefined;
}

/**
 * Applies edits to the value of a cell . Only the edited places change: the quoting stays, and an unquoted cell is
 * quoted only if its new content needs it. A value that did not begin like a formula does not begin like one
 * afterwards.
 * @param raw the cell in the view, quotes included.
 * @param edits in the text of the value, sorted, without overlaps.
 */
export function editCell(raw: string, edits: readonly Edit[], dialect: Dialect, view: View): string {
  const whole = editWhole(raw, edits, dialect);
  if (whole !== undefined) return whole;
  const value = cellValue(raw, dialect);
  const safe = guarded(edits, view.text(value));
  const places = view.places(
    value,
    safe.flatMap(({ start, end }) => [start, end]),
  );
  const texts = safe.map(({ text }) => view.write(text));
  const { lead, inner, tail, quoted } = takeApart(raw, dialect);
  if (!quoted) {
    if (dialect.quote === '')
      return spliced(
        raw,
        places,
        texts.map((text) => bare(text, dialect)),
      );
    const changed = spliced(raw, places, texts);
    return needsQuotes(changed, texts, dialect) ? dialect.quote + escaped(changed, dialect) + dialect.quote : changed;
  }
  return lead + spliceQuoted(inner, tail, places, texts, dialect);
}

/** Applies edits between the quotes, and after the closing quote, where nothing can be escaped. */
function spliceQuoted(
  inner: string,
  tail: string,
  places: readonly number[],
  texts: readonly string[],
  dialect: Dialect,
): string {
  const length = unescaped(inner, dialect).length;
  const inside = escapedPlaces(
    inner,
    places.filter((place) => place <= length),
    dialect,
  );
  const all = places.map((place, i) => inside[i] ?? inner.length + 1 + place - length);
  const written = texts.map((text, i) => {
    if ((all[2 * i] ?? 0) > inner.length) return bare(text, dialect).replaceAll(dialect.quote, ' ');
    // A term that extends over the closing quote includes it.
    return escaped(text, dialect) + ((all[2 * i + 1] ?? 0) > inner.length ? dialect.quote : '');
  });
  return spliced(inner + tail, all, written);
}

/** Turns a cell that begins like a formula into text, for `neutralizeFormulas`. */
export function neutralized(raw: string, dialect: Dialect, view: View): string {
  const value = view.text(cellValue(raw, dialect));
  if (!FORMULA.test(value) || /^[+-]?[\d.,\s]*%?$/.test(value)) return raw;
  const { lead, inner, tail } = takeApart(raw, dialect);
  return `${lead}'${inner}${tail}`;
}

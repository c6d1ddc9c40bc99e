import type { Span } from '../contracts/span.js';
import { codedCharacters, foldBlankEscapes, STYLED } from './escapes.js';
import { marginsOf, partedAt, withoutMargins } from './margins.js';
import { SIGN, signsOf } from './signs.js';
import { foldWrittenLines } from './written-lines.js';

/** The form of a text that recognizers read, with a mapping to the original text. */
export interface View {
  readonly text: string;
  /** Offset in the original of each code unit of the view; omitted if both have the same length. */
  readonly origin?: Int32Array;
  /** Number of code units of the original for each code unit of the view; omitted if it is always one. */
  readonly width?: Uint16Array;
  /** Margins of the original, which are blanks in the view and not part of any term; in order. */
  readonly margins?: readonly Span[];
}

const NO_MARGINS: readonly Span[] = [];

const INVISIBLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff';
const SPACES = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000';
const DASHES = '\\u2010-\\u2015\\u2212\\ufe58\\ufe63';
const QUOTES = '\\u2018\\u2019\\u201b\\u02bc\\u2032';
const DIGITS = '(?![0-9])\\p{Nd}';

const SPECIAL =
  '\\u00a0\\u00ad\\u02bc\\u034f\\u0600-\\u1fff\\u2000-\\u206f\\u2212\\u3000\\ua620-\\uabff\\ufe00-\\uffff';

const invisible = new RegExp(`[${INVISIBLE}]`, 'u');
const folded = new RegExp(`[${SPACES}${DASHES}${QUOTES}\\u2028\\u2029\\uff01-\\uff5e]|${DIGITS}`, 'gu');
/** Fast test for texts that need no changes, which are most. Latin letters beyond ASCII need none. */
const special = new RegExp(`[${SPECIAL}]`);

/**
 * The same ASCII text as one flat string. Reading a slice or a concatenation indirectly would cost all recognizers
 * together more than this copy.
 */
const flat = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

/**
 * True if the text may contain encoded characters; see `escapes.ts`. @param signs signs of the text, by {@link
 * signsOf}.
 */
const mayHoldCodes = (text: string, signs: number): boolean =>
  ((signs & SIGN.backslash) !== 0 && text.includes('\\u')) ||
  (signs & (SIGN.ampersand | SIGN.escape)) !== 0 ||
  ((signs & SIGN.percent) !== 0 && text.includes('%20')) ||
  ((signs & SIGN.equals) !== 0 && (text.includes('=?') || text.includes('quoted-printable'))) ||
  ((signs & SIGN.beyondAscii) !== 0 && text.includes(STYLED));
const mayHoldEscapes = (text: string): boolean =>
  text.includes('\\n') || text.includes('\\t') || text.includes('\\r') || text.includes('\\,');

/** A text without these signs is read unchanged. */
const SPECIAL_SIGNS =
  SIGN.underscore |
  SIGN.backslash |
  SIGN.ampersand |
  SIGN.percent |
  SIGN.equals |
  SIGN.escape |
  SIGN.lineFeed |
  SIGN.beyondAscii;
const CRLF = '\r\n';
const CR = 13;
const LF = 10;
/** Cells of tables are read without a copy, which would cost more. */
const SHORT = 64;

/**
 * Folds typographic variants, removes invisible characters, decodes escapes, blanks the margins of quotations and
 * comments and ends each line with one line feed, so that a soft hyphen, a full-width digit, the `\n` of a JSON string, a
 * `> ` within an address or the line ends of another system do not hide a number or a name.
 */
export function makeView(text: string): View {
  const signs = signsOf(text);
  if ((signs & SPECIAL_SIGNS) === 0) return { text: text.length > SHORT ? flat(text) : text };
  const view = withoutMarginsAndVariants(text, signs);
  return view.text.includes(CRLF) ? withLineFeeds(view) : view;
}

/** @param signs signs of the text, by {@link signsOf}. */
function withoutMarginsAndVariants(text: string, signs: number): View {
  const lined = (signs & SIGN.underscore) !== 0 ? foldWrittenLines(text) : text;
  const escaped = (signs & SIGN.backslash) !== 0 && mayHoldEscapes(lined) ? foldBlankEscapes(lined) : lined;
  // Checked again, because decoding an escape may have produced a line feed.
  const margins =
    escaped === lined && (signs & (SIGN.lineFeed | SIGN.margin)) !== (SIGN.lineFeed | SIGN.margin)
      ? NO_MARGINS
      : marginsOf(escaped);
  return margins.length === 0
    ? withoutVariants(escaped, signs)
    : { ...withoutVariants(withoutMargins(escaped, margins), signs), margins };
}

/**
 * Decodes characters, folds variants and removes invisible characters. @param signs signs of the text, possibly more.
 */
function withoutVariants(text: string, signs: number): View {
  const decoded: View = mayHoldCodes(text, signs) ? withoutCodes(text) : { text };
  if (decoded.origin === undefined && (signs & SIGN.beyondAscii) === 0) return { text: flat(decoded.text) };
  if (!special.test(decoded.text)) return decoded;
  const same: View = { ...decoded, text: decoded.text.replace(folded, fold) };
  return invisible.test(same.text) ? through(withoutInvisible(same.text), same) : same;
}

/** Maps a span of the view to the original text. */
export const toOriginal = <S extends Span>(view: View, span: S): S =>
  view.origin === undefined
    ? span
    : {
        ...span,
        start: view.origin[span.start] ?? 0,
        end: (view.origin[span.end - 1] ?? 0) + (view.width?.[span.end - 1] ?? 1),
      };

/** Converts spans of the view to spans of the original text; a span over several lines is split at their margins. */
export function inOriginal<S extends Span>(view: View, text: string, spans: S[]): S[] {
  const { origin, margins } = view;
  const mapped = origin === undefined ? spans : spans.map((span) => toOriginal(view, span));
  return margins === undefined ? mapped : partedAt(text, mapped, margins);
}

/** A term with its encoded characters decoded: `J\u00fcrgen`, `M&uuml;ller`. */
export const withCharacters = (text: string): string =>
  mayHoldCodes(text, signsOf(text)) || text.includes('=') ? withoutCodes(text).text : text;

/** Composes two views: a view of a view becomes a view of the original. */
function through(outer: View, inner: View): View {
  const { origin } = outer;
  if (origin === undefined || inner.origin === undefined) return outer;
  const of = inner.origin;
  return {
    text: outer.text,
    origin: origin.map((at) => of[at] ?? 0),
    ...(inner.width === undefined ? {} : { width: Uint16Array.from(origin, (at) => inner.width?.[at] ?? 1) }),
  };
}

function withoutCodes(text: string): View {
  const changes = [...codedCharacters(text)];
  if (changes.length === 0) return { text };
  const origin = new Int32Array(text.length + 1);
  const width = new Uint16Array(text.length + 1).fill(1);
  let out = '';
  let from = 0;
  for (const { start, end, unit } of [...changes, { start: text.length, end: text.length + 1, unit: '' }]) {
    for (let i = from; i < start; i++) origin[out.length + i - from] = i;
    out += text.slice(from, start);
    if (unit !== '') {
      origin[out.length] = start;
      width[out.length] = end - start;
      out += unit;
    }
    from = end;
  }
  origin[out.length] = text.length;
  return { text: out, origin: origin.subarray(0, out.length + 1), width: width.subarray(0, out.length + 1) };
}

function fold(unit: string): string {
  if (unit.length > 1) return unit;
  const code = unit.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  if (code === 0x2028 || code === 0x2029) return '\n';
  if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe58 || code === 0xfe63) return '-';
  if (code === 0x2018 || code === 0x2019 || code === 0x201b || code === 0x02bc || code === 0x2032) return "'";
  return isSpace(code) ? ' ' : String(digitValue(code));
}

const isSpace = (code: number): boolean =>
  code === 0xa0 ||
  code === 0x1680 ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000;

/** The value of a digit of any script: Unicode keeps its ten digits together, so it is the distance to the first of them. */
export function digitValue(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCharCode(zero - 1))) zero--;
  return (code - zero) % 10;
}

/** Lines that end with a carriage return and a line feed, with the line feed alone. */
function withLineFeeds(view: View): View {
  const { text, margins } = view;
  const lines = text.replaceAll(CRLF, '\n');
  const origin = new Int32Array(lines.length + 1);
  for (let i = 0, at = 0; i <= lines.length; i++, at++) {
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at++;
    origin[i] = at;
  }
  return { ...through({ text: lines, origin }, view), ...(margins === undefined ? {} : { margins }) };
}

function withoutInvisible(text: string): View {
  const origin = new Int32Array(text.length + 1);
  let out = '';
  let from = 0;
  for (const match of text.matchAll(new RegExp(invisible, 'gu'))) {
    for (let i = from; i < match.index; i++) origin[out.length + i - from] = i;
    out += text.slice(from, match.index);
    from = match.index + match[0].length;
  }
  for (let i = from; i <= text.length; i++) origin[out.length + i - from] = i;
  out += text.slice(from);
  return { text: out, origin: origin.subarray(0, out.length + 1) };
}

/** A part of a text and its decoded form. */
export interface Change {
  readonly start: number;
  readonly end: number;
  /** Empty, or one code unit. */
  readonly unit: string;
}

/** `\n` in JSON and source code; in JSON within JSON the backslash is doubled. */
const BLANK_ESCAPE = /(\\{1,4})([nrt])/g;
/** Calendars and contact cards escape commas: `New Orleans\\, LA`. */
const ESCAPED_COMMA = /\\(?=[,;])/g;
const CARD = /^BEGIN:V(?:CARD|CALENDAR)/m;
/** How far back a path is searched for before a possible escape. */
const PATH_BACK = 60;
const PATH = /^(?:[A-Za-z]:|\\|%\w{2,12}%|~|\.{1,2}\\)/;
const ACCOUNT = /^[A-Z][A-Z0-9-]{1,14}$/;
const RECORD = /["'] ?[:=]|[:=] ?["']/;
const isLowerCase = (unit: string | undefined): boolean => unit !== undefined && unit >= 'a' && unit <= 'z';

/**
 * Replaces escapes of line breaks and tabs by white space of the same length, so that the next word is separate:
 * `\nJane Roe\tRN`. Possible paths and accounts (`C:\temp\new`, `ACME\nadia`) are left unchanged.
 */
export function foldBlankEscapes(written: string): string {
  const text = CARD.test(written) ? written.replace(ESCAPED_COMMA, ' ') : written;
  let isRecord: boolean | undefined;
  const isNested = text.includes('\\"');
  return text.replace(BLANK_ESCAPE, (all: string, slashes: string, letter: string, at: number) => {
    if (slashes.length > (isNested ? 2 : 1)) return all;
    const before =
      text
        .slice(Math.max(0, at - PATH_BACK), at)
        .split(/[\s"'(<>=]/)
        .at(-1) ?? '';
    if (PATH.test(before)) return all;
    if (isLowerCase(text[at + all.length])) {
      isRecord ??= RECORD.test(text);
      if (!isRecord || ACCOUNT.test(before)) return all;
    }
    return `${letter === 'r' ? ' ' : ''}${' '.repeat(slashes.length)}${letter === 'n' ? '\n' : letter === 't' ? '\t' : ''}`;
  });
}

const CODED =
  /\\{1,2}u([\da-fA-F]{4})|&(?:#(\d{2,5})|#[xX]([\da-fA-F]{2,4})|([a-zA-Z]{2,8}));|=\?[\w-]{1,20}\?[qQ]\?([^?\s]{1,80})\?=/g;
const QUOTED_PRINTABLE = /quoted-printable/i;
const QUOTED_TERM = /^[^=\n]{0,60}=(?:[C-E][\dA-F]=[89AB][\dA-F]|\r?\n[^\n]{0,60}$)/;
const QUOTED = /=\r?\n|(?:=[\dA-F]{2})+/g;

const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['rsquo', "'"],
  ['ndash', '-'],
  ['szlig', 'ß'],
  ['oslash', 'ø'],
  ['Oslash', 'Ø'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['oelig', 'œ'],
  ['ordm', 'º'],
  ['ordf', 'ª'],
  ['deg', '°'],
]);
const WITH_MARK = /^([a-zA-Z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/;

function named(name: string): string | undefined {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  const [, letter = '', mark = ''] = WITH_MARK.exec(name) ?? [];
  const unit = (letter + (MARKS[mark] ?? '')).normalize('NFC');
  return mark !== '' && unit.length === 1 ? unit : undefined;
}

/** `Jane%20Roe` in a query or form, but not in the address of a page, which is a term of its own. */
const BLANK_OF_QUERY = /(?<=[\p{L}.,])%20(?=[\p{L}\p{N}])|(?<=\p{N})%20(?=\p{L})/gu;
const ADDRESS_BACK = 200;
const ADDRESS = /:\/\/|^www\.|^[\w-]{1,60}(?:\.[\w-]{1,60}){1,5}\//iu;

function* blanksOfQueries(text: string): Generator<Change> {
  if (!text.includes('%20')) return;
  for (const { index: start, 0: all } of text.matchAll(BLANK_OF_QUERY)) {
    const before = text
      .slice(Math.max(0, start - ADDRESS_BACK), start)
      .split(/[\s"'(<>]/)
      .at(-1);
    if (!ADDRESS.test(before ?? '')) yield { start, end: start + all.length, unit: ' ' };
  }
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
const unitOf = (code: number): string | undefined =>
  code < 0x20 || code > 0xffff || isSurrogate(code) ? undefined : String.fromCharCode(code);

/** First half of styled letters and digits, as used in social media posts: `𝐉𝐚𝐧𝐞`, `𝟜𝟙𝟝`. */
export const STYLED = '\ud835';
const STYLED_CHARACTER = /[\u{1d400}-\u{1d7ff}]/gu;

function* styled(text: string): Generator<Change> {
  if (!text.includes(STYLED)) return;
  for (const { index: start, 0: all } of text.matchAll(STYLED_CHARACTER)) {
    const unit = all.normalize('NFKC');
    if (unit.length === 1) yield { start, end: start + all.length, unit };
  }
}

/** Colour codes of terminals, which also occur in logs. */
const OF_TERMINALS = new RegExp(`${'\u001b'}\\[[0-9;]{0,20}[A-Za-z]`, 'g');
function* ofTerminals(text: string): Generator<Change> {
  for (const { index: start, 0: all } of text.matchAll(OF_TERMINALS))
    yield { start, end: start + all.length, unit: '' };
}

/** Characters written as escape sequences: `\u00fc`, `&uuml;`, `&#39;`, `𝐉`, and `=C3=BC` in mails. In order. */
export function* codedCharacters(text: string): Generator<Change> {
  // A term cut from a mail has no mail header, but only mails use this encoding.
  const mail = QUOTED_TERM.test(text) ? 0 : text.search(QUOTED_PRINTABLE);
  const changes = [
    ...coded(text),
    ...styled(text),
    ...blanksOfQueries(text),
    ...ofTerminals(text),
    ...(mail < 0 ? [] : quotedIn(text, mail, text.length)),
  ];
  let at = 0;
  for (const change of changes.sort((a, b) => a.start - b.start)) {
    if (change.start < at) continue;
    yield change;
    at = change.end;
  }
}

function* coded(text: string): Generator<Change> {
  for (const { index: start, 0: all, 1: hex, 2: decimal, 3: hexa, 4: name, 5: word } of text.matchAll(CODED)) {
    const end = start + all.length;
    if (word !== undefined) yield* encodedWord(text, start, end, word);
    else {
      const code = hex ?? hexa;
      const unit =
        name === undefined ? unitOf(code === undefined ? Number(decimal) : Number.parseInt(code, 16)) : named(name);
      if (unit !== undefined) yield { start, end, unit };
    }
  }
}

/** `=?UTF-8?Q?J=C3=BCrgen_Wei=C3=9F?=`, in which an underscore stands for a blank. */
function* encodedWord(text: string, start: number, end: number, word: string): Generator<Change> {
  const from = end - 2 - word.length;
  yield { start, end: from, unit: ' ' };
  yield* quotedIn(text, from, end - 2);
  for (let at = text.indexOf('_', from); at >= 0 && at < end - 2; at = text.indexOf('_', at + 1))
    yield { start: at, end: at + 1, unit: ' ' };
  yield { start: end - 2, end, unit: ' ' };
}

function* quotedIn(text: string, from: number, to: number): Generator<Change> {
  for (const { index, 0: all } of text.slice(from, to).matchAll(QUOTED)) {
    const start = from + index;
    if (all.endsWith('\n')) yield { start, end: start + all.length, unit: '' };
    else yield* bytesAt(start, all);
  }
}

/** Three characters encode a byte, and up to three bytes a character in UTF-8; other bytes are read as Latin 1. */
function* bytesAt(start: number, run: string): Generator<Change> {
  const bytes = run
    .slice(1)
    .split('=')
    .map((hex) => Number.parseInt(hex, 16));
  for (let i = 0; i < bytes.length; ) {
    const [length, code] = characterAt(bytes, i);
    const unit = unitOf(code);
    if (unit !== undefined) yield { start: start + i * 3, end: start + (i + length) * 3, unit };
    i += length;
  }
}

function characterAt(bytes: readonly number[], i: number): [length: number, code: number] {
  const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
  const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;
  if ((a & 0xe0) === 0xc0 && isContinuation(b)) return [2, ((a & 0x1f) << 6) | (b & 0x3f)];
  if ((a & 0xf0) === 0xe0 && isContinuation(b) && isContinuation(c))
    return [3, ((a & 0xf) << 12) | ((b & 0x3f) << 6) | (c & 0x3f)];
  return [1, a];
}

import type { Steps } from '../contracts/pauses.js';
import type { Finding } from '../contracts/recognizer.js';
import { byPosition, overlapping, overlaps, type Span } from '../contracts/span.js';
import { SIGN, signsOf } from '../scan/signs.js';
import { gluedLabels, type IsNumberLabel, wordsOfLabel } from './glued-labels.js';
import { countsSpelled, spelledOut } from './joined-words.js';
import { joinedWords, packedBytes } from './rare-signs.js';
import { inTheWay } from './selection.js';

/** A decoded part of a text. */
interface Piece extends Span {
  readonly text: string;
  /** Offset in the text of each code unit and of the end; omitted if only the whole part can be replaced. */
  readonly offsets?: readonly number[];
}

const NO_PIECES: readonly Piece[] = [];

const ESCAPE = /(?:%[0-9a-f]{2})+|_x[0-9a-f]{4}_/gi;
/** A folder of a path whose name consists of several capitalised words. */
const FOLDER = /(?<=[\\/])\p{Lu}[\p{L}.'-]{1,30}(?: \p{Lu}[\p{L}.'-]{0,30}){1,3}(?=[\\/])/gu;
/** A name hyphenated at the end of a line, with its neighbours: `Zebu-` and on the next line `lon Quarrington`. */
const PARTED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.'-]{0,30}[ \t]){0,2}\p{Lu}\p{Ll}{1,30}-\r?\n[ \t]{0,8}\p{Ll}{2,30}(?![\p{L}\p{N}])(?:[ \t]\p{Lu}[\p{L}'-]{1,30}){0,2}/gu;
const PARTING = /-\r?\n[ \t]{0,8}/g;
const PARTING_AT = /-\r?\n/;
const NO_MATCH = /(?!)/g;
/** Concatenation in formulas. */
const JOINTS = /" ?& ?"/g;
const READABLE = /^[\t\n\r -~\u00a0-\ud7ff\uf900-\ufffc]*$/;
const WORDS = /\p{L}{3}|\d(?:\D?\d){4}/u;
/** Separator between pieces that no match can cross. */
const GAP = '\n\n';

/** A text without any of these signs hides nothing. Formulas are recognised by a sign of their own. */
const HIDING = SIGN.underscore | SIGN.percent | SIGN.slash | SIGN.backslash | SIGN.longRun | SIGN.parting | SIGN.glued;
const mayHoldFolders = (text: string, signs: number): boolean =>
  (signs & (SIGN.slash | SIGN.backslash)) !== 0 && /[\\/]\p{Lu}/u.test(text);

/** The text of a part after decoding. */
function reread(
  text: string,
  { start, end }: Span,
  pattern: RegExp,
  read: (match: string) => string | undefined,
): Piece {
  const offsets: number[] = [];
  let out = '';
  let copied = start;
  const copy = (to: number): void => {
    for (; copied < to; copied++) offsets.push(copied);
  };
  for (const { 0: match, index } of text.slice(start, end).matchAll(pattern)) {
    const characters = read(match);
    if (characters === undefined) continue;
    const at = start + index;
    out += text.slice(copied, at) + characters;
    copy(at);
    for (let i = 0; i < characters.length; i++) offsets.push(at);
    copied = at + match.length;
  }
  out += text.slice(copied, end);
  copy(end);
  return { start, end, text: out, offsets: [...offsets, end] };
}

function unescaped(code: string): string | undefined {
  if (code.startsWith('_')) return String.fromCharCode(Number.parseInt(code.slice(2, 6), 16));
  try {
    return decodeURIComponent(code);
  } catch {
    return undefined;
  }
}

function unpacked(text: string, span: Span): Piece | undefined {
  const bytes = Buffer.from(text.slice(span.start, span.end), 'base64');
  const content = bytes.toString('utf8');
  return READABLE.test(content) && WORDS.test(content) ? { ...span, text: content } : undefined;
}

const spansOf = (text: string, pattern: RegExp): Span[] =>
  pattern === NO_MATCH
    ? []
    : Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ start: index, end: index + length }));

/** The parts of a text that have to be decoded. */
function piecesOf(text: string, found: readonly Finding[], isLabel: IsNumberLabel): readonly Piece[] {
  const signs = signsOf(text);
  const isFormula = text.startsWith('=');
  if ((signs & HIDING) === 0 && !isFormula) return NO_PIECES;
  const has = (sign: number): boolean => (signs & sign) !== 0;
  const joined = (has(SIGN.underscore | SIGN.percent) ? joinedWords(text) : []).flatMap((span): Piece[] => {
    const piece = reread(text, span, ESCAPE, unescaped);
    const spelled = spelledOut(piece.text) ?? piece.text;
    return WORDS.test(spelled) && spelled !== text.slice(span.start, span.end) ? [{ ...piece, text: spelled }] : [];
  });
  const folders = spansOf(text, mayHoldFolders(text, signs) ? FOLDER : NO_MATCH).map((span) =>
    reread(text, span, NO_MATCH, () => undefined),
  );
  const packed = (has(SIGN.longRun) ? packedBytes(text) : []).flatMap((span) => unpacked(text, span) ?? []);
  const formulas =
    isFormula && /^=.*" ?& ?"/s.test(text) ? [reread(text, { start: 0, end: text.length }, JOINTS, () => '')] : [];
  const parted = spansOf(text, has(SIGN.parting) ? PARTED : NO_MATCH)
    .filter((span) =>
      isPartedName(
        text,
        span,
        overlapping(found, span).filter(({ isLeft }) => isLeft !== true),
      ),
    )
    .map((span) => reread(text, span, PARTING, () => ''));
  const glued = (has(SIGN.glued) ? gluedLabels(text, isLabel) : [])
    .filter((span) => overlapping(found, span).every(({ isLeft }) => isLeft === true))
    .map(({ label, ...span }) => apart(text, span, label));
  return [...joined, ...folders, ...packed, ...formulas, ...parted, ...glued];
}

/** The words of a label and its number with blanks between them, as labels are written otherwise. */
function apart(text: string, { start, end }: Span, label: number): Piece {
  const offsets: number[] = [];
  let at = start;
  let out = '';
  for (const word of [...wordsOfLabel(text.slice(start, start + label)), text.slice(start + label, end)]) {
    if (at > start) {
      out += ' ';
      offsets.push(at);
    }
    for (let i = 0; i < word.length; i++) offsets.push(at + i);
    out += word;
    at += word.length;
  }
  return { start, end, text: out, offsets: [...offsets, end] };
}

/**
 * True if no finding has been read there, or only halves of one name: a finding of one word ends at the hyphen, or one
 * ends at it and another follows. Hyphenated compounds such as `Anna Keller-` with `based` on the next line have been
 * read unchanged already.
 */
function isPartedName(text: string, span: Span, found: readonly Span[]): boolean {
  if (found.length === 0) return true;
  const hyphen = span.start + text.slice(span.start, span.end).search(PARTING_AT);
  const before = found.find(({ end }) => end === hyphen || end === hyphen + 1);
  if (before === undefined || found.some(({ start, end }) => start <= hyphen && end > hyphen + 1)) return false;
  return !/\s/.test(text.slice(before.start, hyphen)) || found.some(({ start }) => start > hyphen);
}

/** Two or more words, of which the first and last are capitalised; excludes `MAX_LENGTH`. */
const FULL_NAME = /^(?=.*\p{Ll})\p{Lu}[^\s\d]*(?:\s+[^\s\d]+)*\s+\p{Lu}[^\s\d]*$/su;

/**
 * Adds findings in decoded text: words joined by underscores, URL escapes (`Jane%20Roe`), escaped XML names, folders of
 * paths, base64, strings concatenated by formulas, and numbers directly behind their label (`SSN536228471`). For base64, the whole encoded text becomes the finding.
 * @param found sorted, without overlaps.
 * @param find searches a text for terms.
 * @param isLabel recognises words that announce a number
 */
export function* withHidden<F extends Finding>(
  text: string,
  found: readonly F[],
  find: (text: string) => Steps<readonly F[]>,
  isLabel: IsNumberLabel,
): Steps<readonly F[]> {
  const pieces = piecesOf(text, found, isLabel);
  if (pieces.length === 0) return found;
  const inPieces = yield* find(pieces.map((piece) => piece.text).join(GAP));
  const hidden: F[] = [];
  let at = 0;
  let next = 0;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    for (let one = inPieces[next]; one !== undefined && one.start < end; one = inPieces[++next]) {
      const span = placeOf(piece, { ...one, start: one.start - at, end: one.end - at });
      if (span !== undefined) hidden.push({ ...one, ...span });
    }
    at = end + GAP.length;
  }
  return hidden.length === 0 ? found : merged(text, found, hidden.sort(byPosition));
}

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.end - inner.start < outer.end - outer.start;

/** True if other findings cover all letters and digits of a finding. */
function isCovered(text: string, { start, end }: Span, others: readonly Span[]): boolean {
  let at = start;
  let rest = '';
  for (const other of others) {
    rest += text.slice(at, Math.max(at, other.start));
    at = other.end;
  }
  return !/[\p{L}\p{N}]/u.test(rest + text.slice(at, Math.max(at, end)));
}

/**
 * All findings. A hidden finding replaces those within it and loses the characters that it shares with others; those
 * that the call leaves give way.
 */
function merged<F extends Finding>(text: string, found: readonly F[], hidden: readonly F[]): F[] {
  const inside = new Set<F>();
  const more: F[] = [];
  for (const one of withoutLeft(found, hidden)) {
    const all = overlapping(found, one);
    const others = inTheWay(found, one);
    if (isCovered(text, one, others)) continue;
    if (others.length < all.length) for (const other of all) if (!others.includes(other)) inside.add(other);
    let start = Math.max(one.start, more.at(-1)?.end ?? 0);
    let { end } = one;
    for (const other of others) {
      if (isWithin(other, one)) inside.add(other);
      else if (other.start <= start) start = Math.max(start, other.end);
      else end = other.start;
    }
    if (start < end) more.push({ ...one, start, end });
  }
  return [...found.filter((one) => !inside.has(one)), ...more].sort(byPosition);
}

/** Without hidden findings that the call leaves, where other findings are. */
const withoutLeft = <F extends Finding>(found: readonly F[], hidden: readonly F[]): readonly F[] =>
  hidden.filter(
    (one) =>
      one.isLeft !== true ||
      (overlapping(found, one).length === 0 && hidden.every((other) => other.isLeft === true || !overlaps(one, other))),
  );

/** Position in the text of a finding in a piece; undefined if the finding does not count. */
function placeOf({ start, end, text, offsets }: Piece, finding: Finding): Span | undefined {
  const term = text.slice(finding.start, finding.end);
  if (!countsSpelled(finding, text) || (finding.type === 'PERSON' && !FULL_NAME.test(term))) return undefined;
  if (offsets === undefined) return { start, end };
  return { start: offsets[finding.start] ?? start, end: offsets[finding.end] ?? end };
}

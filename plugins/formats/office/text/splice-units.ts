import { type Edit, splice } from '../../../../core/index.js';
import { append, byPosition } from '../../../../kit/index.js';
import { encodeLink } from '../parts/uri.js';
import { escapeAttribute, escapeCdata, escapeComment, escapeText } from '../xml/entities.js';
import { dayOf, editingDate } from './editing-dates.js';
import { EMPTY_PACKAGE } from './packed.js';
import { pieceAt, type Segment, type UnitText, type Writing } from './unit.js';

/** A change of one segment; offsets refer to the segment's text. */
interface PieceEdit extends Edit {
  readonly segment: Segment;
}

/**
 * If a substitute has as many words as its term and the term covers several runs, each word stays in its run, which may
 * be bold or a field of its own.
 */
function byWords(edit: Edit, reading: UnitText): readonly Edit[] {
  const sameLength = edit.text.length === edit.end - edit.start;
  if (sameLength || pieceAt(reading, edit.start) === pieceAt(reading, edit.end - 1)) return [edit];
  const old = [...reading.text.slice(edit.start, edit.end).matchAll(/\S+/g)];
  const words = edit.text.split(/\s+/);
  if (old.length !== words.length || words.includes('')) return [edit];
  return old.map(({ index, 0: word }, i) => {
    const start = edit.start + index;
    const text = words[i] ?? '';
    const same = endOf(word) === endOf(text) ? endOf(word).length : 0;
    return { start, end: start + word.length - same, text: text.slice(0, text.length - same) };
  });
}

/** Punctuation after a word, often in the next run. If the substitute has the same, it stays there. */
const endOf = (word: string): string => /[,.;:]{0,3}$/.exec(word)?.[0] ?? '';

/**
 * Distributes a substitute over the runs of its term. A substitute of the same length is written character by
 * character, so that a mask keeps the layout. Any other is written into the first run, in its format, and is removed
 * from the other runs.
 */
function spread(edit: Edit, reading: UnitText): PieceEdit[] {
  const sameLength = edit.text.length === edit.end - edit.start;
  const edits: PieceEdit[] = [];
  let waiting = sameLength ? '' : edit.text;
  // Segments without text before the term are not part of it.
  for (let i = pieceAt(reading, edit.start); i < reading.pieces.length; i++) {
    const piece = reading.pieces[i];
    if (piece === undefined || piece.at >= edit.end) break;
    const { segment, at } = piece;
    const stop = at + segment.text.length;
    const empty = segment.text === '';
    if (empty ? at <= edit.start : stop <= edit.start) continue;
    if (segment.element === 'keep') continue;
    const start = Math.max(edit.start, at);
    const end = Math.min(edit.end, stop);
    if (sameLength) waiting += edit.text.slice(start - edit.start, end - edit.start);
    if (segment.element === 'drop') {
      edits.push({ segment, start: 0, end: segment.text.length, text: '' });
      continue;
    }
    edits.push({ segment, start: start - at, end: end - at, text: waiting });
    waiting = '';
  }
  const last = edits.findLastIndex(({ segment }) => segment.element === undefined);
  return waiting === ''
    ? edits
    : edits.map((piece, i) => (i === last ? { ...piece, text: piece.text + waiting } : piece));
}

/** Collects the changes of one part and converts them to edits of its source. */
export class PartEdits {
  readonly #bySegment = new Map<Segment, PieceEdit[]>();

  /** Replaces a range of a unit text. The views of a paragraph share segments; overlapping changes are merged. */
  add(edit: Edit, reading: UnitText): void {
    for (const piece of byWords(edit, reading).flatMap((one) => spread(one, reading))) {
      const known = this.#bySegment.get(piece.segment);
      if (known === undefined) this.#bySegment.set(piece.segment, [piece]);
      else known.push(piece);
    }
  }

  /** Edits of the source, sorted and without overlaps. */
  sorted(): Edit[] {
    const edits: Edit[] = [];
    const spaces = new Set<number>();
    for (const [segment, pieces] of this.#bySegment) {
      const merged = merge(pieces);
      append(
        edits,
        merged.map((piece) => inSource(piece, segment)),
      );
      const text = splice(segment.text, merged);
      if (segment.spaceAt !== undefined && text !== text.trim()) spaces.add(segment.spaceAt);
    }
    for (const at of spaces) edits.push({ start: at, end: at, text: ' xml:space="preserve"' });
    return withoutOverlaps(edits.sort(byPosition));
  }
}

/** A text may be read both with and without escapes. If both readings change a range, the first one counts. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits) {
    const last = kept.at(-1);
    if (last === undefined || edit.start >= last.end) kept.push(edit);
  }
  return kept;
}

function merge(pieces: readonly PieceEdit[]): PieceEdit[] {
  const merged: PieceEdit[] = [];
  for (const piece of [...pieces].sort(byPosition)) {
    const last = merged.at(-1);
    if (last === undefined || piece.start > last.end || (piece.start === last.end && piece.end > piece.start)) {
      merged.push(piece);
      continue;
    }
    merged[merged.length - 1] = { ...last, end: Math.max(last.end, piece.end), text: last.text || piece.text };
  }
  return merged;
}

function inSource({ start, end, text }: PieceEdit, segment: Segment): Edit {
  if (segment.element !== undefined) return { start: segment.start, end: segment.end, text: '' };
  const instead = INSTEAD[segment.writing];
  if (instead !== undefined) return { start: segment.start, end: segment.end, text: instead };
  const { offsets } = segment;
  const at = (offset: number): number => segment.start + (offsets?.[offset] ?? offset);
  return { start: at(start), end: at(end), text: WRITERS[segment.writing](text) };
}

/** HTML before version 5 has no reference `&apos;`. */
const numbered = (text: string): string => escapeAttribute(text).replaceAll('&apos;', '&#39;');

/** Replacement of a whole packed value that contains a term. */
const INSTEAD: Readonly<Partial<Record<Writing, string>>> = { packed: '', packedShape: EMPTY_PACKAGE };

/** The number that distinguishes two equal masks; 0 if there is none. */
const numberBehind = (text: string): number => Number(/ (\d{1,6})$/.exec(text)?.[1] ?? 0);

const FIRST_DAY = Date.UTC(1900, 0, 1);
const dayNumber = (days: number): string => new Date(FIRST_DAY + days * 86_400_000).toISOString().slice(0, 19);

const WRITERS: Readonly<Record<Writing, (text: string) => string>> = {
  text: escapeText,
  attribute: escapeAttribute,
  bookmark: escapeAttribute,
  cdata: escapeCdata,
  editingDate,
  day: dayOf,
  comment: escapeComment,
  packed: () => '',
  packedShape: () => EMPTY_PACKAGE,
  uri: (text) => escapeAttribute(encodeLink(text)),
  // A quote would end the argument of a field, and a backslash would begin a switch.
  field: (text) => escapeText(text.replaceAll('"', "'").replaceAll('\\', '/')),
  fieldAttribute: (text) => escapeAttribute(text.replaceAll('"', "'").replaceAll('\\', '/')),
  // Text that is safe in an attribute is also safe between tags.
  formula: escapeAttribute,
  formulaString: (text) => escapeAttribute(text.replaceAll('"', '""')),
  formulaName: (text) => escapeAttribute(text.replaceAll("'", "''").replace(/[[\]*?]/g, '_')),
  sheetName: escapeAttribute,
  columnName: escapeAttribute,
  formatLiteral: (text) => escapeAttribute(text.replaceAll('"', "'")),
  identifier: escapeAttribute,
  cellText: (text) => escapeText(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_')),
  headerFooter: (text) => escapeAttribute(text.replaceAll('&', '&&')),
  // The cache of a pivot table declares its values as numbers or dates.
  pivotNumber: (text) => (/^-?\d{1,15}$/.test(text) ? text : String(numberBehind(text))),
  pivotDate: (text) => (/^\d{4}-\d\d-\d\d(?:T[\d:]{5,8})?$/.test(text) ? text : dayNumber(numberBehind(text))),
  // A digit would be read as part of the font size.
  headerFooterAfterSize: (text) => escapeAttribute(text.replaceAll('&', '&&').replace(/^(?=\d)/, ' ')),
  html: escapeText,
  htmlAttribute: numbered,
  htmlBare: (text) => numbered(text).replace(/[\s`=]/g, (character) => `&#${character.charCodeAt(0)};`),
  htmlUri: (text) => numbered(encodeLink(text, /[#?[\]&'=]/g)),
  // Characters that could end a string or a comment are replaced.
  style: (text) => text.replace(/[^\p{L}\p{M}\p{N} .,@-]/gu, '_'),
  script: (text) => text.replace(/[^\p{L}\p{M}\p{N} ]/gu, '_'),
  dateTime: (text) => escapeText(text.replace(/^(\d{4}-\d\d-\d\d) (?=\d\d:)/, '$1T')),
};

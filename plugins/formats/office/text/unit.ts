import type { EntityType } from '../../../../core/index.js';

/** How a piece is written back. */
export type Writing =
  | ('text' | 'attribute' | 'cdata' | 'comment' | 'uri')
  // Word.
  | ('field' | 'fieldAttribute' | 'bookmark')
  // Properties of a file, and dates of content controls.
  | ('editingDate' | 'day')
  // Excel: literals and quoted names of formulas, whole formulas, names they refer to, texts with `_x000D_`.
  | ('formulaString' | 'formulaName' | 'formula' | 'sheetName' | 'identifier' | 'cellText')
  // HTML: text, attributes with quotes and without, links, style sheets, scripts; times of Excel 2003.
  | ('html' | 'htmlAttribute' | 'htmlBare' | 'htmlUri' | 'style' | 'script' | 'dateTime')
  // Bytes in base64: emptied as a whole.
  | ('packed' | 'packedShape')
  // Texts within the formats of numbers; names of columns of tables.
  | ('formatLiteral' | 'columnName')
  | ('headerFooter' | 'headerFooterAfterSize' | 'pivotNumber' | 'pivotDate');

/** The ways a paragraph can be read, as bits: with tracked changes accepted, with them rejected, and the codes of its fields. */
export const VIEW = { final: 1, original: 2, fields: 4 } as const;

/** A piece of readable text and where it stands in the source of its part. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Offset after `start` of each code unit of `text`, where they are not the same. */
  readonly offsets?: Uint32Array;
  readonly writing: Writing;
  /** Bits of {@link VIEW}. */
  readonly views: number;
  /**
   * An element that reads as a character, such as a tab: it goes when it stands inside of a term (`drop`), or stays (`keep`).
   */
  readonly element?: 'drop' | 'keep';
  /** The text as it is written, where `text` has other signs between its words; see {@link Unit.search}. */
  readonly name?: string;
  /** Where `xml:space="preserve"` belongs if the new text begins or ends with a blank; the element has no such attribute. */
  readonly spaceAt?: number;
}

/** Text that is read as one: a paragraph over its runs, an attribute, a property. */
export interface Unit {
  readonly segments: readonly Segment[];
  /** The whole unit is known to be of this type. */
  readonly type?: EntityType;
  /** It is a title or a label, and so are most words that look like terms. */
  readonly isTitle?: boolean;
  /** What says what the text is: the title of its column. */
  readonly header?: readonly string[];
  /** Names of the persons to whom names in it can belong: those of the row of a table. */
  readonly persons?: readonly string[];
  /**
   * How it is searched: as any text (left out), as one whose words are joined by other signs than blanks (`spelled`), only for terms that were found elsewhere (`known`), of these only for such as are no plain
   * word (`telling`), or not at all, because it only refers to names that may change (`names`), or is a number that only repeats a cell
   * (`cells`).
   */
  readonly search?: 'spelled' | 'known' | 'telling' | 'names' | 'cells';
  /** It repeats a cell, as caches do: a value that was found there is replaced here too. */
  readonly repeatsCell?: boolean;
  /** A value of a cache that is a date or a number: what is found in a part of it counts for all of it. */
  readonly whole?: boolean;
  /** The same text stands elsewhere in the part for older programs: it is not charged twice. */
  readonly repeated: boolean;
}

/** One reading of a unit. */
export interface UnitText {
  readonly text: string;
  /** Its segments, and where each begins in `text`. */
  readonly pieces: readonly { readonly segment: Segment; readonly at: number }[];
}

/** The reading of a text whose places do not matter. */
export const wholeOf = (text: string): UnitText => ({ text, pieces: [] });

/** Reads a unit in one view; `undefined` if there is nothing to read. */
export function unitTextOf(unit: Unit, view: number): UnitText | undefined {
  let text = '';
  const pieces: { segment: Segment; at: number }[] = [];
  for (const segment of unit.segments) {
    if ((segment.views & view) === 0) continue;
    pieces.push({ segment, at: text.length });
    text += segment.text;
  }
  return /\S/.test(text) ? { text, pieces } : undefined;
}

/** What a reading is a name of, as it is written. */
export const nameOf = ({ text, pieces }: UnitText): string => pieces[0]?.segment.name ?? text;

/** The views of a unit that differ from each other. */
export function viewsOf({ segments }: Unit): number[] {
  const views: number[] = [];
  const has = (view: number): boolean => segments.some((segment) => (segment.views & view) !== 0);
  if (has(VIEW.final)) views.push(VIEW.final);
  const differs = segments.some(({ views: bits }) => ((bits & VIEW.final) === 0) !== ((bits & VIEW.original) === 0));
  if (differs && has(VIEW.original)) views.push(VIEW.original);
  if (has(VIEW.fields)) views.push(VIEW.fields);
  return views;
}

/** Index of the last piece that begins at or before an offset; 0 if none does. */
export function pieceAt({ pieces }: UnitText, offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return Math.max(low, 0);
}

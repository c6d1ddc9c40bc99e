import type { EntityType } from '../../../../core/index.js';

/** How a segment is written back. */
export type Writing =
  | ('text' | 'attribute' | 'cdata' | 'comment' | 'uri')
  // Word: codes and attributes of fields, names of bookmarks.
  | ('field' | 'fieldAttribute' | 'bookmark')
  // Properties of a file, and dates of content controls.
  | ('editingDate' | 'day')
  // Excel: literals and quoted names in formulas, whole formulas, names they refer to, texts with `_x000D_`.
  | ('formulaString' | 'formulaName' | 'formula' | 'sheetName' | 'identifier' | 'cellText')
  // HTML: text, attributes with and without quotes, links, style sheets, scripts; times of Excel 2003.
  | ('html' | 'htmlAttribute' | 'htmlBare' | 'htmlUri' | 'style' | 'script' | 'dateTime')
  // Base64 data, which is emptied as a whole.
  | ('packed' | 'packedShape')
  // Texts in number formats; names of table columns.
  | ('formatLiteral' | 'columnName')
  | ('headerFooter' | 'headerFooterAfterSize' | 'pivotNumber' | 'pivotDate');

/**
 * The ways to read a paragraph, as bits: with tracked changes accepted, with them rejected, and the codes of its
 * fields.
 */
export const VIEW = { final: 1, original: 2, fields: 4 } as const;

/** A piece of readable text and its position in the source of its part. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Offset of each code unit of `text`, relative to `start`; left out if they are the same. */
  readonly offsets?: Uint32Array;
  readonly writing: Writing;
  /** Bits of {@link VIEW}. */
  readonly views: number;
  /**
   * For an element that is read as a character, such as a tab: `drop` removes it if it is inside of a term, `keep`
   * keeps it.
   */
  readonly element?: 'drop' | 'keep';
  /** The text as written in the file, if `text` has other signs between its words; see {@link Unit.search}. */
  readonly name?: string;
  /**
   * Position for `xml:space="preserve"` if the new text begins or ends with a blank; set only if the element lacks this
   * attribute.
   */
  readonly spaceAt?: number;
}

/** Text that is read as one: a paragraph across its runs, an attribute, a property. */
export interface Unit {
  readonly segments: readonly Segment[];
  /** Type of the whole unit, if known. */
  readonly type?: EntityType;
  /** True for a title or label, in which most words that look like terms are none. */
  readonly isTitle?: boolean;
  /** Description of the text, such as the title of its column. */
  readonly header?: readonly string[];
  /** Names of persons to whom names in the unit may belong, such as those of its table row. */
  readonly persons?: readonly string[];
  /**
   * How the unit is searched. Left out: as ordinary text. `spelled`: as text whose words are joined by other signs than
   * blanks. `known`: only for terms found elsewhere. `telling`: only for those of them that are not ordinary words.
   * `names`: not at all, because it only refers to names that may change. `cells`: not at all, because it is a number
   * that repeats a cell.
   */
  readonly search?: 'spelled' | 'known' | 'telling' | 'names' | 'cells';
  /** True if the unit repeats a cell, as caches do: a value found in that cell is replaced here too. */
  readonly repeatsCell?: boolean;
  /** True for a date or number in a cache: a finding in a part of it counts for the whole value. */
  readonly whole?: boolean;
  /** True if the part contains the same text again for older programs, so that it is not charged twice. */
  readonly repeated: boolean;
}

/** The text of a unit in one view. */
export interface UnitText {
  readonly text: string;
  /** Its segments, and the offset of each in `text`. */
  readonly pieces: readonly { readonly segment: Segment; readonly at: number }[];
}

/** The unit text for a string without positions in a source. */
export const wholeOf = (text: string): UnitText => ({ text, pieces: [] });

/** Reads a unit in one view; `undefined` if there is no text. */
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

/** The text as written in the file, if the unit is a name. */
export const nameOf = ({ text, pieces }: UnitText): string => pieces[0]?.segment.name ?? text;

/** The views in which the text of a unit differs. */
export function viewsOf({ segments }: Unit): number[] {
  const views: number[] = [];
  const has = (view: number): boolean => segments.some((segment) => (segment.views & view) !== 0);
  if (has(VIEW.final)) views.push(VIEW.final);
  const differs = segments.some(({ views: bits }) => ((bits & VIEW.final) === 0) !== ((bits & VIEW.original) === 0));
  if (differs && has(VIEW.original)) views.push(VIEW.original);
  if (has(VIEW.fields)) views.push(VIEW.fields);
  return views;
}

/** Index of the last segment that begins at or before an offset; 0 if none does. */
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

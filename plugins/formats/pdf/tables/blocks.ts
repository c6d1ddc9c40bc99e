import type { TitleDictionary } from '../../../../kit/index.js';
import type { TextRow, TextTable } from '../content/index.js';

/** Rows of a table that have the same titles. The titles come first, also if they are printed below their values. */
export type Block = readonly TextRow[];

/** Minimum number and share of known titles in a row of titles. */
const TITLES = { least: 2, share: 2 / 3 } as const;
/** Maximum ratio of the size of small print to that of values. */
const SMALL = 0.93;

/**
 * Splits a table where titles are repeated or other titles begin, such as a form that prints a label in small letters
 * above or below each value.
 */
export function blocksOf({ rows }: TextTable, text: string, dictionary: TitleDictionary): Block[] {
  const isTitles = rows.map((row, i) => isTitleRow(row, text, dictionary, rows[i - 1] ?? rows[i + 1]));
  if (isTitles.filter(Boolean).length === 0) return [rows];
  return isBelow(rows, isTitles) ? labelledBelow(rows, isTitles) : labelledAbove(rows, isTitles);
}

function isTitleRow(row: TextRow, text: string, dictionary: TitleDictionary, beside: TextRow | undefined): boolean {
  const cells = row.cells.map(({ start, end }) => text.slice(start, end).trim());
  const known = cells.filter((cell) => !/\d/.test(cell) && dictionary.meaning(cell) !== undefined).length;
  const isSmall = beside !== undefined && row.size <= SMALL * beside.size;
  return known >= (isSmall ? 1 : TITLES.least) && known >= cells.length * TITLES.share;
}

/** True if each row of titles is in small print below other rows. */
const isBelow = (rows: readonly TextRow[], isTitles: readonly boolean[]): boolean =>
  isTitles[0] === false &&
  isTitles.at(-1) === true &&
  rows.every(({ size }, i) => !isTitles[i] || size <= SMALL * (rows[i - 1]?.size ?? 0));

function labelledAbove(rows: readonly TextRow[], isTitles: readonly boolean[]): Block[] {
  const blocks: TextRow[][] = [];
  rows.forEach((row, i) => {
    const block = blocks.at(-1);
    // A title of several lines is one title; rows above the first titles belong to them.
    const begins = isTitles[i] === true && isTitles[i - 1] !== true && isTitles.slice(0, i).includes(true);
    if (block === undefined || begins) blocks.push([row]);
    else block.push(row);
  });
  return blocks;
}

function labelledBelow(rows: readonly TextRow[], isTitles: readonly boolean[]): Block[] {
  const blocks: TextRow[][] = [];
  let values: TextRow[] = [];
  rows.forEach((row, i) => {
    if (isTitles[i] === true) {
      blocks.push([row, ...values]);
      values = [];
    } else values.push(row);
  });
  return blocks;
}

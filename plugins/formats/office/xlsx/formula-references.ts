import type { Area } from '../sheets/area.js';
import { areaOf } from './cells.js';
import { formulaTokens, isAddress } from './formula.js';

/** Cells to which a formula refers. */
export interface Reference {
  readonly area: Area;
  /** True for cells of another sheet, or of one that is named. */
  readonly isElsewhere: boolean;
}

/** All that a formula refers to. */
interface References {
  readonly areas: readonly Reference[];
  /** Words that may be defined names. */
  readonly names: readonly string[];
  /** Titles of columns of tables. */
  readonly titles: readonly string[];
}

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 'XFD';
/** A cell, two with a colon, two columns, or two rows. */
const REFERENCE =
  /(?<![\p{L}\p{N}_.$\\])(?:\$?([A-Za-z]{1,3})\$?(\d{1,7})(?::\$?([A-Za-z]{1,3})\$?(\d{1,7}))?|\$?([A-Za-z]{1,3}):\$?([A-Za-z]{1,3})|\$?(\d{1,7}):\$?(\d{1,7}))(?![\p{L}\p{N}_.(\\])/gu;

/** Reads what a formula refers to; strings and names of sheets are no references. */
export function referencesIn(formula: string): References {
  const names: string[] = [];
  const titles: string[] = [];
  let plain = '';
  let from = 0;
  for (const { kind, start, end } of formulaTokens(formula)) {
    const text = formula.slice(start, end);
    if (kind === 'word') {
      if (formula[end] !== '(' && formula[end] !== '!' && !isAddress(text)) names.push(text);
      continue;
    }
    if (kind === 'bracket') titles.push(text.replace(/^[@#]/, ''));
    plain += formula.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  plain += formula.slice(from);
  const areas = Array.from(plain.matchAll(REFERENCE), (match): Reference | undefined => {
    const area = areaOf(addressOf(match));
    return area && { area, isElsewhere: plain[match.index - 1] === '!' };
  });
  return { areas: areas.filter((one) => one !== undefined), names, titles };
}

function addressOf([, column = '', row, toColumn, toRow, first, last, firstRow, lastRow]: readonly (
  | string
  | undefined
)[]): string {
  if (first !== undefined) return `${first}1:${last}${LAST_ROW}`;
  if (firstRow !== undefined) return `A${firstRow}:${LAST_COLUMN}${lastRow}`;
  return `${column}${row}:${toColumn ?? column}${toRow ?? row}`;
}

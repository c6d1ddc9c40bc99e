import { lexiconPattern } from '../../../../kit/index.js';

const REACH = 70;

const UNIT_IN_FRONT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${lexiconPattern('streets', { class: 'unit-before-house' })})[ ]?\\d{1,4}[A-Za-z]?(?:,[ ]?|[ ]?/[ ]?|[ ])?(?:\\r?\\n[ \\t>]{0,8})?$`,
  'u',
);
/** A line with the name of a building: `Résidence Les Pins`, `The Old Vicarage`, `Mill Cottage`. */
const HOUSE_LINE = new RegExp(
  `(?<=^|\\n)[ \\t>]{0,8}(?=\\p{Lu})((?:(?:${lexiconPattern('facilities', { class: 'house-name-end' })})[ ][^\\n\\d,;:.!?]{2,30}|(?:[\\p{L}'-]{2,15}[ ]){1,3}(?:${lexiconPattern('facilities', { class: 'house-in-front' })}))),?\\r?\\n[ \\t>]{0,8}$`,
  'u',
);

/** Start of the address, including what precedes the street: a unit, or a line with the name of the building. */
export function headStart(view: string, start: number, from: number): number {
  let first = start;
  const reach = (): string => view.slice(Math.max(from, first - REACH), first);
  const unit = /^\d/.test(view.slice(first, first + 1)) ? UNIT_IN_FRONT.exec(reach()) : null;
  if (unit !== null) first -= unit[0].length;
  const house = isLineStart(view, first) ? HOUSE_LINE.exec(reach()) : null;
  if (house !== null) first -= house[0].length - (/^[ \t>]*/.exec(house[0])?.[0].length ?? 0);
  return first;
}

const LONGEST_INDENT = 8;

/**
 * True at the start of a line, ignoring blanks and quotation marks. Fast pre-check before the previous line is read.
 */
function isLineStart(view: string, at: number): boolean {
  let first = at;
  while (first > 0 && at - first < LONGEST_INDENT && ' \t>'.includes(view.charAt(first - 1))) first--;
  return view.charCodeAt(first - 1) === NEWLINE;
}

const NEWLINE = 10;

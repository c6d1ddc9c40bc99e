const PLUS = 43;
const OPEN = 40;
const CLOSE = 41;
const SPACE = 32;
const ZERO = 48;
const HYPHEN = 45;
const LINE_FEED = 10;
const RETURN = 13;

/** Maximum number of groups that are read. */
export const MOST_GROUPS = 10;
export const MOST_DIGITS = 17;
export const MOST_DIGITS_BEHIND = 14;
const MOST_GAP = 4;
const MOST_INDENT = 8;

/** Encodes the sizes of the groups in one number, four bits each: `3-3-4` is 0x334. */
const asCode = (shape: string): number => shape.split('-').reduce((code, size) => code * 16 + Number(size), 0);

/** Groupings of the forms that start with neither `+`, `0` nor a bracket: North American and hyphenated numbers. */
const SHAPES = new Set(
  ['3-3-4', '3-7', '4-3-4', '6-4', '1-3-3-4', '1-3-7', '1-4-3-4', '1-6-4']
    .concat(['3-4-4', '2-4-4', '2-5-4', '3-3-2-2', '1-3-3-2-2', '2-3-3-4'])
    .map(asCode),
);

/** Number of digits of the shortest of these groupings. */
const FEWEST = 10;

/**
 * Fast pre-check that rejects most numbers in a text, such as dates and versions: do the sizes of the groups from
 * `start` on fit any form of a telephone number? Reads characters only and allocates nothing.
 * @param end end of the first group.
 */
export function mayBeNumber(view: string, start: number, end: number): boolean {
  const size = end - start;
  if (size === 0 || size > MOST_DIGITS) return false;
  const before = view.charCodeAt(start - 1);
  if (before === PLUS || (before === SPACE && view.charCodeAt(start - 2) === PLUS)) return true;
  const isZero = view.charCodeAt(start) === ZERO;
  if (isZero && size >= 10) return true;
  if (size > 8 || !goesOn(view, end)) return false;
  const inBracket = before === OPEN;
  return (inBracket && view.charCodeAt(start - 2) === PLUS) || hasShape(view, end, size, isZero ? 9 : 99, inBracket);
}

/**
 * Reads the groups after the first one, which has `size` digits.
 * @param enough number of digits that is accepted in any grouping; with an area code in brackets, eight are enough.
 */
function hasShape(view: string, end: number, size: number, enough: number, inBracket: boolean): boolean {
  let digits = size;
  let shape = size;
  let needed = inBracket ? 8 : enough;
  let at = end;
  for (let group = 1; group < MOST_GROUPS; group++) {
    const next = behindGap(view, at);
    if (next < 0) return false;
    if (hasBracket(view, at, next)) needed = 8;
    at = next;
    while (at - next < MOST_DIGITS_BEHIND && isDigit(view.charCodeAt(at))) at++;
    digits += at - next;
    shape = shape * 16 + at - next;
    if (digits >= needed || (digits >= FEWEST && SHAPES.has(shape))) return true;
  }
  return false;
}

export const isDigit = (code: number): boolean => code >= ZERO && code <= 57;

/** `-`, `.`, blank, `/`, `(`, `)` or `~`. */
const isGap = (code: number): boolean =>
  code === SPACE || (code >= 45 && code <= 47) || code === OPEN || code === CLOSE || code === 126;

/** A line break within a number is allowed after a bracket or hyphen. */
const isLineEnd = (view: string, at: number): boolean => {
  const code = view.charCodeAt(at);
  if (code === RETURN) return view.charCodeAt(at + 1) === LINE_FEED && isLineEnd(view, at + 1);
  const before = code === LINE_FEED ? view.charCodeAt(view.charCodeAt(at - 1) === RETURN ? at - 2 : at - 1) : 0;
  return before === CLOSE || before === HYPHEN;
};

/** True if a separator follows the first group, and then a digit or another separator. */
function goesOn(view: string, end: number): boolean {
  if (!isGap(view.charCodeAt(end))) return false;
  const next = view.charCodeAt(end + 1);
  return isDigit(next) || (next !== 126 && isGap(next)) || isLineEnd(view, end + 1);
}

/** Offset of the next group of digits, -1 if the run ends here. */
export function behindGap(view: string, at: number): number {
  let next = at;
  let most = MOST_GAP;
  while (next - at < most && (isGap(view.charCodeAt(next)) || (next > at && isLineEnd(view, next)))) {
    // Skips the indentation or margin of the next line.
    if (view.charCodeAt(next) === LINE_FEED) most += MOST_INDENT;
    next++;
  }
  return next > at && isDigit(view.charCodeAt(next)) ? next : -1;
}

function hasBracket(view: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = view.charCodeAt(at);
    if (code === OPEN || code === CLOSE) return true;
  }
  return false;
}

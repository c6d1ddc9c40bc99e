import type { Spot } from '../reading/spot.js';
import { BLANKS } from './pieces.js';

/** Minimum number of spaced letters; fewer are initials. */
const MIN_LETTERS = 4;
/** Minimum gap between spaced letters, in font sizes; letters of a word are never so far apart. */
const MIN_GAP = 0.25;
/** Maximum relative difference between the widths of a form's boxes. */
const MAX_UNEVENNESS = 0.15;

const middle = ({ from, to }: Spot): number => (from + to) / 2;

/**
 * Letters in the equidistant boxes of a form, each with its letter of a substitute. Undefined if the letters are not
 * equidistant, or if the substitute has more letters than there are boxes.
 */
export function combed(spots: readonly Spot[], text: string): readonly (readonly [Spot, string])[] | undefined {
  const letters = [...text.replace(/\s/gu, '')];
  const shown = spots.filter(({ glyph }) => !BLANKS.test(glyph.text));
  if (shown.length < MIN_LETTERS || letters.length > shown.length || !isComb(shown)) return undefined;
  return letters.flatMap((letter, index) => {
    const spot = shown[index];
    return spot === undefined ? [] : [[spot, letter] as const];
  });
}

/** True if letters stand apart at equal distances, measured at their left sides or at their middles. */
function isComb(shown: readonly Spot[]): boolean {
  const isApart = shown.every((spot, index) => {
    const next = shown[index + 1];
    return next === undefined || next.from - spot.to >= MIN_GAP * spot.size;
  });
  return isApart && (isEven(shown.map(({ from }) => from)) || isEven(shown.map(middle)));
}

function isEven(places: readonly number[]): boolean {
  const [first = 0, last = 0] = [places[0], places[places.length - 1]];
  const pitch = (last - first) / (places.length - 1);
  return places.every((place, index) => Math.abs(place - first - index * pitch) <= MAX_UNEVENNESS * pitch);
}

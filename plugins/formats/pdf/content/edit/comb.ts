import type { Spot } from '../reading/spot.js';
import { BLANKS } from './pieces.js';

/** Minimum number of spaced letters; fewer are initials. */
const MIN_LETTERS = 4;
/** In font sizes: what letters of a word never have between them. */
const APART = 0.25;
/** By what part the boxes of a form differ in width at most. */
const EVEN = 0.15;

const middle = ({ from, to }: Spot): number => (from + to) / 2;

/**
 * Letters that stand each in a box of a form, all as far from each other, with the letter of a substitute for each; undefined where they do
 * not stand so, or the substitute has more letters than there are boxes.
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

/** Whether letters stand apart, and as far from each other by where they begin (left in their boxes) or by their middles. */
function isComb(shown: readonly Spot[]): boolean {
  const isApart = shown.every((spot, index) => {
    const next = shown[index + 1];
    return next === undefined || next.from - spot.to >= APART * spot.size;
  });
  return isApart && (isEven(shown.map(({ from }) => from)) || isEven(shown.map(middle)));
}

function isEven(places: readonly number[]): boolean {
  const [first = 0, last = 0] = [places[0], places[places.length - 1]];
  const pitch = (last - first) / (places.length - 1);
  return places.every((place, index) => Math.abs(place - first - index * pitch) <= EVEN * pitch);
}

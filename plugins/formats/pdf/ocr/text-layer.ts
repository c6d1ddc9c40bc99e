import type { Picture } from '../pdfium/picture.js';
import { isInk } from './lines.js';
import { type PictureText, wordsIn } from './picture-text.js';
import type { Word } from './word.js';

/** Minimum confidence of a line whose words count, and minimum length of these words. */
const CONFIDENT = 60;
const LONG_WORD = /\p{L}{4}/u;
/** Minimum number of words for a decision, and minimum share of them that the layer must contain. */
const MIN_WORDS = 3;
const AGREED = 0.5;
/**
 * Enlargement of a box on each side, relative to its height: boxes of hidden letters differ from those of the print.
 */
const MARGIN = { across: 0.3, along: 0.25 } as const;
/** Minimum number of times that ink begins or ends along rows outside of the boxes for print: about three letters. */
const PRINT = 120;
/** Step in pixels along a row: letters are wider. */
const STEP = 2;

/**
 * True if the text layer of a scan contains the words that were read in a part of it. Too few words prove nothing
 * against it.
 */
export function agrees(layer: string, read: readonly Word[]): boolean {
  const known = lettersOf(layer);
  const sure = read.filter(({ text, confidence }) => confidence >= CONFIDENT && LONG_WORD.test(text));
  if (sure.length < MIN_WORDS) return true;
  return sure.filter(({ text }) => known.includes(lettersOf(text))).length >= AGREED * sure.length;
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The picture of a scan outside of its text layer; `undefined` if nothing there may be print. */
export function outsideOf(picture: Picture, layer: PictureText): Picture | undefined {
  const { width, height } = picture;
  const rgba = picture.rgba.slice();
  for (const { box } of wordsIn(layer)) {
    const size = Math.min(box.bottom - box.top, box.right - box.left);
    const [across, along] = [size * MARGIN.across, size * MARGIN.along];
    const from = Math.max(0, Math.floor(box.left - along));
    const to = Math.min(width, Math.ceil(box.right + along));
    for (let y = Math.max(0, Math.floor(box.top - across)); y < Math.min(height, box.bottom + across); y++) {
      if (to > from) rgba.fill(255, (y * width + from) * 4, (y * width + to) * 4);
    }
  }
  const rest = { ...picture, rgba };
  return edgesOf(rest) > PRINT ? rest : undefined;
}

function edgesOf(picture: Picture): number {
  let edges = 0;
  for (let y = 0; y < picture.height; y++) {
    let last = false;
    for (let x = 0; x < picture.width; x += STEP) {
      const ink = isInk(picture, x, y);
      if (ink !== last) edges++;
      last = ink;
    }
  }
  return edges;
}

import type { Picture } from '../pdfium/picture.js';
import { isInk } from './lines.js';

/** Minimum length of a straight run of ink that is a ruled line, and maximum thickness of such a line, in points. */
const RULE = { length: 25, thick: 2.5 } as const;
/**
 * Minimum share of a run that is thin. A run that is thick for longer stretches than letters and crossing lines explain
 * is a filled area.
 */
const MIN_THIN_SHARE = 0.6;

/** The order of pixels in one direction: the step to the next pixel of a line, and to the next line. */
interface Direction {
  readonly length: number;
  readonly lines: number;
  readonly step: number;
  readonly next: number;
}

/**
 * A picture without the ruled lines of its tables and forms, which OCR would take for edges of drawings. Letters that
 * cross a line stay whole. @returns the picture itself if it has no such lines.
 */
export function withoutRules(picture: Picture): Picture {
  const { width, height, scale } = picture;
  const ink = inkOf(picture);
  const across: Direction = { length: width, lines: height, step: 1, next: width };
  const down: Direction = { length: height, lines: width, step: width, next: 1 };
  const [wide, high] = [runLengths(ink, across), runLengths(ink, down)];
  const paper = new Uint8Array(ink.length);
  const marked = markRules(ink, across, high, paper, scale) + markRules(ink, down, wide, paper, scale);
  return marked === 0 ? picture : { ...picture, rgba: whitened(picture.rgba, paper) };
}

function inkOf(picture: Picture): Uint8Array {
  const { width, height } = picture;
  const ink = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at++) if (isInk(picture, x, y)) ink[at] = 1;
  return ink;
}

/** Calls `visit` with the first pixel and the number of pixels of each straight run of ink. */
function eachRun(ink: Uint8Array, direction: Direction, visit: (start: number, count: number) => void): void {
  const { length, lines, step, next } = direction;
  for (let line = 0; line < lines; line++) {
    let count = 0;
    let at = line * next;
    for (let place = 0; place <= length; place++, at += step) {
      if (place < length && ink[at] === 1) count++;
      else if (count > 0) {
        visit(at - count * step, count);
        count = 0;
      }
    }
  }
}

/** The length of the run to which each pixel belongs; 0 for paper. */
function runLengths(ink: Uint8Array, direction: Direction): Uint16Array {
  const lengths = new Uint16Array(ink.length);
  eachRun(ink, direction, (start, count) => {
    for (let i = 0, at = start; i < count; i++, at += direction.step) lengths[at] = Math.min(count, 0xffff);
  });
  return lengths;
}

/**
 * Marks the pixels of long thin runs, and the shaded edges beside them.
 * @param thickness length of the runs across each pixel @returns the number of marked runs
 */
function markRules(
  ink: Uint8Array,
  direction: Direction,
  thickness: Uint16Array,
  paper: Uint8Array,
  scale: number,
): number {
  const { step, next } = direction;
  const [least, most] = [RULE.length * scale, RULE.thick * scale];
  const isRule = (at: number): boolean => (thickness[at] ?? 0) <= most;
  let marked = 0;
  eachRun(ink, direction, (start, count) => {
    if (count < least) return;
    let thin = 0;
    for (let i = 0, at = start; i < count; i++, at += step) if (isRule(at)) thin++;
    if (thin < MIN_THIN_SHARE * count) return;
    marked++;
    for (let i = 0, at = start; i < count; i++, at += step) {
      // Where another ruled line crosses this one, the run is thick although there is no letter.
      if (!isRule(at) && (thickness[at] ?? 0) < least) continue;
      paper[at] = 1;
      for (const beside of [at - next, at + next]) if (ink[beside] === 0) paper[beside] = 1;
    }
  });
  return marked;
}

function whitened(rgba: Uint8Array, paper: Uint8Array): Uint8Array {
  const pixels = rgba.slice();
  for (let at = 0; at < paper.length; at++) if (paper[at] === 1) pixels.fill(255, at * 4, at * 4 + 3);
  return pixels;
}

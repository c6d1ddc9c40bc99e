import type { Picture } from '../pdfium/picture.js';
import { isInk } from './lines.js';

/** Length from which a straight run of ink is a ruled line and no letter, and how thick such a line may be, in points. */
const RULE = { length: 25, thick: 2.5 } as const;
/** Part of a run that must be thin: what is thick for longer than letters and other lines cross it is a filled field. */
const MIN_THIN_SHARE = 0.6;

/** How pixels follow each other in one direction: from one to the next of a line, and from line to line. */
interface Direction {
  readonly length: number;
  readonly lines: number;
  readonly step: number;
  readonly next: number;
}

/**
 * A picture without the ruled lines of its tables and forms, which recognition takes for the edges of drawings that hold no words.
 * Letters that cross a line stay whole. @returns the picture itself if it has no such lines.
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

/** How long the run is that each pixel belongs to, 0 for paper. */
function runLengths(ink: Uint8Array, direction: Direction): Uint16Array {
  const lengths = new Uint16Array(ink.length);
  eachRun(ink, direction, (start, count) => {
    for (let i = 0, at = start; i < count; i++, at += direction.step) lengths[at] = Math.min(count, 0xffff);
  });
  return lengths;
}

/**
 * Marks the pixels of long thin runs, and the shaded edges beside them.
 * @param thickness how long the runs across each pixel are @returns how many runs were marked
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
      // Where another ruled line crosses this one, nothing is thin, but nothing is a letter.
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

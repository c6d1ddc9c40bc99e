import { Standard14Font } from '@libpdf/core';
import { largest, smallest } from '../../../../kit/index.js';
import type { FontStyle } from './font-style.js';

/** Letters and their widths, in any common unit. */
export type SeenWidths = ReadonlyMap<string, { readonly width: number }>;

/** Reference widths: nearly all text faces are as wide as one of these. */
const LIKE = [
  { base: 'Helvetica', family: 'sans', bold: false },
  { base: 'Helvetica-Bold', family: 'sans', bold: true },
  { base: 'Times-Roman', family: 'serif', bold: false },
  { base: 'Times-Bold', family: 'serif', bold: true },
] as const;

/**
 * Minimum number of letters for a decision, and maximum average difference from the reference widths, relative to them.
 */
const MIN_LETTERS = 10;
const MAX_DIFFERENCE = 0.12;
/** Ratio by which a face must be closer than all faces of the other family. */
const MAX_RATIO = 0.75;

/** Derives the style from the widths of letters; undefined if no common face has them, or several do. */
export function widthStyle(seen: SeenWidths): Pick<FontStyle, 'family' | 'bold'> | undefined {
  const letters = [...seen].filter(([text, { width }]) => /^[A-Za-z]$/.test(text) && width > 0);
  if (letters.length < MIN_LETTERS) return undefined;
  const widths = letters.map(([, { width }]) => width);
  if (largest(widths) < 1.01 * smallest(widths)) return { family: 'mono', bold: false };
  const faces = LIKE.map(({ base, family, bold }) => {
    const metrics = Standard14Font.of(base);
    const own = letters.map(([text]) => metrics.widthOfTextAtSize(text, 1));
    return { family, bold, off: differenceOf(widths, own) };
  }).sort((a, b) => a.off - b.off);
  const [best] = faces;
  const other = faces.find(({ family }) => family !== best?.family);
  if (best === undefined || other === undefined || best.off > MAX_DIFFERENCE || best.off > MAX_RATIO * other.off)
    return undefined;
  return { family: best.family, bold: best.bold };
}

/** Relative difference of widths, independent of their units. */
function differenceOf(widths: readonly number[], others: readonly number[]): number {
  const product = widths.reduce((sum, width, index) => sum + width * (others[index] ?? 0), 0);
  const scale = product / (others.reduce((sum, other) => sum + other * other, 0) || 1);
  const squares = widths.reduce((sum, width, index) => sum + (width - scale * (others[index] ?? 0)) ** 2, 0);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return Math.sqrt(squares / widths.length) / mean;
}

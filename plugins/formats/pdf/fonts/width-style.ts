import { Standard14Font } from '@libpdf/core';
import type { FontStyle } from './font-style.js';

/** Letters and their widths, all in one unit, whichever it is. */
export type SeenWidths = ReadonlyMap<string, { readonly width: number }>;

/** What letters of a text are compared with: nearly all faces for reading are as wide as one of these. */
const LIKE = [
  { base: 'Helvetica', family: 'sans', bold: false },
  { base: 'Helvetica-Bold', family: 'sans', bold: true },
  { base: 'Times-Roman', family: 'serif', bold: false },
  { base: 'Times-Bold', family: 'serif', bold: true },
] as const;

/** Letters that tell a face, and how far their widths are from those of its like, on the average, in parts of them. */
const MIN_LETTERS = 10;
const NEAR = 0.12;
/** By how much nearer a face must be than all of the other family. */
const CLEARLY = 0.75;

/** Style by the widths of letters; undefined where these are those of no common face, or of several. */
export function widthStyle(seen: SeenWidths): Pick<FontStyle, 'family' | 'bold'> | undefined {
  const letters = [...seen].filter(([text, { width }]) => /^[A-Za-z]$/.test(text) && width > 0);
  if (letters.length < MIN_LETTERS) return undefined;
  const widths = letters.map(([, { width }]) => width);
  if (Math.max(...widths) < 1.01 * Math.min(...widths)) return { family: 'mono', bold: false };
  const faces = LIKE.map(({ base, family, bold }) => {
    const metrics = Standard14Font.of(base);
    const own = letters.map(([text]) => metrics.widthOfTextAtSize(text, 1));
    return { family, bold, off: differenceOf(widths, own) };
  }).sort((a, b) => a.off - b.off);
  const [best] = faces;
  const other = faces.find(({ family }) => family !== best?.family);
  if (best === undefined || other === undefined || best.off > NEAR || best.off > CLEARLY * other.off) return undefined;
  return { family: best.family, bold: best.bold };
}

/** How far widths are from others whatever the unit of both, in parts of the average one. */
function differenceOf(widths: readonly number[], others: readonly number[]): number {
  const product = widths.reduce((sum, width, index) => sum + width * (others[index] ?? 0), 0);
  const scale = product / (others.reduce((sum, other) => sum + other * other, 0) || 1);
  const squares = widths.reduce((sum, width, index) => sum + (width - scale * (others[index] ?? 0)) ** 2, 0);
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length;
  return Math.sqrt(squares / widths.length) / mean;
}

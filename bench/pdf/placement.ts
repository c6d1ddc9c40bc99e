import { mupdfGlyphs } from './judges.js';

/** A piece of a line, as mupdf sees it; in points, y from the top. */
interface Place {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** Of what is squeezed, mupdf reports a smaller one: that of letters of the same area. */
  readonly size: number;
}

interface Character extends Place {
  readonly text: string;
}

/** Number of substitutes at the position of their words. */
export interface Placement {
  readonly words: number;
  /** The boxes of word and substitute have half of their area in common. */
  readonly overlap: number;
  /** Of these, the base line is the same within half a point. */
  readonly base: number;
  /** Of these, the size is the same within half a point, or smaller, which is how mupdf reports what was squeezed. */
  readonly size: number;
}

const HALF_POINT = 0.5;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const NODE =
  /<page |<line [^>]*dir="([\d. -]+)"|<font [^>]*size="([\d.]+)"|<char quad="([\d. -]+)" [^>]*y="([\d.-]+)"[^>]* c="([^"]*)"/g;
const ENTITIES = new Map(Object.entries({ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&apos;': "'" }));

/** Lines that run from left to right. */
function linesOf(file: string): Character[][] {
  const lines: Character[][] = [];
  let page = 0;
  let size = 0;
  let isUpright = false;
  for (const [node, direction, sizeText, quad, base, text = ''] of mupdfGlyphs(file).matchAll(NODE)) {
    if (node === '<page ') page++;
    else if (direction !== undefined) {
      isUpright = direction === '1 0';
      lines.push([]);
    } else if (sizeText !== undefined) size = Number(sizeText);
    else if (isUpright && quad !== undefined) {
      const xs = quad
        .split(' ')
        .map(Number)
        .filter((_, i) => i % 2 === 0);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      lines.at(-1)?.push({ page, left, right, base: Number(base), size, text: textOf(text) });
    }
  }
  return lines;
}

const textOf = (escaped: string): string =>
  ENTITIES.get(escaped) ??
  escaped.replace(/&#x([\da-f]+);/i, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** Places of all matches of a pattern that a test accepts. */
function placesOf(file: string, pattern: RegExp, accept: (text: string) => boolean): Place[] {
  const places: Place[] = [];
  for (const line of linesOf(file)) {
    const owners = line.flatMap((character) => Array.from(character.text, () => character));
    const text = line.map((character) => character.text).join('');
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const before = [...text.slice(0, index)].length;
      const own = owners.slice(before, before + [...found].length);
      const [first] = own;
      if (first === undefined || !accept(found)) continue;
      places.push({ ...first, left: Math.min(...own.map((o) => o.left)), right: Math.max(...own.map((o) => o.right)) });
    }
  }
  return places;
}

/**
 * Part of the area of two boxes that they have in common. Both are as high as the larger: mupdf says that squeezed letters are
 * smaller, which are as high as they were.
 */
function overlapOf(a: Place, b: Place): number {
  const high = Math.max(a.size, b.size);
  const height = Math.max(0, high - Math.abs(a.base - b.base));
  const common = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * height;
  const area = ({ left, right }: Place): number => (right - left) * high;
  return common / (area(a) + area(b) - common || 1);
}

/** Compares the positions of words with those of their substitutes. @param skip pages that became pictures, from 1 */
export function placement(
  before: string,
  after: string,
  words: readonly string[],
  substitutes: RegExp,
  skip: ReadonlySet<number>,
): Placement {
  const sought = new Set(words);
  const isSought = (text: string): boolean => sought.has(text.normalize('NFKC').toLowerCase());
  const old = placesOf(before, WORD, isSought).filter(({ page }) => !skip.has(page));
  const now = placesOf(after, substitutes, () => true);
  const found = { words: old.length, overlap: 0, base: 0, size: 0 };
  for (const place of old) {
    const twins = now
      .filter(({ page }) => page === place.page)
      .map((twin) => ({ twin, common: overlapOf(place, twin) }));
    const best = twins.reduce<(typeof twins)[number] | undefined>(
      (a, b) => (a && a.common >= b.common ? a : b),
      undefined,
    );
    if (best === undefined || best.common < 0.5) continue;
    found.overlap++;
    if (Math.abs(best.twin.base - place.base) <= HALF_POINT) found.base++;
    if (best.twin.size - place.size <= HALF_POINT) found.size++;
  }
  return found;
}

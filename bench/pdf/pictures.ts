import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './judges.js';

/** Pages that are looked at as pictures. */
const PAGES = 3;
const DPI = 50;
/** Margin around the box of a word, in pixels. */
const MARGIN = 3;
/** Shades by which a pixel may differ. */
const SHADES = 40;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const BOX = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>|<page /g;

/** Words of the pages and their boxes, in pixels. */
function wordBoxes(file: string): { text: string; box: Box }[][] {
  const pages: { text: string; box: Box }[][] = [];
  const scale = DPI / 72;
  const xml = run('pdftotext', ['-bbox', '-l', `${PAGES}`, file, '-']);
  for (const [, left, top, right, bottom, text = ''] of xml.matchAll(BOX)) {
    if (left === undefined) pages.push([]);
    else {
      const [l = 0, t = 0, r = 0, b = 0] = [left, top, right, bottom].map((value) => Number(value) * scale);
      const box = { left: l - MARGIN, top: t - MARGIN, right: r + MARGIN, bottom: b + MARGIN };
      pages.at(-1)?.push({ text, box });
    }
  }
  return pages;
}

/** Boxes of the words that hold one of the given ones, by page: also of those in two parts. */
function boxes(file: string, words: readonly string[]): Box[][] {
  return wordBoxes(file).map((page) => {
    const holds = page.map(({ text }) => formsOf(text).some((form) => words.some((word) => form.includes(word))));
    page.forEach(({ text }, index) => {
      const joined = (text.replace(/[-\u00ad]$/, '') + (page[index + 1]?.text ?? '')).toLowerCase();
      if (words.some((word) => joined.replace(/[^\p{L}\p{N}]+$/u, '') === word))
        [holds[index], holds[index + 1]] = [true, true];
    });
    return page.filter((_, index) => holds[index]).map(({ box }) => box);
  });
}

/** A word as the words to look for are written; poppler gives right-to-left ones as they are seen. */
const formsOf = (text: string): string[] =>
  [text, [...text].reverse().join('')].map((form) => form.normalize('NFKC').toLowerCase());

/** A page in shades of grey, a byte to a pixel. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Draws the first pages of a document. */
export function draw(file: string, dpi: number, pages: number): Grey[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'));
  try {
    run('pdftoppm', ['-r', `${dpi}`, '-l', `${pages}`, '-gray', file, join(folder, 'page')]);
    return readdirSync(folder)
      .sort()
      .map((name) => parse(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function parse(file: Buffer): Grey {
  const header = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(file.toString('latin1', 0, 40));
  return { width: Number(header?.[1]), height: Number(header?.[2]), pixels: file.subarray(header?.[0].length ?? 0) };
}

/**
 * Part of the pixels outside of the boxes of words that differ between two documents.
 * @param skip pages that are not compared.
 * @returns undefined if nothing could be drawn.
 */
export function changedPixels(
  before: string,
  after: string,
  words: readonly string[],
  skip: ReadonlySet<number>,
): number | undefined {
  const masks = words.length === 0 ? [] : boxes(before, words);
  const old = draw(before, DPI, PAGES);
  const now = draw(after, DPI, PAGES);
  if (old.length === 0) return undefined;
  let differ = 0;
  let all = 0;
  old.forEach((page, index) => {
    if (skip.has(index)) return;
    const next = now[index];
    all += page.width * page.height;
    if (next === undefined || next.width !== page.width || next.height !== page.height)
      differ += page.width * page.height;
    else differ += difference(page, next, masks[index] ?? []);
  });
  return all === 0 ? undefined : differ / all;
}

function difference(a: Grey, b: Grey, masks: readonly Box[]): number {
  let count = 0;
  for (let i = 0; i < a.pixels.length; i++) {
    if (Math.abs((a.pixels[i] ?? 0) - (b.pixels[i] ?? 0)) <= SHADES) continue;
    const x = i % a.width;
    const y = Math.floor(i / a.width);
    if (!masks.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) count++;
  }
  return count;
}

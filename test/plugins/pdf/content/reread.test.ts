import { expect } from 'chai';
import type { SeenCharacter } from '../../../../plugins/formats/pdf/content/index.js';
import { readPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** Characters of one line as another reader would see them in Courier, whose letters are all 0.6 of the size wide. */
const characters = (text: string, x: number, y: number): SeenCharacter[] =>
  [...text].map((sign, index) => ({ text: sign, origin: sign === ' ' ? undefined : { x: x + index * 7.2, y } }));

async function reread(content: string, seen: readonly SeenCharacter[]) {
  const [page] = await readPdf(tinyPdf({ pages: [content], objects: { 100: COURIER } }));
  return page?.reread(seen);
}

const COURIER = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
const shown = (text: string): string => `BT /F3 12 Tf 50 700 Td (${text}) Tj ET`;

describe('pdf: terms of another reader are located among the glyphs', () => {
  it('by the positions of their characters, however they are read', async () => {
    const unit = await reread(shown('xxx Miller'), characters('abc Tuller', 50, 700));
    expect(unit?.text).to.equal('abc Tuller');
    expect(unit?.holds({ start: 4, end: 10, text: '' })).to.equal(true);
  });

  it('but not if no glyph starts there', async () => {
    const unit = await reread(shown('Miller'), [...characters('Miller', 50, 700), ...characters('Anna', 50, 600)]);
    expect(unit?.holds({ start: 0, end: 6, text: '' })).to.equal(true);
    expect(unit?.holds({ start: 6, end: 10, text: '' })).to.equal(false);
  });

  it('with all letters of a ligature in its one glyph', async () => {
    const [first, ...rest] = characters('xller', 50, 700);
    const pair = ['M', 'i'].map((text) => ({ text, origin: first?.origin }));
    const unit = await reread(shown('xller'), [...pair, ...rest]);
    expect(unit?.text).to.equal('Miller');
    expect(unit?.holds({ start: 0, end: 6, text: '' })).to.equal(true);
  });
});

import { expect } from 'chai';
import { isCovered } from '../../../plugins/formats/pdf/ocr/covered.js';

const box = (left: number, right: number, top = 10, bottom = 20) => ({ left, right, top, bottom });

describe('pdf: a word in a picture is covered', () => {
  it('by one box, or by adjacent boxes', () => {
    expect(isCovered(box(0, 100), [box(-5, 105)])).to.equal(true);
    expect(isCovered(box(0, 100), [box(50, 105), box(0, 30), box(28, 52)])).to.equal(true);
  });

  it('but not by a box over a part of it, over another line, or twice over the same part', () => {
    expect(isCovered(box(0, 100), [box(0, 60)])).to.equal(false);
    expect(isCovered(box(0, 100), [box(0, 100, 16, 30)])).to.equal(false);
    expect(isCovered(box(0, 100), [box(0, 60), box(5, 60)])).to.equal(false);
    expect(isCovered(box(0, 100), [])).to.equal(false);
  });
});

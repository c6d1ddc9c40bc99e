import { expect } from 'chai';
import { withoutRules } from '../../../plugins/formats/pdf/ocr/rules.js';
import { agrees } from '../../../plugins/formats/pdf/ocr/text-layer.js';
import type { Word } from '../../../plugins/formats/pdf/ocr/word.js';
import type { Picture } from '../../../plugins/formats/pdf/pdfium/picture.js';

const WIDTH = 200;

/** Two hundred pixels square, two to a point. */
function picture(hasInk: (x: number, y: number) => boolean): Picture {
  const rgba = new Uint8Array(WIDTH * WIDTH * 4).fill(255);
  for (let at = 0; at < WIDTH * WIDTH; at++)
    if (hasInk(at % WIDTH, Math.floor(at / WIDTH))) rgba.fill(0, at * 4, at * 4 + 3);
  return { width: WIDTH, height: WIDTH, rgba, scale: 2 };
}

const isBlack = ({ rgba }: Picture, x: number, y: number): boolean => rgba[(y * WIDTH + x) * 4] === 0;

describe('pdf: ruled lines in pictures', () => {
  const isAcross = (y: number): boolean => y >= 100 && y < 103;
  const isDown = (x: number): boolean => x >= 50 && x < 53;

  it('are removed if they are long and thin, also where they cross', () => {
    const clean = withoutRules(picture((x, y) => isAcross(y) || isDown(x)));
    expect(clean.rgba.every((value) => value === 255)).to.equal(true);
  });

  it('keep letters whole that touch or cross them', () => {
    const isStroke = (x: number, y: number): boolean => x >= 120 && x < 124 && y >= 90 && y < 115;
    const clean = withoutRules(picture((x, y) => isAcross(y) || isStroke(x, y)));
    for (let y = 90; y < 115; y++) expect(isBlack(clean, 122, y), `row ${y}`).to.equal(true);
    expect(isBlack(clean, 140, 101)).to.equal(false);
  });

  it('do not include dashes, large letters and filled fields', () => {
    for (const given of [
      picture((x, y) => isAcross(y) && x < 40),
      picture((x, y) => x >= 20 && x < 150 && y >= 60 && y < 90),
      picture((x, y) => (x >= 60 && x < 76) || (y >= 40 && y < 56)),
    ])
      expect(withoutRules(given)).to.equal(given);
  });
});

describe('pdf: the text layer of a scan', () => {
  const read = (confidence: number, ...texts: string[]): Word[] =>
    texts.map((text) => ({
      ...{ text, confidence, line: 0, box: { left: 0, top: 0, right: 9, bottom: 9 } },
      row: { base: 9, capitals: 9, turn: 0, slope: 0 },
    }));

  it('is trusted if most recognised words are in it, and if nothing is recognised', () => {
    expect(agrees('The patient was seen to-day', read(90, 'The', 'patient', 'seen', 'today,', 'Miller'))).to.equal(
      true,
    );
    expect(agrees('Nothing of it', read(30, 'patient', 'seen', 'today', 'Miller'))).to.equal(true);
    expect(agrees('Scanned by the machine', read(90, 'patient', 'seen', 'today', 'Miller'))).to.equal(false);
  });
});

import { expect } from 'chai';
import { linesStand } from '../../../plugins/pdf/ocr/lines.js';
import { PictureReader } from '../../../plugins/pdf/ocr/reader.js';
import { turned } from '../../../plugins/pdf/ocr/turns.js';
import type { Word } from '../../../plugins/pdf/ocr/word.js';
import type { Picture } from '../../../plugins/pdf/pdfium/picture.js';

/** A white picture with ink where a test says so. */
function picture(hasInk: (x: number, y: number) => boolean): Picture {
  const [width, height] = [300, 400];
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (hasInk(x, y)) rgba.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height, rgba, scale: 1 };
}

/** Ragged words on lines of 20 pixels, of which the letters take 8. */
const isLetter = (x: number, y: number): boolean =>
  y % 20 < 8 && (Math.floor(x / 6) * 7 + Math.floor(y / 20) * 31) % 11 < 4;
const text = picture(isLetter);
const words: Word[] = [
  {
    text: 'somewhatlong',
    box: { left: 0, top: 0, right: 9, bottom: 9 },
    line: 0,
    confidence: 90,
    row: { base: 9, capitals: 9, turn: 0 },
  },
];

/** Reads text whose lines lie, and counts how often it tries. */
class CountingReader extends PictureReader {
  readonly sizes: number[] = [];

  override async words(given: Picture): Promise<Word[]> {
    this.sizes.push(given.width * given.height);
    return linesStand(given) ? words.map((word) => ({ ...word, confidence: 10 })) : words;
  }
}

describe('pdf: pictures that lie on their side', () => {
  it('are known by how their lines run, whatever rules are drawn', () => {
    expect(([0, 1, 2, 3] as const).map((turn) => linesStand(turned(text, turn)))).to.deep.equal([
      false,
      true,
      false,
      true,
    ]);
    expect(linesStand(picture((x, y) => isLetter(x, y) || x % 60 === 0))).to.equal(false);
    expect(linesStand(picture(() => false))).to.equal(false);
  });

  it('are tried small once, and after that read as the last one was', async () => {
    const reader = new CountingReader();
    const size = text.width * text.height;
    for (const page of [1, 2]) {
      expect(await reader.wordsAnyWay(turned(text, 1)), `page ${page}`).to.have.length(1);
    }
    expect(reader.sizes).to.deep.equal([size / 4, size, size]);
    expect((await reader.wordsAnyWay(text))[0]?.row.turn).to.equal(0);
    expect(reader.sizes).to.have.length(4);
  });
});

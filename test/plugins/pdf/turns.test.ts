import { expect } from 'chai';
import { linesStand } from '../../../plugins/formats/pdf/ocr/lines.js';
import { PictureReader } from '../../../plugins/formats/pdf/ocr/reader.js';
import { sampleOf } from '../../../plugins/formats/pdf/ocr/sample.js';
import { turned } from '../../../plugins/formats/pdf/ocr/turns.js';
import { isWayUp } from '../../../plugins/formats/pdf/ocr/way-up.js';
import type { Word } from '../../../plugins/formats/pdf/ocr/word.js';
import type { Picture } from '../../../plugins/formats/pdf/pdfium/picture.js';

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
/** The same with letters that reach above the others, one of five of them; `bold`: all of them, as capitals do. */
const high = (part: number): Picture =>
  picture(
    (x, y) => isLetter(x, y - 6) || (y % 20 < 6 && Math.floor(x / 6) % part === 0 && isLetter(x, y + 20 - (y % 20))),
  );
const words: Word[] = [
  {
    text: 'somewhatlong',
    box: { left: 0, top: 0, right: 9, bottom: 9 },
    line: 0,
    confidence: 90,
    row: { base: 9, capitals: 9, turn: 0, slope: 0 },
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

/** Words that cannot be read, and as many with one that can. */
const POOR = [1, 2, 3, 4].flatMap(() => words.map((word) => ({ ...word, confidence: 10 })));
const DOUBTFUL = [...words, ...POOR];

/** Reads what a test says, in this order. */
class ScriptedReader extends PictureReader {
  readonly sizes: number[] = [];
  readonly #answers: (readonly Word[])[];

  constructor(answers: readonly (readonly Word[])[]) {
    super();
    this.#answers = [...answers];
  }

  override async words(given: Picture): Promise<Word[]> {
    this.sizes.push(given.width * given.height);
    return [...(this.#answers.shift() ?? [])];
  }
}

describe('pdf: samples of pictures', () => {
  it('contain the lines with most letters, in any direction', () => {
    const page = picture((x, y) => (y > 200 && y < 300 && isLetter(x, y)) || (y > 20 && y < 30));
    for (const stand of [false, true]) {
      const given = stand ? turned(page, 1) : page;
      const { width, height, rgba } = stand ? turned(sampleOf(given, true), 3) : sampleOf(given, false);
      expect([width, height]).to.deep.equal([250, 60]);
      expect(rgba.filter((value) => value === 0).length / rgba.length).to.be.greaterThan(0.1);
    }
  });

  it('are the whole picture if it is small', () => {
    const { width, rgba } = text;
    const small = { width, height: 50, rgba: rgba.subarray(0, width * 50 * 4), scale: 2 };
    expect(sampleOf(small, false)).to.deep.equal({ ...small, rgba: new Uint8Array(small.rgba) });
  });
});

describe('pdf: pictures turned sideways', () => {
  it('are recognised by the direction of their lines, whatever rules are drawn', () => {
    expect(([0, 1, 2, 3] as const).map((turn) => linesStand(turned(text, turn)))).to.deep.equal([
      false,
      true,
      false,
      true,
    ]);
    expect(linesStand(picture((x, y) => isLetter(x, y) || x % 60 === 0))).to.equal(false);
    expect(linesStand(picture(() => false))).to.equal(false);
  });

  it('are recognised even if they are dense and bold', () => {
    const dense = picture((x, y) => y % 14 < 9 && (Math.floor(x / 4) * 7 + Math.floor(y / 14) * 31) % 11 < 6);
    expect(([0, 1] as const).map((turn) => linesStand(turned(dense, turn)))).to.deep.equal([false, true]);
  });

  it('are recognised by the side of their lines on which ascenders are', () => {
    const given = high(3);
    const turns = [0, 1, 2, 3] as const;
    expect(turns.map((turn) => isWayUp(turned(given, turn), turn % 2 === 1))).to.deep.equal([true, false, false, true]);
    for (const none of [text, high(1), picture(() => false)]) expect(isWayUp(none, false)).to.equal(undefined);
  });

  it('are read at once in the direction that ascenders suggest, and again only if it was wrong', async () => {
    const given = turned(high(3), 2);
    const size = given.width * given.height;
    const right = new ScriptedReader([words, words]);
    for (const page of [1, 2]) expect((await right.wordsAnyWay(given))[0]?.row.turn, `page ${page}`).to.equal(2);
    expect(right.sizes).to.deep.equal([size, size]);
    const wrong = new ScriptedReader([POOR, words, words, words]);
    for (const page of [1, 2]) expect((await wrong.wordsAnyWay(given))[0]?.row.turn, `page ${page}`).to.equal(0);
    expect(wrong.sizes).to.deep.equal([size, size, 40 * 130, size]);
  });

  it('are rotated without changing their pixels', () => {
    let again = text;
    for (let quarter = 0; quarter < 4; quarter++) again = turned(again, 1);
    expect(Buffer.compare(again.rgba, text.rgba)).to.equal(0);
    expect(Buffer.compare(turned(text, 3).rgba, turned(turned(text, 2), 1).rgba)).to.equal(0);
  });

  for (const [turn, given] of [
    [2, [POOR, DOUBTFUL, POOR, DOUBTFUL, words]],
    [0, [DOUBTFUL, POOR, DOUBTFUL, POOR, words]],
  ] as const)
    it(`are rotated the way in which some of their lines are read better, even if not well: by ${turn}`, async () => {
      const reader = new ScriptedReader(given);
      expect((await reader.wordsAnyWay(text))[0]?.row.turn).to.equal(turn);
      const [few, some] = [40 * 130, 60 * 250];
      expect(reader.sizes).to.deep.equal([few, few, some, some, text.width * text.height]);
    });

  it('are tested with a few words once, and then read like the previous one', async () => {
    const reader = new CountingReader();
    const size = text.width * text.height;
    for (const page of [1, 2]) {
      expect(await reader.wordsAnyWay(turned(text, 1)), `page ${page}`).to.have.length(1);
    }
    const few = 40 * 130;
    expect(reader.sizes).to.deep.equal([few, size, size]);
    for (const page of [3, 4]) expect((await reader.wordsAnyWay(text))[0]?.row.turn, `page ${page}`).to.equal(0);
    expect(reader.sizes.slice(3)).to.deep.equal([few, size, size]);
  });
});

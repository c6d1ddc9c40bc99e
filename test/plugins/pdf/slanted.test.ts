import { expect } from 'chai';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { greyPng } from '../../../plugins/formats/pdf/ocr/png.js';
import { PictureReader } from '../../../plugins/formats/pdf/ocr/reader.js';
import { isSamePlace } from '../../../plugins/formats/pdf/ocr/slant.js';
import { PdfiumDocument } from '../../../plugins/formats/pdf/pdfium/document.js';
import { type Pdfium, startPdfium } from '../../../plugins/formats/pdf/pdfium/instance.js';
import { drawPage, type Picture } from '../../../plugins/formats/pdf/pdfium/picture.js';
import { openPdfjs } from '../../../plugins/formats/pdf/pdfjs/pdfjs.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { pdfkit } from './make-pdf.js';

const LETTER = [
  'The report was written by Dr. Smithson for',
  'the committee that meets on Tuesday, and was',
  'sent to mary.holt@jones.test on the same day',
  'with a letter that nobody has answered yet.',
];
const substitute = (text: string): string => (text.includes('@') ? 'anna.wood@other.test' : 'Weller');

/** Texts of the first page by the clockwise angle at which they stand, in degrees. */
async function anglesOf(file: Uint8Array): Promise<Map<string, number>> {
  const { document, close } = await openPdfjs(file);
  const { items } = await (await document.getPage(1)).getTextContent();
  await close();
  return new Map(
    items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [across, up] = item.transform.map(Number);
      return [[item.str, (Math.atan2(-(up ?? 0), across ?? 1) * 180) / Math.PI] as const];
    }),
  );
}

describe('pdf: slanted scans', () => {
  let pdfium: Pdfium;
  let letter: Buffer;
  const draw = (file: Uint8Array): Picture => {
    const document = new PdfiumDocument(pdfium, file);
    const picture = drawPage(document, 0, 200);
    document.close();
    if (picture === undefined) throw new Error('the page cannot be drawn');
    return picture;
  };
  const read = async (file: Uint8Array): Promise<string> => {
    const reader = new PictureReader();
    const words = await reader.wordsAnyWay(draw(file));
    await reader.close();
    return words.map(({ text }) => text).join(' ');
  };

  before(async () => {
    pdfium = await startPdfium();
    const printed = await pdfkit((page) => {
      page.fontSize(14);
      LETTER.forEach((line, at) => {
        page.text(line, 50, 120 + 18 * at, { lineBreak: false });
      });
    });
    letter = greyPng(draw(printed));
  });

  for (const degrees of [6, -9, 95])
    it(`get substitutes in the picture and in the text, at the angle of their lines: ${degrees} degrees`, async () => {
      const scan = await pdfkit((page) =>
        page.rotate(degrees, { origin: [200, 200] }).image(letter, 0, 0, { width: 400, height: 400 }),
      );
      const { output } = await runAdapter(pdfAdapter(), fakeSession(substitute), scan, { options: {} });
      const angles = await anglesOf(output);
      for (const word of ['Weller', 'anna.wood@other.test', 'committee', 'answered']) {
        const [, angle] = [...angles].find(([text]) => text.includes(word)) ?? [];
        expect(angle, word).to.be.closeTo(degrees, 1);
      }
      const seen = await read(output);
      expect(seen).to.include('Weller').and.to.include('anna.wood@other.test').and.to.include('committee that meets');
      expect(seen).not.to.match(/smithson|mary|holt|jones/i);
    }).timeout(60_000);

  it('are painted over word by word, because the box of one line extends into that of another', () => {
    const box = { left: 0, top: 0, right: 400, bottom: 90 };
    const row = { base: 30, capitals: 20, turn: 0, slope: Math.tan(Math.PI / 18) } as const;
    const below = { ...box, top: 30, bottom: 120 };
    expect(isSamePlace({ ...box, row }, { ...below, row })).to.equal(false);
    expect(isSamePlace({ ...box, row }, { ...box, row })).to.equal(true);
    expect(isSamePlace(box, { ...box, top: 85, bottom: 175 })).to.equal(false);
  });
});

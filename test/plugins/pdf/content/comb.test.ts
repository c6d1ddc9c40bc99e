import { expect } from 'chai';
import { editPdf, seenText } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** Letters in boxes of a form, 20 points each. */
const boxes = (letters: string, size = 12): Uint8Array =>
  tinyPdf({
    pages: [
      [...letters].map((letter, i) => `BT /F1 ${size} Tf ${50 + 20 * i} 700 Td (${letter}) Tj ET`).join('\n') +
        '\nBT /F1 9 Tf 50 600 Td (below) Tj ET',
    ],
  });

const placed = async (bytes: Uint8Array): Promise<(readonly [string, number])[]> =>
  (await seenText(bytes)).flatMap(({ text, x, y }) =>
    y === 700 && text.trim() !== '' ? [[text, Math.round(x)] as const] : [],
  );

describe('pdf: substitutes in the boxes of a form', () => {
  it('put a letter into each box, and leave the remaining boxes empty', async () => {
    const { bytes, read } = await editPdf(boxes('MILLER'), { 'M I L L E R': 'B R O W N' });
    expect(read.join('\n')).to.include('M I L L E R');
    expect(await placed(bytes)).to.deep.equal([
      ['B', 50],
      ['R', 70],
      ['O', 90],
      ['W', 110],
      ['N', 130],
    ]);
  });

  it('are written together if they have more letters than there are boxes', async () => {
    const { bytes } = await editPdf(boxes('LONG'), { 'L O N G': 'Featherston' });
    expect((await placed(bytes)).map(([text]) => text).join('')).to.equal('Featherston');
  });

  it('apply only to spaced letters; other words stay on their line', async () => {
    const { bytes } = await editPdf(tinyPdf({ pages: ['BT /F1 12 Tf 50 700 Td (Miller) Tj ET'] }), { Miller: 'Brown' });
    expect(await placed(bytes)).to.deep.equal([['Brown', 50]]);
  });
});

import { PDF } from '@libpdf/core';
import { expect } from 'chai';
import { openContent } from '../../../../plugins/formats/pdf/content/index.js';
import { allStreams, contentOptions, editPdf, type SeenText, seenText } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** A name whose letters stand side by side though the spacing that is set puts them upon each other: numbers take it back. */
const takenBack = tinyPdf({
  pages: ['BT /F1 12 Tf -9 Tc 50 700 Td [(M) -750 (i) -750 (l) -750 (l) -750 (e) -750 (r)] TJ ET'],
});
const shown = async (bytes: Uint8Array, text: string): Promise<SeenText | undefined> =>
  (await seenText(bytes)).find((one) => one.text.includes(text));

describe('pdf: spacing of substitutes', () => {
  it('is that of the letters of the term, if numbers cancel the set spacing', async () => {
    const { bytes } = await editPdf(takenBack, { Miller: 'Brooks' });
    expect((await shown(bytes, 'Brooks'))?.width).to.be.closeTo(12 * 3.112, 0.1);
  });

  it('remains as set if letters use it', async () => {
    const spaced = tinyPdf({ pages: ['BT /F1 12 Tf 1 Tc 50 700 Td (Miller and others) Tj ET'] });
    const { bytes } = await editPdf(spaced, { Miller: 'Bro' });
    expect((await shown(bytes, 'Bro'))?.width).to.be.closeTo(12 * 1.556 + 2, 0.1);
  });

  it('is zero in invisible text below a box', async () => {
    const pdf = await PDF.load(takenBack);
    const content = await openContent(pdf, takenBack, contentOptions());
    for await (const page of content.pages()) {
      const [unit] = page.units;
      if (unit !== undefined) page.apply(unit, [{ start: 0, end: 6, text: '*****' }], 'box', { gap: 'true' });
    }
    await content.finish();
    await content.close();
    expect((await shown(await pdf.save(), '***'))?.width).to.be.closeTo(12 * 2.388, 0.1);
  });

  it('narrows the blanks of a line, starting with large ones, and leaves most of each', async () => {
    const line = '/F1 6 Tf (Miller) Tj /F1 24 Tf ( can not come) Tj';
    const given = tinyPdf({ pages: [`BT 30 TL 50 700 Td ${line} T* ${line} ET`] });
    const { bytes } = await editPdf(given, { Miller: 'Featherstonehaugh' });
    const own = 6 * 2.388;
    const spare = 3 * 0.25 * 24 * 0.278;
    expect((await shown(bytes, 'Featherston'))?.width)
      .to.be.greaterThan(own)
      .and.lessThan(own + spare + 0.2);
  });

  it('leaves the blanks of Type3 fonts unchanged, because readers disagree about their size', async () => {
    const drawing = '50 0 0 0 40 60 d1 0 0 40 60 re f';
    const content = 'BT /F3 12 Tf 14 TL 50 700 Td (ab cd ef) Tj T* (ab cd ef) Tj ET';
    const letters = ['/a', '/b', '/c', '/d', '/e', '/f', '/space'];
    const squeezed = async (type3: boolean): Promise<number> => {
      const font = type3
        ? `<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 -20 60 80] /FirstChar 32 /LastChar 102
          /Widths [40 ${'0 '.repeat(64)}50 50 50 50 50 50] /CharProcs << ${letters.map((letter) => `${letter} 101 0 R`).join(' ')} >>
          /Encoding << /Differences [32 /space 97 /a /b /c /d /e /f] >> >>`
        : '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
      const given = tinyPdf({ pages: [content], objects: { 100: font, 101: ['', drawing] } });
      const { bytes } = await editPdf(given, { ab: 'abcdef' });
      return Number(/([\d.]+) Tz/.exec(await allStreams(bytes))?.[1]);
    };
    expect(await squeezed(true)).to.be.closeTo(100 / 3, 0.1);
    expect(await squeezed(false)).to.be.greaterThan(36);
  });
});

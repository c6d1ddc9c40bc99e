import { PDF } from '@libpdf/core';
import { expect } from 'chai';
import { openContent } from '../../../../plugins/pdf/content/index.js';
import { editPdf, type SeenText, seenText } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** A name whose letters stand side by side though the spacing that is set puts them upon each other: numbers take it back. */
const takenBack = tinyPdf({
  pages: ['BT /F1 12 Tf -9 Tc 50 700 Td [(M) -750 (i) -750 (l) -750 (l) -750 (e) -750 (r)] TJ ET'],
});
const shown = async (bytes: Uint8Array, text: string): Promise<SeenText | undefined> =>
  (await seenText(bytes)).find((one) => one.text.includes(text));

describe('pdf: spacing of substitutes', () => {
  it('is that of the letters of the term, where the spacing that is set is taken back by numbers', async () => {
    const { bytes } = await editPdf(takenBack, { Miller: 'Brooks' });
    expect((await shown(bytes, 'Brooks'))?.width).to.be.closeTo(12 * 3.112, 0.1);
  });

  it('stays as it is set where letters keep to it', async () => {
    const spaced = tinyPdf({ pages: ['BT /F1 12 Tf 1 Tc 50 700 Td (Miller and others) Tj ET'] });
    const { bytes } = await editPdf(spaced, { Miller: 'Bro' });
    expect((await shown(bytes, 'Bro'))?.width).to.be.closeTo(12 * 1.556 + 2, 0.1);
  });

  it('is none in what stands unseen below a box', async () => {
    const pdf = await PDF.load(takenBack);
    const content = await openContent(pdf, takenBack, { streamBytes: 1e6 });
    for await (const page of content.pages()) {
      const [unit] = page.units;
      if (unit !== undefined) page.apply(unit, [{ start: 0, end: 6, text: '*****' }], 'box', { gap: 'true' });
    }
    await content.finish();
    await content.close();
    expect((await shown(await pdf.save(), '***'))?.width).to.be.closeTo(12 * 2.388, 0.1);
  });

  it('narrows the blanks of a line by what is large on it, and leaves most of each', async () => {
    const line = '/F1 6 Tf (Miller) Tj /F1 24 Tf ( can not come) Tj';
    const given = tinyPdf({ pages: [`BT 30 TL 50 700 Td ${line} T* ${line} ET`] });
    const { bytes } = await editPdf(given, { Miller: 'Featherstonehaugh' });
    const own = 6 * 2.388;
    const spare = 3 * 0.25 * 24 * 0.278;
    expect((await shown(bytes, 'Featherston'))?.width)
      .to.be.greaterThan(own)
      .and.lessThan(own + spare + 0.2);
  });
});

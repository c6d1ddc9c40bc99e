import { expect } from 'chai';
import { pdfAdapter } from '../../../plugins/formats/pdf/adapter.js';
import { keepShown } from '../../../plugins/formats/pdf/content/text/kept-shown.js';
import type { Shown } from '../../../plugins/formats/pdf/content/text/shown.js';
import { fakeSession } from '../fake-session.js';
import { runAdapter } from '../run-adapter.js';
import { handMade, holds, onePage, pdfkit } from './make-pdf.js';

const LINE = 'Nothing is to be found here but the weather, the road and the sea. ';

describe('pdf: long documents', () => {
  it('edits pages that are too many to be kept in memory', async () => {
    const file = await pdfkit((document) => {
      for (let page = 0; page < 45; page++) {
        if (page > 0) document.addPage();
        document.fontSize(6).text(LINE.repeat(40));
        document.text(`write to mary${page}@jones.test`);
      }
    });
    const session = fakeSession(() => 'ann@bell.test');
    const { output, report } = await runAdapter(pdfAdapter(), session, file, { options: {} });
    expect(report.format).to.include({ pages: 45, pagesChanged: 45 });
    expect(holds(output, 'jones')).to.equal(false);
    const again = fakeSession();
    await runAdapter(pdfAdapter(), again, output, { options: {} });
    const text = again.asked.map((one) => one.text).join('\n');
    expect(text.match(/the\s+sea\./g)).to.have.length(45 * 40);
    expect(text.match(/ann@bell\.test/g)).to.have.length(45);
  }).timeout(20_000);

  it('does not modify built-in functions', async () => {
    const before = [Array.prototype.push, JSON.parse, JSON.stringify, Function.prototype.toString];
    await runAdapter(pdfAdapter(), fakeSession(), handMade(onePage(['write to mary@jones.test'])), { options: {} });
    expect([Array.prototype.push, JSON.parse, JSON.stringify, Function.prototype.toString]).to.deep.equal(before);
  });
});

describe('pdf: glyphs of pages that are read again', () => {
  const glyph = (code: number, text: string, width = 500) => ({ code, text, width, height: undefined });
  const pages: readonly (Shown[] | undefined)[] = [
    [[glyph(65, 'A'), glyph(66, 'B')], [], [glyph(65, 'A', 600), glyph(65, 'Α')]],
    undefined,
    [[glyph(65, 'A')]],
  ];

  it('are the same, and decoded once', async () => {
    const decoded: number[] = [];
    const decoder = keepShown({
      pages: pages.length,
      shown: async (page) => {
        decoded.push(page);
        return pages[page];
      },
      close: async () => undefined,
    });
    for (const page of [0, 1, 2, 0, 2]) expect(await decoder.shown(page)).to.deep.equal(pages[page]);
    expect(decoded).to.deep.equal([0, 1, 2]);
  });
});

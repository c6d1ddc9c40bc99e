import { PdfDict } from '@libpdf/core';
import { expect } from 'chai';
import { Reader } from '../../../../plugins/formats/pdf/content/base/objects.js';
import { readFont } from '../../../../plugins/formats/pdf/content/text/font.js';
import { Attempts, KnownCodes } from '../../../../plugins/formats/pdf/content/text/known-codes.js';
import { readPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const show = (text: string, font = 'F1'): string => `BT /${font} 12 Tf 50 700 Td (${text}) Tj ET`;

const map = (...pairs: string[]): [string, string] => [
  '',
  `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar endcmap`,
];

describe('pdf: codes from earlier pages', () => {
  it('mean the same on later pages, whatever else is there', async () => {
    const pages = await readPdf(tinyPdf({ pages: [show('Anna'), show('naAn'), show('Anna Miller'), show('Mina')] }));
    expect(pages.map(({ units }) => units[0]?.text)).to.deep.equal(['Anna\n', 'naAn\n', 'Anna Miller\n', 'Mina\n']);
    expect(pages.flatMap(({ problems }) => problems)).to.deep.equal([]);
  });

  it('have the meaning of their own font', async () => {
    const font = (to: number) => `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${to} 0 R >>`;
    const given = tinyPdf({
      pages: [show('ab', 'F3'), show('ab', 'F2'), show('ba', 'F3'), show('ba', 'F2')],
      objects: { 100: font(103), 103: map('<61> <0058>', '<62> <0059>') },
    });
    const pages = await readPdf(given);
    expect(pages.map(({ units }) => units[0]?.text)).to.deep.equal(['XY\n', 'ab\n', 'YX\n', 'ba\n']);
  });

  it('are collected only for fonts with codes of one length, and only if they have occurred', () => {
    const font = readFont(PdfDict.of({}), new Reader(() => null));
    const seen = { length: 1, glyph: { code: 65, text: 'A', width: 500, height: undefined } };
    font.decoded.set(65, seen);
    const codes = new KnownCodes();
    expect(codes.next([Uint8Array.of(65, 65)], font)).to.deep.equal([seen, seen]);
    expect(codes.failed).to.equal(false);
    codes.next([Uint8Array.of(65, 66)], font);
    expect(codes.failed).to.equal(true);
    const unknown = new KnownCodes();
    unknown.next([Uint8Array.of(65)], readFont(undefined, new Reader(() => null)));
    expect(unknown.failed).to.equal(true);
  });

  it('are searched for less often if pages have others', () => {
    const attempts = new Attempts();
    const due = Array.from({ length: 40 }, () => {
      const is = attempts.isDue();
      if (is) attempts.note(false);
      return is;
    });
    expect(due.filter(Boolean).length).to.be.lessThan(16);
    attempts.note(true);
    expect(attempts.isDue()).to.equal(true);
  });
});

import { PdfDict } from '@libpdf/core';
import { expect } from 'chai';
import fc from 'fast-check';
import { rewrite } from '../../../../plugins/formats/pdf/content/edit/rewrite.js';
import { StreamEdits } from '../../../../plugins/formats/pdf/content/edit/stream-edits.js';
import type { Operand } from '../../../../plugins/formats/pdf/content/stream/operand.js';
import { tokenize } from '../../../../plugins/formats/pdf/content/stream/tokenize.js';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const names = (text: string): string[] => tokenize(bytes(text)).map(({ name }) => name);

const operandsOf = (text: string): readonly Operand[] => tokenize(bytes(text))[0]?.operands ?? [];

/** The characters of a string operand. */
const textOf = (operand: Operand | undefined): string =>
  operand instanceof Uint8Array ? Buffer.from(operand).toString('latin1') : '';

describe('pdf: operators of content streams', () => {
  it('assigns every operator its bytes, including operands', () => {
    const content = 'q 1 0 0 1 5 5 cm % (no) Tj\nBT /F1 12 Tf (a) Tj ET Q';
    const slices = tokenize(bytes(content)).map(({ start, end }) => content.slice(start, end));
    expect(slices).to.deep.equal(['q', '1 0 0 1 5 5 cm', 'BT', '/F1 12 Tf', '(a) Tj', 'ET', 'Q']);
  });

  it('reads strings with escapes, nested brackets and line ends', () => {
    expect(textOf(operandsOf('(a\\(b\\)\\n\\101\\7(c)\\\r\nd\re) Tj')[0])).to.equal('a(b)\nA\x07(c)d\ne');
    expect(textOf(operandsOf('<4 1 4> Tj')[0])).to.equal('A@');
    // A wrong digit counts as 0, as poppler and mupdf show it.
    expect(textOf(operandsOf('<4X4142> Tj')[0])).to.equal('@AB');
  });

  it('reads numbers with the written precision', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(16), (digits, decimals) => {
        const written = (digits / 10 ** decimals).toFixed(decimals);
        expect(operandsOf(`${written} w`)).to.deep.equal([Number(written)]);
      }),
    );
    const long = '12345678901234567890.5 0.1234567890123456789';
    expect(operandsOf(`${long} -.0 . - x`)).to.deep.equal([...long.split(' ').map(Number), -0, 0, -0]);
  });

  it('reads names with escapes, numbers in any notation, arrays and dictionaries', () => {
    expect(operandsOf('/A#42 -.5 +3 4. --5 true null x')).to.deep.equal([{ name: 'AB' }, -0.5, 3, 4, -5, true, null]);
    expect(operandsOf('/T << /MCID 3 /L [1 (a)] >> BDC')[1]).to.deep.equal(
      new Map<string, Operand>([
        ['MCID', 3],
        ['L', [1, Buffer.from('a')]],
      ]),
    );
  });

  it('separates operators without blanks between them', () => {
    expect(names('qBT/F1 1 Tf(a)Tj<62>Tj[(c)]TJ ET Q')).to.deep.equal(['q', 'BT', 'Tf', 'Tj', 'Tj', 'TJ', 'ET', 'Q']);
    expect(names('/P BMC/P<</A null/B false>>BDC EMC f*n')).to.deep.equal(['BMC', 'BDC', 'EMC', 'f*', 'n']);
  });

  it('skips inline images, whatever their data look like', () => {
    expect(names('BI /W 8 /H 1 /BPC 8 /CS /G ID  EI Q(x EI (y) Tj')).to.deep.equal(['BI', 'Tj']);
    expect(names('BI /W 9 /H 9 /F /A85 ID 5l~> EI (y) Tj')).to.deep.equal(['BI', 'Tj']);
  });

  it('reads any bytes, in order and within bounds', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        let at = 0;
        for (const { start, end } of tokenize(content)) {
          expect(start).to.be.at.least(at);
          expect(end).to.be.greaterThan(start).and.at.most(content.length);
          at = end;
        }
      }),
    );
  });

  it('copies a stream without edits byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (content) => {
        const edits = new StreamEdits({ resources: new PdfDict(), bytes: () => content, write: () => undefined });
        const read = { bytes: content, operators: tokenize(content) };
        expect(Buffer.from(rewrite(read, edits, () => ''))).to.deep.equal(Buffer.from(content));
      }),
    );
  });
});

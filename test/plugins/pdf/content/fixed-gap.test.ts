import { expect } from 'chai';
import { editPdf, seenText } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

/** Where the words of a page begin after a name was removed with gaps of one width. */
async function places(content: (name: string) => string, name: string): Promise<Record<string, string>> {
  const { bytes } = await editPdf(tinyPdf({ pages: [content(name)] }), [name], 'fixed');
  const seen = (await seenText(bytes)).filter(({ text }) => text.trim() !== '');
  return Object.fromEntries(seen.map(({ text, x, y }) => [text.trim(), `${x.toFixed(2)} ${y.toFixed(2)}`]));
}

const NAMES = ['Li', 'Miller', 'Featherstonehaugh'] as const;

/** How far a string of Helvetica runs at size 12, for content that places each word itself. */
const SIZES: Readonly<Record<string, number>> = { Li: 9.34, Miller: 28.66, Featherstonehaugh: 104.06 };

const LAYOUTS: Readonly<Record<string, (name: string) => string>> = {
  'in one string': (name) => `BT /F1 12 Tf 50 700 Td (Mr ${name} is here) Tj 0 -20 Td (below) Tj ET`,
  'in strings that follow each other': (name) =>
    `BT /F1 12 Tf 50 700 Td (Mr ) Tj (${name}) Tj ( is ) Tj (here) Tj 0 -20 Td (below) Tj ET`,
  'in words that are placed each': (name) =>
    `BT /F1 12 Tf 50 700 Td (Mr) Tj 17.34 0 Td (${name}) Tj ${(SIZES[name] ?? 0) + 3.34} 0 Td (is here) Tj ET
     BT /F1 12 Tf 50 680 Td (below) Tj ET`,
};

describe('pdf: fixed-width gaps do not reveal the length of a term', () => {
  for (const [name, content] of Object.entries(LAYOUTS)) {
    it(`creates the same page for names of any length, ${name}`, async () => {
      const [short, ...others] = await Promise.all(NAMES.map((one) => places(content, one)));
      expect(Object.keys(short ?? {})).to.include('below');
      for (const other of others) expect(other).to.deep.equal(short);
    });
  }

  it('does not move the next cell of a table', async () => {
    const row = (name: string): string => `BT /F1 12 Tf 50 700 Td (${name}) Tj 300 0 Td (Springfield) Tj ET`;
    expect(await places(row, 'Miller')).to.deep.equal({ Springfield: '350.00 700.00' });
  });
});

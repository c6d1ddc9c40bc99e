import { expect } from 'chai';
import { readPdf } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const at = (x: number, y: number, text: string, size = 12): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Text of the first unit of a page with this content. */
async function read(content: string): Promise<string> {
  const [page] = await readPdf(tinyPdf({ pages: [content] }));
  return page?.units[0]?.text.trimEnd() ?? '';
}

/** The elements of an array with wide gaps after letters, wider ones for blanks. */
const array = (text: string): string => [...text].map((sign) => (sign === ' ' ? '-500' : `(${sign}) -400`)).join(' ');

const column = (x: number, lines: readonly string[]): string =>
  lines.map((text, index) => at(x, 700 - index * 14, text, 10)).join('');

describe('pdf: text is read in reading order', () => {
  it('orders lines by position, not by their order in the stream', async () => {
    expect(await read(at(50, 600, 'third') + at(50, 700, 'first') + at(50, 650, 'second'))).to.equal(
      'first\nsecond\nthird',
    );
  });

  it('ignores blanks that are drawn over letters', async () => {
    expect(await read(at(50, 700, 'Anna') + at(78.02, 700, 'bel was here') + at(76, 700, ' '))).to.equal(
      'Annabel was here',
    );
  });

  it('inserts letters that were drawn later at their position', async () => {
    const gap = ((-12 * 0.556) / 12) * 1000;
    const line = `BT /F1 12 Tf 50 700 Td [(Karada) ${gap.toFixed(0)} (s here)] TJ ET\n`;
    expect(await read(line + at(50 + 12 * 3.224, 700, 'g'))).to.equal('Karadags here');
  });

  it('reads columns of text one after the other', async () => {
    const left = ['the left column has a first', 'line and a second line and', 'then a third line of words.'];
    const right = ['on the right there is more', 'text with the name of Anna', 'Miller broken over two lines'];
    const text = await read(column(50, left) + column(320, right));
    expect(text).to.match(/third line of words\.\s+on the right/);
  });

  it('separates columns even if short lines extend across the gutter', async () => {
    const left = ['the left column has a first', 'line and a second line and', 'then a third line of words.'];
    const right = ['on the right there is more', 'text with the name of Anna', 'Miller broken over two lines'];
    const across =
      at(140, 740, 'A title in the middle of all that stands here') + at(160, 600, 'and another line of text below it');
    const text = await read(across + column(50, left) + column(320, right));
    expect(text).to.match(
      /^A title.*\s+the left column.*third line of words\.\s+on the right.*over two lines\s+and another/s,
    );
  });

  it('separates columns that are as close as browsers set them, each with lines of its own', async () => {
    const left = [
      'the left column has a first',
      'line and a second line and',
      'a third line of words, and so',
      'it goes on to a fifth line',
      'at the end.',
    ];
    const right = [
      'on the right there is more',
      'text with the name of Anna',
      'Miller broken over two lines',
      'and others too that stand',
      'there.',
    ];
    const lower = right.map((text, index) => at(184, 696 - index * 14, text, 10)).join('');
    const across = at(20, 740, 'Page') + at(150, 740, 'Newsletter') + at(400, 740, 'June');
    const text = await read(
      across +
        column(
          50,
          left.map((line) => line),
        ) +
        lower,
    );
    expect(text).to.match(/at the end\..*\s+.*on the right.* Anna Miller broken/s);
  });

  it('does not join a date at the right edge with the address below it', async () => {
    const text = at(480, 714, 'May 2, 2023', 10) + column(50, ['Mr. Horatio Pennington', '702 Cedar Road']);
    const body = at(
      50,
      600,
      'a line of the letter that goes over nearly the whole of its width, to the other side of the page',
      10,
    );
    expect(await read(text + body)).to.match(/^May 2, 2023\nMr\. Horatio/);
  });

  it('joins the lines of a text that is narrower than the text above it', async () => {
    const wide = at(
      50,
      740,
      'a line of the head of this page that goes over nearly the whole of its width, to the other side',
      10,
    );
    const lines = [
      'The report was written by Mrs. Anna',
      'Miller of the hospital in the year of',
      '1999 after all others had been made',
      'and sent.',
    ];
    expect(await read(wide + column(50, lines))).to.match(/Anna Miller of the hospital .* made and sent\.$/);
  });

  it('reads letters that producers write as similar signs', async () => {
    const map =
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 2 beginbfchar <61> <2f00> <62> <fb03> endbfchar endcmap';
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td (ab) Tj ET'],
      objects: { 100: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 103 0 R >>', 103: ['', map] },
    });
    const [page] = await readPdf(given);
    expect(page?.units[0]?.text).to.equal('\u4e00ffi\n');
  });

  it('reads a tab as a blank, not as an unknown sign', async () => {
    const tab = '/ToUnicode 103 0 R';
    const map =
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <20> <0009> endbfchar endcmap';
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td (a b c) Tj ET'],
      objects: { 100: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${tab} >>`, 103: ['', map] },
    });
    const [page] = await readPdf(given);
    expect(page?.units[0]?.text).to.match(/^a\sb\sc/);
    expect(page).to.deep.include({ unmapped: 0, problems: [] });
  });

  it('joins the lines of a wrapped cell, whatever is beside it', async () => {
    const cells = [
      at(50, 700, 'Replace the valve'),
      at(200, 706, 'Daniel'),
      at(200, 693, 'Okafor'),
      at(300, 700, '2.5'),
    ];
    const [page] = await readPdf(tinyPdf({ pages: [cells.join('')] }));
    expect(page?.units.map(({ text }) => text).join('')).to.include('Daniel Okafor');
    expect(page?.units.map(({ isRepeated }) => isRepeated)).to.deep.equal([false, true]);
    expect(await read(at(50, 700, 'Replace the valve') + at(200, 700, 'Daniel') + at(200, 687, 'Okafor'))).to.match(
      /Daniel Okafor$/,
    );
  });

  it('does not join lines that are short for other reasons', async () => {
    const address = column(50, ['Bill to', 'Anna Miller', '27 Birch Hollow Lane']);
    const [page] = await readPdf(tinyPdf({ pages: [address + column(300, ['Invoice 7', 'Due now', 'No tax'])] }));
    expect(page?.units.map(({ text }) => text).join('')).to.not.match(/to Anna|Miller 27/);
  });

  it('reads the rows of a table across', async () => {
    const text = await read(
      column(50, ['Name', 'Born', 'City']) + column(200, ['Anna Miller', '3 May 1980', 'Springfield']),
    );
    expect(text).to.equal('Name\tAnna Miller\nBorn\t3 May 1980\nCity\tSpringfield');
  });

  it('joins the lines of a paragraph with blanks', async () => {
    const text = await read(
      column(50, ['The report was written by Dr. Anna', 'Miller of the hospital in the year', 'of 1999.']),
    );
    expect(text).to.equal('The report was written by Dr. Anna Miller of the hospital in the year of 1999.');
  });

  it('joins words broken by a hyphen', async () => {
    expect(await read(column(50, ['we met Mr. Winter-', 'botham again and then']))).to.include('Winterbotham');
  });

  it('keeps hyphens that belong to a name or a number', async () => {
    expect(await read(column(50, ['the family name is Smith-', 'Jones as it was before']))).to.include('Smith-Jones');
    expect(await read(column(50, ['please do call 555-', '0132 before noon today']))).to.include('555-0132');
  });

  it('reads a gap as a blank, and kerning as none', async () => {
    expect(await read('BT /F1 12 Tf 50 700 Td [(Anna) -300 (Mil) 40 (ler)] TJ ET')).to.equal('Anna Miller');
  });

  it('reads doubled print once', async () => {
    expect(await read(at(50, 700, 'Anna Miller') + at(50.4, 700, 'Anna Miller'))).to.equal('Anna Miller');
  });

  it('reads a letter and an accent drawn over it as one letter', async () => {
    expect(await read('BT /F1 12 Tf 50 700 Td [(Ren) (e) 445 (\\264) 112 ( M)] TJ ET')).to.equal('Ren\u00e9 M');
  });

  it('returns a second reading if the drawing order gives another text', async () => {
    const letters = [...'Miller'].map((letter, index) => at(50 + index * 12, 700 + (index % 2) * 5.6, letter)).join('');
    const [page] = await readPdf(tinyPdf({ pages: [letters] }));
    expect(page?.units.map(({ isRepeated }) => isRepeated)).to.deep.equal([false, true]);
    const [plain] = await readPdf(tinyPdf({ pages: [at(50, 700, 'one') + at(50, 650, 'two')] }));
    expect(plain?.units).to.have.length(1);
  });

  it('returns a second reading of text that is also in another reading', async () => {
    const backwards = [...'Miller'].map((letter, index) => at(200 - index * 9, 500, letter)).join('');
    const [page] = await readPdf(tinyPdf({ pages: [at(50, 700, 'Miller') + backwards] }));
    expect(page?.units[page.units.length - 1]?.text.replace(/[ \t]/g, '')).to.equal('Miller\nMiller\n');
  });

  it('joins spaced letters in a separate reading', async () => {
    const spaced = `BT /F1 12 Tf 50 700 Td [(Name: ) ${array('ANNA MILLER')}] TJ ET\n`;
    const boxes = [...'123456789'].map((digit, index) => at(50 + index * 20, 600, digit)).join('');
    const [page] = await readPdf(tinyPdf({ pages: [spaced + boxes] }));
    const [, joined] = page?.units ?? [];
    expect(joined?.text).to.equal('Name: ANNA MILLER\n123456789\n');
    expect(joined?.isRepeated).to.equal(true);
  });

  it('reads glyphs of a standard font as viewers show them, and as the numbers that others take for letters', async () => {
    const info = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
    const given = tinyPdf({
      // The numbers of the letters in Arial itself: those of ASCII, less 29.
      pages: ['BT /F3 12 Tf 50 700 Td <002d0044005100480003002700520048> Tj ET'],
      objects: {
        100: '<< /Type /Font /Subtype /Type0 /BaseFont /ArialMT /Encoding /Identity-H /DescendantFonts [101 0 R] >>',
        101: `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ArialMT ${info} /FontDescriptor 102 0 R /DW 556 >>`,
        102: '<< /Type /FontDescriptor /FontName /ArialMT /Flags 32 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 >>',
      },
    });
    const [page] = await readPdf(given);
    expect(page?.units.map(({ text }) => text)).to.deep.equal(['Jane Doe\n', "-DQH\u0003'RH\n"]);
  });

  it('counts glyphs without a known character and reports many of them', async () => {
    const font = '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [101 0 R] >>';
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td <e001e002e003> Tj ET'],
      objects: {
        100: font,
        101: '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (A) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 102 0 R >>',
        102: '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 >>',
      },
    });
    const [page] = await readPdf(given);
    expect(page).to.include({ glyphs: 3, unmapped: 3 });
    expect(page?.problems).to.deep.equal([{ kind: 'unmapped', page: 0 }]);
  });
});

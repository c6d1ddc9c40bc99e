import { PDF } from '@libpdf/core';
import { expect } from 'chai';
import { allStreams, editPdf, type SeenText, seenText, seenWords } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const page = (text: string, font = '/F1 12 Tf'): Uint8Array =>
  tinyPdf({ pages: [`BT ${font} 50 700 Td (${text}) Tj ET\nBT /F1 9 Tf 50 600 Td (below) Tj ET`] });

const find = (seen: readonly SeenText[], text: string): SeenText | undefined =>
  seen.find((one) => one.text.includes(text));

/** How many fonts of a document have a name. */
const fontsNamed = (bytes: Uint8Array, name: string): number =>
  Buffer.from(bytes).toString('latin1').split(`/BaseFont /${name}`).length - 1;

describe('pdf: substitutes in place of terms', () => {
  it('writes the substitute where the term began, in the same size', async () => {
    const { bytes } = await editPdf(page('Miller, Anna'), { Miller: 'Brooks' });
    const brooks = find(await seenText(bytes), 'Brooks');
    expect(brooks).to.deep.include({ x: 50, y: 700, size: 12 });
    expect(await seenWords(bytes)).to.match(/^Brooks\s*, Anna\s+below$/);
  });

  /** A line with another one below it that is as long as it, so that it fills its column. */
  const filled = (text: string): Uint8Array =>
    tinyPdf({ pages: [`BT /F1 12 Tf 14 TL 50 700 Td (${text}) Tj T* (${text}) Tj ET`] });
  const endsOf = async (bytes: Uint8Array): Promise<number[]> => {
    const seen = await seenText(bytes);
    return [700, 686].map((line) => Math.max(...seen.filter(({ y }) => y === line).map(({ x, width }) => x + width)));
  };

  it('does not move the text after it, whether the substitute is longer or shorter', async () => {
    const given = filled('Mr Miller lives here');
    const [end = 0] = await endsOf(given);
    for (const name of ['Li', 'Featherstonehaugh']) {
      const { bytes } = await editPdf(given, { Miller: name });
      expect(await seenWords(bytes))
        .to.include(name)
        .and.match(/lives\s+here/);
      expect((await endsOf(bytes))[0]).to.be.closeTo(end, 0.05);
    }
  });

  it('extends a line at its end, but not beyond its column, the next text or the page', async () => {
    const width = async (content: string): Promise<number> => {
      const { bytes } = await editPdf(tinyPdf({ pages: [content] }), { Miller: 'Featherston' });
      expect(await seenWords(bytes)).to.include('lives here');
      return find(await seenText(bytes), 'Featherston')?.width ?? 0;
    };
    const line = (x: number): string => `BT /F1 12 Tf ${x} 700 Td (Mr Miller lives here) Tj ET\n`;
    expect(await width(line(50))).to.be.closeTo(1.6 * 12 * 2.388, 0.1);
    expect(
      await width(`${line(50)} BT /F1 12 Tf 50 686 Td (Mr Miller lives there or elsewhere) Tj ET`),
    ).to.be.greaterThan(45.5);
    expect(await width(`${line(50)} BT /F1 12 Tf 50 686 Td (Mr Miller lives there) Tj ET`)).to.be.lessThan(45);
    expect(await width(`${line(50)} BT /F1 12 Tf 163 700 Td (next) Tj ET`)).to.be.lessThan(45);
    const field = '/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /Rect [158 695 300 715] >>]';
    const before = await editPdf(tinyPdf({ pages: [line(50)], page: field }), { Miller: 'Featherston' });
    expect(find(await seenText(before.bytes), 'Featherston')?.width).to.be.lessThan(45);
    expect(await width(line(490))).to.be.lessThan(45);
  });

  it('shortens a line that does not fill its column instead of widening its blanks', async () => {
    const text = 'Featherstonehaugh lives here';
    const other = 'BT /F1 12 Tf 50 686 Td (and this line is longer than the one above it) Tj ET';
    const given = tinyPdf({ pages: [`BT /F1 12 Tf 50 700 Td (${text}) Tj ET ${other}`] });
    const [full = 0] = await endsOf((await editPdf(filled(text), { Featherstonehaugh: 'Featherstonehau' })).bytes);
    const [ragged = 0] = await endsOf((await editPdf(given, { Featherstonehaugh: 'Li' })).bytes);
    expect(full).to.be.closeTo((await endsOf(filled(text)))[0] ?? 0, 0.05);
    expect(ragged).to.be.lessThan(full - 60);
  });

  it('ends a full line earlier if it could only be filled with wide gaps', async () => {
    const given = filled('Featherstonehaugh lives here');
    const [end = 0] = await endsOf(given);
    const { bytes } = await editPdf(given, { Featherstonehaugh: 'Li' });
    expect((await endsOf(bytes))[0]).to.be.lessThan(end - 60);
  });

  it('stays within its column if a blank is at the end of the line', async () => {
    const content =
      'BT /F1 12 Tf 14 TL 50 700 Td (So came Mr Anna ) Tj T* (Miller to see us) Tj T* (so came Mr Anna) Tj ET';
    const given = tinyPdf({ pages: [content] });
    const { bytes } = await editPdf(given, { 'Anna  Miller': 'Featherstonehaugh Featherstonehaugh' });
    const edge = (await endsOf(given))[0] ?? 0;
    expect(find(await seenText(bytes), 'Featherstonehaugh')?.width).to.be.greaterThan(20);
    expect((await endsOf(bytes))[0]).to.be.at.most(edge + 0.05);
  });

  it('keeps the wide blank after the number of a list', async () => {
    const line = '(2) Tj 15 0 Td (Mr Featherstonehaugh came to see us) Tj';
    const content = `BT /F1 12 Tf 50 700 Td ${line} -15 -14 Td ${line} ET`;
    const { bytes } = await editPdf(tinyPdf({ pages: [content] }), { Featherstonehaugh: 'Featherstonehau' });
    expect(find(await seenText(bytes), 'Mr')?.x).to.be.closeTo(65, 0.05);
  });

  it('keeps a centred line centred', async () => {
    const centred = (text: string, y: number, width: number): string =>
      `BT /F1 12 Tf ${300 - 6 * width} ${y} Td (${text}) Tj ET\n`;
    const around = `${centred('The whole of the Society', 714, 10.95)}${centred('of a town', 686, 4.058)}`;
    const { bytes } = await editPdf(tinyPdf({ pages: [centred('Featherstonehaugh', 700, 8.634) + around] }), {
      Featherstonehaugh: 'Miller',
    });
    const miller = find(await seenText(bytes), 'Miller');
    expect((miller?.x ?? 0) + (miller?.width ?? 0) / 2).to.be.closeTo(300, 1.5);
  });

  it('keeps a title centred and a date right-aligned, even if no others of their size are near', async () => {
    const shown = (text: string, size: number, x: number, y: number): string =>
      `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
    const body = [600, 586, 572].map((y) => shown('A line as long as all of the others that stand below', 14, 90, y));
    const drawn = (x: number): Uint8Array =>
      tinyPdf({
        pages: [
          shown('Featherstonehaugh', 20, 300 - 10 * 8.634, 760) + shown('Winterbottom', 12, x, 720) + body.join(''),
        ],
      });
    const before = await seenText(drawn(200));
    const [line, date] = [find(before, 'A line'), find(before, 'Winterbottom')];
    const end = (line?.x ?? 0) + (line?.width ?? 0);
    const given = drawn(end - (date?.width ?? 0));
    const seen = await seenText((await editPdf(given, { Featherstonehaugh: 'Miller', Winterbottom: 'Leeds' })).bytes);
    const [miller, leeds] = [find(seen, 'Miller'), find(seen, 'Leeds')];
    expect((miller?.x ?? 0) + (miller?.width ?? 0) / 2).to.be.closeTo(300, 1.5);
    expect((leeds?.x ?? 0) + (leeds?.width ?? 0)).to.be.closeTo(end, 0.1);
  });

  it('uses the font of most letters of the term', async () => {
    const content = 'BT /F2 10 Tf 50 700 Td (1) Tj /F1 12 Tf ( Winterbottom) Tj ET';
    const { bytes } = await editPdf(tinyPdf({ pages: [content] }), { '1 Winterbottom': 'Xyz' });
    expect(find(await seenText(bytes), 'Xyz')?.size).to.be.closeTo(12, 0.01);
    expect(fontsNamed(bytes, 'Times-Roman')).to.equal(1);
  });

  it('distributes the difference in length over all blanks of a full line', async () => {
    const line = 'So Mr Winterbottom came with Mr Li to see the house';
    const { bytes } = await editPdf(filled(line), { Winterbottom: 'Lee', Li: 'Featherston' });
    expect(find(await seenText(bytes), 'Featherston')?.width).to.be.closeTo(12 * 5.336, 0.1);
    expect((await endsOf(bytes))[0]).to.be.closeTo((await endsOf(filled(line)))[0] ?? 0, 0.05);
  });

  it('keeps the end of a right-aligned line', async () => {
    const right = (text: string, y: number, width: number): string =>
      `BT /F1 12 Tf ${400 - 12 * width} ${y} Td (${text}) Tj ET\n`;
    const body =
      'BT /F1 12 Tf 50 660 Td (A line that begins far to the left of what stands above, and ends there) Tj ET';
    const content = right('Mr Winterbottom', 700, 7.558) + body;
    const given = tinyPdf({ pages: [content + right('in Leeds', 686, 3.951)] });
    const [, edge = 0] = await endsOf(given);
    const { bytes } = await editPdf(given, { Winterbottom: 'Lee' });
    expect((await endsOf(bytes))[0]).to.be.closeTo((await endsOf(given))[0] ?? 0, 0.05);
    expect((await endsOf(bytes))[1]).to.be.equal(edge);
    expect(find(await seenText(bytes), 'Mr')?.x).to.be.greaterThan(350);
  });

  it('does not widen the longest line of a ragged column', async () => {
    const other = 'BT /F1 12 Tf 50 686 Td (and a short one) Tj ET';
    const given = tinyPdf({ pages: [`BT /F1 12 Tf 50 700 Td (Featherstonehaugh lives here now) Tj ET ${other}`] });
    const before = (await endsOf(given))[0] ?? 0;
    const after = (await endsOf((await editPdf(given, { Featherstonehaugh: 'Li' })).bytes))[0] ?? 0;
    expect(after).to.be.lessThan(before - 60);
  });

  it('ends an underline with its word, and leaves other lines unchanged', async () => {
    // Helvetica, 12 points: `Mr ` is 17.33 points wide, `Winterbottom` 71.35, `Lee` 20.02.
    const rules = '67.33 697 71.35 0.8 re f 50 690 m 300 690 l S 67.33 697.5 m 138.68 697.5 l S 40 697 400 0.5 re f';
    const text =
      'BT /F1 12 Tf 50 700 Td (Mr Winterbottom) Tj ET BT /F1 12 Tf 50 680 Td (and a longer line below) Tj ET';
    const { bytes } = await editPdf(tinyPdf({ pages: [`${text} ${rules}`] }), { Winterbottom: 'Lee' });
    const drawn = await allStreams(bytes);
    expect(drawn).to.include('50 690 m 300 690 l S').and.include('40 697 400 0.5 re f');
    const [, width] = /67\.3\d* 697 ([\d.]+) 0\.8 re/.exec(drawn) ?? [];
    const [, end] = /67\.3\d* 697\.5 m ([\d.]+) 697\.5 l S/.exec(drawn) ?? [];
    expect(Number(width)).to.be.closeTo(20.02, 0.1);
    expect(Number(end)).to.be.closeTo(87.35, 0.1);
  });

  it('keeps a longer substitute within the borders of its cell', async () => {
    const text = 'BT /F1 12 Tf 50 700 Td (Li) Tj ET BT /F1 12 Tf 50 660 Td (a longer line below it) Tj ET';
    const width = async (cell: string): Promise<number> => {
      const { bytes } = await editPdf(tinyPdf({ pages: [`${text} ${cell}`] }), { Li: 'Lia' });
      return find(await seenText(bytes), 'Lia')?.width ?? 0;
    };
    const free = await width('40 690 300 20 re S');
    for (const cell of ['40 690 23 20 re S', '63 690 0.5 20 re f', '63 690 m 63 710 l S']) {
      expect(await width(cell)).to.be.lessThan(free - 2);
    }
  });

  it('leaves no gap before a comma, and takes the difference from the following blanks', async () => {
    const line = 'Mr Winterbottom, of this town, was here again on that day';
    const { bytes } = await editPdf(filled(line), { Winterbottom: 'Winter' });
    const seen = (await seenText(bytes)).filter(({ y }) => y === 700);
    expect(
      seen
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ' '),
    ).to.equal(line.replace('bottom', ''));
    expect((await endsOf(bytes))[0]).to.be.closeTo((await endsOf(filled(line)))[0] ?? 0, 0.01);
  });

  it('does not move the content of the next cell', async () => {
    const row = 'BT /F1 12 Tf 50 700 Td [(Li,) -9000 (next)] TJ 300 0 Td (third) Tj ET';
    const { bytes } = await editPdf(tinyPdf({ pages: [row] }), { Li: 'Featherstonehaugh' });
    const seen = await seenText(bytes);
    expect(find(seen, 'next')?.x).to.be.closeTo(50 + 12 * (1.056 + 9), 0.05);
    expect(find(seen, 'third')?.x).to.equal(350);
  });

  it('squeezes a long substitute into its space', async () => {
    const { bytes } = await editPdf(page('Mr Li lives here'), { Li: 'Featherstonehaugh' });
    const long = find(await seenText(bytes), 'Featherstonehaugh');
    expect(long?.size).to.equal(12);
    expect(long?.width).to.be.lessThan(40);
  });

  it('uses the font of the original if the document has used its letters', async () => {
    const { bytes } = await editPdf(page('Nora Adam Roan', '/F2 12 Tf'), { Nora: 'Aaron' });
    expect(await seenWords(bytes)).to.match(/^Aaron\s+Adam Roan/);
    expect(fontsNamed(bytes, 'Times-Roman')).to.equal(1);
  });

  it('uses the nearest font for other letters, serif for serif', async () => {
    const { bytes } = await editPdf(page('Miller', '/F2 12 Tf'), { Miller: 'Xyz' });
    expect(await seenWords(bytes)).to.include('Xyz');
    expect(fontsNamed(bytes, 'Times-Roman')).to.equal(2);
  });

  it('embeds a font for letters beyond Western ones', async () => {
    const { bytes, problems } = await editPdf(page('Miller'), { Miller: '\u0418\u0432\u0430\u043d\u043e\u0432\u0430' });
    expect(await seenWords(bytes)).to.include('\u0418\u0432\u0430\u043d\u043e\u0432\u0430');
    expect(problems).to.deep.equal([]);
    expect(bytes.length).to.be.lessThan(60_000);
  });

  it('reports letters that no font has, and removes the term all the same', async () => {
    const { bytes, problems } = await editPdf(page('Miller'), { Miller: '\u6771\u4eac' });
    expect(await seenWords(bytes)).to.not.include('Miller');
    expect(problems).to.deep.equal([{ kind: 'no-face' }]);
  });

  it('distributes the words of a name over the lines of the original', async () => {
    const lines = ['BT /F1 10 Tf 50 700 Td (The report was written by Dr. Anna) Tj ET'];
    lines.push('BT /F1 10 Tf 50 686 Td (Miller of the hospital in the past) Tj ET');
    const { bytes } = await editPdf(tinyPdf({ pages: [lines.join('\n')] }), { 'Anna Miller': 'Jane Brooks' });
    const seen = await seenText(bytes);
    expect(find(seen, 'Jane')?.y).to.equal(700);
    expect(find(seen, 'Brooks')).to.include({ x: 50, y: 686 });
  });

  it('keeps the lines and cells of a term that spans several, if the substitute has as many words', async () => {
    const lines = ['BT /F1 10 Tf 50 700 Td (7 Elm Walk) Tj 0 -12 Td (Ashby) Tj 200 0 Td (12345) Tj ET'];
    const given = tinyPdf({ pages: [lines.join('\n')] });
    const { bytes, problems } = await editPdf(given, { '7 Elm Walk\nAshby\t12345': '12 Mill Lane North\nOak\t98765' });
    const seen = await seenText(bytes);
    expect(find(seen, '12 Mill Lane North')).to.include({ x: 50, y: 700 });
    expect(find(seen, 'Oak')).to.include({ x: 50, y: 688 });
    expect(find(seen, '98765')).to.include({ x: 250, y: 688 });
    const other = await editPdf(given, { '7 Elm Walk\nAshby\t12345': '12 Mill Lane\nOak 98765' });
    expect(await seenWords(other.bytes)).to.match(/12 Mill\s+Lane\s+Oak\s+98765/);
    expect([...problems, ...other.problems]).to.deep.equal([]);
  });

  it('replaces right-to-left text in visual order', async () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 101 0 R >>';
    const letters = [...'abcdef']
      .map((sign, index) => `<${Buffer.from(sign).toString('hex')}> <05d${index}>`)
      .join(' ');
    const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 6 beginbfchar ${letters} endbfchar endcmap`;
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td (fed cba) Tj ET'],
      objects: { 100: font, 101: ['', map] },
    });
    const x = async (name: string): Promise<SeenText | undefined> => {
      const { bytes, read } = await editPdf(given, { '\u05d0\u05d1\u05d2': name });
      expect(read[0]).to.match(/^\u05d0\u05d1\u05d2 \u05d3\u05d4\u05d5/);
      return (await seenText(bytes)).find(
        ({ text }) => text.includes([...name].reverse().join('')) || text.includes(name),
      );
    };
    const width = 12 * (0.556 * 2 + 0.5);
    const right = 50 + 12 * (0.278 + 0.556 + 0.556) + 12 * 0.278 + width;
    const long = await x('Wolverhampton');
    expect(long?.x).to.be.closeTo(right - width, 0.1);
    expect(long?.width).to.be.at.most(width + 0.1);
    const short = await x('Li');
    expect((short?.x ?? 0) + (short?.width ?? 0)).to.be.closeTo(right, 0.1);
    const own = await x('\u05d1\u05d0');
    expect((own?.x ?? 0) + (own?.width ?? 0)).to.be.closeTo(right, 0.1);
    expect(own?.text).to.include('\u05d1\u05d0');
  });

  it('writes one substitute for a hyphenated word, and removes the hyphen', async () => {
    const lines = 'BT /F1 10 Tf 50 700 Td (once we met Mr. Winter-) Tj 0 -14 Td (botham again and then) Tj ET';
    const { bytes } = await editPdf(tinyPdf({ pages: [lines] }), { Winterbotham: 'Lee' });
    expect((await seenWords(bytes)).replace(/\s+/g, ' ').trim()).to.equal('once we met Mr. Lee again and then');
  });

  it('keeps the letters of a ligature that are not part of the term', async () => {
    const encoding = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >>';
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td (o\\001x i f) Tj ET'],
      objects: { 100: `<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding ${encoding} >>` },
    });
    const { bytes } = await editPdf(given, { ix: 'x' });
    expect(await seenWords(bytes)).to.match(/^ofx/);
  });

  it('uses only those letters of an embedded subset that the document has shown', async () => {
    const pdf = PDF.create();
    pdf.addPage({ width: 300, height: 300 }).drawText('Anna Miller', { x: 20, y: 200, size: 14 });
    const { bytes } = await editPdf(await pdf.save(), { Anna: 'Lina', Miller: 'Quinn' });
    expect(await seenWords(bytes)).to.match(/Lina\s+Quinn/);
  });

  for (const [matrix, place] of [
    ['0.01 0 0 -0.01 0 0', '1 0 0 -1 50 700'],
    ['0.01 0 0 0.01 0 0', '1 0 0 -1 50 700'],
    ['0.01 0 0 -0.01 0 0', '1 0 0 1 50 700'],
  ] as const) {
    it(`is upright in place of Type3 glyphs, whether these or the text are mirrored: ${matrix}, ${place}`, async () => {
      const glyph = ['', '50 0 0 0 40 60 d1 0 0 40 60 re f'] as const;
      const given = tinyPdf({
        pages: [`BT /F3 12 Tf ${place} Tm (ab) Tj ( ba) Tj ET`],
        objects: {
          100: `<< /Type /Font /Subtype /Type3 /FontMatrix [${matrix}] /FontBBox [0 -20 50 80] /FirstChar 97 /LastChar 98
          /Widths [50 50] /CharProcs << /a 101 0 R /b 101 0 R >> /Encoding << /Differences [97 /a /b] >> >>`,
          101: glyph,
        },
      });
      const { bytes } = await editPdf(given, { ab: 'Xy' });
      const name = find(await seenText(bytes), 'Xy');
      expect(name).to.include({ x: 50, y: 700, upright: true });
      expect(name?.size).to.be.closeTo(12, 1.5);
    });
  }

  it('keeps letters together that the file encodes as line ends', async () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode 101 0 R >>';
    const map =
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <63> <000d> endbfchar endcmap';
    const content = 'BT /F3 10 Tf 50 700 Td (Miller-copula, ) Tj (and the other end of the line) Tj ET';
    const given = tinyPdf({ pages: [content], objects: { 100: font, 101: ['', map] } });
    const { bytes } = await editPdf(given, { Miller: 'Li' });
    const shown = (await allStreams(bytes)).split('\n').find((line) => line.includes('756c61')) ?? '';
    expect(shown).to.match(/<2d636f70756c612c20>/);
  });
});

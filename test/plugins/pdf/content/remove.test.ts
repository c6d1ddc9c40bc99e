import { expect } from 'chai';
import { allStreams, editPdf, type SeenText, seenText, seenWords } from './edit-pdf.js';
import { tinyPdf } from './tiny-pdf.js';

const line = (text: string, y = 700): string => `BT /F1 12 Tf 50 ${y} Td (${text}) Tj ET\n`;

const page = (content: string): Uint8Array => tinyPdf({ pages: [content] });

/** Where a word begins, found by a reader of its own. */
const placeOf = (seen: readonly SeenText[], word: string): SeenText | undefined =>
  seen.find(({ text }) => text.trim().startsWith(word));

/** Where the text of a line ends. */
const endOf = (seen: readonly SeenText[], line?: number): number =>
  Math.max(...seen.filter(({ y }) => line === undefined || y === line).map(({ x, width }) => x + width));

describe('pdf: terms are removed from content streams', () => {
  it('removes the codes and leaves the rest in place', async () => {
    const before = page(`${line('Patient Miller was here')}${line('second line', 680)}`);
    const { bytes, boxes } = await editPdf(before, ['Miller']);
    expect(await seenWords(bytes)).to.match(/^Patient\s+was here second line$/);
    const [was, is] = [await seenText(before), await seenText(bytes)];
    expect(placeOf(is, 'second')).to.deep.include({ x: 50, y: 680 });
    expect(endOf(is, 700)).to.be.closeTo(endOf(was, 700), 0.01);
    expect(boxes).to.have.length(1);
    expect(boxes[0]?.left).to.be.closeTo(50 + 12 * 3.391, 0.1);
  });

  for (const [name, content] of Object.entries({
    'a string': '(Dear Miller and friends) Tj',
    'an array with kerning': '[(Dear Mi) 30 (ll) -20 (er and friends)] TJ',
    'one string per letter': '(Dear ) Tj (M) Tj (i) Tj (l) Tj (l) Tj (e) Tj (r) Tj ( and friends) Tj',
    'hexadecimal codes': '<44656172204d696c6c657220616e6420667269656e6473> Tj',
    'octal escapes': '(Dear \\115iller and friends) Tj',
    "the operator '": "14 TL (Dear Miller and friends) '",
    'the operator "': '14 TL 2 1 (Dear Miller and friends) "',
  })) {
    it(`supports ${name}`, async () => {
      const given = page(`BT /F1 12 Tf 50 700 Td ${content} ET`);
      const { bytes } = await editPdf(given, ['Miller']);
      const [before, after] = [await seenText(given), await seenText(bytes)];
      expect(after.map(({ text }) => text).join('')).to.match(/Dear\s*and friends/);
      expect(endOf(after)).to.be.closeTo(endOf(before), 0.01);
    });
  }

  it('draws an opaque box in place of the term', async () => {
    const { bytes, boxes } = await editPdf(page(line('Miller')), ['Miller']);
    expect(await allStreams(bytes)).to.match(/q 0 g\n[\d.]+ [\d.]+ m .* h f/);
    expect(boxes[0]).to.include({ page: 0, left: 50 });
    expect(boxes[0]?.bottom).to.be.lessThan(700);
    expect(boxes[0]?.top).to.be.greaterThan(708);
  });

  it('draws boxes no higher than letters, so that they do not touch the lines above and below', async () => {
    const tall = '<< /Type /FontDescriptor /FontName /X /Flags 32 /Ascent 1250 /Descent -500 >>';
    const given = tinyPdf({
      pages: ['BT /F3 10 Tf 50 700 Td (Miller) Tj ET'],
      objects: {
        100: '<< /Type /Font /Subtype /TrueType /BaseFont /X /Encoding /WinAnsiEncoding /FontDescriptor 101 0 R >>',
        101: tall,
      },
    });
    const { boxes } = await editPdf(given, ['Miller']);
    expect(boxes[0]?.top).to.be.within(707, 708.5);
    expect(boxes[0]?.bottom).to.be.within(696.5, 698);
  });

  it('draws boxes as high as the letters of a Type3 font, even if those are as wide as high', async () => {
    const letter = '1000 0 0 0 800 800 d1 0 0 800 800 re f';
    const given = tinyPdf({
      pages: ['BT /F3 10 Tf 50 700 Td (ab) Tj 0 -12 Td (cc) Tj ET'],
      objects: {
        100: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 800 800] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 99
          /Widths [1000 1000 1000] /CharProcs << /a 101 0 R >> /Encoding << /Differences [97 /a /a /a] >> /ToUnicode 102 0 R >>`,
        101: ['', letter],
        102: [
          '',
          'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <63> <0061> endbfrange endcmap',
        ],
      },
    });
    const { boxes } = await editPdf(given, ['ab']);
    expect(boxes).to.have.length(1);
    expect(boxes[0]?.bottom).to.be.closeTo(700, 0.1);
    expect(boxes[0]?.top).to.be.closeTo(708, 0.1);
  });

  for (const [name, clip, left, right] of [
    ['no box where a clip hides the text', '300 0 200 800 re W n', undefined, undefined],
    ['no box where two clips leave nothing', '0 0 60 800 re W n 70 0 500 800 re W* n', undefined, undefined],
    ['the part of a box that a clip shows', '0 0 60 800 re W n', 50, 60],
    ['a box where a path is no clip', '300 0 200 800 re f', 50, 78.66],
    ['a box where a clip is over', 'q 300 0 200 800 re W n Q', 50, 78.66],
    ['a box within a clip of lines', '10 10 m 55 790 l 60 10 l h W n', 50, 60],
  ] as const) {
    it(`draws ${name}`, async () => {
      for (const gap of ['true', 'fixed'] as const) {
        const { bytes } = await editPdf(page(`q ${clip} ${line('Miller')} Q`), ['Miller'], gap);
        const streams = await allStreams(bytes);
        const box = /q 0 g\n([\d.]+) [\d.]+ m ([\d.]+)/.exec(streams);
        expect(streams).to.not.include('Miller');
        expect(box === null).to.equal(left === undefined);
        if (left === undefined || box === null) continue;
        expect(Number(box[1])).to.be.closeTo(left, 0.1);
        if (gap === 'true' || right === 60) expect(Number(box[2])).to.be.closeTo(right, 0.1);
      }
    });
  }

  for (const [name, text, clip] of [
    ['all of them are gone', 'Miller', true],
    ['only blanks are left', ' Miller ', true],
    ['others are left', 'Miller and Smith', false],
  ] as const) {
    it(`${clip ? 'shows no' : 'still shows'} colour through letters that were a clip if ${name}`, async () => {
      const given = page(`q BT /F1 12 Tf 7 Tr 50 700 Td (${text}) Tj ET 0 0 600 800 re f Q`);
      const { bytes } = await editPdf(given, ['Miller']);
      expect(/ET\s+-32000 -32000 1 1 re W n/.test(await allStreams(bytes))).to.equal(clip);
    });
  }

  it('draws the box in the initial space of the page, whatever state the content left', async () => {
    const content = `Q q 2 0 0 2 10 10 cm BT /F1 12 Tf 20 300 Td (Miller) Tj`;
    const { bytes, boxes } = await editPdf(page(content), ['Miller']);
    expect(boxes[0]?.left).to.be.closeTo(50, 0.01);
    expect(await allStreams(bytes)).to.match(/ET Q Q\nq 0 g\n50 /);
  });

  it('ignores apparent text in an inline image', async () => {
    const image = 'BI /W 12 /H 1 /BPC 8 /CS /G ID (Miller) Tj  EI';
    const { bytes, read } = await editPdf(page(`${image}\n${line('Miller')}`), ['Miller']);
    expect(read.join('')).to.equal('Miller\n');
    expect(await allStreams(bytes)).to.include(image);
  });

  it('edits a form once, however often pages draw it', async () => {
    const form = [
      '/Type /XObject /Subtype /Form /BBox [0 0 300 50]',
      'BT /F1 10 Tf 5 5 Td (Ward of Miller) Tj ET',
    ] as const;
    const { bytes } = await editPdf(
      tinyPdf({
        pages: ['q 1 0 0 1 20 700 cm /X1 Do Q', 'q 1 0 0 1 20 100 cm /X1 Do Q'],
        resources: '/XObject << /X1 101 0 R >>',
        objects: { 101: form },
      }),
      ['Miller'],
    );
    for (const number of [1, 2]) expect(await seenWords(bytes, number)).to.match(/^Ward of\s*$/);
    expect((await allStreams(bytes)).match(/0 g\n/g)).to.have.length(1);
  });

  it('finds terms that only an appearance, a pattern or an unused form shows', async () => {
    const words = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
    const { bytes, boxes } = await editPdf(
      tinyPdf({
        pages: [line('nothing')],
        page: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [100 100 300 200] /AP << /N 101 0 R >> >>]',
        resources: '/Pattern << /P1 102 0 R >> /XObject << /X1 103 0 R >>',
        objects: {
          101: [`/Subtype /Form /BBox [0 0 100 50] ${words}`, 'BT /F1 10 Tf 5 5 Td (Miller one) Tj ET'],
          102: [
            `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 90 90] /XStep 90 /YStep 90 ${words}`,
            'BT /F1 10 Tf 5 5 Td (Miller two) Tj ET',
          ],
          103: [`/Subtype /Form /BBox [0 0 100 50] ${words}`, 'BT /F1 10 Tf 5 5 Td (Miller three) Tj ET'],
        },
      }),
      ['Miller'],
    );
    const streams = await allStreams(bytes);
    expect(streams).to.not.include('Miller');
    expect(streams).to.not.include(Buffer.from('Miller').toString('hex'));
    for (const rest of [' one', ' two', ' three']) expect(streams).to.include(Buffer.from(rest).toString('hex'));
    // The appearance is drawn at twice its size.
    expect(boxes[0]).to.include({ page: 0, left: 110 });
  });

  it('removes doubled and invisible print together with the visible', async () => {
    const double = `${line('Miller')}BT /F1 12 Tf 50.3 700 Td (Miller) Tj ET\nBT 3 Tr /F2 9 Tf 51 702 Td (Mi11er) Tj ET\n`;
    const { bytes } = await editPdf(page(`${double}${line('kept', 680)}`), ['Miller']);
    expect((await seenWords(bytes)).trim()).to.equal('kept');
  });

  it('removes a name from a watermark without hiding or removing the text below it', async () => {
    const text = [720, 700, 680, 660, 640]
      .map((y) => line('Our Mr. Brown has paid all of it on time, and so did they', y))
      .join('');
    const watermark = 'BT /F1 60 Tf 0.7 0.7 -0.7 0.7 60 560 Tm (COPY Miller) Tj ET\n';
    for (const gap of ['true', 'fixed'] as const) {
      const { bytes, boxes } = await editPdf(page(watermark + text), ['Miller'], gap);
      expect(await seenWords(bytes)).to.equal(await seenWords(page(watermark.replace('Miller', '') + text)));
      expect(await allStreams(bytes)).to.not.include('q 0 g');
      expect(boxes).to.have.length(1);
    }
    const below = await editPdf(page(watermark + text), ['Brown']);
    expect(await seenWords(below.bytes))
      .to.include('COPY Miller')
      .and.not.include('Brown');
    expect((await allStreams(below.bytes)).match(/ h f/g)).to.have.length(5);
  });

  it('works on rotated pages and rotated text', async () => {
    const turned = 'BT /F1 12 Tf 0 1 -1 0 300 100 Tm (Mr Miller upward) Tj ET';
    const { bytes, boxes } = await editPdf(tinyPdf({ pages: [turned], page: '/Rotate 90' }), ['Miller']);
    expect(await seenWords(bytes)).to.match(/Mr\s+upward/);
    const [box] = boxes;
    expect((box?.top ?? 0) - (box?.bottom ?? 0)).to.be.greaterThan((box?.right ?? 0) - (box?.left ?? 0));
  });

  it('removes whole glyphs of ligatures', async () => {
    const encoding = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /fi] >>';
    const given = tinyPdf({
      pages: ['BT /F3 12 Tf 50 700 Td (Of\\001elds Gri\\001th) Tj ET'],
      objects: { 100: `<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding ${encoding} >>` },
    });
    const { bytes, read } = await editPdf(given, ['Grifith']);
    expect(read[0]).to.equal('Offields Grifith\n');
    expect(await seenWords(bytes))
      .to.include('elds')
      .and.not.include('Gri');
  });

  it('reports a stream that is too large instead of passing it on', async () => {
    const { problems } = await editPdf(page(`${' '.repeat(1e6)}${line('Miller')}`), ['Miller']);
    expect(problems).to.deep.include({ kind: 'too-large', page: 0 });
  });
});
